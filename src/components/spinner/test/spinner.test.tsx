import { render } from '@testing-library/react';

import { Spinner } from '..';

describe( 'Spinner', () => {
	it( 'renders an image that is hidden from assistive technology', () => {
		const { container } = render( <Spinner className="mine" /> );
		const svg = container.querySelector( 'svg.woocommerce-spinner' );
		expect( svg ).toHaveClass( 'mine' );
		expect( svg ).toHaveAttribute( 'aria-hidden', 'true' );
	} );
} );

it( 'has only its own class name by default', () => {
	const { container } = render( <Spinner /> );
	expect( container.firstChild ).toHaveAttribute(
		'class',
		'woocommerce-spinner'
	);
} );
