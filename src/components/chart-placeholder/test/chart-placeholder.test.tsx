import { render } from '@testing-library/react';

import { ChartPlaceholder } from '..';

describe( 'ChartPlaceholder', () => {
	it( 'shows a spinner at the height of the chart', () => {
		const { container } = render( <ChartPlaceholder height={ 220 } /> );
		const box = container.querySelector( '.woocommerce-chart-placeholder' );
		expect( box ).toHaveStyle( { height: '220px' } );
		expect( box ).toHaveAttribute( 'aria-hidden', 'true' );
		expect(
			box?.querySelector( 'svg.woocommerce-spinner' )
		).not.toBeNull();
	} );

	it( 'takes no space by default', () => {
		const { container } = render( <ChartPlaceholder /> );
		expect( container.firstChild ).toHaveStyle( { height: '0px' } );
	} );
} );
