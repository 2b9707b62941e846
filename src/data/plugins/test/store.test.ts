import { optionsStore } from '../../options';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import { formatErrors } from '../format-errors';
import { PluginError, toPluginError } from '../plugin-error';
import { pluginNames } from '../plugin-names';
import { pluginsStore } from '../store';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( pluginsStore );
const dispatch = () => registry.dispatch( pluginsStore );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( pluginsStore, optionsStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'the lists', () => {
	it.each( [
		[ 'getActivePlugins', '/wc-admin/plugins/active' ],
		[ 'getInstalledPlugins', '/wc-admin/plugins/installed' ],
	] as const )( '%s requests %s', async ( selector, path ) => {
		expect( select()[ selector ]() ).toEqual( [] );
		await settle();
		expect( calls.map( ( { url } ) => url ) ).toEqual( [ path ] );
		expect( select().isPluginsRequesting( selector ) ).toBe( true );
		await calls[ 0 ]?.respond( { plugins: [ 'a', 'b', 'a' ] } );
		expect( select()[ selector ]() ).toEqual( [ 'a', 'b' ] );
		expect( select().isPluginsRequesting( selector ) ).toBe( false );
	} );

	it( 'returns the error', async () => {
		select().getActivePlugins();
		await settle();
		await calls[ 0 ]?.fail( { status: 403, message: 'No.' } );
		expect( select().getPluginsError( 'getActivePlugins' ) ).toMatchObject(
			{ message: 'No.', status: 403 }
		);
		expect( select().getPluginsError( 'getInstalledPlugins' ) ).toBe(
			false
		);
	} );

	it( 'can be set, which ends requests and clears errors', () => {
		dispatch().setError( 'activatePlugins', { message: 'No.' } );
		dispatch().setIsRequesting( 'activatePlugins', true );
		dispatch().updateActivePlugins( [ 'a', 'b' ], true );
		dispatch().updateActivePlugins( [ 'b', 'c' ] );

		expect( select().getActivePlugins() ).toEqual( [ 'a', 'b', 'c' ] );
		expect( select().getPluginsError( 'activatePlugins' ) ).toBe( false );
		expect( select().isPluginsRequesting( 'activatePlugins' ) ).toBe(
			false
		);
		dispatch().updateActivePlugins( [ 'c' ], true );
		expect( select().getActivePlugins() ).toEqual( [ 'c' ] );
	} );

	it( 'returns the state of a plugin, for which both lists are requested', async () => {
		expect( select().getPluginInstallState( 'a' ) ).toBe( 'unavailable' );
		select().getPluginInstallState( 'b' );
		await settle();
		expect( calls.map( ( { path } ) => path ) ).toEqual( [
			'/wc-admin/plugins/active',
			'/wc-admin/plugins/installed',
		] );
		await calls[ 0 ]?.respond( { plugins: [ 'a' ] } );
		await calls[ 1 ]?.respond( { plugins: [ 'a', 'b' ] } );

		expect( select().getPluginInstallState( 'a' ) ).toBe( 'activated' );
		expect( select().getPluginInstallState( 'b' ) ).toBe( 'installed' );
		expect( select().getPluginInstallState( 'c' ) ).toBe( 'unavailable' );
		await settle();
		expect( calls ).toHaveLength( 2 );
	} );
} );

it( 'ends the pending request of an error that is set', () => {
	dispatch().setIsRequesting( 'installPlugins', true );
	dispatch().setError( 'installPlugins', { message: 'No.' } );
	expect( select().isPluginsRequesting( 'installPlugins' ) ).toBe( false );
	expect( select().getPluginsError( 'installPlugins' ) ).toEqual( {
		message: 'No.',
	} );
} );

