import { fakeNetwork, settle } from '../../test/fake-network';
import { createTestRegistry } from '../../test/test-registry';
import { browser, goTo } from '../go-to';
import { pluginsStore } from '../store';
import type { Call } from '../../test/fake-network';
import type { TestRegistry } from '../../test/test-registry';

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
	jest.spyOn( browser, 'assign' ).mockImplementation( ( address ) => {
		visited.push( address );
	} );
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'the connection', () => {
	it( 'is asked of its own service', async () => {
		expect( select().isJetpackConnected() ).toBe( false );
		await settle();
		expect( calls[ 0 ]?.url ).toBe( '/jetpack/v4/connection' );
		await calls[ 0 ]?.respond( { isActive: true } );
		expect( select().isJetpackConnected() ).toBe( true );
	} );

	it( 'is made at an address by the place to come back to', async () => {
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

	it( 'can be told by hand', () => {
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
	it( 'goes to the address, and comes back to this admin', async () => {
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

	it( 'tells what went wrong and stays', async () => {
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

	it( 'goes elsewhere after a failure, if wanted', async () => {
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
		'does not go to %p',
		( address ) => {
			expect( () => goTo( address ) ).toThrow(
				'This address cannot be opened.'
			);
			expect( visited ).toEqual( [] );
		}
	);

	it( 'does not follow an answer that is no address of a page', async () => {
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
