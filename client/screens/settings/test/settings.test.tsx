import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@storedeck/components';
import '@storedeck/data';
import { createResponse, fakeNetwork, settle } from '@storedeck/data/testing';
import {
	getHistory,
	getNewPath,
	getPath,
	getQuery,
} from '@storedeck/navigation';
import StoreSettings from '..';

const PATH = '/settings';

const GROUPS = [
	{ id: 'general', label: 'General', description: '' },
	{ id: 'tax', label: 'Tax', description: '' },
	{ id: 'wc_admin', label: 'Analytics', description: '' },
];

const CITY = {
	id: 'city',
	label: 'City',
	type: 'text',
	default: '',
	value: 'Ulm',
};

const ROUTES = {
	'GET /wc-analytics/settings': GROUPS,
	'GET /wc-analytics/settings/general': [ CITY ],
	'GET /wc-analytics/settings/tax': [],
	'POST /wc-analytics/settings/general/batch': {
		update: [ { ...CITY, value: 'Bonn' } ],
	},
};

const open = ( query = {} ) =>
	render( <StoreSettings path={ PATH } query={ query } /> );

/** Whether the browser asks before the page is closed. */
function asksBeforeUnload() {
	const event = new Event( 'beforeunload', { cancelable: true } );
	window.dispatchEvent( event );
	return event.defaultPrevented;
}

const city = () => screen.findByRole( 'textbox', { name: 'City' } );

beforeEach( () => {
	getHistory().replace( getNewPath( {}, PATH, {} ) );
} );

// The stores keep their data: this test comes first.
it( 'loads the list of settings groups again after an error', async () => {
	const answers = [
		createResponse(
			{ code: 'broken', message: 'Not today.' },
			{ status: 500 }
		),
		GROUPS,
	];
	const calls = fakeNetwork( {
		...ROUTES,
		'GET /wc-analytics/settings': () => answers.shift(),
	} );
	open();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Could not load settings.Not today.'
	);
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	expect( await screen.findByRole( 'link', { name: 'Tax' } ) ).toBeVisible();
	expect( screen.queryByRole( 'alert' ) ).not.toBeInTheDocument();
	expect(
		calls.filter( ( { path } ) => path === '/wc-analytics/settings' )
	).toHaveLength( 2 );
} );

it.each( [
	[ {}, 'General' ],
	[ { section: 'tax' }, 'Tax' ],
	[ { section: 'none' }, 'General' ],
] )( 'marks only the shown group as current for %j', async ( query, label ) => {
	fakeNetwork( ROUTES );
	open( query );
	await screen.findByRole( 'heading', { name: label } );
	expect(
		screen
			.getAllByRole( 'link', { current: 'page' } )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ label ] );
} );

it( 'leads to the tax rates', async () => {
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		taxRatesPath: 'admin.php?page=wc-settings&tab=tax',
		currentUser: {
			id: 1,
			name: 'Ada',
			capabilities: { manage_woocommerce: true },
		},
	};
	fakeNetwork( ROUTES );
	open();
	expect(
		await screen.findByRole( 'link', { name: 'Tax rates' } )
	).toHaveAttribute(
		'href',
		'https://store.test/wp-admin/admin.php?page=wc-settings&tab=tax'
	);
	delete window.storedeckSettings;
} );

it( 'asks before unsaved changes are left, and no longer once they are saved', async () => {
	fakeNetwork( ROUTES );
	open();
	render( <Link href={ getNewPath( {}, '/inbox', {} ) }>Inbox</Link> );
	const openInbox = () => userEvent.click( screen.getByText( 'Inbox' ) );
	await userEvent.clear( await city() );
	await userEvent.type( await city(), 'Bonn' );
	expect( asksBeforeUnload() ).toBe( true );
	await openInbox();
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Cancel' } )
	);
	expect( getPath() ).toBe( PATH );
	expect( await city() ).toHaveValue( 'Bonn' );

	const save = screen.getByRole( 'button', { name: 'Save changes' } );
	await userEvent.click( save );
	await waitFor( () =>
		expect( save ).toHaveAttribute( 'aria-disabled', 'true' )
	);
	expect( asksBeforeUnload() ).toBe( false );
	await openInbox();
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( getPath() ).toBe( '/inbox' );
} );

it( 'keeps what was typed when saving fails, and sends it again', async () => {
	const answers = [
		createResponse( { code: 'down', message: 'Down.' }, { status: 502 } ),
		{ update: [ { ...CITY, value: 'Kiel' } ] },
	];
	const calls = fakeNetwork( {
		...ROUTES,
		'POST /wc-analytics/settings/general/batch': () => answers.shift(),
	} );
	open();
	await userEvent.clear( await city() );
	await userEvent.type( await city(), 'Kiel' );
	const save = screen.getByRole( 'button', { name: 'Save changes' } );
	await userEvent.click( save );
	await act( settle );
	expect( await city() ).toHaveValue( 'Kiel' );
	expect( asksBeforeUnload() ).toBe( true );
	await userEvent.click( save );
	await act( settle );
	expect( asksBeforeUnload() ).toBe( false );
	expect(
		calls.flatMap( ( { method, data } ) =>
			method === 'POST' ? [ data ] : []
		)
	).toEqual( [
		{ update: [ { id: 'city', value: 'Kiel' } ] },
		{ update: [ { id: 'city', value: 'Kiel' } ] },
	] );
} );

it( 'discards unsaved changes that are left without saving', async () => {
	fakeNetwork( ROUTES );
	const { unmount } = open();
	render( <Link href={ getNewPath( {}, '/inbox', {} ) }>Inbox</Link> );
	await userEvent.type( await city(), '!' );
	await userEvent.click( screen.getByText( 'Inbox' ) );
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Leave without saving' } )
	);
	expect( getPath() ).toBe( '/inbox' );
	expect( asksBeforeUnload() ).toBe( false );
	unmount();
	open();
	await waitFor( async () => expect( await city() ).toHaveValue( 'Ulm' ) );
	expect( asksBeforeUnload() ).toBe( false );
} );

it( 'opens another group of settings without asking', async () => {
	fakeNetwork( ROUTES );
	open();
	await userEvent.type( await city(), '!' );
	await userEvent.click( screen.getByRole( 'link', { name: 'Tax' } ) );
	expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	expect( getQuery().section ).toBe( 'tax' );
	expect( asksBeforeUnload() ).toBe( true );
} );
