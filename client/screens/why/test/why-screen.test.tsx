import { screen, within } from '@testing-library/react';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import {
	COMPARED,
	click,
	find,
	getUrl,
	renderPage,
} from '../../../test/render-page';
import { wait } from '../../../test/support';
import {
	DIMENSIONS,
	REPORT_IDS,
	getDefinition,
} from '../../../reports/test/definitions';
import WhyScreen from '..';

const REPORTS = '/wc-analytics/reports';

type Values = Record< string, number >;

const segment = ( id: number | string, label: string, subtotals: Values ) => ( {
	segment_id: id,
	segment_label: label,
	subtotals,
} );

/** By dimension, each in both periods. */
const SEGMENTS: Record< string, ReturnType< typeof segment >[][] > = {
	product: [
		[
			segment( 7, 'Cap', { net_revenue: 20.01, num_items_sold: 2 } ),
			segment( 8, 'Mug', { net_revenue: 50, num_items_sold: 5 } ),
		],
		[
			segment( 7, 'Cap', { net_revenue: 90, num_items_sold: 9 } ),
			segment( 8, 'Mug', { net_revenue: 40, num_items_sold: 4 } ),
			segment( 9, 'Pen', { net_revenue: 10, num_items_sold: 5 } ),
		],
	],
	order_country: [
		[
			segment( 'DE', 'Germany', {
				net_revenue: 40.01,
				avg_order_value: 20.005,
				orders_count: 2,
			} ),
			segment( 'FR', 'France', {
				net_revenue: 30,
				avg_order_value: 30,
				orders_count: 1,
			} ),
		],
		[
			segment( 'DE', 'Germany', {
				net_revenue: 80,
				avg_order_value: 20,
				orders_count: 4,
			} ),
			segment( 'FR', 'France', {
				net_revenue: 60,
				avg_order_value: 60,
				orders_count: 1,
			} ),
		],
	],
	coupon: [
		[ segment( 3, 'SALE', { net_revenue: 50 } ) ],
		[ segment( 3, 'SALE', { net_revenue: 10 } ) ],
	],
};

const TOTALS = [
	{
		net_revenue: 70.01,
		avg_order_value: 23.3367,
		orders_count: 3,
		num_items_sold: 7,
	},
	{
		net_revenue: 140,
		avg_order_value: 28,
		orders_count: 5,
		num_items_sold: 18,
	},
];

function respond( { query = {} }: Call ) {
	const period = String( query.after ).startsWith( '2022' ) ? 0 : 1;
	return {
		totals: {
			...TOTALS[ period ],
			...( query.segmentby
				? {
						segments:
							SEGMENTS[ String( query.segmentby ) ]?.[ period ] ??
							[],
				  }
				: {} ),
		},
		intervals: [],
	};
}

const PRODUCTS = [ 7, 9 ].map( ( id ) => ( {
	product_id: id,
	extended_info: { stock_status: id === 9 ? 'outofstock' : 'instock' },
} ) );

async function open( {
	query = {},
	report = 'revenue',
	stats = respond as unknown,
	dimensions = DIMENSIONS,
}: {
	query?: Record< string, string >;
	report?: string;
	stats?: unknown;
	dimensions?: typeof DIMENSIONS;
} = {} ) {
	const page = await renderPage( {
		content: ( props ) => <WhyScreen { ...props } />,
		path: `/analytics/${ report }/why`,
		query: { ...COMPARED, chart: 'net_revenue', ...query },
		settings: { dimensions },
		responses: {
			...Object.fromEntries(
				REPORT_IDS.map( ( id ) => [
					`GET /storedeck/v1/report-definitions/${ id }`,
					getDefinition( id ),
				] )
			),
			[ `GET ${ REPORTS }/${ report }/stats` ]: stats,
			[ `GET ${ REPORTS }/products` ]: createResponse( PRODUCTS, {
				headers: { 'X-WP-Total': '2', 'X-WP-TotalPages': '1' },
			} ),
		},
	} );
	// The other dimensions and the stock come later.
	await wait();
	return page;
}

/** The rows of a table: names with their details, and amounts. */
const rows = ( name: string ) =>
	within( screen.getByRole( 'table', { name } ) )
		.getAllByRole( 'row' )
		.map( ( row ) => [
			within( row ).getByRole( 'rowheader' ).textContent,
			row.querySelector( 'td .screen-reader-text' )?.textContent,
		] );

it( 'says what changed, and how much of it is from orders and from their average', async () => {
	await open();
	const heading = await find(
		'heading',
		'Net sales fell by $69.99 (50%) from $140.00 to $70.01.'
	);
	expect( heading ).toHaveFocus();
	expect( heading.nextSibling ).toHaveTextContent(
		/^Feb 1 - 28, 2022, compared with Feb 1 - 28, 2021$/
	);
	expect( rows( 'Orders and their average' ) ).toEqual( [
		[ 'Number of orders5 before, now 3', '-$51.34' ],
		[ 'Net sales per order$28.00 before, now $23.34', '-$18.65' ],
		[ 'Change', '-$69.99' ],
	] );
} );

it( 'lists each dimension once where a report has only others', async () => {
	await open( {
		dimensions: DIMENSIONS.filter(
			( { segmentby } ) => segmentby === 'shipping_method'
		),
		stats: ( { query = {}, ...call }: Call ) =>
			respond( {
				...call,
				query: {
					...query,
					...( query.segmentby ? { segmentby: 'product' } : {} ),
				},
			} ),
	} );
	const list = within(
		screen.getByRole( 'navigation', { name: 'Split by' } )
	);
	expect( list.getAllByRole( 'link' ) ).toHaveLength( 1 );
} );

