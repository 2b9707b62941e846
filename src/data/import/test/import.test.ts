import { clearSite, setSite } from '@storedeck/date/test/site';
import { importStore } from '../store';
import { reportsStore } from '../../reports';
import { fakeNetwork, settle } from '../../test/fake-network';
import { createTestRegistry } from '../../test/test-registry';
import type { Call } from '../../test/fake-network';
import type { TestRegistry } from '../../test/test-registry';

const PATH = '/wc-analytics/reports/import';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( importStore );
const dispatch = () => registry.dispatch( importStore );

beforeEach( () => {
	jest.useFakeTimers();
	jest.setSystemTime( new Date( '2026-11-21T12:00:00Z' ) );
	calls = fakeNetwork();
	registry = createTestRegistry( importStore, reportsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'the form', () => {
	it( 'begins with all of the past, today on the shop’s clock', () => {
		expect( select().getFormSettings() ).toEqual( {
			period: { date: '11/21/2026', label: 'all' },
			skipPrevious: true,
		} );
		expect( select().getFormSettings() ).toBe( select().getFormSettings() );
	} );

	it( 'has the day of the shop, wherever the browser is', () => {
		setSite( 'Pacific/Kiritimati' );
		expect( select().getFormSettings().period.date ).toBe( '11/22/2026' );
		clearSite();
	} );

	it( 'takes a label, a date, and whether to skip', () => {
		dispatch().setImportPeriod( '30' );
		expect( select().getFormSettings().period ).toEqual( {
			date: '11/21/2026',
			label: '30',
		} );
		dispatch().setImportPeriod( '02/03/2026', true );
		expect( select().getFormSettings().period ).toEqual( {
			date: '02/03/2026',
			label: 'custom',
		} );
		dispatch().setImportPeriod( '7' );
		expect( select().getFormSettings().period ).toEqual( {
			date: '02/03/2026',
			label: '7',
		} );
		dispatch().setSkipPrevious( false );
		expect( select().getFormSettings().skipPrevious ).toBe( false );
	} );
} );

describe( 'what was started', () => {
	it( 'is nothing at first', () => {
		expect( select().getImportStarted() ).toEqual( {
			activeImport: false,
			lastImportStartTimestamp: 0,
		} );
	} );

	it( 'is timestamped when it starts, and the stamp stays', () => {
		const start = Date.now();
		dispatch().setImportStarted( true );
		jest.setSystemTime( start + 5000 );
		dispatch().setImportStarted( false );
		expect( select().getImportStarted() ).toEqual( {
			activeImport: false,
			lastImportStartTimestamp: start,
		} );
	} );

	it.each( [
		[ 'a period', () => dispatch().setImportPeriod( '30' ) ],
		[ 'a date', () => dispatch().setImportPeriod( '01/02/2026', true ) ],
		[ 'what to skip', () => dispatch().setSkipPrevious( false ) ],
	] )( 'is no longer active when %s is chosen', ( _what, choose ) => {
		dispatch().setImportStarted( true );
		choose();
		expect( select().getImportStarted() ).toEqual( {
			activeImport: false,
			lastImportStartTimestamp: Date.now(),
		} );
	} );
} );

describe( 'getImportStatus', () => {
	it( 'asks without the timestamp that tells askings apart', async () => {
		const query = { days: 30, timestamp: 1 };
		expect( select().getImportStatus( query ) ).toEqual( {} );
		await settle();
		expect( calls[ 0 ]?.url ).toBe( `${ PATH }/status?days=30` );
		await calls[ 0 ]?.respond( { is_importing: true, orders_count: 3 } );
		expect( select().getImportStatus( query ) ).toEqual( {
			is_importing: true,
			orders_count: 3,
		} );

		select().getImportStatus( { days: 30, timestamp: 2 } );
		await settle();
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'can be asked again and again', async () => {
		select().getImportStatus( {} );
		await settle();
		await calls[ 0 ]?.respond( { is_importing: true, orders_count: 3 } );
		dispatch().refresh( 'getImportStatus', [ {} ] );
		await settle();
		expect( select().getImportStatus( {} ).orders_count ).toBe( 3 );
		await calls[ 1 ]?.respond( { is_importing: true, orders_count: 9 } );
		expect( select().getImportStatus( {} ).orders_count ).toBe( 9 );
	} );

	it( 'clears the error of its query when it goes well', async () => {
		const query = { timestamp: 1 };
		select().getImportTotals( query );
		await settle();
		await calls[ 0 ]?.fail( 'Not today.' );
		expect( select().getImportError( query ) ).toMatchObject( {
			message: 'Not today.',
		} );

		select().getImportStatus( query );
		await settle();
		await calls[ 1 ]?.respond( { is_importing: false } );
		expect( select().getImportError( query ) ).toBe( false );
	} );
} );

describe( 'getImportError', () => {
	it( 'tells what was heard last, whatever was heard before', async () => {
		const query = { timestamp: 1 };
		select().getImportStatus( query );
		await settle();
		await calls[ 0 ]?.respond( { is_importing: false } );
		select().getImportTotals( query );
		await settle();
		await calls[ 1 ]?.fail( 'No totals.' );
		expect( select().getImportError( query ) ).toMatchObject( {
			message: 'No totals.',
		} );
		expect( select().getImportError() ).toBe( false );
	} );
} );

describe( 'getImportTotals', () => {
	it( 'has the stamp of the last start beside the totals', async () => {
		const query = { days: 7, skip_existing: true };
		expect( select().getImportTotals( query ) ).toEqual( {
			lastImportStartTimestamp: 0,
		} );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			path: `${ PATH }/totals`,
			query: { days: '7' },
		} );
		await calls[ 0 ]?.respond( { customers: 1, orders: 4 } );
		const totals = select().getImportTotals( query );
		expect( totals ).toEqual( {
			customers: 1,
			orders: 4,
			lastImportStartTimestamp: 0,
		} );
		expect( select().getImportTotals( query ) ).toBe( totals );

		dispatch().setImportStarted( true );
		expect(
			select().getImportTotals( query ).lastImportStartTimestamp
		).toBe( Date.now() );
	} );
} );

describe( 'updateImportation', () => {
	it( 'starts an import', async () => {
		const path = `${ PATH }?skip_existing=1&days=30`;
		const done = dispatch().updateImportation( path, true );
		expect( select().getImportStarted().activeImport ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( { method: 'POST', url: path } );

		const answer = { status: 'success', message: 'It has begun.' };
		await calls[ 0 ]?.respond( answer );
		await expect( done ).resolves.toEqual( answer );
		expect( select().getImportStarted().activeImport ).toBe( true );
		expect( select().getImportError( path ) ).toBe( false );
	} );

	it( 'files a failure under the path, and nothing is active', async () => {
		const done = dispatch().updateImportation( PATH, true );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toMatchObject( { message: 'No.' } ),
			calls[ 0 ]?.fail( 'No.' ),
		] );
		expect( select().getImportError( PATH ) ).toMatchObject( {
			message: 'No.',
		} );
		expect( select().getImportError( `${ PATH }/cancel` ) ).toBe( false );
		expect( select().getImportStarted().activeImport ).toBe( false );
	} );

	it( 'has the status asked for again where somebody looks', async () => {
		select().getImportStatus( {} );
		dispatch().retain( 'getImportStatus', [ {} ] );
		await settle();
		await calls[ 0 ]?.respond( { is_importing: false } );
		dispatch().updateImportation( PATH, true );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		await calls[ 2 ]?.respond( { is_importing: true } );
		expect( select().getImportStatus( {} ).is_importing ).toBe( true );
	} );

	it( 'clears the active flag unless it starts something', async () => {
		dispatch().setImportStarted( true );
		dispatch().updateImportation( `${ PATH }/cancel` );
		expect( select().getImportStarted().activeImport ).toBe( false );
	} );
} );

