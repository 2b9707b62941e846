import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createResponse } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { getQuery } from '@storedeck/navigation';
import { COMPARED } from '../../../test/render-page';
import { wait } from '../../../test/support';
import { PRODUCTS, STATS, getTable, openReport } from './report-page';

const PATH = '/wc-analytics/reports/products';

const segment = ( id: number, itemsSold: number, netRevenue: number ) => ( {
	segment_id: id,
	segment_label: '',
	subtotals: {
		items_sold: itemsSold,
		net_revenue: netRevenue,
		orders_count: itemsSold ? 1 : 0,
	},
} );

/** By product, of all pages: 9 is on another page, 1 is new. */
const NOW = [
	segment( 1, 1, 10 ),
	segment( 2, 2, 20 ),
	segment( 5, 5, 50 ),
	segment( 9, 1, 5 ),
];
const BEFORE = [
	segment( 2, 4, 25 ),
	segment( 5, 5, 60 ),
	segment( 9, 9, 90 ),
	segment( 11, 3, 30 ),
];

const respondStats = ( { query = {} }: Call ) => {
	const segments = String( query.after ).startsWith( '2022' ) ? NOW : BEFORE;
	return {
		...STATS,
		totals: {
			...STATS.totals,
			...( query.segmentby ? { segments } : {} ),
		},
	};
};

const open = ( query: Record< string, string > = {}, responses = {} ) =>
	openReport( {
		query: { ...COMPARED, ...query },
		responses: { [ `GET ${ PATH }/stats` ]: respondStats, ...responses },
	} );

const getRow = ( name: string ) =>
	within( getTable().getByRole( 'row', { name: new RegExp( name ) } ) );

const getTexts = ( name: string ) =>
	getRow( name )
		.getAllByRole( 'cell' )
		.slice( 1, 4 )
		.map( ( cell ) =>
			[ ...cell.querySelectorAll( '.screen-reader-text' ) ]
				.map( ( { textContent } ) => textContent )
				.join()
		);

describe( 'the change in metric columns', () => {
	it( 'compares each item with itself', async () => {
		await open();
		expect( getTexts( 'Cap' ) ).toEqual( [
			'No change',
			'Down 17%',
			'No change',
		] );
		expect( getTexts( 'Hat' ) ).toEqual( [
			'Down 50%',
			'Down 20%',
			'No change',
		] );
	} );

	it( 'is an amount where an item had none', async () => {
		await open();
		expect( getTexts( 'Tie' ) ).toEqual( [
			'+1 new',
			'+$10.00 new',
			'+1 new',
		] );
	} );

	it( 'is missing without a comparison', async () => {
		const { calls } = await open( { compare: 'none' } );
		expect( getTexts( 'Hat' ) ).toEqual( [ '', '', '' ] );
		expect( calls.some( ( { query } ) => query?.segmentby ) ).toBe( false );
		expect(
			screen.queryByRole( 'button', { name: /Sort by Change/ } )
		).toBeNull();
	} );

	it( 'has a notice if the comparison cannot be loaded', async () => {
		await open(
			{},
			{
				[ `GET ${ PATH }/stats` ]: ( call: Call ) =>
					call.query?.segmentby
						? createResponse( {}, { status: 500 } )
						: respondStats( call ),
			}
		);
		expect( getTexts( 'Hat' ) ).toEqual( [ '', '', '' ] );
		expect(
			screen.getByText( 'Could not load the comparison period.' )
		).toBeVisible();
	} );
} );

describe( 'a table sorted by change', () => {
	const sorted = {
		orderby: 'net_revenue_change',
		order: 'asc',
		per_page: '2',
	};

	it( 'shows amounts, and how many items have nothing in this period and are not listed', async () => {
		await open( sorted, {
			'GET /storedeck/v1/answers/*': {
				errors: {},
				primary: STATS,
				rows: {
					items: [ PRODUCTS[ 1 ] ],
					total: 3,
					omitted: 1,
					orderby: 'net_revenue_change',
					is_compared: true,
				},
				compared: null,
				secondary: null,
				compared_rows: [ BEFORE[ 0 ]?.subtotals ],
			},
		} );
		expect( getTexts( 'Hat' ) ).toEqual( [
			'Down 50%',
			'-$5.00',
			'No change',
		] );
		expect(
			screen
				.getByText( 'Only in the comparison period, not listed' )
				.closest( 'li' )
		).toHaveTextContent( '1 Only in the comparison period, not listed' );
	} );

	it( 'is chosen in the header', async () => {
		await open();
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Sort by Change of Net sales in descending order',
			} )
		);
		await wait();
		expect( getQuery() ).toMatchObject( {
			orderby: 'net_revenue_change',
			order: 'desc',
		} );
		expect(
			screen.getByRole( 'columnheader', { name: 'Net sales' } )
		).toHaveAttribute( 'aria-sort', 'other' );
	} );

	it( 'keeps the focused button when its rows do not load', async () => {
		let isDown = false;
		await open(
			{},
			{
				[ `GET ${ PATH }` ]: () =>
					isDown
						? createResponse( {}, { status: 500 } )
						: createResponse( PRODUCTS, { totalResults: 60 } ),
			}
		);
		isDown = true;
		await userEvent.click(
			screen.getByRole( 'button', {
				name: 'Sort by Change of Net sales in descending order',
			} )
		);
		await wait();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the table.'
		);
		expect(
			screen.getByRole( 'button', {
				name: /^Sort by Change of Net sales/,
			} )
		).toHaveFocus();
	} );
} );

describe( 'a table of days', () => {
	const day = ( date: string, orders: number, taxes: number ) => ( {
		interval: date,
		date_start: `${ date } 00:00:00`,
		date_end: `${ date } 23:59:59`,
		subtotals: { orders_count: orders, gross_sales: orders, taxes },
	} );
	const NOW_DAYS = [ day( '2022-02-01', 5, 5 ), day( '2022-02-02', 1, 2 ) ];
	const BEFORE_DAYS = [
		day( '2021-02-01', 4, 4 ),
		day( '2021-02-02', 4, 1 ),
	];

	const openDays = ( query: Record< string, string > = {} ) =>
		openReport( {
			id: 'revenue',
			query: { ...COMPARED, ...query },
			responses: {
				'GET /wc-analytics/reports/revenue/stats': ( call: Call ) => {
					const intervals = String( call.query?.after ).startsWith(
						'2022'
					)
						? NOW_DAYS
						: BEFORE_DAYS;
					return createResponse(
						{
							totals: {
								orders_count: 6,
								gross_sales: 6,
								taxes: 7,
							},
							intervals,
						},
						{ totalResults: intervals.length }
					);
				},
			},
		} );

	const getDays = () =>
		within( screen.getByRole( 'table', { name: 'Revenue' } ) )
			.getAllByRole( 'row' )
			.slice( 1, -1 );

	it( 'compares each day with the corresponding one', async () => {
		await openDays();
		const [ first ] = getDays();
		const pills = [
			...( first?.querySelectorAll(
				'.woocommerce-summary__item-delta'
			) ?? [] ),
		];
		// More orders are better, even without a chart; more taxes are not.
		expect( pills[ 0 ] ).toHaveTextContent( 'Up 25%' );
		expect( pills[ 0 ] ).toHaveClass( 'is-good-trend' );
		const taxes = pills.at( -1 );
		expect( taxes ).toHaveTextContent( 'Up 25%' );
		expect( taxes ).not.toHaveClass( 'is-good-trend' );
	} );
} );
