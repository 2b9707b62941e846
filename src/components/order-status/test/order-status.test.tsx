import { render, screen } from '@testing-library/react';
import { OrderStatus } from '..';

const map = { 'on-hold': 'Waiting' };

describe( 'OrderStatus', () => {
	it( 'shows the label of the status and marks the indicator', () => {
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

	it( 'converts an unknown status to words', () => {
		render( <OrderStatus order={ { status: 'awaiting-pickup' } } /> );
		expect( screen.getByText( 'Awaiting pickup' ) ).toBeVisible();
	} );

	it( 'ignores inherited properties of the map', () => {
		render(
			<OrderStatus
				order={ { status: 'constructor' } }
				orderStatusMap={ {} }
			/>
		);
		expect( screen.getByText( 'Constructor' ) ).toBeVisible();
	} );

	it( 'shows the label first if labelPositionToLeft is set', () => {
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
