import { exportStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';
import type { ExportItem } from '../types';

const item = ( id: string, more: Partial< ExportItem > = {} ): ExportItem => ( {
	id,
	report: 'orders',
	title: 'Orders',
	report_args: {},
	columns_left_out: [],
	status: 'processing',
	message: '',
	percent_complete: 40,
	rows: 4,
	rows_total: 10,
	bytes: 0,
	email: 'pending',
	date_created: '2026-11-21T10:00:00',
	date_expires: '',
	download_url: '',
	...more,
} );

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( exportStore );
const dispatch = () => registry.dispatch( exportStore );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( exportStore );
	select().getExports();
	await settle();
	await calls[ 0 ]?.respond( [ item( 'b' ), item( 'a' ) ] );
} );

afterEach( () => jest.useRealTimers() );

it( 'lists the exports and asks the server to process only while one is processing', async () => {
	expect( calls[ 0 ] ).toMatchObject( {
		path: '/storedeck/v1/exports',
		query: {},
	} );
	expect( select().getExports() ).toHaveLength( 2 );

	dispatch().refresh( 'getExports' );
	await settle();
	expect( calls[ 1 ]?.query ).toEqual( { process: 'true' } );
	await calls[ 1 ]?.respond( [
		item( 'b', { status: 'complete' } ),
		item( 'a', { status: 'error' } ),
	] );

	dispatch().refresh( 'getExports' );
	await settle();
	expect( calls[ 2 ]?.query ).toEqual( {} );
} );

it( 'returns the error and keeps the list', async () => {
	dispatch().refresh( 'getExports' );
	await settle();
	await calls[ 1 ]?.fail( { message: 'No.', status: 403 } );
	expect( select().getExportsError() ).toMatchObject( { message: 'No.' } );
	expect( select().getExports() ).toHaveLength( 2 );
} );

it( 'fails when an entry is not an export', async () => {
	dispatch().refresh( 'getExports' );
	await settle();
	await calls[ 1 ]?.respond( [ null ] );
	expect( select().getExportsError() ).toMatchObject( {
		message: 'Invalid server response.',
	} );
} );

it( 'fails when the response to canceling is empty', async () => {
	const failure = dispatch()
		.cancelExport( 'a' )
		.catch( ( error: unknown ) => error );
	await settle();
	await calls[ 1 ]?.respond( null );
	expect( await failure ).toMatchObject( {
		message: 'Invalid server response.',
	} );
} );

it( 'stores a canceled export as the server returns it', async () => {
	const done = dispatch().cancelExport( 'a' );
	await settle();
	expect( calls[ 1 ] ).toMatchObject( {
		method: 'POST',
		path: '/storedeck/v1/exports/a/cancel',
	} );
	await calls[ 1 ]?.respond( item( 'a', { status: 'cancelled' } ) );
	await expect( done ).resolves.toMatchObject( { status: 'cancelled' } );
	expect(
		select()
			.getExports()
			.map( ( { id, status } ) => `${ id } ${ status }` )
	).toEqual( [ 'b processing', 'a cancelled' ] );
} );

it( 'removes an export at once and restores it when that fails', async () => {
	const ids = () =>
		select()
			.getExports()
			.map( ( { id } ) => id );
	const failed = dispatch().removeExport( 'b' );
	expect( ids() ).toEqual( [ 'a' ] );
	await settle();
	await Promise.all( [
		expect( failed ).rejects.toThrow( 'No.' ),
		calls[ 1 ]?.fail( { message: 'No.', status: 403 } ),
	] );
	expect( ids() ).toEqual( [ 'b', 'a' ] );

	const done = dispatch().removeExport( 'b' );
	await settle();
	expect( calls[ 2 ]?.method ).toBe( 'DELETE' );
	await calls[ 2 ]?.respond( { deleted: true } );
	await done;
	expect( ids() ).toEqual( [ 'a' ] );
} );