describe( 'getPaypalOnboardingStatus', () => {
	const SAVED = {
		merchant_email_production: 'shop@example.com',
		merchant_id_production: 'M1',
		client_id_production: 'C1',
		client_secret_production: 'S1',
	};
	const read = async () => {
		select().getPaypalOnboardingStatus();
		await settle();
	};
	const answerSettings = ( saved: unknown ) =>
		calls.at( -1 )?.respond( { 'woocommerce-ppcp-settings': saved } );

	it( 'returns the status of the PayPal plugin', async () => {
		await read();
		expect( calls[ 0 ]?.path ).toBe(
			'/wc-paypal/v1/onboarding/get-status'
		);
		const status = { production: { state: 'started', onboarded: false } };
		await calls[ 0 ]?.respond( status );
		expect( select().getPaypalOnboardingStatus() ).toEqual( status );
		expect( select().getPluginsError( 'getPaypalOnboardingStatus' ) ).toBe(
			false
		);
	} );

	it.each( [
		[ 'onboarded', SAVED, true ],
		[ 'unknown', { ...SAVED, client_secret_production: '' }, false ],
		[ 'unknown', false, false ],
	] )(
		'is derived as %s when the request fails',
		async ( state, saved, onboarded ) => {
			await read();
			await calls[ 0 ]?.fail( { status: 404, message: 'No route.' } );
			expect( calls[ 1 ]?.url ).toBe(
				'/wc-admin/options?options=woocommerce-ppcp-settings'
			);
			await answerSettings( saved );

			expect( select().getPaypalOnboardingStatus() ).toEqual( {
				production: { state, onboarded },
			} );
			expect(
				select().getPluginsError( 'getPaypalOnboardingStatus' )
			).toMatchObject( { status: 404 } );
			expect(
				select().isPluginsRequesting( 'getPaypalOnboardingStatus' )
			).toBe( false );
		}
	);

	it( 'is unknown when the settings cannot be read either', async () => {
		await read();
		await calls[ 0 ]?.fail( { status: 400, message: 'No.' } );
		await calls[ 1 ]?.fail( { status: 403, message: 'No.' } );
		expect( select().getPaypalOnboardingStatus() ).toEqual( {
			production: { state: 'unknown', onboarded: false },
		} );
	} );

	it( 'is not requested again after a 404 until plugins are activated', async () => {
		dispatch().setError( 'getPaypalOnboardingStatus', {
			message: 'No route.',
			status: 404,
		} );
		await read();
		expect( calls.map( ( { path } ) => path ) ).toEqual( [
			'/wc-admin/options',
		] );
		await answerSettings( SAVED );
		expect(
			select().getPaypalOnboardingStatus()?.production.onboarded
		).toBe( true );
	} );

	it( 'is requested again after plugins were activated', async () => {
		await read();
		await calls[ 0 ]?.fail( { status: 404, message: 'No route.' } );
		await answerSettings( SAVED );
		const done = dispatch().activatePlugins( [ 'paypal' ] );
		await settle();
		await calls[ 2 ]?.respond( {
			data: { activated: [ 'paypal' ] },
			errors: { errors: [] },
		} );
		await done;
		await read();
		expect( calls[ 3 ]?.path ).toBe(
			'/wc-paypal/v1/onboarding/get-status'
		);
	} );

	it( 'can be set', () => {
		const status = { production: { state: 'onboarded', onboarded: true } };
		dispatch().setPaypalOnboardingStatus( status );
		expect( select().getPaypalOnboardingStatus() ).toEqual( status );
	} );
} );

