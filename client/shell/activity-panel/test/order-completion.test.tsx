import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { itemsStore, ordersStore } from '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import type { Call, Responses } from '@storedeck/data/testing';
import { getHistory } from '@storedeck/navigation';
import {
	getNotices,
	renderWithNotices,
} from '../../../common/test/render-with-notices';
import OrdersPanel from '../orders';

const PATH = '/wc-analytics/orders';

const GUEST = {
	id: 2,
	number: '102',
	status: 'processing',
	total: '54.00',
	currency: 'USD',
	currency_symbol: '$',
	date_created: '2026-11-21T10:00:00',
	line_items: [ { quantity: 2 } ],
};
const ADA = {
	...GUEST,
	id: 1,
	number: '101',
	status: 'on-hold',
	billing: { first_name: 'Ada', last_name: 'Lovelace' },
};

let calls: Call[];

/** Opens the panel of a store with these orders. */
async function open(
	stored: ReadonlyArray< typeof GUEST >,
	responses: Responses = {}
) {
	let orders = stored;
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: () =>
			orders.filter( ( { status } ) => status !== 'completed' ),
		[ `PUT ${ PATH }/*` ]: ( { path, data }: Call ) => {
			const id = Number( path.split( '/' ).at( -1 ) );
			orders = orders.map( ( order ) =>
				order.id === id ? { ...order, ...Object( data ) } : order
			);
			return orders.find( ( order ) => order.id === id );
		},
		...responses,
	} );
	renderWithNotices(
		<div role="dialog" tabIndex={ -1 } data-retry-focus>
			<OrdersPanel />
		</div>,
		itemsStore,
		ordersStore
	);
	await act( settle );
}

const click = async ( name: string ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await act( settle );
};
const complete = ( number: string ) =>
	click( `Mark as completed: order #${ number }` );
const writes = () =>
	calls
		.filter( ( { method } ) => method === 'PUT' )
		.map( ( { path, data } ) => [ path.replace( PATH, '' ), data ] );
const titles = () =>
	screen
		.queryAllByRole( 'article' )
		.map( ( card ) => within( card ).getByRole( 'heading' ).textContent );

const REFUSED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 400 }
);

beforeEach( () => {
	window.storedeckSettings = {
		dateFormat: 'Y-m-d',
		actionableOrderStatuses: [ 'processing', 'on-hold' ],
		orderStatuses: { processing: 'Processing', 'on-hold': 'On hold' },
		currentUser: {
			id: 1,
			name: 'Ann',
			capabilities: { manage_woocommerce: true },
			preferences: {},
		},
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows customer, items, total, date and status, and links to the order', async () => {
	await open( [ ADA, GUEST ] );
	expect( titles() ).toEqual( [
		'Order #101 by Ada Lovelace',
		'Order #102',
	] );
	const [ card ] = screen.getAllByRole( 'article' );
	expect( card ).toHaveTextContent( '2 items, $54.00 · 2026-11-21' );
	expect( card ).toHaveTextContent( 'On hold' );
	await userEvent.click(
		screen.getByRole( 'link', { name: 'Order #101 by Ada Lovelace' } )
	);
	expect( getHistory().location.pathname ).toBe( '/orders/1' );
} );

it( 'says when no order is to be fulfilled, and leads to all orders', async () => {
	await open( [] );
	expect(
		screen.getByText( 'No orders to fulfill. New orders will appear here.' )
	).toBeVisible();
	await userEvent.click(
		screen.getByRole( 'link', { name: 'View all orders' } )
	);
	expect( getHistory().location.pathname ).toBe( '/orders' );
} );

it( 'says why the list is missing, and loads it again', async () => {
	let response: unknown = REFUSED;
	await open( [], { [ `GET ${ PATH }` ]: () => response } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load orders.Not today.'
	);
	response = [ ADA ];
	await click( 'Reload' );
	expect( titles() ).toHaveLength( 1 );
} );

it( 'completes an order, and undoes it', async () => {
	await open( [ ADA, GUEST ] );
	await complete( '101' );
	expect( writes() ).toEqual( [ [ '/1', { status: 'completed' } ] ] );
	expect( titles() ).toEqual( [ 'Order #102' ] );
	expect( getNotices() ).toHaveTextContent( 'Order #101 completed.' );
	expect( screen.getByRole( 'link', { name: 'Order #102' } ) ).toHaveFocus();

	await click( 'Undo' );
	expect( writes().at( -1 ) ).toEqual( [ '/1', { status: 'on-hold' } ] );
	expect( titles() ).toHaveLength( 2 );
} );

it( 'reports an order that was not changed, and keeps it', async () => {
	await open( [ ADA ], { [ `PUT ${ PATH }/*` ]: REFUSED } );
	await complete( '101' );
	expect( getNotices() ).toHaveTextContent(
		'Could not update the order. Not today.'
	);
	expect( getNotices() ).not.toHaveTextContent( 'completed' );
	expect( titles() ).toHaveLength( 1 );
	expect(
		screen.getByRole( 'button', { name: /^Mark as completed/ } )
	).toHaveAttribute( 'aria-disabled', 'false' );
} );

it( 'changes one order at a time', async () => {
	await open( [ ADA, GUEST ] );
	calls = fakeNetwork();
	await complete( '101' );
	const [ ada, guest ] = screen.getAllByRole( 'article' );
	expect( ada ).toHaveAttribute( 'aria-busy', 'true' );
	expect( guest ).toHaveAttribute( 'aria-busy', 'false' );
	expect(
		screen.getByRole( 'button', { name: /order #102/ } )
	).toHaveAttribute( 'aria-disabled', 'true' );
	await complete( '102' );
	expect( writes() ).toEqual( [ [ '/1', { status: 'completed' } ] ] );
} );

it( 'moves the focus to the panel after the only order', async () => {
	await open( [ ADA ] );
	await complete( '101' );
	await waitFor( () => expect( titles() ).toEqual( [] ) );
	expect( screen.getByRole( 'dialog' ) ).toHaveFocus();
} );