it( 'has the dimension first that explains most, with parts that add up to the change', async () => {
	await open();
	expect( rows( 'Products' ) ).toEqual( [
		[ 'Cap$90.00 before, now $20.01 · View report', '-$69.99' ],
		[ 'Pen$10.00 before, now $0.00 · View report', '-$10.00' ],
		[ 'Mug$40.00 before, now $50.00 · View report', '+$10.00' ],
		[ 'Change', '-$69.99' ],
	] );
	const list = within(
		screen.getByRole( 'navigation', { name: 'Split by' } )
	);
	expect(
		list.getAllByRole( 'link' ).map( ( { textContent } ) => textContent )
	).toEqual( [ 'Products', 'Country / Region', 'Coupons' ] );

	await click( 'link', 'Coupons' );
	expect( getUrl( 'by' ) ).toEqual( { by: 'coupon' } );
	expect( rows( 'Coupons' ) ).toEqual( [
		[ 'SALE$10.00 before, now $50.00 · View report', '+$40.00' ],
		[
			'Counted in several rows, or in noneAn order or product can be in several rows or in none. This makes up for it.',
			'-$109.99',
		],
		[ 'Change', '-$69.99' ],
	] );
} );

it( 'leads from a part to what explains its change, and to its reports', async () => {
	await open( { query: { by: 'order_country' } } );
	const read = ( name: string ) =>
		Object.fromEntries(
			new URL(
				screen.getByRole< HTMLAnchorElement >( 'link', { name } ).href
			).searchParams
		);
	expect( read( 'View report of Germany' ) ).toMatchObject( {
		path: '/analytics/revenue',
		filter: 'advanced',
		order_country_is: 'DE',
		chart: 'net_revenue',
		after: '2022-02-01',
	} );
	expect( read( 'Show all in Explore' ) ).toMatchObject( {
		path: '/analytics/explore',
		metrics: 'net_revenue',
		by: 'order_country',
		orderby: 'net_revenue_change',
		order: 'asc',
		compare: 'previous_year',
	} );
	await click( 'link', 'Why did Net sales of Germany change?' );
	expect( getUrl( 'order_country_is', 'filter', 'by', 'chart' ) ).toEqual( {
		order_country_is: 'DE',
		filter: 'advanced',
		chart: 'net_revenue',
	} );
	expect(
		screen.getByRole( 'heading', { name: /^Net sales fell/ } )
	).toHaveFocus();
	// The value is limited already.
	expect(
		screen.queryByRole( 'link', {
			name: 'Why did Net sales of Germany change?',
		} )
	).toBeNull();
} );

it( 'leads to what explains the change of a part in its report, if that has the metric', async () => {
	await open();
	const [ cap ] = screen.getAllByRole< HTMLAnchorElement >( 'link', {
		name: 'Why did Net sales of Cap change?',
	} );
	expect(
		Object.fromEntries( new URL( cap?.href ?? '' ).searchParams )
	).toMatchObject( {
		path: '/analytics/products/why',
		filter: 'single_product',
		products: '7',
		chart: 'net_revenue',
		compare: 'previous_year',
	} );
	await click( 'link', 'Coupons' );
	expect(
		screen.queryByRole( 'link', { name: /^Why did Net sales of SALE/ } )
	).toBeNull();
	expect(
		screen.getByRole( 'link', { name: 'View report of SALE' } )
	).toBeVisible();
} );

it( 'splits an average by shares and averages, but not where orders count in several rows', async () => {
	await open( { report: 'orders', query: { chart: 'avg_order_value' } } );
	expect( rows( 'Country / Region' ) ).toEqual( [
		[ 'France$60.00 before, now $30.00 · View report', '-$5.42' ],
		[ 'Germany$20.00 before, now $20.01 · View report', '+$0.76' ],
		[ 'Change', '-$4.66' ],
	] );
	expect(
		screen.getByText(
			'$3.33 is from other shares of the rows in all orders, -$7.99 from other averages of the rows.'
		)
	).toBeVisible();
	expect(
		screen.queryByRole( 'table', { name: 'Orders and their average' } )
	).toBeNull();
	expect(
		screen.getByText( /^Not split by Products and Coupons: / )
	).toBeVisible();
} );

it( 'lists products that sold less and are out of stock', async () => {
	const { calls } = await open();
	expect( screen.getByText( '5 sold before, now 0' ) ).toBeVisible();
	expect( screen.queryByText( '9 sold before, now 2' ) ).toBeNull();
	expect(
		calls
			.filter( ( { path } ) =>
				/answers\/(revenue|products)$/.test( path )
			)
			.map( ( { query } ) => query.parts )
	).toEqual( [
		'primary,compared',
		'changes',
		'changes',
		'primary,compared',
		'rows',
	] );
} );

it( 'asks for a comparison where there is none', async () => {
	await open( { query: { compare: 'none' } } );
	expect(
		screen.getByText( 'Choose what the period is compared with.' )
	).toBeVisible();
} );

it( 'says that loading failed, and loads again', async () => {
	let isDown = true;
	await open( {
		stats: ( call: Call ) =>
			isDown && String( call.query?.fields ) === 'net_revenue'
				? createResponse(
						{ code: 'x', message: 'Not today.' },
						{ status: 500 }
				  )
				: respond( call ),
	} );
	expect( screen.getByText( 'Could not load what changed.' ) ).toBeVisible();
	isDown = false;
	await click( 'button', 'Reload' );
	expect( rows( 'Products' ) ).toHaveLength( 4 );
} );
