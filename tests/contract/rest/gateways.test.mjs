import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site } from '../../setup/site.mjs';
import {
	assertBadRequest,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
	sendInvalidJson,
} from './support/users.mjs';

const GATEWAYS = '/wc/v3/payment_gateways';

describe( 'payment gateways', () => {
	let users;
	let api;
	let earlierOptions;

	before( async () => {
		users = await signInUsers( 'gateways' );
		api = users.admin;
		earlierOptions = php( `
			$earlier = array();
			foreach ( array( 'woocommerce_gateway_order', 'woocommerce_cheque_settings', 'woocommerce_cod_settings', 'woocommerce_bacs_settings', 'woocommerce_bacs_accounts' ) as $option ) {
				$earlier[ $option ] = get_option( $option, null );
				delete_option( $option );
			}
			return $earlier;
		` );
	} );

	after( () =>
		php( `
			foreach ( json_decode( base64_decode( '${ Buffer.from(
				JSON.stringify( earlierOptions )
			).toString( 'base64' ) }' ), true ) as $option => $value ) {
				null === $value ? delete_option( $option ) : update_option( $option, $value );
			}
			return true;
		` )
	);

	const updateGateway = ( fields, id = 'cheque' ) =>
		api.send( 'PUT', `${ GATEWAYS }/${ id }`, fields );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: GATEWAYS },
			{ method: 'GET', route: `${ GATEWAYS }/cod` },
			{
				method: 'PUT',
				route: `${ GATEWAYS }/cod`,
				body: { enabled: false },
			},
		]
	);

	it( 'lists payment gateways with all fields', async () => {
		const { status, body } = await users.manager.get( GATEWAYS );
		assert.equal( status, 200 );
		assert.deepEqual(
			body.map( ( { id } ) => id ),
			[ 'bacs', 'cheque', 'cod' ]
		);
		assert.deepEqual(
			body.map( ( { order } ) => order ),
			[ 0, 1, 2 ]
		);
		for ( const gateway of body ) {
			assert.deepEqual( Object.keys( gateway ), [
				'id',
				'title',
				'description',
				'order',
				'enabled',
				'method_title',
				'method_description',
				'method_supports',
				'settings',
				'needs_setup',
				'post_install_scripts',
				'settings_url',
				'connection_url',
				'setup_help_text',
				'required_settings_keys',
				'_links',
			] );
			for ( const [ key, setting ] of Object.entries(
				gateway.settings
			) ) {
				assert.equal( setting.id, key );
				for ( const field of [
					'label',
					'description',
					'type',
					'value',
					'default',
					'tip',
					'placeholder',
				] ) {
					assert.ok( field in setting, `${ key } ${ field }` );
				}
			}
			const single = await api.get( `${ GATEWAYS }/${ gateway.id }` );
			assert.deepEqual( single.body, gateway );
		}
	} );

	it( 'enables, disables and describes a payment gateway', async () => {
		const { status, body } = await updateGateway( {
			enabled: true,
			title: 'By <b>check</b>',
			description: 'Send it <script>alert(1)</script><em>soon</em>.',
			settings: { instructions: 'Sign it.' },
		} );
		assert.equal( status, 200 );
		assert.equal( body.id, 'cheque' );
		assert.equal( body.enabled, true );
		assert.equal( body.title, 'By check' );
		assert.equal( body.description, 'Send it alert(1)<em>soon</em>.' );
		assert.equal( body.settings.instructions.value, 'Sign it.' );
		assert.deepEqual(
			php( `return get_option( 'woocommerce_cheque_settings' );` ),
			{
				instructions: 'Sign it.',
				title: 'By check',
				description: 'Send it alert(1)<em>soon</em>.',
				enabled: 'yes',
			}
		);
		assert.deepEqual(
			( await api.get( '/wc-admin/onboarding/tasks/status' ) ).body
				.hasPaymentGateway,
			true
		);
		assert.equal(
			( await updateGateway( { enabled: false } ) ).body.enabled,
			false
		);
	} );

	it( 'accepts an unchanged payment gateway', async () => {
		const { body } = await api.get( `${ GATEWAYS }/cod` );
		const response = await updateGateway( body, 'cod' );
		assert.equal( response.status, 200, response.text );
		assert.deepEqual( response.body, body );
	} );

	it( 'changes the order of payment gateways', async () => {
		const ids = async () =>
			( await api.get( GATEWAYS ) ).body.map( ( { id } ) => id );
		assert.equal(
			( await updateGateway( { order: 0 }, 'cod' ) ).body.order,
			0
		);
		assert.deepEqual( await ids(), [ 'cod', 'bacs', 'cheque' ] );
		assert.equal(
			( await updateGateway( { order: 1 }, 'cod' ) ).body.order,
			1
		);
		assert.deepEqual( await ids(), [ 'bacs', 'cod', 'cheque' ] );
		assert.equal(
			( await updateGateway( { order: 99 }, 'cod' ) ).body.order,
			2
		);
	} );

	it( 'refuses an empty title and names it', async () => {
		for ( const fields of [
			{ title: '' },
			{ title: ' ' },
			{ title: '<b></b>' },
			{ settings: { title: ' ' } },
		] ) {
			const response = await updateGateway( fields, 'cod' );
			assertBadRequest( response, JSON.stringify( fields ) );
			assert.match( response.body.message, /^Title: Expected a text\./ );
		}
		assert.equal(
			( await api.get( `${ GATEWAYS }/cod` ) ).body.title,
			'Cash on delivery'
		);
	} );

	describe( 'bank accounts', () => {
		const ACCOUNT = {
			account_name: 'Acme',
			account_number: '55555555',
			bank_name: 'First Bank',
			sort_code: '20-20-15',
			iban: 'DE89 3704 0044 0532 0130 00',
			bic: 'DEUTDEFF',
		};
		const save = ( accounts ) =>
			updateGateway( { settings: { accounts } }, 'bacs' );

		it( 'are stored as WooCommerce stores them', async () => {
			const second = { account_number: '1', account_name: '<b>B</b>' };
			const { status, body } = await save( [
				{ ...ACCOUNT, bic: 'deutdeff' },
				{ bank_name: ' ' },
				second,
			] );
			assert.equal( status, 200, body.message );
			const { value, type, options } = body.settings.accounts;
			assert.equal( type, 'bank_accounts' );
			assert.deepEqual( Object.keys( options ), Object.keys( ACCOUNT ) );
			assert.deepEqual( value, [
				ACCOUNT,
				{
					account_name: 'B',
					account_number: '1',
					bank_name: '',
					sort_code: '',
					iban: '',
					bic: '',
				},
			] );
			assert.deepEqual(
				php( `return get_option( 'woocommerce_bacs_accounts' );` ),
				value
			);
			assert.equal(
				php(
					`return isset( get_option( 'woocommerce_bacs_settings' )['accounts'] );`
				),
				false
			);
			assert.deepEqual(
				( await save( [] ) ).body.settings.accounts.value,
				[]
			);
		} );

		for ( const [ what, accounts, message ] of /** @type {any[][]} */ ( [
			[ 'a text', 'x', /^Bank accounts: Expected a list/ ],
			[ 'an object', { a: ACCOUNT }, /^Bank accounts: Expected a list/ ],
			[ 'too many', Array( 21 ).fill( ACCOUNT ), /at most 20 accounts/ ],
			[
				'other fields',
				[ { pin: '1' } ],
				/^Bank account 1: Expected an/,
			],
			[
				'a wrong check digit',
				[ ACCOUNT, { iban: 'DE88 3704 0044 0532 0130 00' } ],
				/^Bank account 2: IBAN: Expected country, check digits/,
			],
			[ 'a wrong BIC', [ { ...ACCOUNT, bic: 'B' } ], /BIC \/ SWIFT: / ],
			[ 'no number', [ { bank_name: 'B' } ], /an account number or an/ ],
			[
				'a long name',
				[ { account_name: 'x'.repeat( 101 ) } ],
				/Account name: Expected a text of at most 100/,
			],
			[
				'a number',
				[ { account_number: 7 } ],
				/Account number: Expected/,
			],
		] ) ) {
			it( `are refused with ${ what }`, async () => {
				const response = await save( accounts );
				assertBadRequest( response );
				assert.match( response.body.message, message );
			} );
		}
	} );

	it( 'does not return the secrets of payment gateways of plugins', () => {
		const [ gateway, stored, changed ] = php( `
			add_filter( 'storedeck_payment_gateways', static function ( $gateways ) {
				$gateways['test_pay'] = array(
					'method_title' => 'Pay',
					'required' => array( 'secret_key' ),
					'settings' => array(
						'secret_key' => array( 'label' => 'Key', 'type' => 'password' ),
						'mode' => array( 'label' => 'Mode', 'type' => 'select', 'options' => array( 'test' => 'Test', 'live' => 'Live' ), 'default' => 'test' ),
					),
				);
				return $gateways;
			} );
			update_option( 'woocommerce_test_pay_settings', array( 'secret_key' => 'sesame' ) );
			wp_set_current_user( 1 );
			$update = static function ( $settings ) {
				$request = new WP_REST_Request( 'PUT', '/wc/v3/payment_gateways/test_pay' );
				$request->set_body_params( array( 'settings' => $settings ) );
				return rest_do_request( $request )->get_data();
			};
			$response = $update( array( 'secret_key' => Storedeck\\Foundation\\Settings\\Secrets::PLACEHOLDER, 'mode' => 'live' ) );
			$stored = get_option( 'woocommerce_test_pay_settings' );
			$update( array( 'secret_key' => 'new' ) );
			$changed = get_option( 'woocommerce_test_pay_settings' );
			delete_option( 'woocommerce_test_pay_settings' );
			return array( $response, $stored, $changed );
		` );
		assert.doesNotMatch( JSON.stringify( gateway ), /sesame/ );
		assert.ok( gateway.settings.secret_key.value );
		assert.equal( gateway.settings.mode.value, 'live' );
		assert.equal( gateway.needs_setup, false );
		assert.deepEqual( stored, { secret_key: 'sesame', mode: 'live' } );
		assert.equal( changed.secret_key, 'new' );
	} );

	it( 'returns 404 for an unknown payment gateway', async () => {
		for ( const response of [
			await api.get( `${ GATEWAYS }/nope` ),
			await updateGateway( { enabled: true }, 'nope' ),
		] ) {
			assert.equal( response.status, 404 );
			assert.deepEqual( response.body, {
				code: 'woocommerce_rest_payment_gateway_invalid',
				message: 'Resource does not exist.',
				data: { status: 404 },
			} );
		}
	} );

	it( 'rejects invalid values without storing anything', async () => {
		const stored = php(
			`return get_option( 'woocommerce_cod_settings', 0 );`
		);
		for ( const fields of [
			{ enabled: 'perhaps' },
			{ order: -1 },
			{ order: 'first' },
			{ title: [ 'x' ] },
			{ title: LONG },
			{ title: 'a\0b' },
			{ description: { a: 1 } },
			{ settings: 'x' },
			{ settings: { nope: 'x' } },
			{ settings: { enabled: 'yes' } },
			{ settings: { enable_for_virtual: 'perhaps' } },
			{ title: 'Fine', settings: { instructions: { a: 1 } } },
			{ settings: { title: LONG } },
		] ) {
			assertBadRequest(
				await updateGateway( fields, 'cod' ),
				JSON.stringify( fields ).slice( 0, 80 )
			);
		}
		for ( const text of HOSTILE ) {
			assertBadRequest(
				await updateGateway( { enabled: text }, 'cod' ),
				text
			);
			assertBadRequest(
				await updateGateway( { settings: { [ text ]: 1 } }, 'cod' ),
				text
			);
		}
		assertBadRequest(
			await sendInvalidJson( api, 'PUT', `${ GATEWAYS }/cod`, site.url )
		);
		assert.deepEqual(
			php( `return get_option( 'woocommerce_cod_settings', 0 );` ),
			stored
		);
		assert.equal(
			( await api.send( 'DELETE', `${ GATEWAYS }/cod` ) ).body.code,
			'rest_no_route'
		);
	} );
} );
