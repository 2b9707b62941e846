import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { RegistryProvider } from '@wordpress/data';
import { importStore } from '@storedeck/data';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call } from '@storedeck/data/testing';
import { HistoricalImport } from '..';

const IMPORT = '/wc-analytics/reports/import';
const DONE = {
	is_importing: false,
	customers_count: 20,
	customers_total: 20,
	orders_count: 30,
	orders_total: 30,
};
const FAILED = createResponse(
	{ code: 'x', message: 'Not today.' },
	{ status: 400 }
);

let calls: Call[];
let status: unknown;
let isHidden: boolean;

async function open( responses: Record< string, unknown > = {} ) {
	calls = fakeNetwork( {
		[ `GET ${ IMPORT }/totals` ]: { customers: 20, orders: 30 },
		[ `GET ${ IMPORT }/status` ]: () => status,
		[ `POST ${ IMPORT }` ]: { status: 'success' },
		[ `POST ${ IMPORT }/delete` ]: { status: 'success' },
		...responses,
	} );
	const view = render(
		<RegistryProvider value={ createTestRegistry( importStore ) }>
			<HistoricalImport />
		</RegistryProvider>
	);
	await act( settle );
	return view;
}

const find = ( method: string, path: string ) =>
	calls.filter( ( call ) => call.method === method && call.path === path );
const last = ( path: string ) => find( 'GET', path ).at( -1 )?.query;
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const click = async ( name: string, place = document.body ) => {
	fireEvent.click( within( place ).getByRole( 'button', { name } ) );
	await act( settle );
	await act( settle );
};
const choose = async ( name: string, value: string ) => {
	fireEvent.change( screen.getByLabelText( name ), { target: { value } } );
	await act( settle );
};
const pause = ( time: number ) =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( time );
	} );

beforeEach( () => {
	status = DONE;
	isHidden = false;
	jest.spyOn( document, 'hidden', 'get' ).mockImplementation(
		() => isHidden
	);
	window.storedeckSettings = { timeZone: 'UTC', dateFormat: 'Y-m-d' };
} );
afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
	delete window.storedeckSettings;
} );

describe( 'the period', () => {
	it( 'decides what is counted and imported', async () => {
		await open();
		expect( last( `${ IMPORT }/totals` ) ).toEqual( {
			skip_existing: 'true',
		} );
		await choose( 'Import orders from', '30' );
		fireEvent.click(
			screen.getByLabelText(
				'Skip previously imported customers and orders'
			)
		);
		await act( settle );
		expect( last( `${ IMPORT }/totals` ) ).toEqual( {
			days: '30',
			skip_existing: 'false',
		} );
		await click( 'Start' );
		expect( find( 'POST', IMPORT )[ 0 ]?.query ).toEqual( {
			days: '30',
			skip_existing: 'false',
		} );
	} );

	it( 'can start on a day', async () => {
		const today = new Date().toISOString().slice( 0, 10 );
		await open();
		expect( screen.queryByLabelText( 'Start date' ) ).toBeNull();
		await choose( 'Import orders from', 'custom' );
		const field = screen.getByLabelText( 'Start date' );
		expect( field ).toHaveAttribute( 'max', today );
		const day = new Date( Date.now() - 5 * 24 * 3600 * 1000 )
			.toISOString()
			.slice( 0, 10 );
		await choose( 'Start date', day );
		expect( field ).toHaveValue( day );
		expect( last( `${ IMPORT }/totals` ) ).toMatchObject( { days: '5' } );
		// Browsers clear the value while a date is being typed.
		await choose( 'Start date', '' );
		expect( field ).toHaveValue( day );
		await choose( 'Import orders from', '7' );
		expect( field ).not.toBeInTheDocument();
		expect( last( `${ IMPORT }/totals` ) ).toMatchObject( { days: '7' } );
	} );
} );

