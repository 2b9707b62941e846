import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import * as selectors from '../selectors';
import { onboardingStore } from '../store';
import type { Call, TestRegistry } from '../../testing';

const PATH = '/wc-admin/onboarding';

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( onboardingStore );
const dispatch = () => registry.dispatch( onboardingStore );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( onboardingStore );
} );

afterEach( () => jest.useRealTimers() );

describe( 'the profile', () => {
	it( 'is empty by default', () => {
		const items = select().getProfileItems();
		expect( new Set( Object.values( items ) ) ).toEqual(
			new Set( [ null ] )
		);
		expect( Object.keys( items ) ).toEqual(
			expect.arrayContaining( [
				'business_extensions',
				'completed',
				'industry',
				'other_platform',
				'other_platform_name',
				'product_count',
				'product_types',
				'revenue',
				'selling_venues',
				'setup_client',
				'skipped',
				'theme',
				'wccom_connected',
				'number_employees',
				'is_agree_marketing',
				'store_email',
			] )
		);
	} );

	it( 'is replaced by the response', async () => {
		dispatch().setProfileItems( { theme: 'old' } );
		select().getProfileItems();
		await settle();
		expect( calls[ 0 ]?.url ).toBe( `${ PATH }/profile` );
		expect( select().isOnboardingRequesting( 'getProfileItems' ) ).toBe(
			true
		);
		await calls[ 0 ]?.respond( { completed: true } );
		expect( select().getProfileItems() ).toEqual( { completed: true } );
	} );

	it( 'stores the saved fields', async () => {
		dispatch().setProfileItems( { theme: 'new', skipped: true } );
		const done = dispatch().updateProfileItems( { skipped: false } );
		await settle();
		expect( calls ).toMatchObject( [
			{
				path: `${ PATH }/profile`,
				method: 'POST',
				data: { skipped: false },
			},
		] );
		expect( select().isOnboardingRequesting( 'updateProfileItems' ) ).toBe(
			true
		);
		const response = { status: 'success', message: 'Saved.' };
		await calls[ 0 ]?.respond( response );
		expect( await done ).toEqual( response );
		expect(
			selectors.getProfileItems( select().getResourceState() )
		).toMatchObject( { theme: 'new', skipped: false } );
	} );

	it.each( [
		[
			'with another status',
			( call: Call ) =>
				call.respond( { status: 'error', message: 'Not so.' } ),
			'Not so.',
		],
		[
			'with nothing',
			( call: Call ) => call.respond( null ),
			'Invalid server response.',
		],
		[
			'with an error',
			( call: Call ) => call.fail( { status: 400, message: 'No.' } ),
			'No.',
		],
	] )(
		'is not saved when the response is %s',
		async ( _how, end, message ) => {
			dispatch().setProfileItems( { skipped: true } );
			const done = dispatch().updateProfileItems( { skipped: false } );
			const failed = done.then(
				() => undefined,
				( error: unknown ) => error
			);
			await settle();
			for ( const call of calls ) {
				await end( call );
			}
			expect( await failed ).toMatchObject( { message } );
			expect( select().getOnboardingError( 'updateProfileItems' ) ).toBe(
				await failed
			);
			expect(
				select().isOnboardingRequesting( 'updateProfileItems' )
			).toBe( false );
			expect(
				selectors.getProfileItems( select().getResourceState() ).skipped
			).toBe( true );
		}
	);

	it( 'keeps the response that is loading while it is saved', async () => {
		select().getProfileItems();
		await settle();
		const done = dispatch().updateProfileItems( { skipped: true } );
		await settle();
		await calls[ 1 ]?.respond( { status: 'success' } );
		await done;
		await calls[ 0 ]?.respond( { theme: 'a', skipped: false } );
		await calls[ 2 ]?.respond( { theme: 'a', skipped: true } );
		expect( select().getProfileItems() ).toEqual( {
			theme: 'a',
			skipped: true,
		} );
	} );

	it( 'can be set, completely or in part', () => {
		dispatch().setProfileItems( { theme: 'a' } );
		dispatch().setProfileItems( { skipped: true } );
		expect( select().getProfileItems() ).toMatchObject( {
			theme: 'a',
			skipped: true,
		} );
		dispatch().setProfileItems( { completed: true }, true );
		expect( select().getProfileItems() ).toMatchObject( {
			theme: null,
			completed: true,
		} );
	} );
} );

