import { exportStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const ARGS = { after: '2026-11-01T00:00:00', orderby: 'date' };
const SELECTOR = { type: 'orders', args: ARGS };

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( exportStore );
const dispatch = () => registry.dispatch( exportStore );
const isRequesting = ( selector: object = SELECTOR ) =>
	select().isExportRequesting( 'startExport', selector );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( exportStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'startExport', () => {
	it( 'requests an email and stores the id of the export', async () => {
		expect( isRequesting() ).toBe( false );
		const done = dispatch().startExport( 'orders', ARGS );
		expect( isRequesting() ).toBe( true );
		expect( isRequesting( { type: 'revenue', args: ARGS } ) ).toBe( false );
		expect( isRequesting( { type: 'orders', args: {} } ) ).toBe( false );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			path: '/wc-analytics/reports/orders/export',
			data: { report_args: ARGS, email: true },
		} );

		const body = { export_id: '179520', message: 'Being generated.' };
		await calls[ 0 ]?.respond( body );
		await expect( done ).resolves.toEqual( body );
		expect( isRequesting() ).toBe( false );
		expect( select().getExportId( 'orders', ARGS ) ).toBe( '179520' );
		expect( select().getExportId( 'orders', SELECTOR ) ).toBe( '179520' );
		expect( select().getError( 'startExport', SELECTOR ) ).toBe( false );
	} );

	it( 'stores queries separately by all of their values', async () => {
		dispatch().startExport( 'orders', ARGS );
		await settle();
		await calls[ 0 ]?.respond( { export_id: 1 } );

		expect( select().getExportId( 'revenue', ARGS ) ).toBeUndefined();
		expect(
			select().getExportId( 'orders', { ...ARGS, orderby: 'net' } )
		).toBeUndefined();
		expect(
			select().getExportId( 'orders', {
				orderby: 'date',
				after: ARGS.after,
			} )
		).toBe( '1' );
	} );

	it.each( [
		[ { message: 'There is no such report.' }, 'There is no such report.' ],
		[ {}, 'Could not export the report.' ],
		[ null, 'Could not export the report.' ],
	] )( 'rejects without an id: %p', async ( body, message ) => {
		const done = dispatch().startExport( 'orders', ARGS );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow( message ),
			calls[ 0 ]?.respond( body ),
		] );
		expect( select().getError( 'startExport', SELECTOR ) ).toBe( message );
		expect(
			select().getError( 'startExport', { type: 'revenue', args: ARGS } )
		).toBe( false );
		expect( isRequesting() ).toBe( false );
		expect( select().getExportId( 'orders', ARGS ) ).toBeUndefined();
	} );

	it( 'rejects with the server’s error and stores its message', async () => {
		const done = dispatch().startExport( 'orders', ARGS );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toMatchObject( { code: 'no', status: 403 } ),
			calls[ 0 ]?.fail( { message: 'No.', code: 'no', status: 403 } ),
		] );
		expect( select().getError( 'startExport', SELECTOR ) ).toBe( 'No.' );
	} );

	it( 'clears the previous error when it is started again', async () => {
		dispatch().setError( 'startExport', SELECTOR, 'Before.' );
		dispatch().startExport( 'orders', ARGS );
		await settle();
		await calls[ 0 ]?.respond( { export_id: '5' } );
		expect( select().getError( 'startExport', SELECTOR ) ).toBe( false );
	} );
} );

describe( 'getExportId', () => {
	it.each( [
		[ { type: 'orders' } ],
		[ { type: 'orders', args: 'x' } ],
		[ { type: 'orders', args: null } ],
		[ { type: 'simple', args: {} } ],
		[ { args: {} } ],
	] )( 'reads %j as a query', ( args ) => {
		dispatch().setExportId( 'orders', args, '9' );
		expect( select().getExportId( 'orders', args ) ).toBe( '9' );
	} );
} );

describe( 'getExportStatus', () => {
	it( 'returns the progress of an export on each refresh', async () => {
		expect( select().getExportStatus( 'orders', '5' ) ).toEqual( {} );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'GET',
			path: '/wc-analytics/reports/orders/export/5/status',
		} );
		await calls[ 0 ]?.respond( { percent_complete: 40 } );
		expect( select().getExportStatus( 'orders', '5' ) ).toEqual( {
			percent_complete: 40,
		} );

		dispatch().refresh( 'getExportStatus', [ 'orders', '5' ] );
		await settle();
		expect(
			select().getExportStatus( 'orders', '5' ).percent_complete
		).toBe( 40 );
		await calls[ 1 ]?.respond( {
			percent_complete: 100,
			download_url: 'https://store.test/orders.csv',
		} );
		expect( select().getExportStatus( 'orders', '5' ).download_url ).toBe(
			'https://store.test/orders.csv'
		);
	} );

	it( 'returns the error', async () => {
		select().getExportStatus( 'orders', '6' );
		await settle();
		await calls[ 0 ]?.fail( { message: 'No such export.', status: 404 } );
		expect( select().getExportStatusError( 'orders', '6' ) ).toMatchObject(
			{ message: 'No such export.' }
		);
	} );
} );

describe( 'setters', () => {
	it( 'sets the values that selectors return', () => {
		dispatch().setExportId( 'orders', ARGS, '77' );
		expect( select().getExportId( 'orders', SELECTOR ) ).toBe( '77' );

		dispatch().setIsRequesting( 'startExport', SELECTOR, true );
		expect( isRequesting() ).toBe( true );
		dispatch().setIsRequesting( 'startExport', SELECTOR, false );
		expect( isRequesting() ).toBe( false );

		dispatch().setError( 'startExport', SELECTOR, 'By hand.' );
		expect( select().getError( 'startExport', SELECTOR ) ).toBe(
			'By hand.'
		);
		dispatch().setError( 'startExport', SELECTOR, false );
		expect( select().getError( 'startExport', SELECTOR ) ).toBe( false );
	} );
} );
