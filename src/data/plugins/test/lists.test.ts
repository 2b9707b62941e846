import { optionsStore } from '../../options';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { pluginsStore } from '../store';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( pluginsStore );
const dispatch = () => registry.dispatch( pluginsStore );
const paths = ( from = 0 ) =>
	calls.slice( from ).map( ( { path } ) => path.split( '/' ).at( -1 ) );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( pluginsStore, optionsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getPluginInstallState', () => {
	const load = async () => {
		select().getActivePlugins();
		select().getInstalledPlugins();
		await settle();
	};

	it( 'sends no request when both lists are loaded', async () => {
		await load();
		await calls[ 0 ]?.respond( { plugins: [] } );
		await calls[ 1 ]?.respond( { plugins: [ 'a' ] } );
		expect( select().getPluginInstallState( 'a' ) ).toBe( 'installed' );
		await settle();
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'requests a list that failed, or was not loaded', async () => {
		await load();
		await calls[ 0 ]?.fail();
		await calls[ 1 ]?.respond( { plugins: [ 'a' ] } );
		select().getPluginInstallState( 'a' );
		await settle();
		expect( paths( 2 ) ).toEqual( [ 'active' ] );
	} );

	it( 'requests both lists again on refresh', async () => {
		await load();
		await calls[ 0 ]?.respond( { plugins: [] } );
		await calls[ 1 ]?.respond( { plugins: [] } );
		dispatch().refresh( 'getPluginInstallState', [ 'a' ] );
		await settle();
		expect( paths( 2 ) ).toEqual( [ 'active', 'installed' ] );
	} );
} );

describe( 'changing plugins', () => {
	it( 'sends one request after the other', async () => {
		dispatch().installPlugins( [ 'a' ] );
		dispatch().activatePlugins( [ 'b' ] );
		dispatch().deactivatePlugin( 'c/c' );
		await settle();
		expect( paths() ).toEqual( [ 'install' ] );
		await calls[ 0 ]?.respond( { data: {} } );
		expect( paths() ).toEqual( [ 'install', 'activate' ] );
		await calls[ 1 ]?.respond( { data: {} } );
		expect( paths( 2 ) ).toEqual( [ 'c' ] );
	} );

	it( 'requests both lists again that are in flight when plugins are activated', async () => {
		select().getActivePlugins();
		select().getInstalledPlugins();
		await settle();
		dispatch().activatePlugins( [ 'b' ] );
		await settle();
		await calls[ 2 ]?.respond( { data: { activated: [ 'b' ] } } );
		expect( paths( 3 ) ).toEqual( [ 'active', 'installed' ] );
	} );

	it.each( [ null, {}, { data: null } ] )(
		'fails without results: %j',
		async ( body ) => {
			const failure = dispatch()
				.installPlugins( [ 'a' ] )
				.catch( ( error: unknown ) => error );
			await settle();
			await calls[ 0 ]?.respond( body );
			expect( await failure ).toMatchObject( {
				data: { a: [ 'Invalid server response.' ] },
			} );
		}
	);

	it( 'clears the errors of a list that is set', () => {
		dispatch().setError( 'getInstalledPlugins', { message: 'No.' } );
		dispatch().setError( 'installPlugins', { message: 'No.' } );
		dispatch().updateInstalledPlugins( [ 'a' ] );
		expect( select().getPluginsError( 'getInstalledPlugins' ) ).toBe(
			false
		);
		expect( select().getPluginsError( 'installPlugins' ) ).toBe( false );
		expect( select().getInstalledPlugins() ).toEqual( [ 'a' ] );
	} );
} );

describe( 'getPluginDetails', () => {
	it( 'shows a plugin of the network as active, and a name for an empty one', async () => {
		select().getPluginDetails();
		await settle();
		await calls[ 0 ]?.respond( [
			{ plugin: 'a/a', name: '', status: 'network-active' },
			{ plugin: 'b/b', status: 'active' },
		] );
		expect( select().getPluginDetails() ).toMatchObject( [
			{ name: 'a/a', isActive: true },
			{ name: 'b/b', isActive: true },
		] );
		dispatch().deactivatePlugin( 'b/b' );
		await settle();
		await calls[ 1 ]?.respond( { plugin: 'b/b', status: 'inactive' } );
		expect( select().getPluginDetails() ).toMatchObject( [
			{ isActive: true },
			{ isActive: false },
		] );
		await settle();
		expect( calls[ 2 ]?.path ).toBe( '/wp/v2/plugins' );
	} );
} );

describe( 'dismissRecommendedPlugins', () => {
	it.each( [
		[ { success: true }, true ],
		[ { success: false }, false ],
		[ {}, false ],
		[ null, false ],
		[ false, false ],
	] )( 'responds with %j: %p', async ( body, isDone ) => {
		const done = dispatch().dismissRecommendedPlugins( 'payments' );
		await settle();
		await calls[ 0 ]?.respond( body );
		expect( await done ).toBe( isDone );
		const error = select().getPluginsError( 'dismissRecommendedPlugins' );
		expect( error ? error.message : '' ).toBe(
			isDone ? '' : 'Could not dismiss suggestions.'
		);
	} );
} );

describe( 'getPaypalOnboardingStatus', () => {
	const error = () => select().getPluginsError( 'getPaypalOnboardingStatus' );
	const read = async () => {
		select().getPaypalOnboardingStatus();
		await settle();
	};
	const refresh = async () => {
		dispatch().refresh( 'getPaypalOnboardingStatus' );
		await settle();
	};
	const status = { production: { state: 'started', onboarded: false } };

	it( 'is requested again after an error other than 404, which it clears', async () => {
		await read();
		await calls[ 0 ]?.fail( { status: 400, message: 'No.' } );
		await calls[ 1 ]?.respond( {} );
		expect( error() ).toMatchObject( { message: 'No.' } );
		await refresh();
		expect( paths( 2 ) ).toEqual( [ 'get-status' ] );
		await calls[ 2 ]?.respond( status );
		expect( error() ).toBe( false );
		expect( select().getPaypalOnboardingStatus() ).toEqual( status );
	} );

	it.each( [
		'merchant_email_production',
		'merchant_id_production',
		'client_id_production',
		'client_secret_production',
	] )( 'is unknown without the setting %s', async ( missing ) => {
		await read();
		await calls[ 0 ]?.fail( { status: 404, message: 'No route.' } );
		await calls[ 1 ]?.respond( {
			'woocommerce-ppcp-settings': {
				merchant_email_production: 'shop@example.com',
				merchant_id_production: 'M1',
				client_id_production: 'C1',
				client_secret_production: 'S1',
				[ missing ]: undefined,
			},
		} );
		expect( select().getPaypalOnboardingStatus() ).toEqual( {
			production: { state: 'unknown', onboarded: false },
		} );
	} );

	it( 'is unknown without the store of options', async () => {
		registry = createTestRegistry( pluginsStore );
		await read();
		await calls[ 0 ]?.fail( { status: 404, message: 'No route.' } );
		expect( select().getPaypalOnboardingStatus() ).toEqual( {
			production: { state: 'unknown', onboarded: false },
		} );
	} );

	it( 'is not derived when its request is aborted', async () => {
		dispatch().retain( 'getPaypalOnboardingStatus' );
		await read();
		dispatch().release( 'getPaypalOnboardingStatus' );
		await settle();
		expect( calls.map( ( { isAborted } ) => isAborted ) ).toEqual( [
			true,
		] );
		expect( error() ).toBe( false );
	} );
} );
