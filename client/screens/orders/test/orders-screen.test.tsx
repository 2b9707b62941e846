import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countriesStore, ordersStore } from '@storedeck/data';
import { createResponse } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import { ORDER } from '../../../test/order';
import {
	button,
	FAILED,
	find,
	getCalls,
	goTo,
	notices,
	press,
	pressNotice,
	renderWithStores,
	respondWith,
	wait,
} from '../../../test/support';
import OrdersScreen from '..';
import PrintScreen from '../print';

const ORDERS = '/wc-analytics/orders';
const TOTALS = '/wc/v3/reports/orders/totals';
const BATCH = `${ ORDERS }/batch`;

const SECOND = {
	...ORDER,
	id: 8,
	number: 'A-8',
	status: 'on-hold',
	billing: { ...ORDER.billing, first_name: '', last_name: '' },
	shipping: { ...ORDER.shipping, country: '' },
	refunds: [ { id: 9, reason: '', total: '-2.50' } ],
};

const RESPONSES = {
	[ `GET ${ ORDERS }` ]: createResponse( [ ORDER, SECOND ], {
		totalResults: 2,
	} ),
	[ `GET ${ TOTALS }` ]: [
		{ slug: 'pending', name: 'Pending payment', total: 0 },
		{ slug: 'processing', name: 'Processing', total: 1200 },
		{ slug: 'on-hold', name: 'On hold', total: 3 },
		{ slug: 'picked', name: 'Picked &amp; packed', total: 5 },
		// Of an inactive plugin: the list cannot be limited to it.
		{ slug: 'gone', name: 'gone', total: 1 },
		{ slug: 'trash', name: 'Trash', total: 7 },
	],
};

async function open(
	query: Record< string, string > = {},
	responses: Record< string, unknown > = {}
) {
	goTo( '/orders', query );
	renderWithStores(
		<OrdersScreen path="/orders" query={ query } />,
		[ ordersStore ],
		{ ...RESPONSES, ...responses }
	);
	await wait();
}

const select = async ( ...names: string[] ) => {
	for ( const name of names ) {
		await userEvent.click(
			screen.getByRole( 'checkbox', { name: `Select order #${ name }` } )
		);
	}
};
const apply = async ( label: string ) => {
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Bulk actions' } ),
		label
	);
	await press( 'Apply' );
};
const tabs = () =>
	within( screen.getByRole( 'navigation' ) )
		.getAllByRole( 'link' )
		.map( ( { textContent } ) => textContent );
const statuses = ( at: number ) =>
	( find( 'POST', BATCH )[ at ]?.data as { update: object[] } ).update;

beforeEach( () => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		dateFormat: 'Y-m-d',
		timeFormat: 'H:i',
		siteTitle: 'Ada &amp; Co',
		countries: { US: 'United States', DE: 'Germany' },
		currentUser: { capabilities: { manage_woocommerce: true } },
		orderStatuses: {
			pending: 'Pending payment',
			processing: 'Processing',
			'on-hold': 'On hold',
			completed: 'Completed',
			refunded: 'Refunded',
			picked: 'Picked',
		},
	};
} );
afterEach( () => delete window.storedeckSettings );

