import { act, renderHook } from '@testing-library/react';
import { dispatch, select } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { exportStore } from '@storedeck/data';
import { createResponse, fakeNetwork } from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { FAILED } from '../../test/support';
import { useExports } from '../use-exports';

const PATH = '/storedeck/v1/exports';
const ORDERS = '/wc-analytics/reports/orders/export';

/** Polling goes on after a test; each export has an ID of its own. */
let count = 0;
let id: string;
let calls: Call[];

const create = ( fields: object = {} ) => ( {
	id,
	report: 'orders',
	report_args: {},
	title: 'Orders',
	status: 'processing',
	message: 'Half.',
	percent_complete: 50,
	rows: 1,
	rows_total: 2,
	bytes: 0,
	columns_left_out: [],
	email: 'none',
	download_url: '',
	date_created: '2026-11-01T10:00:00',
	date_expires: null,
	...fields,
} );

let list: unknown;

const pause = ( time: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( time );
	} );

/** Does something that needs timers of requests to end. */
async function run( action: () => Promise< unknown > ) {
	let done: Promise< unknown > | undefined;
	act( () => {
		done = action();
	} );
	await pause( 100 );
	await done;
}

async function open( responses: Record< string, unknown > = {} ) {
	calls = fakeNetwork( { [ `GET ${ PATH }` ]: () => list, ...responses } );
	const view = renderHook( () => useExports() );
	await run( () => dispatch( exportStore ).refresh( 'getExports' ) );
	return view;
}

const notices = () =>
	select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );
const lastActions = () => select( noticesStore ).getNotices().at( -1 )?.actions;
const reads = () => calls.filter( ( { path } ) => path === PATH ).length;

beforeEach( () => {
	jest.useFakeTimers();
	id = `e${ ++count }`;
	list = [];
	window.sessionStorage.clear();
	dispatch( noticesStore ).removeAllNotices( 'snackbar' );
} );
afterEach( async () => {
	// Ends polling.
	list = [];
	await pause( 20_000 );
	jest.useRealTimers();
	delete window.storedeckSettings;
} );

describe( 'a running export', () => {
	it( 'is followed until it is done, and its file is offered once', async () => {
		list = [ create() ];
		const { result } = await open();
		expect( result.current.exports ).toMatchObject( [ { id } ] );
		expect( result.current.tracked ).toContain( id );
		expect( notices() ).toEqual( [] );
		const before = reads();
		await pause( 1000 );
		expect( reads() ).toBeGreaterThan( before );
		list = [
			create( {
				status: 'complete',
				message: 'Ready.',
				download_url: 'https://store.test/file.csv',
			} ),
		];
		await pause( 1000 );
		expect( notices() ).toEqual( [ 'Orders: Ready.' ] );
		expect( lastActions() ).toMatchObject( [
			{ label: 'Download', url: 'https://store.test/file.csv' },
		] );
		const after = reads();
		await pause( 60_000 );
		expect( reads() ).toBe( after );
		expect( notices() ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'error', [ 'Orders: Broken.' ] ],
		[ 'complete', [ 'Orders: Broken.' ] ],
		[ 'cancelled', [] ],
	] )( 'that ends as %s is told or not', async ( status, expected ) => {
		list = [ create() ];
		await open();
		list = [ create( { status, message: 'Broken.' } ) ];
		await pause( 1000 );
		expect( notices() ).toEqual( expected );
		expect( lastActions() ?? [] ).toEqual( [] );
	} );

	it( 'is followed further after a failed request', async () => {
		list = [ create() ];
		await open();
		list = createResponse(
			{ code: 'x', message: 'Not today.' },
			{ status: 400 }
		);
		await pause( 1000 );
		list = [ create( { status: 'error', message: 'Broken.' } ) ];
		await pause( 4000 );
		expect( notices() ).toEqual( [] );
		await pause( 1000 );
		expect( notices() ).toEqual( [ 'Orders: Broken.' ] );
	} );

	it( 'is not told when it was done before', async () => {
		list = [ create( { status: 'complete', message: 'Ready.' } ) ];
		const { result } = await open();
		await act( async () => result.current.retry() );
		await pause( 5000 );
		expect( notices() ).toEqual( [] );
		expect( result.current.tracked ).not.toContain( id );
	} );
} );

