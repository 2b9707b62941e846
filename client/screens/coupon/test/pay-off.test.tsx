import { screen, within } from '@testing-library/react';
import type { Call } from '@storedeck/data/testing';
import { click, FAILED, find, respondWith, wait } from '../../../test/support';
import { allow, ANSWERS, openCoupon, RESULTS } from './support';

const MARCH = {
	period: 'custom',
	after: '2026-03-02',
	before: '2026-03-03',
	compare: 'none',
};

const createAnswer = ( orders: number, average: number ) => ( {
	question: { by: [], interval: 'day', orderby: null },
	periods: [
		{
			compare: null,
			after: '2026-03-02T00:00:00',
			before: '2026-03-03T23:59:59',
		},
	],
	metrics: [
		{
			key: 'orders_count',
			name: 'Orders',
			format: 'number',
			direction: 'up',
			description: '',
			formula: '',
		},
	],
	dimensions: [],
	totals: [ { orders_count: orders, avg_order_value: average } ],
	intervals: [
		[ 1, orders - 1 ].map( ( count, day ) => ( {
			interval: `2026-03-0${ day + 2 }`,
			date_start: `2026-03-0${ day + 2 } 00:00:00`,
			metrics: { orders_count: count },
		} ) ),
	],
	rows: [],
	total_rows: 0,
	other: null,
	notes: [],
} );

const TOTALS = {
	net_revenue: 490.5,
	discount: 60,
	customers: 11,
	later_customers: 4,
	later_orders: 5,
	later_coupon_uses: 1,
	later_net_revenue: 190,
};

/** Answers each of the questions. */
const answer =
	( used: number, without: number ) =>
	( { query }: Call ) => {
		if ( query.coupon_excludes ) {
			return createAnswer( without, 25 );
		}
		return createAnswer( query.customer_order_is ? 2 : used, 40.25 );
	};

const open = ( used = 12, without = 30, totals: object = TOTALS ) =>
	openCoupon(
		'/coupons/7',
		{
			[ `GET ${ RESULTS }` ]: totals,
			[ `GET ${ ANSWERS }` ]: answer( used, without ),
		},
		MARCH
	);

/** Value and definition of a number. */
const getFigure = ( label: string ) =>
	screen.getByText( label, { selector: 'dt' } ).parentElement?.textContent;

beforeEach( () => allow( false ) );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows each number with its definition', async () => {
	await open();
	expect( getFigure( 'Orders' ) ).toBe(
		'Orders12Orders with this coupon in this period.'
	);
	expect( getFigure( 'Net sales' ) ).toContain( '$490.50' );
	expect( getFigure( 'Discount' ) ).toContain( '$60.00' );
	expect( getFigure( 'New customers' ) ).toContain( '2' );
	expect( getFigure( 'Average order with the coupon' ) ).toContain(
		'$40.25'
	);
	expect( getFigure( 'Average order without it' ) ).toBe(
		'Average order without it$25.00The same for the 30 orders without this coupon in this period.'
	);
	expect( getFigure( 'Later orders' ) ).toContain( '5' );
	expect( getFigure( 'Later net sales' ) ).toContain( '$190.00' );
	expect(
		screen.getByText( '4 of 11 customers ordered again.' )
	).toBeVisible();
	expect(
		screen.getByText( '1 of the later orders used this coupon again.' )
	).toBeVisible();
} );

it( 'asks for the period of the URL', async () => {
	await open();
	const { compare, ...period } = MARCH;
	expect( find( 'GET', RESULTS )[ 0 ]?.query ).toEqual( period );
	expect( find( 'GET', ANSWERS ).map( ( { query } ) => query ) ).toEqual( [
		{
			...MARCH,
			metrics: 'orders_count,avg_order_value',
			coupon_includes: '7',
			interval: 'day',
		},
		{
			...MARCH,
			metrics: 'orders_count,avg_order_value',
			coupon_excludes: '7',
		},
		{
			...MARCH,
			metrics: 'orders_count',
			coupon_includes: '7',
			customer_order_is: '1',
		},
	] );
	expect(
		screen.getByRole( 'button', { name: /Date Range/i } )
	).toBeVisible();
	expect( screen.queryByRole( 'button', { name: /Comparison/ } ) ).toBeNull();
} );

it( 'does not take a difference for an effect of the coupon', async () => {
	await open();
	expect(
		screen.getByText( /does not show that the coupon caused it/ )
	).toBeVisible();
} );

it.each( [
	[ 9, 30 ],
	[ 12, 9 ],
] )(
	'says that %d orders and %d others are not enough',
	async ( ...counts ) => {
		await open( ...counts );
		expect( screen.getByText( /^Not enough orders to say/ ) ).toBeVisible();
		expect( screen.queryByText( /caused it/ ) ).toBeNull();
	}
);

it( 'says that no order used the coupon', async () => {
	await open( 0, 30 );
	expect(
		screen.getByText(
			'No orders with this coupon in this period. Choose another date range.'
		)
	).toBeVisible();
	expect( screen.queryByText( 'Net sales' ) ).toBeNull();
} );

it( 'leaves out what no customer did', async () => {
	await open( 12, 30, {
		...TOTALS,
		customers: 0,
		later_coupon_uses: 0,
	} );
	expect( screen.queryByText( /ordered again|used this coupon/ ) ).toBeNull();
} );

it( 'leads to the orders and the report', async () => {
	await open();
	const getHref = ( name: string ) =>
		screen.getByRole( 'link', { name } ).getAttribute( 'href' );
	expect( getHref( 'View orders' ) ).toContain( 'coupon_includes=7' );
	expect( getHref( 'View in the Coupons report' ) ).toContain( 'coupons=7' );
} );

it( 'asks again for what failed', async () => {
	await openCoupon( '/coupons/7', {
		[ `GET ${ RESULTS }` ]: FAILED,
		[ `GET ${ ANSWERS }` ]: answer( 12, 30 ),
	} );
	const place = screen.getByRole( 'group', { name: 'Results' } );
	expect(
		within( place ).getByText( /Could not load the results\./ )
	).toBeVisible();
	respondWith( `GET ${ RESULTS }`, TOTALS );
	await click( 'Reload' );
	await wait();
	expect( getFigure( 'Net sales' ) ).toContain( '$490.50' );
	expect( find( 'GET', ANSWERS ) ).toHaveLength( 3 );
} );