describe( 'recommended plugins', () => {
	const LIST = [ { id: 'stripe' }, { id: 'ppcp' } ];
	const read = async () => {
		select().getRecommendedPlugins( 'payments' );
		await settle();
		await calls.shift()?.respond( LIST );
	};

	it( 'returns recommendations for payments only', async () => {
		expect( select().getRecommendedPlugins( 'shipping' ) ).toEqual( [] );
		await settle();
		expect( calls ).toEqual( [] );
		select().getRecommendedPlugins( 'payments' );
		await settle();
		expect( calls[ 0 ]?.url ).toBe(
			'/wc-admin/plugins/recommended-payment-plugins'
		);
		await calls[ 0 ]?.respond( LIST );
		expect( select().getRecommendedPlugins( 'payments' ) ).toEqual( LIST );
	} );

	it( 'removes dismissed recommendations at once', async () => {
		await read();
		const done = dispatch().dismissRecommendedPlugins( 'payments' );
		expect( select().getRecommendedPlugins( 'payments' ) ).toEqual( [] );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			path: '/wc-admin/payment-gateway-suggestions/dismiss',
			method: 'POST',
		} );
		await calls[ 0 ]?.respond( true );
		expect( await done ).toBe( true );
		expect( select().getRecommendedPlugins( 'payments' ) ).toEqual( [] );
	} );

	it.each( [
		[ 'fails', ( call: Call ) => call.fail( { message: 'No.' } ) ],
		[ 'does nothing', ( call: Call ) => call.respond( false ) ],
	] )( 'restores recommendations when dismissing %s', async ( _how, end ) => {
		await read();
		const done = dispatch().dismissRecommendedPlugins( 'payments' );
		await settle();
		for ( const call of calls ) {
			await end( call );
		}
		expect( await done ).toBe( false );
		expect( select().getRecommendedPlugins( 'payments' ) ).toEqual( LIST );
		expect(
			select().getPluginsError( 'dismissRecommendedPlugins' )
		).toBeTruthy();
	} );

	it( 'does not dismiss recommendations of other types', async () => {
		expect( await dispatch().dismissRecommendedPlugins( 'x' ) ).toBe(
			false
		);
		expect( calls ).toEqual( [] );
	} );

	it( 'can be set', () => {
		dispatch().setRecommendedPlugins( 'payments', LIST );
		expect( select().getRecommendedPlugins( 'payments' ) ).toEqual( LIST );
	} );
} );

describe( 'messages', () => {
	it( 'contains the names of plugins', () => {
		expect( Object.keys( pluginNames ) ).toHaveLength( 18 );
		expect( pluginNames ).toMatchObject( {
			'woocommerce-payments': 'WooCommerce Payments',
			'woocommerce-services:tax': 'WooCommerce Shipping & Tax',
			'woocommerce-gateway-paypal-express-checkout': 'WooCommerce PayPal',
		} );
	} );

	it.each( [
		[ 'It broke.', 'It broke.' ],
		[ new Error( 'It broke.' ), 'It broke.' ],
		[
			{ errors: { jetpack: [ 'No `jetpack` there.' ], b: [ 'No.' ] } },
			'No Jetpack there.\nNo.',
		],
		[ { errors: { errors: { b: [ 'No.' ] } } }, 'No.' ],
		[ { errors: { errors: [] }, message: 'All failed.' }, 'All failed.' ],
		[ undefined, '' ],
	] )( 'formats %p', ( response, text ) => {
		expect( formatErrors( response ) ).toBe( text );
	} );

	it( 'shows errors as a notice', async () => {
		registry.registerStore( 'core/notices', {
			reducer: ( state: string[] = [], action: { text?: string } ) =>
				action.text ? [ ...state, action.text ] : state,
			actions: {
				createErrorNotice: ( text: string ) => ( { type: 'N', text } ),
			},
			selectors: { getAll: ( state: string[] ) => state },
		} );
		dispatch().createErrorNotice( new Error( 'It broke.' ) );
		dispatch().createErrorNotice( undefined );
		dispatch().createErrorNotice( {
			errors: { errors: { one: [ 'No one.' ], two: [ 'No two.' ] } },
		} );
		dispatch().createErrorNotice(
			new PluginError( 'install', { a: [ 'No a.' ], b: [ 'No', 'b.' ] } )
		);
		dispatch().createErrorNotice(
			toPluginError( 'activate', new Error( 'Offline.' ), [ 'a', 'b' ] )
		);
		expect( registry.select( 'core/notices' ).getAll() ).toEqual( [
			'It broke.',
			'No one.',
			'No two.',
			'Could not install a plugin, No a.',
			'Could not install b plugin, No, b.',
			'Could not activate the following plugins: a, b with these Errors: Offline.',
		] );
		expect( await dispatch().formatErrors( 'x' ) ).toBe( 'x' );
	} );
} );
