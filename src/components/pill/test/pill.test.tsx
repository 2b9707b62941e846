import { render, screen } from '@testing-library/react';
import { Pill } from '..';

it( 'shows its text in a pill', () => {
	render( <Pill className="mine">Beta</Pill> );
	expect( screen.getByText( 'Beta' ) ).toHaveClass(
		'woocommerce-pill',
		'mine'
	);
} );
