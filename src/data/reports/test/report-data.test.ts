import { getReportChartData } from '../chart-data';
import { getSegments } from '../segments';
import { getReportStatsQuery } from '../report-queries';
import { reportsStore } from '../store';
import { getSummaryNumbers } from '../summary-numbers';
import { getReportIntervalTableData, getReportTableData } from '../table-data';
import { getTooltipValueFormat } from '../tooltip-value-format';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;

const query = { period: 'last_month', compare: 'previous_year' };
const options = () => ( {
	endpoint: 'revenue',
	query,
	selector: registry.select( reportsStore ),
} );
const chart = ( dataType: 'primary' | 'secondary' = 'primary' ) =>
	getReportChartData( { ...options(), dataType } );
const summary = () => getSummaryNumbers( options() );

const interval = ( day: string ) => ( {
	interval: day,
	date_start: `${ day } 00:00:00`,
	subtotals: { orders_count: 1 },
} );
const response = {
	totals: { orders_count: 2 },
	intervals: [ interval( '2022-02-01' ) ],
};

beforeEach( () => {
	jest.useFakeTimers( { now: new Date( '2022-03-15T12:00:00Z' ) } );
	calls = fakeNetwork();
	registry = createTestRegistry( reportsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getReportChartData', () => {
	it( 'is requesting and empty at first', () => {
		expect( chart() ).toEqual( {
			isEmpty: true,
			isError: false,
			isRequesting: true,
			data: { totals: {}, intervals: [] },
		} );
	} );

	it( 'has totals and intervals, the same object on each call', async () => {
		chart();
		await settle();
		await calls[ 0 ]?.respond( response );

		expect( chart() ).toEqual( {
			isEmpty: false,
			isError: false,
			isRequesting: false,
			data: response,
		} );
		expect( chart().data ).toBe( chart().data );
	} );

	it( 'is empty without intervals', async () => {
		chart();
		await settle();
		await calls[ 0 ]?.respond( { totals: null, intervals: [] } );

		expect( chart() ).toMatchObject( {
			isEmpty: true,
			isRequesting: false,
			data: { totals: {}, intervals: [] },
		} );
	} );

	it.each( [
		[ 'intervals', 'revenue', { totals: { orders_count: 0 } } ],
		[ 'totals', 'revenue', { ...response, totals: null } ],
		[ 'totals, for a report without dates', 'stock', { totals: null } ],
	] )( 'is empty when there are no %s', async ( _what, endpoint, body ) => {
		const read = () =>
			getReportChartData( {
				...options(),
				endpoint,
				dataType: 'primary',
			} );
		read();
		await settle();
		await calls[ 0 ]?.respond( body );
		expect( read() ).toMatchObject( {
			isEmpty: true,
			isRequesting: false,
			isError: false,
		} );
	} );

	it( 'is not empty without intervals for a report without a date range', async () => {
		const stock = () =>
			getReportChartData( {
				...options(),
				endpoint: 'stock',
				isTimeless: true,
				dataType: 'primary',
			} );
		stock();
		await settle();
		await calls[ 0 ]?.respond( { totals: { instock: 4 } } );

		expect( stock() ).toMatchObject( {
			isEmpty: false,
			isRequesting: false,
			data: { totals: { instock: 4 }, intervals: [] },
		} );
	} );

	it( 'returns whether there is an error', async () => {
		chart();
		await settle();
		await calls[ 0 ]?.fail();

		expect( chart() ).toMatchObject( {
			isError: true,
			isRequesting: false,
		} );
	} );

	it( 'keeps its data while it is refreshed', async () => {
		chart();
		await settle();
		await calls[ 0 ]?.respond( response );
		registry
			.dispatch( reportsStore )
			.refresh( 'getReportStatsAll', [
				'revenue',
				getReportStatsQuery( { ...options(), dataType: 'primary' } ),
			] );
		await settle();

		expect( chart() ).toMatchObject( {
			isRequesting: true,
			data: response,
		} );
	} );
} );

describe( 'getSummaryNumbers', () => {
	it( 'sends no requests in addition to those of the chart', async () => {
		chart();
		chart( 'secondary' );
		summary();
		await settle();

		expect( calls.map( ( call ) => call.query?.after ) ).toEqual( [
			'2022-02-01T00:00:00',
			'2021-02-01T00:00:00',
		] );
		await calls[ 0 ]?.respond( response );
		expect( summary() ).toMatchObject( {
			isRequesting: true,
			totals: { primary: { orders_count: 2 }, secondary: null },
		} );
		await calls[ 1 ]?.respond( {
			totals: { orders_count: 1 },
			intervals: [],
		} );
		await settle();

		expect( summary() ).toEqual( {
			isRequesting: false,
			isError: false,
			totals: {
				primary: { orders_count: 2 },
				secondary: { orders_count: 1 },
			},
		} );
		expect( calls ).toHaveLength( 2 );
	} );

	it.each( [ 0, 1 ] )(
		'returns whether there is an error in either range, and the other is pending: %d',
		async ( failed ) => {
			summary();
			await settle();
			await calls[ failed ]?.fail();

			expect( summary() ).toEqual( {
				isError: true,
				isRequesting: true,
				totals: { primary: null, secondary: null },
			} );
		}
	);

	it( 'is requesting while only the chart is refreshed', async () => {
		chart();
		summary();
		await settle();
		for ( const call of [ ...calls ] ) {
			await call.respond( response );
		}
		expect( summary().isRequesting ).toBe( false );
		registry
			.dispatch( reportsStore )
			.refresh( 'getReportStatsAll', [
				'revenue',
				getReportStatsQuery( { ...options(), dataType: 'primary' } ),
			] );
		await settle();
		expect( summary() ).toMatchObject( {
			isRequesting: true,
			totals: { primary: { orders_count: 2 } },
		} );
	} );
} );

describe( 'getReportTableData', () => {
	it( 'returns rows and their number', async () => {
		const table = () =>
			getReportTableData< { id: number } >( {
				...options(),
				endpoint: 'orders',
			} );
		expect( table() ).toMatchObject( {
			isRequesting: true,
			isError: false,
			items: { data: [], totalResults: 0 },
		} );
		await settle();
		await calls[ 0 ]?.respond( [ { id: 7 } ], { totalResults: 60 } );

		expect( table() ).toMatchObject( {
			isRequesting: false,
			query: { page: 1, per_page: 25, orderby: 'date' },
			items: { data: [ { id: 7 } ], totalResults: 60 },
		} );
	} );

	it( 'accepts `select` and logs that it is deprecated', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		const select = jest.fn( () => registry.select( reportsStore ) );
		getReportTableData( { endpoint: 'orders', query, select } );
		expect( select ).toHaveBeenCalledWith( 'wc/admin/reports' );
		expect( warn ).toHaveBeenCalledWith(
			'Option `select` of functions that read reports is deprecated. Please use `selector` instead.'
		);
		warn.mockRestore();
	} );

	it( 'throws without selector and select', () => {
		expect( () =>
			getReportTableData( { endpoint: 'orders', query } )
		).toThrow( /selector/ );
	} );
} );

