import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php, site } from '../../setup/site.mjs';
import {
	assertBadRequest,
	assertNoInternals,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
	sendInvalidJson,
} from './support/users.mjs';

const ROUTE = '/wc-admin/options';
const PAYPAL = 'woocommerce-ppcp-settings';

describe( 'options', () => {
	let users;
	let api;

	before( async () => {
		users = await signInUsers( 'options' );
		api = createBatchClient();
	} );

	after( () =>
		php( `
			delete_option( '${ PAYPAL }' );
			delete_option( 'woocommerce_task_list_prompt_shown' );
			delete_option( 'woocommerce_task_list_dismissed_tasks' );
			delete_option( 'woocommerce_admin_transient_notices_queue' );
			return true;
		` )
	);

	const read = ( ...names ) =>
		api.get( ROUTE, { options: names.join( ',' ) } );

	const write = ( values ) => api.send( 'POST', ROUTE, values );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{
				method: 'GET',
				route: ROUTE,
				query: { options: 'woocommerce_currency' },
			},
			{ method: 'POST', route: ROUTE, body: { a: 1 } },
		]
	);

	it( 'returns options to shop managers but not to customers', async () => {
		const query = { options: 'woocommerce_currency' };
		assert.equal( ( await users.manager.get( ROUTE, query ) ).status, 200 );
		assert.deepEqual( ( await users.customer.get( ROUTE, query ) ).body, {
			code: 'woocommerce_rest_cannot_view',
			message: 'Sorry, you cannot view these options.',
			data: { status: 403 },
		} );
	} );

	it( 'returns several options, with false for options that are not stored', async () => {
		const { status, body } = await read(
			'woocommerce_currency',
			'woocommerce_default_date_range',
			'woocommerce_does_not_exist_option'
		);
		assert.equal( status, 200 );
		assert.deepEqual( body, {
			woocommerce_currency: 'USD',
			woocommerce_default_date_range:
				'period=month&compare=previous_year',
			woocommerce_does_not_exist_option: false,
		} );
	} );

	it( 'rejects requests without option names', async () => {
		await Promise.all(
			[ {}, { options: '' }, { options: ' , ,' } ].map(
				async ( query ) => {
					const { status, body } = await api.get( ROUTE, query );
					assert.equal( status, 400 );
					assert.equal(
						body.message,
						'You must supply an array of options.'
					);
					assert.deepEqual( body.data, { status: 400 } );
				}
			)
		);
		await Promise.all(
			[ {}, [], [ 'a' ] ].map( async ( values ) => {
				const { status, body } = await write( values );
				assert.equal( status, 400 );
				assert.equal(
					body.message,
					'You must supply an array of options and values.'
				);
			} )
		);
	} );

	it( 'rejects malformed JSON', async () => {
		const response = await sendInvalidJson( api, 'POST', ROUTE, site.url );
		assertBadRequest( response );
		assert.equal( response.body.code, 'rest_invalid_json' );
	} );

	it( 'rejects options that are not allowed and names them', async () => {
		await Promise.all(
			[
				'active_plugins',
				'admin_email',
				'auth_key',
				'cron',
				'default_role',
				'wp_user_roles',
				'_transient_doing_cron',
				'storedeck_version',
				'no_such_option',
			].map( async ( name ) => {
				const response = await read( 'woocommerce_currency', name );
				assertBadRequest( response, name );
				assert.equal( response.body.code, 'rest_invalid_param' );
				assert.match(
					response.body.data.params.options,
					new RegExp( name )
				);
				assert.deepEqual( response.body.data.options, [ name ] );
				assert.equal( response.body.woocommerce_currency, undefined );
			} )
		);
	} );

	it( 'rejects unknown options with the prefix of WooCommerce', async () => {
		php(
			`update_option( 'woocommerce_hidden_thing', 'sesame' ); return 1;`
		);
		const response = await read( 'woocommerce_hidden_thing' );
		php( `delete_option( 'woocommerce_hidden_thing' ); return 1;` );
		assertBadRequest( response );
		assert.doesNotMatch( response.text, /sesame/ );
	} );

	it( 'never writes options that grant permissions or run code', async () => {
		const earlier = php(
			`return array( get_option( 'default_role' ), get_option( 'users_can_register' ), get_option( 'active_plugins' ), get_option( 'siteurl' ), get_option( 'home' ), get_option( 'template' ) );`
		);
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			[ 'default_role', 'administrator' ],
			[ 'users_can_register', '1' ],
			[ 'active_plugins', [] ],
			[ 'admin_email', 'me@example.test' ],
			[ 'siteurl', 'http://example.test' ],
			[ 'home', 'http://example.test' ],
			[ 'template', '../..' ],
			[ 'wp_user_roles', {} ],
			[ 'DEFAULT_ROLE', 'administrator' ],
			[ ' default_role', 'administrator' ],
			[ 'woocommerce_gateway_order', {} ],
			[ 'woocommerce_onboarding_profile', {} ],
			[ PAYPAL, { merchant_email_production: 'me@example.test' } ],
			[ 'blogname', 'x' ],
			[ 'woocommerce_unheard_of', 'x' ],
		] ) ) {
			await Promise.all(
				[ api, users.manager ].map( async ( user ) => {
					const response = await user.send( 'POST', ROUTE, {
						[ name ]: value,
					} );
					assertBadRequest( response, name );
					assert.ok( name in response.body.data.params, name );
				} )
			);
		}
		assert.deepEqual(
			php(
				`return array( get_option( 'default_role' ), get_option( 'users_can_register' ), get_option( 'active_plugins' ), get_option( 'siteurl' ), get_option( 'home' ), get_option( 'template' ) );`
			),
			earlier
		);
	} );

	it( 'protects critical options even if a plugin allows them', () => {
		assert.deepEqual(
			php( `
				$list = static fn( $options ) => $options + array( 'default_role' => array( 'type' => 'string' ), 'my_option' => array( 'type' => 'integer' ) );
				add_filter( 'storedeck_allowed_options', $list );
				$groups = static function ( $groups ) {
					$groups['mine'] = array( 'label' => 'Mine', 'settings' => array( 'users_can_register' => array( 'type' => 'text' ) ) );
					return $groups;
				};
				add_filter( 'storedeck_setting_groups', $groups );
				$options = new Storedeck\\Settings\\Store_Options();
				return array(
					$options->is_readable( 'my_option' ),
					$options->is_readable( 'default_role' ),
					is_wp_error( $options->validate( array( 'my_option' => 'x' ) ) ),
					$options->validate( array( 'my_option' => 5 ) ),
					is_wp_error( $options->validate( array( 'default_role' => 'administrator' ) ) ),
					is_wp_error( $options->validate( array( 'users_can_register' => '1' ) ) ),
					array_keys( Storedeck\\Settings\\Setting_Groups::get_settings( 'mine' ) ),
				);
			` ),
			[ true, false, true, { my_option: 5 }, true, true, [] ]
		);
	} );

	it( 'writes options and returns whether each was saved', async () => {
		for ( let twice = 0; twice < 2; twice++ ) {
			const { status, body } = await write( {
				woocommerce_task_list_prompt_shown: 'yes',
				woocommerce_task_list_dismissed_tasks: [ 'one', 'two' ],
			} );
			assert.equal( status, 200 );
			assert.deepEqual( body, {
				woocommerce_task_list_prompt_shown: true,
				woocommerce_task_list_dismissed_tasks: true,
			} );
		}
		assert.deepEqual(
			(
				await read(
					'woocommerce_task_list_prompt_shown',
					'woocommerce_task_list_dismissed_tasks'
				)
			).body,
			{
				woocommerce_task_list_prompt_shown: 'yes',
				woocommerce_task_list_dismissed_tasks: [ 'one', 'two' ],
			}
		);
	} );

	it( 'stores booleans for boolean options', async () => {
		for ( const value of [ true, false, 'yes' ] ) {
			await write( { woocommerce_task_list_prompt_shown: value } );
			const { body } = await read( 'woocommerce_task_list_prompt_shown' );
			assert.equal(
				php(
					`return (bool) get_option( 'woocommerce_task_list_prompt_shown' );`
				),
				Boolean( value )
			);
			assert.ok( 'woocommerce_task_list_prompt_shown' in body );
		}
		assertBadRequest(
			await write( { woocommerce_no_sales_tax: 'perhaps' } )
		);
	} );

	it( 'writes nothing if one option is invalid', async () => {
		const response = await write( {
			woocommerce_task_list_prompt_shown: 'no',
			default_role: 'administrator',
		} );
		assertBadRequest( response );
		const { body } = await read( 'woocommerce_task_list_prompt_shown' );
		assert.notEqual( body.woocommerce_task_list_prompt_shown, 'no' );
	} );

	it( 'rejects values of the wrong type', async () => {
		await Promise.all(
			/** @type {any[][]} */ ( [
				[ 'woocommerce_currency', 'XXZ' ],
				[ 'woocommerce_currency', [ 'USD' ] ],
				[ 'woocommerce_currency_pos', 'above' ],
				[ 'woocommerce_price_num_decimals', '9' ],
				[ 'woocommerce_price_num_decimals', 'two' ],
				[ 'woocommerce_default_country', 'Elsewhere' ],
				[ 'woocommerce_calc_taxes', 'perhaps' ],
				[ 'woocommerce_task_list_hidden', 'perhaps' ],
				[ 'woocommerce_task_list_dismissed_tasks', [ { a: 1 } ] ],
				[
					'woocommerce_task_list_remind_me_later_tasks',
					{ a: 'soon' },
				],
				[ 'woocommerce_default_date_range', 'period=century' ],
				[
					'woocommerce_default_date_range',
					'period=custom&compare=previous_year&after=2026-02-30&before=2026-03-01',
				],
				[
					'woocommerce_default_date_range',
					'period=month&compare=previous_year&x=<script>',
				],
			] ).map( async ( [ name, value ] ) => {
				const response = await write( { [ name ]: value } );
				assertBadRequest(
					response,
					`${ name } = ${ JSON.stringify( value ) }`
				);
				assert.ok( name in response.body.data.params );
			} )
		);
	} );

	it( 'strips HTML', async () => {
		await write( {
			woocommerce_admin_transient_notices_queue: {
				hello: {
					id: 'hello',
					user_id: 1,
					content: 'Hi <img src=x onerror=alert(1)>there',
				},
			},
		} );
		const { body } = await read(
			'woocommerce_admin_transient_notices_queue'
		);
		assert.equal(
			body.woocommerce_admin_transient_notices_queue.hello.content,
			'Hi there'
		);
	} );

	it( 'masks secrets but shows whether they are set', async () => {
		php( `
			update_option( '${ PAYPAL }', array(
				'merchant_email_production' => 'shop@example.test',
				'merchant_id_production' => 'M123',
				'client_id_production' => 'C456',
				'client_secret_production' => 'open-sesame-1',
				'client_secret_sandbox' => '',
				'nested' => array( 'webhook_secret' => 'open-sesame-2', 'api_key' => 'open-sesame-3', 'publishable_key' => 'pk_1' ),
			) );
			update_option( 'woocommerce_stripe_settings', array( 'enabled' => 'yes', 'secret_key' => 'open-sesame-4', 'test_secret_key' => '' ) );
			return true;
		` );
		for ( const user of [ api, users.manager ] ) {
			const { text, body } = await user.get( ROUTE, {
				options: `${ PAYPAL },woocommerce_stripe_settings`,
			} );
			assert.doesNotMatch( text, /open-sesame/ );
			const paypal = body[ PAYPAL ];
			assert.equal(
				paypal.merchant_email_production,
				'shop@example.test'
			);
			assert.equal( paypal.merchant_id_production, 'M123' );
			assert.equal( paypal.client_id_production, 'C456' );
			assert.ok( paypal.client_secret_production );
			assert.equal( paypal.client_secret_sandbox, '' );
			assert.equal( paypal.nested.publishable_key, 'pk_1' );
			assert.equal( body.woocommerce_stripe_settings.enabled, 'yes' );
			assert.equal(
				body.woocommerce_stripe_settings.test_secret_key,
				''
			);
		}
		php( `delete_option( 'woocommerce_stripe_settings' ); return 1;` );
	} );

	it( 'rejects hostile names and values', async () => {
		await Promise.all(
			HOSTILE.map( async ( text ) => {
				assertBadRequest(
					await read( text.replaceAll( ',', '' ) ),
					text
				);
			} )
		);
		await Promise.all(
			[ ...HOSTILE, LONG ].map( async ( text ) => {
				assertBadRequest(
					await write( { [ text ]: text } ),
					text.slice( 0, 50 )
				);
				assertBadRequest(
					await write( { woocommerce_currency: text } )
				);
			} )
		);
		const many = Array.from(
			{ length: 101 },
			( _, i ) => `woocommerce_${ i }`
		);
		assertBadRequest( await read( ...many ) );
		assertNoInternals( await api.get( ROUTE, { options: [ 'a', 'b' ] } ) );
		assertBadRequest( await write( { woocommerce_currency: null } ) );
	} );

	it( 'does not support deleting options', async () => {
		const { status, body } = await api.send( 'DELETE', ROUTE );
		assert.equal( status, 404 );
		assert.equal( body.code, 'rest_no_route' );
	} );
} );
