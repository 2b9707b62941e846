import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { itemsStore, reportsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { FAILED } from '../../../test/support';
import { OrderFiles } from '../order-files';

const PATH = '/storedeck/v1/order-imports';
const ITEM = {
	id: 'a1',
	file: 'orders.csv',
	user_name: 'Ada',
	date_created: '2026-11-01T10:00:00',
	date_expires: '2026-11-08T10:00:00',
	status: 'uploading',
	percent_complete: 0,
	size: 10,
	bytes: 0,
	chunk_size: 4,
	options: {},
	message: '',
	asks: { option: '', values: [] },
	preview: null,
	counts: { created: 0, updated: 0, unchanged: 0 },
	total: 0,
	store_currency: 'USD',
	period: [],
	problems: 0,
	notes: [],
};
const PREVIEW = {
	system: 'Shopify',
	encoding: 'UTF-8',
	header: 1,
	rows: 3,
	currency: 'EUR',
	period: [ '2026-03-02T10:00:00', '2026-03-04T10:00:00' ],
	first: [
		{
			number: '1001',
			date: '2026-03-02T10:00:00',
			status: 'completed',
			customer: 'Ada Lovelace',
			items: [ { quantity: '2', name: 'Tea', total: '9.00' } ],
			lines: 3,
			net: '9.00',
			shipping: '1.00',
			tax: '0.00',
			total: '10.00',
			refunded: '4.00',
		},
	],
	count: 2,
	counted: 1,
	items: '3',
	sums: { total: { amount: '10.00', file: '11.00' } },
	differences: 1,
	not_counted: [ { status: '"Sunny"', count: 1, amount: '5.00' } ],
	left_out: [ { reason: 'rows of the type "Payout"', count: 2 } ],
	columns: [ { name: 'Name', field: 'Order number' } ],
	unused: [ 'Vendor' ],
	notes: [ 'Prices include taxes.' ],
	problems: 1,
	warnings: 0,
	choices: [
		{
			option: 'currency',
			value: 'EUR',
			values: [ 'EUR', 'USD' ],
			name: '',
			count: 0,
		},
		{
			option: 'status',
			value: '',
			values: [ 'completed', 'draft' ],
			name: 'Sunny',
			count: 1,
		},
	],
};
const READY = {
	...ITEM,
	status: 'ready',
	bytes: 10,
	preview: PREVIEW,
	problems: 1,
};
const IMPORTED = {
	...ITEM,
	status: 'imported',
	counts: { created: 2, updated: 1, unchanged: 0 },
	total: 3,
	period: PREVIEW.period,
};
const PROBLEM = {
	type: 'problem',
	line: 4,
	column: 'Price',
	value: 'two',
	message: 'The price "two" is not a valid amount.',
};

let calls: Call[];
let registry: TestRegistry;

async function open(
	list: unknown,
	responses: Record< string, unknown > = {}
) {
	calls = fakeNetwork( {
		[ `GET ${ PATH }` ]: list,
		[ `GET ${ PATH }/*/problems` ]: [ PROBLEM ],
		...responses,
	} );
	registry = createTestRegistry( reportsStore, itemsStore, noticesStore );
	render(
		<RegistryProvider value={ registry }>
			<OrderFiles />
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
}
beforeEach( () => {
	window.storedeckSettings = {
		dateFormat: 'Y-m-d',
		timeFormat: 'H:i',
		orderStatuses: { completed: 'Completed' },
	};
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

const turn = async () => {
	for ( let count = 0; count < 6; count++ ) {
		await act( settle );
	}
};
const click = async ( name: string | RegExp ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await turn();
};
const upload = async ( file: File ) => {
	const input =
		document.querySelector< HTMLInputElement >( 'input[type=file]' );
	if ( ! input ) {
		throw new Error( 'There is no file input.' );
	}
	await userEvent.upload( input, file );
	await turn();
};
const writes = () =>
	calls
		.filter( ( { method } ) => method !== 'GET' )
		.map( ( { method, url } ) => `${ method } ${ url }` );
const contents = () =>
	registry
		.select( noticesStore )
		.getNotices()
		.map( ( { content } ) => content );

it( 'sends a file in parts and reads it', async () => {
	let received = 0;
	await open( [], {
		[ `POST ${ PATH }` ]: ITEM,
		[ `POST ${ PATH }/a1/chunks` ]: ( { query }: Call ) => {
			received = Math.min( 10, Number( query.offset ) + 4 );
			return { ...ITEM, bytes: received };
		},
		[ `POST ${ PATH }/a1/preview` ]: READY,
	} );
	await upload( new File( [ '0123456789' ], 'orders.csv' ) );
	expect( writes() ).toEqual( [
		`POST ${ PATH }`,
		`POST ${ PATH }/a1/chunks?offset=0`,
		`POST ${ PATH }/a1/chunks?offset=4`,
		`POST ${ PATH }/a1/chunks?offset=8`,
		`POST ${ PATH }/a1/preview`,
	] );
	expect( calls.find( ( { method } ) => method === 'POST' )?.data ).toEqual( {
		file: 'orders.csv',
		size: 10,
	} );
	expect(
		screen.getByRole( 'button', { name: 'Import 2 orders' } )
	).toBeVisible();
} );

it( 'says why a file is refused before it is sent', async () => {
	await open( [], { [ `POST ${ PATH }` ]: FAILED } );
	await upload( new File( [ '1' ], 'orders.csv' ) );
	expect( writes() ).toEqual( [ `POST ${ PATH }` ] );
	expect( contents() ).toEqual( [ 'Could not upload the file. Not today.' ] );
} );

it( 'takes the same file again after a failure', async () => {
	const file = new File( [ '1' ], 'orders.csv' );
	await open( [], { [ `POST ${ PATH }` ]: FAILED } );
	await upload( file );
	await upload( file );
	expect( writes() ).toEqual( [ `POST ${ PATH }`, `POST ${ PATH }` ] );
} );

it( 'continues an upload that was interrupted', async () => {
	await open( [ { ...ITEM, bytes: 8 } ], {
		[ `POST ${ PATH }/a1/chunks` ]: { ...ITEM, bytes: 10 },
		[ `POST ${ PATH }/a1/preview` ]: READY,
	} );
	expect(
		screen.getByRole( 'group', { name: 'Order files' } )
	).toHaveTextContent(
		'The upload was interrupted. Choose orders.csv again to continue.'
	);
	await upload( new File( [ '0123456789' ], 'orders.csv' ) );
	expect( writes() ).toEqual( [
		`POST ${ PATH }/a1/chunks?offset=8`,
		`POST ${ PATH }/a1/preview`,
	] );
} );

it( 'does not continue an upload with another file', async () => {
	await open( [ { ...ITEM, bytes: 8 } ] );
	await upload( new File( [ '0123' ], 'orders.csv' ) );
	expect( writes() ).toEqual( [] );
	expect( contents() ).toEqual( [
		'Could not upload the file. This is another file. Choose orders.csv to continue its upload, or cancel and delete it.',
	] );
} );

it( 'shows what a file becomes, with its problems', async () => {
	await open( [ READY ] );
	const file = screen.getByRole( 'region', { name: 'orders.csv' } );
	expect( file ).toHaveTextContent( 'SystemShopify' );
	expect( file ).toHaveTextContent( 'Period2026-03-02 – 2026-03-04' );
	expect( file ).toHaveTextContent(
		'The currency of your store will change from USD to EUR.'
	);
	const order = within(
		screen.getByRole( 'region', { name: 'First orders' } )
	)
		.getByRole( 'rowheader', { name: '1001' } )
		.closest( 'tr' );
	expect( order ).toHaveTextContent(
		'2026-03-02 10:00Ada LovelaceCompleted2 × Tea'
	);
	expect( order ).toHaveTextContent( '2 more items' );
	expect( order ).toHaveTextContent( /Refunded: EUR 4/ );
	expect( file ).toHaveTextContent( /Total salesEUR 10.00EUR 11.00/ );
	expect( file ).toHaveTextContent(
		'1 order differs from the total of the file.'
	);
	expect( file ).toHaveTextContent(
		'Left out: 2 × rows of the type "Payout".'
	);
	expect( file ).toHaveTextContent( 'Columns: 1 used, 1 not used' );
	expect(
		screen.getByRole( 'region', { name: '1 problem' } )
	).toHaveTextContent(
		/4Not importedPrice ?two ?The price "two" is not a valid amount\./
	);
} );

it( 'shows all decimals of the currency of the file', async () => {
	await open( [
		{
			...READY,
			preview: {
				...PREVIEW,
				currency: 'KWD',
				sums: { total: { amount: '1.235', file: '' } },
			},
		},
	] );
	expect(
		screen.getByRole( 'region', { name: 'Sums of 1 counted order' } )
	).toHaveTextContent( /Total salesKWD 1\.235/ );
} );

it( 'reads the file again when a choice changes, and keeps the focus', async () => {
	await open( [ READY ], {
		[ `POST ${ PATH }/a1/preview` ]: {
			...READY,
			status: 'reading',
			preview: null,
			problems: 0,
		},
	} );
	const status = screen.getByRole( 'combobox', {
		name: 'Status “Sunny” (1 order)',
	} );
	await userEvent.click( status );
	await userEvent.selectOptions( status, 'completed' );
	await turn();
	expect( calls.find( ( { method } ) => method === 'POST' )?.data ).toEqual( {
		statuses: { sunny: 'completed' },
	} );
	expect( screen.getByRole( 'progressbar' ) ).toBeVisible();
	expect( status ).toHaveFocus();
	expect( screen.queryByRole( 'button', { name: /^Import/ } ) ).toBeNull();
} );

it( 'reads a file again after a failure', async () => {
	await open(
		[ { ...ITEM, bytes: 10, status: 'invalid', message: 'It stopped.' } ],
		{
			[ `POST ${ PATH }/a1/preview` ]: READY,
		}
	);
	await click( 'Read the file again' );
	expect( writes() ).toEqual( [ `POST ${ PATH }/a1/preview` ] );
	expect(
		screen.getByRole( 'button', { name: 'Import 2 orders' } )
	).toBeVisible();
} );

it( 'asks for what it cannot read the file without', async () => {
	await open(
		[
			{
				...ITEM,
				bytes: 10,
				status: 'invalid',
				message: 'Dates are not clear.',
				asks: { option: 'dates', values: [ 'dmy', 'mdy' ] },
			},
		],
		{ [ `POST ${ PATH }/a1/preview` ]: READY }
	);
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Dates are not clear.'
	);
	await userEvent.selectOptions(
		screen.getByRole( 'combobox', { name: 'Order of day and month' } ),
		'dmy'
	);
	await turn();
	expect( calls.find( ( { method } ) => method === 'POST' )?.data ).toEqual( {
		dates: 'dmy',
	} );
} );

it( 'imports a file and follows it to the report', async () => {
	await open( [ READY ], {
		[ `POST ${ PATH }/a1/import` ]: {
			...ITEM,
			status: 'importing',
			percent_complete: 5,
		},
		[ `GET ${ PATH }/a1` ]: IMPORTED,
	} );
	await click( 'Import 2 orders' );
	const list = screen.getByRole( 'list', { name: 'Imports of order files' } );
	expect( list ).toHaveTextContent( '2 new, 1 updated, 0 unchanged' );
	expect( list ).toHaveTextContent( '2026-11-01 10:00 by Ada' );
	expect(
		screen.getByRole( 'link', { name: 'Show in the Orders report' } )
	).toHaveAttribute(
		'href',
		expect.stringMatching( /after=2026-03-02.*before=2026-03-04/ )
	);
	expect( contents() ).toEqual( [
		'Orders imported: 2 new, 1 updated, 0 unchanged.',
	] );
	expect(
		screen.getByRole( 'group', { name: 'Order files' } )
	).toHaveFocus();
} );

it( 'reports an import that is finished at once', async () => {
	await open( [ READY ], { [ `POST ${ PATH }/a1/import` ]: IMPORTED } );
	await click( 'Import 2 orders' );
	expect( contents() ).toEqual( [
		'Orders imported: 2 new, 1 updated, 0 unchanged.',
	] );
} );

it.each( [
	[ 'importing', 'stopped', 'The import stopped before the end.' ],
	[ 'importing', 'ready', 'The import stopped before the end.' ],
	[ 'undoing', 'imported', 'Could not undo the import.' ],
] )( 'says that %s failed', async ( running, status, message ) => {
	await open( [ { ...IMPORTED, status: running } ], {
		[ `GET ${ PATH }/a1` ]: { ...IMPORTED, status },
	} );
	await turn();
	expect( contents() ).toEqual( [ message ] );
} );

it( 'says that the currency of the store has changed', async () => {
	const getNotice = () =>
		screen.queryByText( /^The currency of the store is now EUR\./, {
			selector: '.components-notice__content',
		} );
	await open( [ READY ], {
		[ `POST ${ PATH }/a1/import` ]: { ...IMPORTED, store_currency: 'EUR' },
	} );
	expect( getNotice() ).toBeNull();
	await click( 'Import 2 orders' );
	expect( getNotice() ).toBeVisible();
} );

it( 'undoes an import after asking', async () => {
	await open( [ IMPORTED ], {
		[ `POST ${ PATH }/a1/undo` ]: { ...IMPORTED, status: 'undoing' },
		[ `GET ${ PATH }/a1` ]: {
			...IMPORTED,
			status: 'undone',
			notes: [ 'Tea was edited.' ],
		},
	} );
	await click( 'Undo import: orders.csv' );
	const dialog = screen.getByRole( 'dialog', {
		name: 'Undo the import of orders.csv?',
	} );
	expect( dialog ).toHaveTextContent( 'This deletes its 3 orders' );
	expect( writes() ).toEqual( [] );
	await userEvent.click(
		within( dialog ).getByRole( 'button', { name: 'Undo import' } )
	);
	await turn();
	expect( writes() ).toEqual( [ `POST ${ PATH }/a1/undo` ] );
	expect(
		screen.getByRole( 'list', { name: 'Imports of order files' } )
	).toHaveTextContent( 'Undone2026-11-01 10:00 by AdaTea was edited.' );
	expect( contents() ).toEqual( [ 'Import of 3 orders undone.' ] );
} );

it( 'cancels an import that is running', async () => {
	const list = [ { ...ITEM, status: 'importing' } ];
	await open( list, {
		[ `GET ${ PATH }/a1` ]: {
			...ITEM,
			status: 'importing',
			percent_complete: 40,
		},
		[ `POST ${ PATH }/a1/cancel` ]: [ { ...IMPORTED, status: 'stopped' } ],
	} );
	expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute(
		'value',
		'40'
	);
	await click( 'Cancel import: orders.csv' );
	expect(
		screen.getByRole( 'list', { name: 'Imports of order files' } )
	).toHaveTextContent(
		'Stopped before the end: 2 new, 1 updated, 0 unchanged.'
	);
} );

it( 'is not offered with WooCommerce', async () => {
	window.storedeckSettings = { hasWooCommerce: true };
	await open( [] );
	expect( screen.getByText( /^WooCommerce is active/ ) ).toBeVisible();
	expect( calls ).toEqual( [] );
} );

it( 'is loaded again after a failure', async () => {
	let response: unknown = FAILED;
	await open( () => response );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Could not load imports.'
	);
	response = [];
	await click( 'Reload' );
	expect(
		screen.getByRole( 'button', { name: 'Choose file' } )
	).toBeVisible();
} );
