import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegistryProvider } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { pluginsStore } from '@storedeck/data';
import {
	createTestRegistry,
	fakeNetwork,
	settle,
} from '@storedeck/data/testing';
import type { Call, TestRegistry } from '@storedeck/data/testing';
import { goTo } from '@storedeck/data/plugins/go-to';
import { getHistory, getQuery } from '@storedeck/navigation';
import { FAILED } from '../../../test/support';
import { Connection } from '../connection';

jest.mock( '@storedeck/data/plugins/go-to', () => ( { goTo: jest.fn() } ) );

const STATUS = 'GET /jetpack/v4/connection';
const URL_OF_SERVICE = 'GET /wc-admin/plugins/connect-jetpack';
let calls: Call[];
let registry: TestRegistry;

async function open( {
	isConnected = false,
	isActive = true,
	query = {},
	responses = {},
}: {
	isConnected?: boolean;
	isActive?: boolean;
	query?: Record< string, string >;
	responses?: Record< string, unknown >;
} = {} ) {
	const plugins = isActive ? [ 'jetpack' ] : [];
	calls = fakeNetwork( {
		[ STATUS ]: { isActive: isConnected },
		'GET /wc-admin/plugins/active': { plugins },
		'GET /wc-admin/plugins/installed': { plugins },
		[ URL_OF_SERVICE ]: { connectAction: 'https://service.test/' },
		...responses,
	} );
	registry = createTestRegistry( pluginsStore, noticesStore );
	render(
		<RegistryProvider value={ registry }>
			<Connection path="/extensions" query={ query } />
		</RegistryProvider>
	);
	await act( settle );
	await act( settle );
}
const notices = () => registry.select( noticesStore ).getNotices();
const connect = async ( name = 'Connect' ) => {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	await act( settle );
	await act( settle );
};

beforeEach( () => {
	jest.mocked( goTo ).mockClear();
	window.storedeckSettings = {
		adminUrl: 'https://store.test/wp-admin/',
		pageName: 'storedeck',
	};
	act( () =>
		getHistory().push( 'admin.php?page=storedeck&path=/extensions' )
	);
} );
afterEach( () => {
	delete window.storedeckSettings;
} );

it( 'shows a connected store without a button', async () => {
	await open( { isConnected: true } );
	expect( screen.getByText( 'Connected' ) ).toBeVisible();
	expect( screen.queryByRole( 'button' ) ).not.toBeInTheDocument();
	expect( screen.queryByRole( 'link' ) ).not.toBeInTheDocument();
	expect( notices() ).toEqual( [] );
} );

it( 'sends the user to the connection service, and back to this screen', async () => {
	await open();
	expect( screen.getByText( 'Not connected' ) ).toBeVisible();
	await connect();
	expect( calls.at( -1 )?.query.redirect_url ).toBe(
		'https://store.test/wp-admin/admin.php?page=storedeck&path=%2Fextensions&connection=back'
	);
	expect( goTo ).toHaveBeenCalledWith( 'https://service.test/' );
} );

it( 'installs Jetpack first', async () => {
	await open( { isActive: false } );
	await connect( 'Install Jetpack and connect' );
	const button = screen.getByRole( 'button' );
	expect( button ).toHaveAttribute( 'aria-disabled', 'true' );
	await userEvent.click( button );
	expect( calls.filter( ( { method } ) => method === 'POST' ) ).toMatchObject(
		[ { path: '/wc-admin/plugins/install', data: { plugins: 'jetpack' } } ]
	);
} );

it( 'shows the error of the connection service, which can be dismissed', async () => {
	await open( { responses: { [ URL_OF_SERVICE ]: FAILED } } );
	await connect();
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not today.' );
	expect( screen.getByRole( 'button', { name: 'Connect' } ) ).toHaveAttribute(
		'aria-disabled',
		'false'
	);
	await userEvent.click(
		screen.getByRole( 'button', { name: /^(Close|Dismiss)/ } )
	);
	expect( screen.getByRole( 'alert' ) ).toBeEmptyDOMElement();
} );

it( 'continues elsewhere when the URL says so', async () => {
	await open( {
		query: { fallback: '/setup-wizard' },
		responses: { [ URL_OF_SERVICE ]: FAILED },
	} );
	const target =
		'https://store.test/wp-admin/admin.php?page=storedeck&path=%2Fsetup-wizard';
	expect(
		screen.getByRole( 'link', { name: 'Continue without connecting' } )
	).toHaveAttribute( 'href', target );
	await connect();
	expect( goTo ).toHaveBeenCalledWith( target );
} );

it( 'can be checked again after a failure', async () => {
	await open( { responses: { [ STATUS ]: FAILED } } );
	expect( screen.getAllByRole( 'alert' )[ 1 ] ).toHaveTextContent(
		'Could not check the connection.Not today.'
	);
	const count = calls.length;
	await userEvent.click( screen.getByRole( 'button', { name: 'Reload' } ) );
	await act( settle );
	expect( calls ).toHaveLength( count + 1 );
} );

describe( 'the return from the connection service', () => {
	const back = ( options: Parameters< typeof open >[ 0 ] ) => {
		act( () =>
			getHistory().push(
				'admin.php?page=storedeck&path=/extensions&connection=back'
			)
		);
		return open( { ...options, query: { connection: 'back' } } );
	};

	it( 'says that the store is connected, once', async () => {
		await back( { isConnected: true } );
		expect( notices() ).toMatchObject( [
			{ content: 'Store connected.', status: 'success' },
		] );
		expect( getQuery().connection ).toBeUndefined();
	} );

	it( 'says that the store is not connected', async () => {
		await back( {} );
		expect( notices() ).toMatchObject( [
			{ content: 'Your store is not connected yet.', status: 'error' },
		] );
	} );

	it( 'says nothing when the connection is unknown', async () => {
		await back( { responses: { [ STATUS ]: FAILED } } );
		expect( notices() ).toEqual( [] );
	} );
} );
