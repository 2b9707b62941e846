import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { exportStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { FAILED } from '../../../test/support';
import { Exports } from '../exports';

const PATH = '/storedeck/v1/exports';
const EXPORT = {
	id: 'a1',
	report: 'orders',
	report_args: { after: '2026-10-01T00:00:00' },
	title: 'Orders',
	status: 'complete',
	message: 'Ready.',
	percent_complete: 100,
	rows: 12,
	rows_total: 12,
	bytes: 3000,
	columns_left_out: [ 'weight' ],
	email: 'none',
	download_url: 'https://store.test/file.csv',
	date_created: '2026-11-01T10:00:00',
	date_expires: '2026-11-08T10:00:00',
};

let calls: Call[];
let registry: TestRegistry;

async function open(
	list: unknown,
	responses: Record< string, unknown > = {}
) {
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: list,
		[ `DELETE ${ PATH }/*` ]: { deleted: true },
		[ `POST ${ PATH }/*/cancel` ]: {
			...EXPORT,
			status: 'cancelled',
			message: 'Export cancelled.',
			download_url: '',
		},
		...responses,
	} );
	registry = createTestRegistry( exportStore, noticesStore );
	render(
		<RegistryProvider value={ registry }>
			<Exports />
		</RegistryProvider>
	);
	await act( settle );
}
beforeEach( () => {
	window.storedeckSettings = { dateFormat: 'Y-m-d', timeFormat: 'H:i' };
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

const click = async ( name: string | RegExp ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await act( settle );
	await act( settle );
};
const list = () => screen.getByRole( 'group', { name: 'Your exports' } );
const contents = () =>
	registry
		.select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );
const writes = () =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method, path } ) => `${ method } ${ path }` );

it( 'explains an empty list', async () => {
	await open( [] );
	expect( list() ).toHaveTextContent( 'No recent exports.' );
	expect(
		screen.getByRole( 'link', { name: 'Open the Orders report' } )
	).toHaveAttribute( 'href', expect.stringContaining( 'orders' ) );
} );

it( 'shows an export with its file and deletes it', async () => {
	await open( [ EXPORT ] );
	expect( list() ).toHaveTextContent( 'Ready.12 rows, 3' );
	expect( list() ).toHaveTextContent(
		'Exported on 2026-11-01 at 10:00. The file is kept until 2026-11-08.'
	);
	expect( list() ).toHaveTextContent( /1 column/ );
	expect(
		screen.getByRole( 'link', { name: /^Download file: Orders/ } )
	).toHaveAttribute( 'href', EXPORT.download_url );
	expect( screen.queryByText( 'No recent exports.' ) ).toBeNull();
	expect(
		screen.queryByRole( 'button', { name: /^Export again/ } )
	).toBeNull();
	await click( /^Delete: Orders/ );
	expect( writes() ).toEqual( [ `DELETE ${ PATH }/a1` ] );
	expect( list() ).toHaveFocus();
	expect( list() ).toHaveTextContent( 'No recent exports.' );
} );

it( 'keeps an export that cannot be deleted, and says so', async () => {
	await open( [ EXPORT ], { [ `DELETE ${ PATH }/*` ]: FAILED } );
	await click( /^Delete: Orders/ );
	expect( contents() ).toEqual( [
		'Could not delete the export. Not today.',
	] );
	expect( list() ).toHaveTextContent( 'Ready.' );
} );

it( 'shows the progress of a running export and cancels it', async () => {
	await open( [
		{
			...EXPORT,
			status: 'processing',
			rows: 6,
			percent_complete: 50,
			download_url: '',
		},
	] );
	expect( screen.getByRole( 'progressbar' ) ).toBeVisible();
	expect( list() ).toHaveTextContent( '6 of 12 rows' );
	expect( screen.queryByRole( 'button', { name: /^Delete/ } ) ).toBeNull();
	await click( /^Cancel export: Orders/ );
	expect( writes() ).toEqual( [ `POST ${ PATH }/a1/cancel` ] );
	expect( list() ).toHaveFocus();
	expect( contents() ).toEqual( [ 'Export cancelled.' ] );
} );

it( 'starts a failed export again', async () => {
	await open(
		[
			{
				...EXPORT,
				status: 'failed',
				message: 'No space.',
				download_url: '',
			},
		],
		{
			'POST /wc-analytics/reports/orders/export': {
				export_id: 'b2',
				message: '',
			},
		}
	);
	expect( list() ).toHaveTextContent( 'No space.' );
	await click( /^Export again: Orders/ );
	expect( writes() ).toEqual( [
		'POST /wc-analytics/reports/orders/export',
	] );
	expect(
		calls.find( ( { method } ) => method === 'POST' )?.data
	).toMatchObject( { report_args: EXPORT.report_args } );
	expect( list() ).toHaveFocus();
	expect( contents() ).toEqual( [] );
} );

it( 'says that an export cannot be started again', async () => {
	await open( [ { ...EXPORT, status: 'failed', download_url: '' } ], {
		'POST /wc-analytics/reports/orders/export': FAILED,
	} );
	await click( /^Export again: Orders/ );
	expect( contents() ).toEqual( [
		'Could not start the export. Not today.',
	] );
} );

it( 'is loaded again after a failure', async () => {
	let response: unknown = FAILED;
	await open( () => response );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load exports.Not today.'
	);
	response = [];
	await click( 'Reload' );
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
} );