describe( 'reports', () => {
	const REPORT = '/wc-analytics/reports/orders';
	const asked = () => calls.filter( ( { path } ) => path === REPORT ).length;

	beforeEach( async () => {
		registry.select( reportsStore ).getReportItems( 'orders', {} );
		registry
			.dispatch( reportsStore )
			.retain( 'getReportItems', [ 'orders', {} ] );
		await settle();
		await calls[ 0 ]?.respond( [] );
	} );

	it.each( [ 'delete', 'cancel' ] )(
		'are read again after %s',
		async ( what ) => {
			dispatch().updateImportation( `${ PATH }/${ what }` );
			await settle();
			expect( asked() ).toBe( 1 );
			await calls[ 1 ]?.respond( { status: 'success' } );
			await settle();
			expect( asked() ).toBe( 2 );
		}
	);

	it( 'are read again when an import has ended, not while it runs', async () => {
		dispatch().updateImportation( PATH, true );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		for ( const isImporting of [ true, true ] ) {
			dispatch().refresh( 'getImportStatus', [ {} ] );
			await settle();
			await calls.at( -1 )?.respond( { is_importing: isImporting } );
		}
		expect( asked() ).toBe( 1 );

		dispatch().refresh( 'getImportStatus', [ {} ] );
		await settle();
		await calls.at( -1 )?.respond( { is_importing: false } );
		await settle();
		expect( asked() ).toBe( 2 );
	} );

	it( 'are read again when it has ended before the first status', async () => {
		dispatch().updateImportation( PATH, true );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		select().getImportStatus( {} );
		await settle();
		await calls.at( -1 )?.respond( { is_importing: false } );
		await settle();
		expect( asked() ).toBe( 2 );
	} );

	it( 'are left alone when none was running', async () => {
		select().getImportStatus( {} );
		await settle();
		await calls[ 1 ]?.respond( { is_importing: false } );
		await settle();
		expect( asked() ).toBe( 1 );
	} );
} );

describe( 'plain actions', () => {
	it( 'put status and totals in place', () => {
		dispatch().setImportStatus( { a: 1 }, { is_importing: true } );
		dispatch().setImportTotals( { a: 1 }, { orders: 2 } );
		expect( select().getImportStatus( { a: 1 } ) ).toEqual( {
			is_importing: true,
		} );
		expect( select().getImportTotals( { a: 1 } ).orders ).toBe( 2 );
	} );

	it( 'file errors by query or path; a later good status clears them', () => {
		dispatch().setImportError( { a: 1 }, { message: 'By hand.' } );
		dispatch().setImportError( PATH, 'Path.' );
		expect( select().getImportError( { a: 1 } ) ).toEqual( {
			message: 'By hand.',
		} );
		expect( select().getImportError( PATH ) ).toMatchObject( {
			message: 'Path.',
		} );
		expect( select().getImportError( { a: 2 } ) ).toBe( false );

		dispatch().setImportStatus( { a: 1 }, {} );
		expect( select().getImportError( { a: 1 } ) ).toBe( false );
	} );
} );