describe( 'starting an export', () => {
	const START = `POST ${ ORDERS }`;

	it( 'tracks it and tells its result', async () => {
		const { result } = await open( {
			[ START ]: () => {
				list = [ create( { status: 'complete', message: 'Ready.' } ) ];
				return { export_id: id, message: 'Mailed.' };
			},
		} );
		await run( () => result.current.start( 'orders', {} ) );
		expect( result.current.tracked ).toContain( id );
		expect( notices() ).toEqual( [ 'Orders: Ready.' ] );
		act( () => result.current.dismiss( id ) );
		expect( result.current.tracked ).not.toContain( id );
		expect( result.current.exports ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'forgets the export', [], false ],
		[ 'says which columns it lacks', [ 'weight' ], true ],
	] )(
		'downloads the file if it is not emailed, and %s',
		async ( _, leftOut, isShown ) => {
			const links: string[] = [];
			const click = jest
				.spyOn( HTMLAnchorElement.prototype, 'click' )
				.mockImplementation( function ( this: HTMLAnchorElement ) {
					links.push( this.href );
				} );
			const { result } = await open( {
				[ START ]: () => {
					list = [ create() ];
					return { export_id: id };
				},
			} );
			await run( () => result.current.start( 'orders', {}, false ) );
			expect( result.current.tracked ).toContain( id );
			expect( links ).toEqual( [] );
			list = [
				create( {
					status: 'complete',
					download_url: 'https://store.test/file.csv',
					columns_left_out: leftOut,
				} ),
			];
			await pause( 2000 );
			expect( links ).toEqual( [ 'https://store.test/file.csv' ] );
			expect( result.current.tracked.includes( id ) ).toBe( isShown );
			click.mockRestore();
		}
	);

	it( 'rejects when it cannot be started', async () => {
		const { result } = await open( { [ START ]: FAILED } );
		await run( () =>
			expect( result.current.start( 'orders', {} ) ).rejects.toThrow(
				'Not today.'
			)
		);
		expect( result.current.tracked ).not.toContain( id );
	} );

	it.each( [
		[ 'Your file comes by email.', 'Your file comes by email.' ],
		[ '', 'The file will be sent to you by email.' ],
	] )( 'tells “%s” on a server without a list', async ( message, text ) => {
		window.storedeckSettings = { hasExportList: false };
		const { result } = await open( {
			[ START ]: { export_id: id, message },
			[ `GET ${ ORDERS }/*/status` ]: {
				percent_complete: 100,
				download_url: 'https://store.test/file.csv',
			},
		} );
		expect( result.current.isLoaded ).toBe( true );
		const before = reads();
		await run( () => result.current.start( 'orders', {} ) );
		await pause( 100 );
		expect( notices() ).toEqual( [
			text,
			'Your report is ready to download.',
		] );
		expect( reads() ).toBe( before );
	} );
} );

describe( 'ending an export', () => {
	const CANCEL = `POST ${ PATH }/*/cancel`;
	const REMOVE = `DELETE ${ PATH }/*`;

	it( 'cancels it, and no longer tracks it', async () => {
		list = [ create() ];
		const { result } = await open( {
			[ CANCEL ]: () => {
				list = [ create( { status: 'cancelled' } ) ];
				return create( { status: 'cancelled', message: 'Canceled.' } );
			},
		} );
		await run( () => result.current.cancel( id ) );
		expect( notices() ).toEqual( [ 'Canceled.' ] );
		expect( result.current.tracked ).not.toContain( id );
	} );

	it( 'tells that it was not canceled, and reads its state', async () => {
		list = [ create() ];
		const { result } = await open( { [ CANCEL ]: FAILED } );
		const before = reads();
		await run( () => result.current.cancel( id ) );
		expect( notices() ).toEqual( [
			'Could not cancel the export. Not today.',
		] );
		expect( reads() ).toBeGreaterThan( before );
		expect( result.current.tracked ).toContain( id );
	} );

	it( 'deletes it, and no longer tracks it', async () => {
		list = [ create() ];
		const { result } = await open( {
			[ REMOVE ]: () => {
				list = [];
				return { deleted: true };
			},
		} );
		await run( () => result.current.remove( id ) );
		expect( result.current.tracked ).not.toContain( id );
		expect( notices() ).toEqual( [] );
	} );

	it( 'tells that it was not deleted', async () => {
		list = [ create() ];
		const { result } = await open( { [ REMOVE ]: FAILED } );
		await run( () => result.current.remove( id ) );
		expect( notices() ).toEqual( [
			'Could not delete the export. Not today.',
		] );
		expect( result.current.tracked ).toContain( id );
	} );
} );
