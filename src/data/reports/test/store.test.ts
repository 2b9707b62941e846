import { reportsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { MAX_PAGES, PAGES_AT_A_TIME } from '../load-all-stats';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( reportsStore );
const dispatch = () => registry.dispatch( reportsStore );

const intervals = ( from: number, count: number ) =>
	Array.from( { length: count }, ( _, index ) => ( {
		interval: `day ${ from + index }`,
		date_start: `day ${ from + index }`,
		subtotals: { orders_count: from + index },
	} ) );

const page = ( number: number, count = 100 ) => ( {
	totals: { orders_count: 5 },
	intervals: intervals( ( number - 1 ) * 100, count ),
} );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( reportsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'a response of another shape', () => {
	it.each( [
		{},
		[],
		null,
		'x',
		{ totals: 1 },
		{ totals: {}, intervals: [ null ] },
		{ totals: {}, intervals: {} },
		{ totals: {}, intervals: null },
	] )( 'is an error for stats: %j', async ( body ) => {
		select().getReportStats( 'orders' );
		await settle();
		await calls[ 0 ]?.respond( body );
		expect( select().getReportStatsError( 'orders' ) ).toMatchObject( {
			message: 'Invalid server response.',
		} );
	} );

	it.each( [
		[],
		{},
		{ errors: {}, primary: { totals: 1 } },
		{ errors: {}, rows: { items: {} } },
	] )( 'is an error for an answer: %j', async ( body ) => {
		select().getReportAnswer( 'orders' );
		await settle();
		await calls[ 0 ]?.respond( body );
		expect(
			select().getRequestState( 'getReportAnswer', [ 'orders' ] ).error
		).toMatchObject( { message: 'Invalid server response.' } );
	} );

	it.each( [ {}, null, 'x', [ null ], [ 1 ], [ [] ] ] )(
		'is an error for rows: %j',
		async ( body ) => {
			select().getReportItems( 'orders' );
			await settle();
			await calls[ 0 ]?.respond( body );
			expect( select().getReportItemsError( 'orders' ) ).toMatchObject( {
				message: 'Invalid server response.',
			} );
		}
	);
} );

describe( 'getReportItems', () => {
	it( 'returns rows with their totals', async () => {
		const query = { page: 1, orderby: 'date' } as const;
		select().getReportItems( 'orders', query );
		await settle();
		expect( calls[ 0 ]?.decodedUrl ).toBe(
			'/wc-analytics/reports/orders?page=1&orderby=date'
		);

		await calls[ 0 ]?.respond( [ { order_id: 7 } ], {
			totalResults: 31,
			totalPages: 2,
		} );
		expect( select().getReportItems( 'orders', query ) ).toEqual( {
			data: [ { order_id: 7 } ],
			totalResults: 31,
			totalPages: 2,
		} );
	} );

	it( 'ignores the order of properties', async () => {
		select().getReportItems( 'acme', { a: '1', b: { c: '2', d: '3' } } );
		await settle();
		await calls[ 0 ]?.respond( [ { order_id: 7 } ] );

		expect(
			select().getReportItems( 'acme', {
				b: { d: '3', c: '2' },
				a: '1',
			} ).data
		).toHaveLength( 1 );
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'returns the same empty object before any response', () => {
		const empty = select().getReportItems( 'orders', {} );
		expect( empty ).toEqual( {} );
		expect( select().getReportStats( 'taxes', {} ) ).toBe( empty );
	} );

	it( 'stores the error of a query', async () => {
		select().getReportItems( 'orders', { page: 1 } );
		await settle();
		await calls[ 0 ]?.fail( 'No connection.' );

		expect(
			select().getReportItemsError( 'orders', { page: 1 } )
		).toMatchObject( { message: 'No connection.' } );
		expect( select().getReportItemsError( 'orders', { page: 2 } ) ).toBe(
			false
		);
	} );
} );

describe( 'request flags and times', () => {
	const query = { page: 1 };
	const getState = () => {
		const reports = select();
		return {
			flags: [
				reports.isReportItemsRequesting( 'orders', query ),
				reports.isReportStatsRequesting( 'orders', query ),
				reports.isReportStatsAllRequesting( 'orders', query ),
			],
			moments: [
				reports.getReportItemsReceivedAt( 'orders', query ),
				reports.getReportStatsReceivedAt( 'orders', query ),
				reports.getReportStatsAllReceivedAt( 'orders', query ),
			],
		};
	};

	it( 'sets flags and times when a request starts and when its response is received', async () => {
		jest.setSystemTime( 1_600_000_000_000 );
		select().getReportItems( 'orders', query );
		select().getReportStatsAll( 'orders', query );
		await settle();
		expect( getState() ).toEqual( {
			flags: [ true, true, true ],
			moments: [ undefined, undefined, undefined ],
		} );

		await calls[ 0 ]?.respond( [] );
		await calls[ 1 ]?.respond( page( 1, 9 ), {
			totalPages: 1,
			totalResults: 9,
		} );
		expect( getState().flags ).toEqual( [ false, false, false ] );
		getState().moments.forEach( ( at ) =>
			expect( at ).toBeGreaterThanOrEqual( 1_600_000_000_000 )
		);
	} );
} );

describe( 'setters', () => {
	it( 'sets rows, stats and errors', () => {
		const response = {
			data: [ { id: 1 } ],
			totalResults: 1,
			totalPages: 1,
		};
		dispatch().setReportItems( 'orders', { page: 1 }, response );
		expect( select().getReportItems( 'orders', { page: 1 } ) ).toEqual(
			response
		);

		dispatch().setReportStats(
			'orders',
			{},
			{
				data: { totals: { orders_count: 3 } },
				totalResults: 0,
				totalPages: 0,
			}
		);
		expect( select().getReportStats( 'orders', {} ).data?.totals ).toEqual(
			{
				orders_count: 3,
			}
		);

		dispatch().setReportStatsError( 'orders', {}, { message: 'no' } );
		expect( select().getReportStatsError( 'orders', {} ) ).toEqual( {
			message: 'no',
		} );
		expect( select().getReportItemsError( 'orders', {} ) ).toBe( false );
		dispatch().setReportItemsError( 'orders', {}, { message: 'gone' } );
		expect( select().getReportItemsError( 'orders', {} ) ).toEqual( {
			message: 'gone',
		} );
	} );
} );

describe( 'getReportStatsAll', () => {
	const query = { interval: 'day', per_page: 100 } as const;
	const all = () => select().getReportStatsAll( 'revenue', query );
	const askFor = async ( totalPages: number, totalResults: number ) => {
		all();
		await settle();
		await calls[ 0 ]?.respond( page( 1 ), { totalPages, totalResults } );
	};

	it( 'sends one request when one page contains all intervals', async () => {
		all();
		await settle();
		await calls[ 0 ]?.respond( page( 1, 30 ), {
			totalPages: 1,
			totalResults: 30,
		} );

		expect( calls.map( ( { decodedUrl } ) => decodedUrl ) ).toEqual( [
			'/wc-analytics/reports/revenue/stats?interval=day&per_page=100',
		] );
		expect( all().data?.intervals ).toHaveLength( 30 );
	} );

	it( 'joins further pages in order, in whichever order they arrive', async () => {
		await askFor( 3, 250 );
		expect( calls.map( ( call ) => call.query?.page ) ).toEqual( [
			undefined,
			'2',
			'3',
		] );

		await calls[ 2 ]?.respond( page( 3, 50 ) );
		expect( all() ).toEqual( {} );
		await calls[ 1 ]?.respond( page( 2 ) );
		expect( all().data?.intervals ).toEqual( intervals( 0, 250 ) );
		expect( all().totalResults ).toBe( 250 );
		expect( all().data?.totals ).toEqual( { orders_count: 5 } );
	} );

	it.each( [
		[ 'a name only', ( at: number ) => ( { interval: `2026-W${ at }` } ) ],
		[ 'nothing but subtotals', () => ( {} ) ],
	] )(
		'joins the intervals of an extension that have %s',
		async ( _what, name ) => {
			const pageOf = ( first: number, count: number ) => ( {
				...page( 1 ),
				intervals: Array.from( { length: count }, ( _, at ) => ( {
					...name( first + at ),
					subtotals: { orders_count: 1 },
				} ) ),
			} );
			all();
			await settle();
			await calls[ 0 ]?.respond( pageOf( 0, 100 ), {
				totalPages: 2,
				totalResults: 130,
			} );
			await calls[ 1 ]?.respond( pageOf( 100, 30 ) );
			expect( all().data?.intervals ).toHaveLength( 130 );
		}
	);

	it( 'requests a few pages at a time', async () => {
		await askFor( 12, 1200 );
		expect( calls ).toHaveLength( 1 + PAGES_AT_A_TIME );
		await calls[ 1 ]?.respond( page( 2 ) );
		expect( calls ).toHaveLength( 2 + PAGES_AT_A_TIME );
	} );

	it( 'returns no data and an error when a later page fails', async () => {
		await askFor( 3, 250 );
		await calls[ 1 ]?.fail( 'Page 2 is lost.' );

		expect( all() ).toEqual( {} );
		expect(
			select().getReportStatsAllError( 'revenue', query )
		).toMatchObject( {
			message: 'Page 2 is lost.',
		} );
		expect( calls[ 2 ]?.isAborted ).toBe( true );
	} );

	it( 'can be requested again after that', async () => {
		await askFor( 2, 150 );
		await calls[ 1 ]?.fail();
		dispatch().refresh( 'getReportStatsAll', [ 'revenue', query ] );
		await settle();
		await calls[ 2 ]?.respond( page( 1 ), {
			totalPages: 2,
			totalResults: 150,
		} );
		await calls[ 3 ]?.respond( page( 2, 50 ) );

		expect( all().data?.intervals ).toHaveLength( 150 );
		expect( select().getReportStatsAllError( 'revenue', query ) ).toBe(
			false
		);
	} );

	it( 'fails when an interval is missing', async () => {
		await askFor( 2, 150 );
		await calls[ 1 ]?.respond( page( 2, 49 ) );

		expect( all() ).toEqual( {} );
		expect(
			select().getReportStatsAllError( 'revenue', query )
		).toBeTruthy();
	} );

	it( 'removes duplicates when the server repeats its pages', async () => {
		await askFor( 2, 100 );
		await calls[ 1 ]?.respond( page( 1 ) );

		expect( all().data?.intervals ).toHaveLength( 100 );
	} );

	it( 'does not send a thousand requests', async () => {
		await askFor( MAX_PAGES + 1, 100 * MAX_PAGES + 1 );

		expect( calls ).toHaveLength( 1 );
		expect(
			select().getReportStatsAllError( 'revenue', query )
		).toBeTruthy();
	} );

	it.each( [
		[ 'before', [ 'getReportStats', 'getReportStatsAll' ] as const ],
		[ 'after', [ 'getReportStatsAll', 'getReportStats' ] as const ],
	] )(
		'shares its first page with getReportStats requested %s it',
		async ( _when, selectors ) => {
			selectors.forEach( ( name ) =>
				select()[ name ]( 'revenue', query )
			);
			await settle();
			await calls[ 0 ]?.respond( page( 1, 9 ), {
				totalPages: 1,
				totalResults: 9,
			} );

			expect( calls ).toHaveLength( 1 );
			expect( select().getReportStats( 'revenue', query ).data ).toEqual(
				all().data
			);
		}
	);

	it( 'shares it when the response is received at once', async () => {
		select().getReportStats( 'revenue', query );
		await settle();
		await calls[ 0 ]?.respond( page( 1, 9 ), {
			totalPages: 1,
			totalResults: 9,
		} );
		all();
		await settle();

		expect( calls ).toHaveLength( 1 );
		expect( all().data?.intervals ).toHaveLength( 9 );
	} );

	it( 'shares its first page when it is requested again after invalidation', async () => {
		const args = [ 'revenue', query ];
		dispatch().retain( 'getReportStatsAll', args );
		dispatch().retain( 'getReportStats', args );
		select().getReportStats( 'revenue', query );
		await askFor( 2, 150 );
		await calls[ 1 ]?.respond( page( 2, 50 ) );
		select().getReportItems( 'revenue', {} );
		await settle();
		await calls[ 2 ]?.respond( [] );

		dispatch().invalidate( [ 'revenue' ] );
		await settle();
		expect(
			calls.slice( 3 ).map( ( { query: sent } ) => sent.page )
		).toEqual( [ undefined ] );
		expect( all().data?.intervals ).toHaveLength( 150 );
		await calls[ 3 ]?.respond( page( 1 ), {
			totalPages: 2,
			totalResults: 160,
		} );
		expect(
			calls.slice( 4 ).map( ( { query: sent } ) => sent.page )
		).toEqual( [ '2' ] );
		await calls[ 4 ]?.respond( page( 2, 60 ) );
		expect( all().data?.intervals ).toHaveLength( 160 );
		expect( calls ).toHaveLength( 5 );
	} );

	it( 'aborts the requests of all pages when the screen is left', async () => {
		const args = [ 'revenue', query ];
		dispatch().retain( 'getReportStatsAll', args );
		await askFor( 3, 250 );
		dispatch().release( 'getReportStatsAll', args );
		await settle();

		expect( calls.map( ( { isAborted } ) => isAborted ) ).toEqual( [
			false,
			true,
			true,
		] );
		expect( select().getReportStatsAllError( 'revenue', query ) ).toBe(
			false
		);
	} );
} );
