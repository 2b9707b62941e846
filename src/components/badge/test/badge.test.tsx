import { render, screen } from '@testing-library/react';
import { Badge, Count } from '..';

describe( 'Badge', () => {
	it( 'shows the count and passes span attributes on', () => {
		render( <Badge count={ 0 } className="mine" title="Unread" /> );
		const badge = screen.getByText( '0' );
		expect( badge ).toHaveClass( 'woocommerce-badge', 'mine' );
		expect( badge ).toHaveAttribute( 'title', 'Unread' );
	} );
} );

describe( 'Count', () => {
	it( 'has the accessible name “Total {count}” by default', () => {
		render( <Count count={ 33 } /> );
		expect( screen.getByLabelText( 'Total 33' ) ).toHaveClass(
			'woocommerce-count'
		);
		expect( screen.getByText( '33' ) ).toBeVisible();
	} );

	it( 'uses its label as the accessible name', () => {
		render( <Count count={ 4 } label="4 unread" /> );
		expect( screen.getByLabelText( '4 unread' ) ).toHaveTextContent( '4' );
	} );
} );
