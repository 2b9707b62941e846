import { act, screen, within } from '@testing-library/react';
import { countriesStore, itemsStore, reviewsStore } from '@storedeck/data';
import { createResponse } from '@storedeck/data/testing';
import { customersStore } from '../../../common/customer/store';
import {
	click,
	FAILED,
	find,
	getCalls,
	renderWithStores,
	respondWith,
	wait,
} from '../../../test/support';
import CustomerScreen from '..';

const LIST = 'GET /wc-analytics/customers';
const PURCHASES = 'GET /wc-analytics/customers/5/purchases';
const REVIEWS = 'GET /wc-analytics/products/reviews';

const CUSTOMER = {
	id: 5,
	user_id: 6,
	username: 'ada',
	name: 'Ada &amp; Co',
	email: 'ada@store.test',
	country: 'US',
	city: 'Town',
	state: 'CA',
	postcode: '12345',
	date_registered: '2026-01-02T03:04:05',
	date_registered_gmt: '2026-01-02T03:04:05',
	date_last_active: '2026-11-20T08:00:00',
	date_last_active_gmt: '2026-11-20T08:00:00',
	date_last_order: '2026-11-02 18:56:00',
	orders_count: 2,
	total_spend: 50,
	avg_order_value: 25,
};

const ORDER = {
	id: 12,
	number: 'A-12',
	status: 'completed',
	date_created: '2026-11-02T18:56:00',
	date_created_gmt: '2026-11-02T18:56:00',
	items_sold: 3,
	total: 40,
	currency: 'EUR',
	currency_symbol: '€',
	refunds: [
		{
			id: 13,
			amount: 10,
			date_created: '2026-11-04T10:00:00',
			date_created_gmt: '2026-11-04T10:00:00',
		},
	],
};

const BOUGHT = {
	orders: [ ORDER ],
	orders_total: 1,
	refunded_total: 10,
	products: [ { id: 21, name: 'Mug', items_sold: 2, net_revenue: 20 } ],
};

const REVIEW = {
	id: 3,
	product_name: 'Mug',
	rating: 4,
	review: '<p>Solid.</p>',
	date_created: '2026-11-04T09:00:00',
	date_created_gmt: '2026-11-04T09:00:00',
};

async function show( responses: Record< string, unknown > = {}, id = '5' ) {
	renderWithStores(
		<CustomerScreen path={ `/customers/${ id }` } query={ {} } />,
		[ itemsStore, customersStore, reviewsStore, countriesStore ],
		{
			[ LIST ]: [ CUSTOMER ],
			[ PURCHASES ]: BOUGHT,
			[ REVIEWS ]: [ REVIEW ],
			'GET /wc-analytics/data/countries': [
				{
					code: 'US',
					name: 'United States',
					states: [ { code: 'CA', name: 'California' } ],
				},
			],
			...responses,
		}
	);
	await wait();
}

const region = ( name: string ) => screen.getByRole( 'region', { name } );

const events = () =>
	[
		...region( 'Timeline' ).querySelectorAll(
			'.woocommerce-timeline-group__title, .woocommerce-timeline-item'
		),
	].map( ( { textContent } ) => textContent );

const setUser = ( ...capabilities: string[] ) => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		pageName: 'storedeck',
		dateFormat: 'Y-m-d',
		timeFormat: 'H:i',
		orderStatuses: { completed: 'Completed' },
		currentUser: {
			capabilities: Object.fromEntries(
				capabilities.map( ( name ) => [ name, true ] )
			),
		},
	} as typeof window.storedeckSettings;
};

beforeEach( () =>
	setUser( 'view_woocommerce_reports', 'manage_woocommerce', 'edit_users' )
);
afterEach( () => delete window.storedeckSettings );

it( 'starts with name, kind and total spend of the customer', async () => {
	await show();
	const head = screen
		.getByRole( 'heading', { name: 'Ada & Co' } )
		.closest( '.storedeck-record' );
	expect( head ).toHaveTextContent(
		/RegisteredReturningLast active 2026-11-20 08:00\$50\.00/
	);
} );

it.each( [
	[
		{ name: '', user_id: 0, date_registered: null },
		'ada@store.test',
		/Guest/,
	],
	[ { name: '', email: '', orders_count: 1 }, 'Customer 5', /New/ ],
	[ { orders_count: 0 }, 'Ada & Co', /Registered(?!Returning|New)/ ],
] )( 'describes a customer with %j', async ( fields, name, kind ) => {
	await show( { [ LIST ]: [ { ...CUSTOMER, ...fields } ] } );
	expect(
		screen.getByRole( 'heading', { name } ).parentElement
	).toHaveTextContent( kind );
} );

it( 'shows contact, metrics, orders and the products bought most', async () => {
	await show();
	expect( region( 'Contact' ) ).toHaveTextContent(
		/ada@store\.test.*Username\s*ada.*12345 TownCaliforniaUnited States.*2026-01-02 03:04/
	);
	expect(
		within( region( 'Contact' ) ).getByRole( 'link', { name: 'ada' } )
	).toHaveAttribute(
		'href',
		'https://store.test/wp-admin/user-edit.php?user_id=6'
	);
	for ( const [ label, value ] of [
		[ 'Average spend per order', '$25.00' ],
		[ 'Refunds', '$10.00' ],
	] as const ) {
		expect(
			screen.getByText( label ).nextElementSibling
		).toHaveTextContent( value );
	}
	// What remains after the refund, in the currency of the order.
	const [ , order ] = within( region( 'Orders' ) ).getAllByRole( 'row' );
	expect( order ).toHaveTextContent(
		/#A-122026-11-02 18:56Completed3€30\.00/
	);
	expect(
		within( order as HTMLElement ).getByRole( 'link' )
	).toHaveAttribute( 'href', expect.stringContaining( '%2Forders%2F12' ) );
	const [ , product ] = within( region( 'Bought most' ) ).getAllByRole(
		'row'
	);
	expect( product ).toHaveTextContent( /Mug2\$20\.00/ );
} );