describe( 'the import', () => {
	it( 'has nothing to start without orders and customers', async () => {
		status = {};
		await open( { [ `GET ${ IMPORT }/totals` ]: {} } );
		expect(
			screen.getByText( 'Customers to import: 0. Orders to import: 0.' )
		).toBeVisible();
		expect( screen.getByText( 'Status: Nothing to import' ) ).toBeVisible();
		expect( button( 'Start' ) ).toHaveAttribute( 'aria-disabled', 'true' );
		await click( 'Start' );
		expect( find( 'POST', IMPORT ) ).toEqual( [] );
	} );

	it( 'shows its progress instead of the form', async () => {
		status = {
			...DONE,
			is_importing: true,
			customers_count: 5,
			orders_count: undefined,
		};
		await open();
		expect( screen.getByText( 'Customers: 5 of 20' ) ).toBeVisible();
		expect(
			screen.getByRole( 'progressbar', { name: 'Orders and refunds' } )
		).toHaveValue( 0 );
		expect(
			screen.getByText( 'Status: Importing customers' )
		).toBeVisible();
		expect( screen.queryByLabelText( 'Import orders from' ) ).toBeNull();
		expect( screen.queryByText( /Orders to import/ ) ).toBeNull();
	} );

	it( 'is followed until it is done, while the page is visible', async () => {
		jest.useFakeTimers();
		status = { ...DONE, is_importing: true, orders_count: 3 };
		await open();
		const count = () => find( 'GET', `${ IMPORT }/status` ).length;
		const before = count();
		await pause( 2900 );
		expect( count() ).toBe( before );
		await pause( 200 );
		expect( count() ).toBe( before + 1 );
		isHidden = true;
		await pause( 6000 );
		expect( count() ).toBe( before + 1 );
		isHidden = false;
		status = DONE;
		await pause( 3000 );
		expect( count() ).toBe( before + 2 );
		expect( screen.getByText( 'Status: Ready to import' ) ).toBeVisible();
		await pause( 9000 );
		expect( count() ).toBe( before + 2 );
	} );

	it( 'is finished when one was started here', async () => {
		await open();
		await click( 'Start' );
		expect(
			screen.getByText( 'Status: Historical data imported' )
		).toBeVisible();
	} );

	it.each( [
		[ FAILED, 'Not today.' ],
		[ { status: 'error', message: 'No orders.' }, 'No orders.' ],
		[
			{ status: 'error', message: '' },
			'Something went wrong with the import.',
		],
	] )( 'tells why it was not started: %#', async ( response, text ) => {
		await open( { [ `POST ${ IMPORT }` ]: response } );
		await click( 'Start' );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( text );
		expect( button( 'Start' ) ).toHaveAttribute( 'aria-disabled', 'false' );
	} );

	it( 'tells since when orders were imported', async () => {
		const { unmount } = await open();
		expect( screen.queryByText( /Imported since/ ) ).toBeNull();
		unmount();
		status = { ...DONE, imported_from: '2026-03-01T00:00:00' };
		await open();
		expect( screen.getByText( 'Imported since 2026-03-01' ) ).toBeVisible();
	} );

	it( 'loads its state again after a failure', async () => {
		status = FAILED;
		await open();
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'Could not load the import status.Not today.'
		);
		expect(
			screen.getByText( 'Status: Something went wrong with the import.' )
		).toBeVisible();
		status = DONE;
		const before = find( 'GET', `${ IMPORT }/totals` ).length;
		await click( 'Reload' );
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		expect( find( 'GET', `${ IMPORT }/totals` ) ).toHaveLength(
			before + 1
		);
	} );
} );

describe( 'deleting imported data', () => {
	const DELETE = 'Delete previously imported data';

	it( 'needs a confirmation', async () => {
		await open();
		await click( DELETE );
		expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
			'Your orders are not deleted.'
		);
		await click( 'Cancel' );
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
		expect( find( 'POST', `${ IMPORT }/delete` ) ).toEqual( [] );
		await click( DELETE );
		status = { ...DONE, is_deleting: true, percent_deleted: 40 };
		await click( 'Delete', screen.getByRole( 'dialog' ) );
		expect( find( 'POST', `${ IMPORT }/delete` ) ).toHaveLength( 1 );
		expect(
			screen.getByRole( 'progressbar', { name: 'Deletion progress' } )
		).toHaveValue( 40 );
		expect(
			screen.getByText( 'Status: Deleting imported data' )
		).toBeVisible();
	} );
} );
