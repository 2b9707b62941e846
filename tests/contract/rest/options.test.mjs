import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site } from '../../setup/site.mjs';
import {
	assertBad,
	assertClean,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	LONG,
	people,
	sendBroken,
} from './support/people.mjs';

const OPTIONS = '/wc-admin/options';
const PAYPAL = 'woocommerce-ppcp-settings';

describe( 'options by name', () => {
	let who;
	let api;

	before( async () => {
		who = await people( 'options' );
		api = who.admin;
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
		api.get( OPTIONS, { options: names.join( ',' ) } );

	const write = ( values ) => api.send( 'POST', OPTIONS, values );

	itRefusesStrangers(
		() => who,
		[
			{
				method: 'GET',
				route: OPTIONS,
				query: { options: 'woocommerce_currency' },
			},
			{ method: 'POST', route: OPTIONS, body: { a: 1 } },
		]
	);
	itTellsItsSchema( () => who, [ OPTIONS ] );

	it( 'answer a shop manager, and tell a customer why not', async () => {
		const query = { options: 'woocommerce_currency' };
		assert.equal( ( await who.manager.get( OPTIONS, query ) ).status, 200 );
		assert.deepEqual( ( await who.customer.get( OPTIONS, query ) ).body, {
			code: 'woocommerce_rest_cannot_view',
			message: 'Sorry, you cannot view these options.',
			data: { status: 403 },
		} );
	} );

	it( 'are read many at a time; what is not stored is false', async () => {
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

	it( 'must be named: 400, not 500', async () => {
		for ( const query of [ {}, { options: '' }, { options: ' , ,' } ] ) {
			const { status, body } = await api.get( OPTIONS, query );
			assert.equal( status, 400 );
			assert.equal(
				body.message,
				'You must supply an array of options.'
			);
			assert.deepEqual( body.data, { status: 400 } );
		}
		for ( const values of [ {}, [], [ 'a' ] ] ) {
			const { status, body } = await write( values );
			assert.equal( status, 400 );
			assert.equal(
				body.message,
				'You must supply an array of options and values.'
			);
		}
	} );

	it( 'answer malformed JSON with 400', async () => {
		const answer = await sendBroken( api, 'POST', OPTIONS, site.url );
		assertBad( answer );
		assert.equal( answer.body.code, 'rest_invalid_json' );
	} );

	it( 'that are not on the list cannot be read, and are named', async () => {
		for ( const name of [
			'active_plugins',
			'admin_email',
			'auth_key',
			'cron',
			'default_role',
			'wp_user_roles',
			'_transient_doing_cron',
			'storedeck_version',
			'no_such_option',
		] ) {
			const answer = await read( 'woocommerce_currency', name );
			assertBad( answer, name );
			assert.equal( answer.body.code, 'rest_invalid_param' );
			assert.match( answer.body.data.params.options, new RegExp( name ) );
			assert.deepEqual( answer.body.data.options, [ name ] );
			assert.equal( answer.body.woocommerce_currency, undefined );
		}
	} );

	it( 'that exist under a name like the shop’s are no less guarded', async () => {
		php(
			`update_option( 'woocommerce_hidden_thing', 'sesame' ); return 1;`
		);
		const answer = await read( 'woocommerce_hidden_thing' );
		php( `delete_option( 'woocommerce_hidden_thing' ); return 1;` );
		assertBad( answer );
		assert.doesNotMatch( answer.text, /sesame/ );
	} );

	it( 'that give rights or run code are never written', async () => {
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
			for ( const person of [ api, who.manager ] ) {
				const answer = await person.send( 'POST', OPTIONS, {
					[ name ]: value,
				} );
				assertBad( answer, name );
				assert.ok( name in answer.body.data.params, name );
			}
		}
		assert.deepEqual(
			php(
				`return array( get_option( 'default_role' ), get_option( 'users_can_register' ), get_option( 'active_plugins' ), get_option( 'siteurl' ), get_option( 'home' ), get_option( 'template' ) );`
			),
			earlier
		);
	} );

	it( 'stay out of reach even when a plugin lists them', () => {
		assert.deepEqual(
			php( `
				$list = static fn( $options ) => $options + array( 'default_role' => array( 'type' => 'string' ), 'my_option' => array( 'type' => 'integer' ) );
				add_filter( 'storedeck_allowed_options', $list );
				$groups = static function ( $groups ) {
					$groups['mine'] = array( 'label' => 'Mine', 'settings' => array( 'users_can_register' => array( 'type' => 'text' ) ) );
					return $groups;
				};
				add_filter( 'storedeck_setting_groups', $groups );
				$options = new Storedeck\\Store\\Options\\Store_Options();
				return array(
					$options->is_readable( 'my_option' ),
					$options->is_readable( 'default_role' ),
					is_wp_error( $options->validate( array( 'my_option' => 'x' ) ) ),
					$options->validate( array( 'my_option' => 5 ) ),
					is_wp_error( $options->validate( array( 'default_role' => 'administrator' ) ) ),
					is_wp_error( $options->validate( array( 'users_can_register' => '1' ) ) ),
					array_keys( Storedeck\\Store\\Setting_Groups\\Setting_Groups::get_settings( 'mine' ) ),
				);
			` ),
			[ true, false, true, { my_option: 5 }, true, true, [] ]
		);
	} );

	it( 'are written, each with an answer whether it holds', async () => {
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

	it( 'hold true and false where shops keep them so', async () => {
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
		assertBad( await write( { woocommerce_no_sales_tax: 'perhaps' } ) );
	} );

	it( 'are written all or not at all', async () => {
		const answer = await write( {
			woocommerce_task_list_prompt_shown: 'no',
			default_role: 'administrator',
		} );
		assertBad( answer );
		const { body } = await read( 'woocommerce_task_list_prompt_shown' );
		assert.notEqual( body.woocommerce_task_list_prompt_shown, 'no' );
	} );

	it( 'hold only values of their kind', async () => {
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			[ 'woocommerce_currency', 'XXZ' ],
			[ 'woocommerce_currency', [ 'USD' ] ],
			[ 'woocommerce_currency_pos', 'above' ],
			[ 'woocommerce_price_num_decimals', '9' ],
			[ 'woocommerce_price_num_decimals', 'two' ],
			[ 'woocommerce_default_country', 'Elsewhere' ],
			[ 'woocommerce_calc_taxes', 'perhaps' ],
			[ 'woocommerce_task_list_hidden', 'perhaps' ],
			[ 'woocommerce_task_list_dismissed_tasks', [ { a: 1 } ] ],
			[ 'woocommerce_task_list_remind_me_later_tasks', { a: 'soon' } ],
			[ 'woocommerce_default_date_range', 'period=century' ],
			[
				'woocommerce_default_date_range',
				'period=custom&compare=previous_year&after=2026-02-30&before=2026-03-01',
			],
			[
				'woocommerce_default_date_range',
				'period=month&compare=previous_year&x=<script>',
			],
		] ) ) {
			const answer = await write( { [ name ]: value } );
			assertBad( answer, `${ name } = ${ JSON.stringify( value ) }` );
			assert.ok( name in answer.body.data.params );
		}
	} );

	it( 'hold no markup', async () => {
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

	it( 'keep secrets; what is there can be told from what is not', async () => {
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
		for ( const person of [ api, who.manager ] ) {
			const { text, body } = await person.get( OPTIONS, {
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

	it( 'take hostile names and values for what they are', async () => {
		for ( const text of HOSTILE ) {
			assertBad( await read( text.replaceAll( ',', '' ) ), text );
		}
		for ( const text of [ ...HOSTILE, LONG ] ) {
			assertBad( await write( { [ text ]: text } ), text.slice( 0, 50 ) );
			assertBad( await write( { woocommerce_currency: text } ) );
		}
		const many = Array.from(
			{ length: 101 },
			( _, i ) => `woocommerce_${ i }`
		);
		assertBad( await read( ...many ) );
		assertClean( await api.get( OPTIONS, { options: [ 'a', 'b' ] } ) );
		assertBad( await write( { woocommerce_currency: null } ) );
	} );

	it( 'are not deleted', async () => {
		const { status, body } = await api.send( 'DELETE', OPTIONS );
		assert.equal( status, 404 );
		assert.equal( body.code, 'rest_no_route' );
	} );
} );