describe( 'suggestions of the setup', () => {
	it.each( [
		[ 'getTasksStatus', 'tasks/status', {}, { hasProducts: true } ],
		[ 'getPaymentGatewaySuggestions', 'payments', [], [ { id: 'x' } ] ],
		[ 'getPaymentMethodRecommendations', 'payments', [], [ { id: 'x' } ] ],
		[
			'getFreeExtensions',
			'free-extensions',
			[],
			[ { key: 'b', title: 'B', plugins: [] } ],
		],
		[
			'getProductTypes',
			'product-types',
			{},
			{ physical: { label: 'Things' } },
		],
	] as const )(
		'%s requests %s',
		async ( selector, path, empty, response ) => {
			expect( select()[ selector ]() ).toEqual( empty );
			await settle();
			expect( calls.map( ( { url } ) => url ) ).toEqual( [
				`${ PATH }/${ path }`,
			] );
			await calls[ 0 ]?.respond( response );
			expect( select()[ selector ]() ).toEqual( response );
		}
	);

	it( 'sends one request for both names of the payment gateway suggestions', async () => {
		select().getPaymentGatewaySuggestions();
		await settle();
		await calls[ 0 ]?.respond( [ { id: 'x' } ] );
		expect( select().getPaymentMethodRecommendations() ).toEqual( [
			{ id: 'x' },
		] );
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'returns the payment gateways of all countries if forced', async () => {
		select().getPaymentGatewaySuggestions( true );
		await settle();
		expect( calls[ 0 ]?.url ).toBe(
			'/wc-admin/payment-gateway-suggestions?force_default_suggestions=true'
		);
		await calls[ 0 ]?.respond( [ { id: 'y' } ] );
		expect( select().getPaymentGatewaySuggestions( true ) ).toEqual( [
			{ id: 'y' },
		] );
	} );

	it.each( [
		[ { email: 'a@example.com' }, 'a@example.com' ],
		[ { email: null }, '' ],
	] )( 'returns the default email address: %j', async ( response, email ) => {
		expect( select().getEmailPrefill() ).toBe( '' );
		await settle();
		expect( calls[ 0 ]?.url ).toBe(
			`${ PATH }/profile/experimental_get_email_prefill`
		);
		await calls[ 0 ]?.respond( response );
		expect( select().getEmailPrefill() ).toBe( email );
	} );

	it( 'can be set', () => {
		dispatch().setTasksStatus( { hasHomepage: true } );
		dispatch().setPaymentMethods( [ { id: 'z' } ] );
		dispatch().setFreeExtensions( [] );
		dispatch().setEmailPrefill( 'b@example.com' );
		dispatch().setError( 'getTasksStatus', { message: 'No.' } );
		dispatch().setIsRequesting( 'getProductTypes', true );
		expect( select().getTasksStatus() ).toEqual( { hasHomepage: true } );
		expect( select().getPaymentMethodRecommendations() ).toEqual( [
			{ id: 'z' },
		] );
		expect( select().getEmailPrefill() ).toBe( 'b@example.com' );
		expect( select().getOnboardingError( 'getTasksStatus' ) ).toEqual( {
			message: 'No.',
		} );
		expect( select().isOnboardingRequesting( 'getProductTypes' ) ).toBe(
			true
		);
	} );

	it( 'stores errors separately', async () => {
		select().getTasksStatus();
		select().getProductTypes();
		await settle();
		await calls[ 0 ]?.fail( { status: 400, message: 'No.' } );
		await calls[ 1 ]?.respond( {} );
		expect( select().getOnboardingError( 'getTasksStatus' ) ).toMatchObject(
			{ message: 'No.' }
		);
		expect( select().getOnboardingError( 'getProductTypes' ) ).toBe(
			false
		);
	} );
} );
