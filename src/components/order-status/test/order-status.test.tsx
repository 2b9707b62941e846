import { render, screen } from '@testing-library/react';
import { OrderStatus } from '..';

const map = { 'on-hold': 'Waiting' };

describe( 'OrderStatus', () => {
	it( 'names the status as the shop does and marks the indicator', () => {
		render(
			<OrderStatus
				order={ { status: 'on-hold' } }
				orderStatusMap={ map }
				className="mine"
			/>
		);
		const status = screen.getByText( 'Waiting' );
		expect( status ).toHaveClass( 'woocommerce-order-status', 'mine' );
		expect( status.firstChild ).toHaveClass(
			'woocommerce-order-status__indicator',
			'is-on-hold'
		);
	} );

	it( 'writes an unknown status in words', () => {
		render( <OrderStatus order={ { status: 'awaiting-pickup' } } /> );
		expect( screen.getByText( 'Awaiting pickup' ) ).toBeVisible();
	} );

	it( 'is not taken in by a status that every object has', () => {
		render(
			<OrderStatus
				order={ { status: 'constructor' } }
				orderStatusMap={ {} }
			/>
		);
		expect( screen.getByText( 'Constructor' ) ).toBeVisible();
	} );

	it( 'puts the name first on request', () => {
		render(
			<OrderStatus
				order={ { status: 'on-hold' } }
				orderStatusMap={ map }
				labelPositionToLeft
			/>
		);
		expect( screen.getByText( 'Waiting' ).lastChild ).toHaveClass(
			'is-on-hold'
		);
	} );
} );
