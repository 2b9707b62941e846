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

it.each( [
	[ 'wc-on-hold', 'On hold' ],
	[ 'my-wc-status', 'My wc status' ],
	[ 'a_b--c', 'A b c' ],
] )( 'shows the status %s as “%s” after one indicator', ( status, label ) => {
	const { container } = render( <OrderStatus order={ { status } } /> );
	const [ first, second, ...others ] =
		container.firstElementChild?.childNodes ?? [];
	expect( first ).toHaveClass( `is-${ status }` );
	expect( second?.textContent ).toBe( label );
	expect( others ).toEqual( [] );
} );

it( 'has one indicator after a label on the left', () => {
	const { container } = render(
		<OrderStatus order={ { status: 'new' } } labelPositionToLeft />
	);
	expect( container.querySelectorAll( 'span' ) ).toHaveLength( 1 );
	expect( container.firstChild?.firstChild?.textContent ).toBe( 'New' );
} );
