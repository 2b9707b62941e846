import { reportsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { MAX_PAGES, PAGES_AT_A_TIME } from '../load-all-stats';
import type { Call, TestRegistry } from '../../testing';

const query = { interval: 'day', per_page: 100 } as const;

let calls: Call[];
let registry: TestRegistry;
const reports = () => registry.select( reportsStore );
const all = () => reports().getReportStatsAll( 'revenue', query );
const error = () => reports().getReportStatsAllError( 'revenue', query );
const intervals = ( count: number ) =>
	Array.from( { length: count }, ( _, day ) => ( { interval: `${ day }` } ) );
const respond = async ( totalPages: number, totalResults: number ) => {
	all();
	await settle();
	await calls[ 0 ]?.respond(
		{ totals: { orders_count: 5 }, intervals: intervals( 100 ) },
		{ totalPages, totalResults }
	);
};

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( reportsStore );
} );

afterEach( () => jest.useRealTimers() );

it( 'requests as many pages as a chart may have', async () => {
	await respond( MAX_PAGES, 100 * MAX_PAGES );
	expect( calls ).toHaveLength( 1 + PAGES_AT_A_TIME );
	expect( error() ).toBe( false );
} );

it( 'fails with more pages than that', async () => {
	await respond( MAX_PAGES + 1, 100 * MAX_PAGES + 1 );
	expect( error() ).toMatchObject( {
		message:
			'Too many intervals to show. Choose a longer interval or a shorter date range.',
	} );
} );

it( 'fails when a page has no intervals', async () => {
	await respond( 2, 101 );
	await calls[ 1 ]?.respond( { totals: { orders_count: 5 } } );
	expect( error() ).toMatchObject( {
		message: 'Some of the data for this chart is missing.',
	} );
	expect( all() ).toEqual( {} );
} );

it( 'stores totals without intervals', async () => {
	all();
	await settle();
	await calls[ 0 ]?.respond( { totals: { orders_count: 5 } } );
	expect( all().data ).toEqual( { totals: { orders_count: 5 } } );
} );

it( 'requests the first page again on refresh', async () => {
	reports().getReportStats( 'revenue', query );
	await respond( 1, 100 );
	registry
		.dispatch( reportsStore )
		.refresh( 'getReportStatsAll', [ 'revenue', query ] );
	await settle();
	expect( calls ).toHaveLength( 2 );
	await calls[ 1 ]?.respond( { totals: { orders_count: 6 }, intervals: [] } );
	expect( all().data?.totals ).toEqual( { orders_count: 6 } );
	expect( reports().getReportStats( 'revenue', query ).data?.totals ).toEqual(
		{ orders_count: 6 }
	);
} );

it( 'requests the first page again after its error', async () => {
	reports().getReportStats( 'revenue', query );
	await settle();
	await calls[ 0 ]?.fail( 'No.' );
	all();
	await settle();
	expect( calls ).toHaveLength( 2 );
	await calls[ 1 ]?.respond( { totals: { orders_count: 6 }, intervals: [] } );
	expect( all().data?.totals ).toEqual( { orders_count: 6 } );
} );
