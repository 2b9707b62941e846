import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { browser, goTo } from '../go-to';
import { pluginsStore } from '../store';
import type { Call, TestRegistry } from '../../testing';

const CONNECT = 'https://connect.example.com/?from=shop';

let calls: Call[];
let registry: TestRegistry;
let visited: string[];
const select = () => registry.select( pluginsStore );
const dispatch = () => registry.dispatch( pluginsStore );
const getAdminLink = ( path: string ) =>
	`https://store.test/wp-admin/${ path }`;

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( pluginsStore );
	visited = [];
	jest.spyOn( browser, 'assign' ).mockImplementation( ( url ) => {
		visited.push( url );
	} );
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'the connection', () => {
	it( 'is requested from Jetpack', async () => {
		expect( select().isJetpackConnected() ).toBe( false );
		await settle();
		expect( calls[ 0 ]?.url ).toBe( '/jetpack/v4/connection' );
		await calls[ 0 ]?.respond( { isActive: true } );
		expect( select().isJetpackConnected() ).toBe( true );
	} );

	it( 'is requested for the URL to return to', async () => {
		const query = { redirect_url: 'https://store.test/back' };
		expect( select().getJetpackConnectUrl( query ) ).toBeUndefined();
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			path: '/wc-admin/plugins/connect-jetpack',
			query,
		} );
		await calls[ 0 ]?.respond( { connectAction: CONNECT } );
		expect( select().getJetpackConnectUrl( query ) ).toBe( CONNECT );
	} );

	it( 'can be set', () => {
		dispatch().updateIsJetpackConnected( true );
		dispatch().updateJetpackConnectUrl( 'https://store.test', CONNECT );
		expect( select().isJetpackConnected() ).toBe( true );
		expect(
			select().getJetpackConnectUrl( {
				redirect_url: 'https://store.test',
			} )
		).toBe( CONNECT );
	} );
} );

describe( 'connecting', () => {
	it( 'navigates to the URL, which returns to the admin', async () => {
		const done = dispatch().connectToJetpack( getAdminLink );
		await settle();
		expect( calls[ 0 ]?.query ).toEqual( {
			redirect_url:
				'https://store.test/wp-admin/admin.php?page=storedeck',
		} );
		await calls[ 0 ]?.respond( { connectAction: CONNECT } );
		expect( await done ).toBe( CONNECT );
		expect( visited ).toEqual( [ CONNECT ] );
	} );

	it( 'returns to the admin of the page by default', async () => {
		dispatch()
			.connectToJetpack()
			.catch( () => {} );
		await settle();
		expect( calls[ 0 ]?.query.redirect_url ).toMatch(
			/admin\.php\?page=storedeck$/
		);
	} );

	it( 'rejects when there is no URL', async () => {
		const failure = dispatch()
			.connectToJetpack( getAdminLink )
			.catch( ( error: unknown ) => error );
		await settle();
		await calls[ 0 ]?.respond( {} );
		expect( await failure ).toEqual( new Error( 'No connection URL.' ) );
		expect( visited ).toEqual( [] );
	} );

	it( 'rejects with what is not an error', async () => {
		const errorAction = jest.fn();
		const failure = dispatch()
			.connectToJetpackWithFailureRedirect( '/sorry', errorAction, () => {
				throw 'Stop.';
			} )
			.catch( ( error: unknown ) => error );
		expect( await failure ).toBe( 'Stop.' );
		expect( errorAction ).not.toHaveBeenCalled();
		expect( visited ).toEqual( [] );
	} );

	it( 'installs and activates the plugin first', async () => {
		const errorAction = jest.fn();
		const done = dispatch().installJetpackAndConnect(
			errorAction,
			getAdminLink
		);
		await settle();
		await calls[ 0 ]?.respond( { data: { installed: [ 'jetpack' ] } } );
		await calls[ 1 ]?.respond( { data: { activated: [ 'jetpack' ] } } );
		expect( calls.map( ( { path } ) => path ) ).toEqual( [
			'/wc-admin/plugins/install',
			'/wc-admin/plugins/activate',
			'/wc-admin/plugins/connect-jetpack',
		] );
		await calls[ 2 ]?.respond( { connectAction: CONNECT } );
		await done;
		expect( visited ).toEqual( [ CONNECT ] );
		expect( errorAction ).not.toHaveBeenCalled();
	} );

	it( 'reports the error and stays on the page', async () => {
		const errorAction = jest.fn();
		const done = dispatch().installJetpackAndConnect(
			errorAction,
			getAdminLink
		);
		await settle();
		await calls[ 0 ]?.fail( { status: 403, message: 'No.' } );
		await done;
		expect( errorAction.mock.calls ).toEqual( [
			[ 'Could not install jetpack plugin, No.' ],
		] );
		expect( visited ).toEqual( [] );
	} );

	it( 'navigates to another page after an error', async () => {
		const errorAction = jest.fn();
		const done = dispatch().connectToJetpackWithFailureRedirect(
			'https://store.test/sorry',
			errorAction,
			getAdminLink
		);
		await settle();
		await calls[ 0 ]?.fail( { status: 404, message: 'Not there.' } );
		await done;
		expect( errorAction.mock.calls ).toEqual( [ [ 'Not there.' ] ] );
		expect( visited ).toEqual( [ 'https://store.test/sorry' ] );
	} );

	it.each( [ 'javascript:alert(1)', 'data:text/html,x', '', 'http://' ] )(
		'does not navigate to %p',
		( url ) => {
			expect( () => goTo( url ) ).toThrow( 'Could not open this URL.' );
			expect( visited ).toEqual( [] );
		}
	);

	it( 'does not navigate to an invalid URL of a response', async () => {
		const errorAction = jest.fn();
		const done = dispatch().installJetpackAndConnect(
			errorAction,
			getAdminLink
		);
		await settle();
		await calls[ 0 ]?.respond( { data: {} } );
		await calls[ 1 ]?.respond( { data: {} } );
		await calls[ 2 ]?.respond( { connectAction: 'javascript:alert(1)' } );
		await done;
		expect( errorAction ).toHaveBeenCalledTimes( 1 );
		expect( visited ).toEqual( [] );
	} );
} );