it( 'has orders, refunds, reviews and the registration on its timeline', async () => {
	await show();
	expect( events() ).toEqual( [
		'2026-11-04',
		expect.stringMatching( /Refund of order #.*A-12.*: €10\.0010:00/ ),
		expect.stringMatching( /Review of Mug09:00.*Solid\./ ),
		'2026-11-02',
		expect.stringMatching( /Order #.*A-12.*: €40\.0018:56Completed/ ),
		'2026-01-02',
		'Registered03:04',
	] );
	expect(
		find( 'GET', '/wc-analytics/products/reviews' )[ 0 ]?.query
	).toMatchObject( { reviewer_email: 'ada@store.test', status: 'all' } );
} );

it( 'ends the timeline with the last order that is listed, until more are shown', async () => {
	await show( { [ PURCHASES ]: { ...BOUGHT, orders_total: 30 } } );
	expect( events() ).not.toContain( 'Registered03:04' );
	expect( region( 'Timeline' ) ).toHaveTextContent( 'Earlier orders: 29' );
	respondWith( PURCHASES, BOUGHT );
	await click( 'Show more (1 of 30)' );
	await wait();
	expect( events() ).toContain( 'Registered03:04' );
	expect(
		find( 'GET', '/wc-analytics/customers/5/purchases' ).map(
			( { query } ) => query.per_page
		)
	).toEqual( [ '25', '100' ] );
	expect( screen.queryByRole( 'button', { name: /Show more/ } ) ).toBeNull();
} );

it( 'shows users without access to personal data no reviews or contact', async () => {
	setUser( 'view_woocommerce_reports' );
	await show( {
		[ LIST ]: [
			{
				id: 5,
				user_id: 6,
				name: 'Customer 5',
				username: '',
				email: '',
				orders_count: 2,
			},
		],
	} );
	expect( find( 'GET', '/wc-analytics/products/reviews' ) ).toEqual( [] );
	expect( region( 'Contact' ) ).toHaveTextContent( 'No contact details.' );
	expect(
		within( region( 'Bought most' ) ).getByRole( 'link', { name: 'Mug' } )
	).toHaveAttribute( 'href', expect.stringContaining( 'single_product' ) );
} );

it.each( [ 'abc', '0', '1e3' ] )(
	'does not request %s as a customer',
	async ( id ) => {
		await show( {}, id );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			`Customer not found: ${ id }`
		);
		expect( getCalls() ).toEqual( [] );
	}
);

it( 'says that a customer was not found', async () => {
	await show( { [ LIST ]: [] } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Customer not found: 5'
	);
	expect(
		screen.getByRole( 'link', { name: 'Go to the Customers report' } )
	).toHaveAttribute( 'href', expect.stringMatching( /path=%2F(customers)/ ) );
} );

it( 'tells that it is loading, and offers to reload after a failure', async () => {
	renderWithStores(
		<CustomerScreen path="/customers/5" query={ {} } />,
		[ itemsStore, customersStore, reviewsStore, countriesStore ],
		{ [ LIST ]: FAILED, [ PURCHASES ]: BOUGHT, [ REVIEWS ]: [] }
	);
	expect( screen.getByRole( 'status' ) ).toHaveTextContent( 'Loading…' );
	await wait();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load the customer.Not today.'
	);
	respondWith( LIST, [ CUSTOMER ] );
	await click( 'Reload' );
	await wait();
	expect( screen.getByRole( 'heading', { name: 'Ada & Co' } ) ).toBeVisible();
} );

it( 'shows the customer when orders or reviews failed to load', async () => {
	await show( { [ PURCHASES ]: FAILED, [ REVIEWS ]: FAILED } );
	expect( region( 'Orders' ) ).toHaveTextContent(
		'Could not load orders.Not today.'
	);
	expect( region( 'Timeline' ) ).toHaveTextContent(
		/Could not load reviews\..*Registered/
	);
} );

it( 'says that reports of WooCommerce do not know the orders of a customer', async () => {
	await show( {
		[ PURCHASES ]: createResponse(
			{ code: 'rest_no_route', message: 'No route.' },
			{ status: 404 }
		),
	} );
	expect( region( 'Orders' ) ).toHaveTextContent(
		'Orders of a customer are known while the reports of Storedeck are used.'
	);
	expect( within( region( 'Orders' ) ).queryByRole( 'alert' ) ).toBeNull();
} );

it( 'says that there are no orders yet, once it is known', async () => {
	await show( { [ PURCHASES ]: undefined } );
	expect( screen.queryByText( 'No orders yet.' ) ).toBeNull();
	await act(
		async () =>
			find( 'GET', '/wc-analytics/customers/5/purchases' )[ 0 ]?.respond(
				{
					orders: [],
					orders_total: 0,
					refunded_total: 0,
					products: [],
				}
			)
	);
	expect( screen.getByText( 'No orders yet.' ) ).toBeVisible();
	expect(
		screen.queryByRole( 'region', { name: 'Bought most' } )
	).toBeNull();
} );