it( 'shows who ordered what, when, and how it is paid, the newest first', async () => {
	await open();
	const [ , first, second ] = screen.getAllByRole( 'row' );
	for ( const text of [
		'#7',
		'2026-11-02 18:56',
		'Ada Lovelace',
		'Processing',
		'3',
		'€37.50',
		'Card',
		'United States',
	] ) {
		expect( first ).toHaveTextContent( text );
	}
	expect( second ).toHaveTextContent( 'ada@example.test' );
	expect( second ).toHaveTextContent( '€2.50 refunded' );
	expect( screen.getByRole( 'link', { name: '#7' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'path=%2Forders%2F7' )
	);
	expect( find( 'GET', ORDERS )[ 0 ]?.query ).toMatchObject( {
		status: 'any',
		orderby: 'date',
		order: 'desc',
		page: '1',
	} );
} );

it( 'has a tab for each status with orders, with the numbers of one request', async () => {
	await open();
	expect( tabs() ).toEqual( [
		'All (1,209)',
		'Processing (1,200)',
		'On hold (3)',
		'Picked & packed (5)',
		'Trash (7)',
	] );
	expect( find( 'GET', TOTALS ) ).toHaveLength( 1 );
} );

it.each( [
	[ 'pending', 'Pending payment (0)' ],
	[ 'processing,on-hold', 'Processing and On hold (1,203)' ],
	[ 'nonsense', 'All (1,209)' ],
] )(
	'always has a tab of the statuses in the URL: %s',
	async ( status, tab ) => {
		await open( { status } );
		expect(
			screen.getByRole( 'link', { current: 'page' } )
		).toHaveTextContent( tab );
	}
);

it( 'finds the orders of the search, the period and the page in the URL', async () => {
	await open( {
		status: 'processing,on-hold',
		search: 'ada',
		from: '2026-03-01',
		to: '2026-03-31',
		orderby: 'total',
		order: 'asc',
		paged: '1',
		per_page: '50',
	} );
	const conditions = {
		search: 'ada',
		// Both ends are excluded by the server.
		after: '2026-02-28T23:59:59',
		before: '2026-04-01T00:00:00',
	};
	expect( find( 'GET', TOTALS )[ 0 ]?.query ).toMatchObject( conditions );
	expect( find( 'GET', ORDERS )[ 0 ]?.query ).toMatchObject( {
		...conditions,
		status: [ 'processing', 'on-hold' ],
		orderby: 'total',
		order: 'asc',
		per_page: '50',
	} );
	expect( screen.getByLabelText( 'From' ) ).toHaveValue( '2026-03-01' );
} );

it( 'keeps a period in the URL, but no year that is being typed', async () => {
	await open();
	const field = screen.getByLabelText( 'To' );
	await userEvent.type( field, '0202-05-01' );
	expect( getQuery().to ).toBeUndefined();
	await userEvent.clear( field );
	await userEvent.type( field, '2026-05-01' );
	expect( getQuery().to ).toBe( '2026-05-01' );
} );

it.each( [
	[ {}, 'No orders yet. New orders will appear here.', [] ],
	[
		{ search: 'unheard', status: 'processing' },
		'No orders match “unheard”.',
		[ 'Clear filters', 'Show all statuses' ],
	],
	[
		{ from: '2026-01-01' },
		'No orders in this period.',
		[ 'Clear filters' ],
	],
	[
		{ from: '2026-02-01', to: '2026-01-01' },
		'The first day is after the last day.',
		[ 'Clear filters' ],
	],
	[
		{ status: 'pending' },
		'No orders with this status.',
		[ 'Show all statuses' ],
	],
] )( 'says why no orders are shown: %j', async ( query, text, links ) => {
	await open( query, { [ `GET ${ ORDERS }` ]: [] } );
	const table = screen.getByRole( 'table' );
	expect( table ).toHaveTextContent( text );
	expect(
		within( table )
			.queryAllByRole( 'link' )
			.map( ( { textContent } ) => textContent )
	).toEqual( links );
} );

it( 'is loaded again after a failure', async () => {
	await open( {}, { [ `GET ${ ORDERS }` ]: FAILED } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load orders.Not today.'
	);
	respondWith( `GET ${ ORDERS }`, RESPONSES[ `GET ${ ORDERS }` ] );
	await press( 'Reload' );
	expect( screen.getByRole( 'link', { name: '#7' } ) ).toBeVisible();
} );

it( 'completes the selected orders, says so and undoes it', async () => {
	await open( {}, { [ `POST ${ BATCH }` ]: { update: [] } } );
	await select( '7', 'A-8' );
	await apply( 'Mark as completed' );
	expect( statuses( 0 ) ).toEqual( [
		{ id: 7, status: 'completed', expected: { status: 'processing' } },
		{ id: 8, status: 'completed', expected: { status: 'on-hold' } },
	] );
	expect( notices() ).toEqual( [
		'Status of 2 orders changed to Completed.',
	] );
	expect( find( 'GET', ORDERS ) ).toHaveLength( 2 );
	expect( screen.queryByText( '2 selected' ) ).toBeNull();
	await pressNotice();
	expect( statuses( 1 ) ).toEqual( [
		{ id: 7, status: 'processing', expected: { status: 'completed' } },
		{ id: 8, status: 'on-hold', expected: { status: 'completed' } },
	] );
} );

it( 'names each order that failed with the reason, and keeps it selected', async () => {
	await open(
		{},
		{
			[ `POST ${ BATCH }` ]: {
				update: [
					{ id: 7 },
					{ id: 8, error: { message: 'It was changed elsewhere.' } },
				],
			},
		}
	);
	await select( '7', 'A-8' );
	await apply( 'Change status to Pending payment' );
	expect( notices() ).toEqual( [
		'Status of 1 order changed to Pending payment.',
	] );
	const alert = screen.getByRole( 'alert' );
	expect( alert ).toHaveTextContent(
		'1 was not changed:#A-8: It was changed elsewhere.'
	);
	expect(
		within( alert ).getByRole( 'link', { name: '#A-8' } )
	).toHaveAttribute( 'href', expect.stringContaining( '%2Forders%2F8' ) );
	expect(
		screen.getByRole( 'checkbox', { name: 'Select order #A-8' } )
	).toBeChecked();
	expect(
		screen.getByRole( 'checkbox', { name: 'Select order #7' } )
	).not.toBeChecked();
	await press( 'Dismiss' );
	expect( screen.queryByRole( 'alert' ) ).toBeNull();
	expect( document.body ).not.toHaveFocus();
} );

it( 'does not offer to undo what it restored from the trash', async () => {
	await open(
		{ status: 'trash' },
		{
			[ `GET ${ ORDERS }` ]: [ { ...ORDER, status: 'trash' } ],
			[ `POST ${ BATCH }` ]: { update: [ { id: 7 } ] },
		}
	);
	await select( '7' );
	await apply( 'Mark as completed' );
	expect( notices() ).toEqual( [
		'Status of 1 order changed to Completed.',
	] );
	await expect( pressNotice() ).resolves.toBeUndefined();
	expect( find( 'POST', BATCH ) ).toHaveLength( 1 );
} );

it( 'sends nothing for orders that have the status already', async () => {
	await open();
	await select( '7' );
	await apply( 'Change status to Processing' );
	expect( find( 'POST', BATCH ) ).toHaveLength( 0 );
	expect( notices() ).toEqual( [
		'The selected orders already have the status Processing.',
	] );
} );

it( 'does not refund in bulk, and does not print what is in the trash', async () => {
	await open( { status: 'trash' } );
	expect(
		within( screen.getByRole( 'combobox', { name: 'Bulk actions' } ) )
			.getAllByRole( 'option' )
			.map( ( { textContent } ) => textContent )
	).toEqual( [
		'Bulk actions',
		'Mark as completed',
		'Change status to Pending payment',
		'Change status to Processing',
		'Change status to On hold',
		'Change status to Picked',
	] );
} );

it( 'opens the page that prints the selected orders', async () => {
	await open();
	await select( '7', 'A-8' );
	await apply( 'Print packing slips' );
	expect( getQuery() ).toMatchObject( { orders: '7,8', as: 'slips' } );
} );

describe( 'printing', () => {
	async function openPrint(
		query: Record< string, string >,
		responses: Record< string, unknown > = {}
	) {
		goTo( '/orders/print', query );
		renderWithStores(
			<PrintScreen path="/orders/print" query={ query } />,
			[ ordersStore, countriesStore ],
			{
				...RESPONSES,
				'GET /wc-analytics/data/countries': [],
				[ `GET ${ ORDERS }/7/refunds` ]: [],
				[ `GET ${ ORDERS }/8/refunds` ]: [
					{
						id: 9,
						line_items: [ { refunded_item_id: 11, quantity: -1 } ],
					},
				],
				...responses,
			}
		);
		await wait();
	}

	it( 'shows each order with its amounts', async () => {
		const print = jest.fn();
		window.print = print;
		await openPrint( { orders: '7,8' } );
		expect( find( 'GET', ORDERS )[ 0 ]?.query ).toMatchObject( {
			include: [ '7', '8' ],
			orderby: 'include',
		} );
		const [ first, second ] = screen.getAllByRole( 'article' );
		for ( const text of [
			'Order #7',
			'Ada & Co',
			'Mug & Cup',
			'€9.99',
			'€37.50',
			'Billing address',
			'Ring twice',
		] ) {
			expect( first ).toHaveTextContent( text );
		}
		expect( second ).toHaveTextContent( '1 refunded' );
		await userEvent.click( button( 'Print' ) );
		expect( print ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'has no prices on packing slips, and names orders that are gone', async () => {
		await openPrint( { orders: '7,8,99', as: 'slips' } );
		const [ first ] = screen.getAllByRole( 'article' );
		expect( first ).toHaveTextContent( 'Mug & Cup' );
		expect( first ).toHaveTextContent( 'Shipping address' );
		expect( first ).not.toHaveTextContent( '€' );
		expect( first ).not.toHaveTextContent( 'Billing address' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Orders not found: 99'
		);
	} );

	it( 'has no items of an order whose refunds it does not know', async () => {
		await openPrint(
			{ orders: '7,8', as: 'slips' },
			{ [ `GET ${ ORDERS }/8/refunds` ]: FAILED }
		);
		const [ first, second ] = screen.getAllByRole( 'article' );
		expect( first ).toHaveTextContent( 'Mug & Cup' );
		expect( second ).toHaveTextContent( 'Could not load refunds.' );
		expect( second ).not.toHaveTextContent( 'Mug & Cup' );
	} );

	it( 'requests nothing without orders', async () => {
		await openPrint( {} );
		expect( getCalls() ).toHaveLength( 0 );
		expect(
			screen.getByText(
				'Select orders in the list of orders to print them.'
			)
		).toBeVisible();
	} );
} );
