import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore, ordersStore } from '@storedeck/data';
import { createTestRegistry, fakeNetwork } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import OrdersPanel from '../orders';

const createOrder = ( id: number, changes = {} ) => ( {
	id,
	number: `10${ id }`,
	status: 'processing',
	total: '54.00',
	currency: 'USD',
	currency_symbol: '$',
	date_created: '2026-11-21T10:00:00',
	billing: { first_name: 'Ada', last_name: 'Lovelace' },
	line_items: [ { quantity: 2 }, { quantity: 1 } ],
	...changes,
} );

let calls: Call[];

function open( settings = {} ) {
	window.storedeckSettings = {
		actionableOrderStatuses: [ 'processing', 'on-hold' ],
		orderStatuses: { processing: 'Processing' },
		...settings,
	};
	calls = fakeNetwork( { 'GET /storedeck/v1/attention': {} } );
	render(
		<RegistryProvider
			value={ createTestRegistry(
				itemsStore,
				ordersStore,
				noticesStore
			) }
		>
			<OrdersPanel />
		</RegistryProvider>
	);
	return userEvent.setup();
}

afterEach( () => {
	delete window.storedeckSettings;
} );

const requests = () =>
	calls.filter( ( { path } ) => path === '/wc-analytics/orders' );

/** Responds to the latest of a number of requests. */
async function respond( count: number, orders: unknown ) {
	await waitFor( () => expect( requests() ).toHaveLength( count ) );
	await act( async () => requests().at( -1 )?.respond( orders ) );
}

const sort = () => screen.getByRole( 'combobox', { name: 'Sort orders' } );

it( 'lists the newest orders first, each with its total in its currency', async () => {
	open();
	await respond( 1, [
		createOrder( 2, {
			total: '1200.00',
			currency: 'EUR',
			currency_symbol: '€',
		} ),
		createOrder( 1 ),
	] );
	expect( requests()[ 0 ]?.query ).toMatchObject( {
		orderby: 'date',
		order: 'desc',
		status: 'processing,on-hold',
	} );
	expect( sort() ).toHaveDisplayValue( 'Newest first' );
	expect( screen.getByText( '€1,200.00' ) ).toBeInTheDocument();
	expect( screen.getByText( '$54.00' ) ).toBeInTheDocument();
} );

it( 'sorts by total', async () => {
	const user = open();
	await respond( 1, [ createOrder( 1 ) ] );
	await user.selectOptions( sort(), 'Highest total first' );
	await respond( 2, [ createOrder( 2 ) ] );
	expect( requests()[ 1 ]?.query ).toMatchObject( {
		orderby: 'total',
		order: 'desc',
	} );
	expect( screen.getByText( 'Order #102 by Ada Lovelace' ) ).toBeVisible();
	expect( screen.queryByText( /^Order #101/ ) ).toBeNull();
} );

it( 'offers only orders that the list of WooCommerce has', async () => {
	open( { hasWooCommerce: true } );
	await respond( 1, [] );
	expect(
		screen
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Newest first', 'Oldest first' ] );
} );

it( 'searches by number and customer and says when nothing is found', async () => {
	const user = open();
	await respond( 1, [ createOrder( 1 ) ] );
	const field = screen.getByRole( 'searchbox', {
		name: 'Search by number or customer',
	} );
	await user.type( field, 'zoe{Enter}' );
	await respond( 2, [] );
	expect( requests()[ 1 ]?.query.search ).toBe( 'zoe' );
	expect( screen.getByText( 'No orders found.' ) ).toBeInTheDocument();
	expect( field ).toHaveFocus();
	await user.clear( field );
	await user.keyboard( '{Enter}' );
	expect( await screen.findByText( /^Order #101/ ) ).toBeInTheDocument();
} );
