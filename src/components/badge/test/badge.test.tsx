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
	it( 'is named "Total {count}"', () => {
		render( <Count count={ 33 } /> );
		expect( screen.getByLabelText( 'Total 33' ) ).toHaveClass(
			'woocommerce-count'
		);
		expect( screen.getByText( '33' ) ).toBeVisible();
	} );

	it( 'is named by its label when it has one', () => {
		render( <Count count={ 4 } label="4 unread" /> );
		expect( screen.getByLabelText( '4 unread' ) ).toHaveTextContent( '4' );
	} );
} );
