import { render } from '@testing-library/react';

import { Spinner } from '..';

describe( 'Spinner', () => {
	it( 'is an image that assistive technology skips', () => {
		const { container } = render( <Spinner className="mine" /> );
		const svg = container.querySelector( 'svg.woocommerce-spinner' );
		expect( svg ).toHaveClass( 'mine' );
		expect( svg ).toHaveAttribute( 'aria-hidden', 'true' );
	} );
} );
