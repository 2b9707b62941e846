import { clearSite, setSite } from '@storedeck/date/test/site';
import { importStore } from '../store';
import { reportsStore } from '../../reports';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

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
	it( 'has all history and today’s date in the site time zone by default', () => {
		expect( select().getFormSettings() ).toEqual( {
			period: { date: '11/21/2026', label: 'all' },
			skipPrevious: true,
		} );
		expect( select().getFormSettings() ).toBe( select().getFormSettings() );
	} );

	it( 'uses the date of the site in any browser time zone', () => {
		setSite( 'Pacific/Kiritimati' );
		expect( select().getFormSettings().period.date ).toBe( '11/22/2026' );
		clearSite();
	} );

	it( 'accepts a label, a date, and whether to skip', () => {
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
		dispatch().setImportPeriod( '03/03/2026', true );
		dispatch().setImportPeriod( '04/03/2026', true );
		expect( select().getFormSettings().period.date ).toBe( '04/03/2026' );
		dispatch().setSkipPrevious( false );
		expect( select().getFormSettings().skipPrevious ).toBe( false );
	} );
} );

describe( 'getImportStarted', () => {
	it( 'returns no import by default', () => {
		expect( select().getImportStarted() ).toEqual( {
			activeImport: false,
			lastImportStartTimestamp: 0,
		} );
	} );

	it( 'returns the time of the last start', () => {
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
	] )( 'is no longer active when %s is selected', ( _what, choose ) => {
		dispatch().setImportStarted( true );
		choose();
		expect( select().getImportStarted() ).toEqual( {
			activeImport: false,
			lastImportStartTimestamp: Date.now(),
		} );
	} );
} );

describe( 'getImportStatus', () => {
	it( 'does not send the timestamp that separates requests', async () => {
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

	it( 'requests the status on each refresh', async () => {
		select().getImportStatus( {} );
		await settle();
		await calls[ 0 ]?.respond( { is_importing: true, orders_count: 3 } );
		dispatch().refresh( 'getImportStatus', [ {} ] );
		await settle();
		expect( select().getImportStatus( {} ).orders_count ).toBe( 3 );
		await calls[ 1 ]?.respond( { is_importing: true, orders_count: 9 } );
		expect( select().getImportStatus( {} ).orders_count ).toBe( 9 );
	} );

	it( 'clears the error of its query after a success', async () => {
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
	it( 'returns the latest error or success', async () => {
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

	it( 'returns the last error while another request is in flight', async () => {
		select().getImportStatus( {} );
		await settle();
		await calls[ 0 ]?.fail( 'No status.' );
		select().getImportTotals( {} );
		await settle();
		expect( select().getImportError() ).toMatchObject( {
			message: 'No status.',
		} );
	} );
} );

describe( 'getImportTotals', () => {
	it( 'has the time of the last start next to the totals', async () => {
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

		const response = { status: 'success', message: 'It has begun.' };
		await calls[ 0 ]?.respond( response );
		await expect( done ).resolves.toEqual( response );
		expect( select().getImportStarted().activeImport ).toBe( true );
		expect( select().getImportError( path ) ).toBe( false );
	} );

	it( 'stores an error by its path, and no import is active', async () => {
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

	it( 'requests the subscribed status again', async () => {
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

	it( 'clears the active flag unless it starts an import', async () => {
		dispatch().setImportStarted( true );
		dispatch().updateImportation( `${ PATH }/cancel` );
		expect( select().getImportStarted().activeImport ).toBe( false );
	} );
} );

describe( 'invalidation of reports', () => {
	const REPORT = '/wc-analytics/reports/orders';
	const countRequests = () =>
		calls.filter( ( { path } ) => path === REPORT ).length;

	beforeEach( async () => {
		registry.select( reportsStore ).getReportItems( 'orders', {} );
		registry
			.dispatch( reportsStore )
			.retain( 'getReportItems', [ 'orders', {} ] );
		await settle();
		await calls[ 0 ]?.respond( [] );
	} );

	it.each( [
		`${ PATH }/delete`,
		`${ PATH }/cancel`,
		`/${ PATH }/cancel`,
		`${ PATH }/cancel?force=1`,
		`${ PATH }/delete?a=1&b=2#now`,
	] )( 'happens after %s', async ( path ) => {
		dispatch().updateImportation( path );
		await settle();
		expect( countRequests() ).toBe( 1 );
		await calls[ 1 ]?.respond( { status: 'success' } );
		await settle();
		expect( countRequests() ).toBe( 2 );
	} );

	it( 'happens when an import has finished, not while it is running', async () => {
		dispatch().updateImportation( PATH, true );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		for ( const isImporting of [ true, true ] ) {
			dispatch().refresh( 'getImportStatus', [ {} ] );
			await settle();
			await calls.at( -1 )?.respond( { is_importing: isImporting } );
		}
		expect( countRequests() ).toBe( 1 );

		dispatch().refresh( 'getImportStatus', [ {} ] );
		await settle();
		await calls.at( -1 )?.respond( { is_importing: false } );
		await settle();
		expect( countRequests() ).toBe( 2 );
	} );

	it( 'happens when an import has finished before the first status', async () => {
		dispatch().updateImportation( PATH, true );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		select().getImportStatus( {} );
		await settle();
		await calls.at( -1 )?.respond( { is_importing: false } );
		await settle();
		expect( countRequests() ).toBe( 2 );
	} );

	it.each( [ PATH, `${ PATH }/cancelled`, '/acme/v1/cancel' ] )(
		'does not happen after %s',
		async ( path ) => {
			dispatch().updateImportation( path );
			await settle();
			await calls[ 1 ]?.respond( { status: 'success' } );
			await settle();
			expect( countRequests() ).toBe( 1 );
		}
	);

	it( 'happens once when an import is canceled', async () => {
		dispatch().updateImportation( `${ PATH }/cancel` );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		await calls[ 2 ]?.respond( [] );
		dispatch().refresh( 'getImportStatus', [ {} ] );
		await settle();
		await calls.at( -1 )?.respond( { is_importing: false } );
		await settle();
		expect( countRequests() ).toBe( 2 );
	} );

	it( 'happens when the status of a running import is empty', async () => {
		dispatch().updateImportation( PATH, true );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		select().getImportStatus();
		await settle();
		await calls.at( -1 )?.respond( null );
		await settle();
		expect( select().getImportStatus( {} ) ).toEqual( {} );
		expect( countRequests() ).toBe( 2 );
	} );

	it( 'does not happen when no import was running', async () => {
		select().getImportStatus( {} );
		await settle();
		await calls[ 1 ]?.respond( { is_importing: false } );
		await settle();
		expect( countRequests() ).toBe( 1 );
	} );
} );

describe( 'setters', () => {
	it( 'sets status and totals', () => {
		dispatch().setImportStatus( { a: 1 }, { is_importing: true } );
		dispatch().setImportTotals( { a: 1 }, { orders: 2 } );
		expect( select().getImportStatus( { a: 1 } ) ).toEqual( {
			is_importing: true,
		} );
		expect( select().getImportTotals( { a: 1 } ).orders ).toBe( 2 );
	} );

	it( 'sets errors by query or path; a later successful status clears them', () => {
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