describe( 'getReportIntervalTableData', () => {
	it( 'returns an interval in each row', async () => {
		const table = () =>
			getReportIntervalTableData( {
				...options(),
				tableQuery: { interval: 'day' },
			} );
		expect( table() ).toMatchObject( {
			isRequesting: true,
			isError: false,
			items: { data: [], totalResults: 0 },
		} );
		await settle();
		expect( calls[ 0 ]?.path ).toBe(
			'/wc-analytics/reports/revenue/stats'
		);
		expect( calls[ 0 ]?.query ).toMatchObject( {
			interval: 'day',
			page: '1',
		} );
		await calls[ 0 ]?.respond( response, {
			totalResults: 28,
			totalPages: 2,
		} );

		expect( table().items ).toEqual( {
			data: response.intervals,
			totalResults: 28,
		} );
		expect( table().isRequesting ).toBe( false );
	} );

	it( 'returns no rows for totals without intervals', async () => {
		const table = () => getReportIntervalTableData( options() );
		table();
		await settle();
		await calls[ 0 ]?.respond( { totals: {} }, { totalResults: 3 } );
		expect( table().items ).toEqual( { data: [], totalResults: 0 } );
	} );
} );

describe( 'getTooltipValueFormat', () => {
	const formatAmount = ( value: number ) => `$${ value }`;

	it.each( [
		[ 'percent', '.0%' ],
		[ 'number', ',' ],
		[ 'average', ',.2r' ],
		[ 'something', ',' ],
	] )( 'formats %s with %s', ( type, format ) => {
		expect( getTooltipValueFormat( type, formatAmount ) ).toBe( format );
	} );

	it( 'formats amounts with the given function', () => {
		expect( getTooltipValueFormat( 'currency', formatAmount ) ).toBe(
			formatAmount
		);
	} );
} );

describe( 'getSegments', () => {
	it( 'returns the segments, or an empty list', () => {
		const totals = JSON.parse(
			'{"orders_count":1,"segments":[{"segment_id":4,"segment_label":"Cap","subtotals":{}}]}'
		);
		expect( getSegments( totals ) ).toHaveLength( 1 );
		expect( getSegments( { orders_count: 1 } ) ).toEqual( [] );
		expect( getSegments( null ) ).toEqual( [] );
	} );
} );
