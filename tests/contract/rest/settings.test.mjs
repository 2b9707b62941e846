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

const ROUTE = '/wc-analytics/settings';
const ACTIONABLE = 'woocommerce_actionable_order_statuses';
const COUNTRY = 'woocommerce_default_country';
const WEIGHT_UNIT = 'woocommerce_weight_unit';

describe( 'settings', () => {
	let users;
	let api;

	before( async () => {
		users = await signInUsers( 'settings' );
		api = createBatchClient();
	} );

	after( () =>
		php( `
			update_option( '${ ACTIONABLE }', array( 'processing', 'on-hold' ) );
			delete_option( '${ WEIGHT_UNIT }' );
			delete_option( 'woocommerce_tax_display_shop' );
			return true;
		` )
	);

	const updateSetting = ( group, id, value ) =>
		api.send( 'PUT', `${ ROUTE }/${ group }/${ id }`, { value } );

	const updateBatch = ( group, update ) =>
		api.send( 'POST', `${ ROUTE }/${ group }/batch`, { update } );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'GET', route: `${ ROUTE }/wc_admin` },
			{ method: 'GET', route: `${ ROUTE }/products/${ WEIGHT_UNIT }` },
			{
				method: 'PUT',
				route: `${ ROUTE }/products/${ WEIGHT_UNIT }`,
				body: { value: 'kg' },
			},
			{
				method: 'POST',
				route: `${ ROUTE }/products/batch`,
				body: { update: [] },
			},
		]
	);

	it( 'lists the groups of settings', async () => {
		const { status, body } = await users.manager.get( ROUTE );
		assert.equal( status, 200 );
		const ids = body.map( ( { id } ) => id );
		for ( const id of [
			'wc_admin',
			'general',
			'products',
			'tax',
			'email',
		] ) {
			assert.ok( ids.includes( id ), id );
		}
		for ( const { id, _links: links } of body ) {
			assert.match(
				links.options[ 0 ].href,
				new RegExp( `/settings/${ id }$` )
			);
			const group = await api.get( `${ ROUTE }/${ id }` );
			assert.equal( group.status, 200, id );
			assert.ok( group.body.length > 0, id );
		}
	} );

	it( 'returns the settings of a group with all fields', async () => {
		const { body } = await api.get( `${ ROUTE }/wc_admin` );
		const byId = Object.fromEntries(
			body.map( ( setting ) => [ setting.id, setting ] )
		);
		const { _links: links, ...actionable } = byId[ ACTIONABLE ];
		assert.deepEqual( actionable, {
			id: ACTIONABLE,
			label: 'Actionable order statuses',
			description:
				'Statuses that require extra action on behalf of the store admin.',
			default: [ 'processing', 'on-hold' ],
			type: 'multiselect',
			options: {
				pending: 'Pending payment',
				processing: 'Processing',
				'on-hold': 'On hold',
				completed: 'Completed',
				cancelled: 'Cancelled',
				refunded: 'Refunded',
				failed: 'Failed',
			},
			value: [ 'processing', 'on-hold' ],
		} );
		assert.match( links.self[ 0 ].href, /\/settings\/wc_admin\/woo/ );
		assert.match( links.collection[ 0 ].href, /\/settings\/wc_admin$/ );
		assert.equal(
			byId.woocommerce_default_date_range.value,
			'period=month&compare=previous_year'
		);
		assert.equal( byId.woocommerce_date_type.type, 'select' );
		for ( const {
			id,
			type,
			options,
			value,
			default: defaultValue,
		} of body ) {
			assert.notEqual( value, undefined, id );
			assert.notEqual( defaultValue, undefined, id );
			assert.equal(
				[ 'select', 'radio', 'multiselect' ].includes( type ),
				options !== undefined,
				id
			);
		}
	} );

	it( 'offers countries, states and currencies by their names', async () => {
		const read = async ( id ) =>
			( await api.get( `${ ROUTE }/general/${ id }` ) ).body;
		const places = await read( COUNTRY );
		assert.equal( places.type, 'select' );
		assert.equal( places.options[ 'US:CA' ], 'United States — California' );
		assert.equal( places.options.NO, 'Norway' );
		assert.ok( ! ( 'US' in places.options ), 'a state is part of it' );
		const codes = Object.keys( places.options );
		assert.ok(
			codes.indexOf( 'AX' ) < codes.indexOf( 'AL' ),
			'sorted without regard to accents'
		);

		const currencies = await read( 'woocommerce_currency' );
		assert.equal( currencies.options.USD, 'US dollar ($) – USD' );
		assert.equal( currencies.options.EUR, 'Euro (€) – EUR' );
		for ( const [ code, name ] of Object.entries( currencies.options ) ) {
			assert.match( name, new RegExp( `^\\p{Lu}.+ – ${ code }$`, 'u' ) );
			assert.ok( ! name.startsWith( `${ code } ` ), name );
		}
	} );

	it( 'translates the names of countries, states and currencies', () => {
		assert.deepEqual(
			php( `
				add_filter( 'gettext_storedeck', static fn( $text, $original ) => array(
					'Norway' => 'Norge', 'US dollar' => 'USD dollar', 'California' => 'CALIFORNIA',
				)[ $original ] ?? $text, 10, 2 );
				$settings = Storedeck\\Settings\\Setting_Groups::get_settings( 'general' );
				$places   = (array) $settings['${ COUNTRY }']->to_array()['options'];
				$money    = (array) $settings['woocommerce_currency']->to_array()['options'];
				return array( $places['NO'], $places['US:CA'], $money['USD'] );
			` ),
			[ 'Norge', 'United States — CALIFORNIA', 'USD dollar ($) – USD' ]
		);
	} );

	it( 'keeps a stored country without a state as a choice, and refuses unknown places', async () => {
		const country = `${ ROUTE }/general/${ COUNTRY }`;
		await Promise.all(
			[ 'US', 'XX', 'US:XX', 'Norway', '' ].map( async ( value ) => {
				const response = await updateSetting(
					'general',
					COUNTRY,
					value
				);
				assertBadRequest( response, value );
				assert.match(
					response.body.message,
					/^Country \/ State: Expected a country code, .* NO or US:CA/
				);
			} )
		);
		php( `update_option( '${ COUNTRY }', 'US' ); return 1;` );
		const { body } = await api.get( country );
		assert.equal( body.value, 'US' );
		assert.equal( body.options.US, 'United States' );
		php( `update_option( '${ COUNTRY }', 'US:CA' ); return 1;` );
	} );

	it( 'offers the currency of every country', () => {
		assert.deepEqual(
			php( `
				$missing = array();
				foreach ( array_keys( Storedeck\\Foundation\\Settings\\Settings::get_countries() ) as $country ) {
					$currency = Storedeck\\Setup\\Country_Defaults::get( $country )['woocommerce_currency'] ?? 'USD';
					if ( ! isset( Storedeck\\Foundation\\Settings\\Currencies::get_options()[ $currency ] ) ) {
						$missing[] = $currency;
					}
				}
				return $missing;
			` ),
			[]
		);
	} );

	it( 'decodes a date range that was stored with HTML entities', async () => {
		const id = 'woocommerce_default_date_range';
		assert.equal(
			php( `
				add_filter( 'pre_option_${ id }', static fn() => 'period=week&amp;compare=previous_period' );
				return Storedeck\\Settings\\Setting_Groups::get_settings( 'wc_admin' )['${ id }']->get_value();
			` ),
			'period=week&compare=previous_period'
		);
	} );

	it( 'updates a setting and returns its group', async () => {
		const { status, body } = await updateSetting(
			'products',
			WEIGHT_UNIT,
			'kg'
		);
		assert.equal( status, 200 );
		assert.equal( body.value, 'kg' );
		assert.equal( body.group_id, 'products' );
		assert.equal( php( `return get_option( '${ WEIGHT_UNIT }' );` ), 'kg' );
		const read = await api.get( `${ ROUTE }/products/${ WEIGHT_UNIT }` );
		assert.deepEqual( read.body, body );
	} );

	it( 'returns errors of single settings in a batch', async () => {
		const { status, body } = await updateBatch( 'wc_admin', [
			{ id: ACTIONABLE, value: [ 'processing' ] },
			{ id: 'nope', value: 1 },
			{ id: 'woocommerce_date_type', value: 'date_of_birth' },
			{ id: 'batch', value: 1 },
			{ id: '../products/batch', value: 1 },
		] );
		assert.equal( status, 200 );
		const [ valid, unknown, invalid, nested, traversal ] = body.update;
		assert.deepEqual( valid.value, [ 'processing' ] );
		assert.equal( valid.group_id, 'wc_admin' );
		assert.deepEqual( unknown, {
			id: 'nope',
			error: {
				code: 'rest_setting_setting_invalid',
				message: 'Invalid setting.',
				data: { status: 404 },
			},
		} );
		assert.equal( invalid.error.code, 'rest_setting_value_invalid' );
		assert.equal( invalid.error.data.status, 400 );
		assert.equal( nested.error.data.status, 404 );
		assert.equal( traversal.error.data.status, 404 );
		await updateBatch( 'wc_admin', [
			{ id: ACTIONABLE, value: [ 'processing', 'on-hold' ] },
		] );
	} );

	it( 'returns 404 for an unknown group or setting', async () => {
		const missing = {
			code: 'rest_setting_setting_group_invalid',
			message: 'Invalid setting group.',
			data: { status: 404 },
		};
		const unknownGroup = await api.get( `${ ROUTE }/nope` );
		assert.equal( unknownGroup.status, 404 );
		assert.deepEqual( unknownGroup.body, missing );
		const tooMany = await updateBatch( 'nope', [ { id: 'x', value: 1 } ] );
		assert.equal( tooMany.status, 200 );
		assert.deepEqual( tooMany.body, {
			update: [ { id: 'x', error: missing } ],
		} );
		const setting = await api.get( `${ ROUTE }/products/nope` );
		assert.equal( setting.status, 404 );
		assert.equal( setting.body.code, 'rest_setting_setting_invalid' );
	} );

	it( 'accepts empty lists', async () => {
		for ( const value of [ [], '' ] ) {
			const { status, body } = await updateSetting(
				'wc_admin',
				ACTIONABLE,
				value
			);
			assert.equal( status, 200 );
			assert.deepEqual( body.value, [] );
		}
		await updateSetting( 'wc_admin', ACTIONABLE, [
			'processing',
			'on-hold',
		] );
	} );

	it( 'rejects values of the wrong type', async () => {
		await Promise.all(
			[
				[ 'wc_admin', ACTIONABLE, [ 'nope' ] ],
				[ 'wc_admin', ACTIONABLE, 'processing' ],
				[ 'wc_admin', ACTIONABLE, [ [ 'processing' ] ] ],
				[ 'wc_admin', 'woocommerce_default_date_range', 'period=ever' ],
				[ 'products', WEIGHT_UNIT, 'stone' ],
				[ 'products', WEIGHT_UNIT, { a: 1 } ],
				[ 'products', 'woocommerce_notify_low_stock_amount', -1 ],
				[ 'products', 'woocommerce_notify_low_stock_amount', '1.5' ],
				[ 'products', 'woocommerce_manage_stock', 'sometimes' ],
				[ 'email', 'woocommerce_email_from_address', 'acme' ],
				[ 'email', 'woocommerce_email_from_name', 'A\r\nBcc: x' ],
				[ 'general', 'woocommerce_currency', 'EURO' ],
				[ 'general', 'woocommerce_store_postcode', '<b>' ],
				[ 'general', 'woocommerce_price_decimal_sep', '12' ],
			].map( async ( [ group, id, value ] ) => {
				const response = await updateSetting( group, id, value );
				assertBadRequest(
					response,
					`${ id } ${ JSON.stringify( value ) }`
				);
				assert.equal(
					response.body.code,
					'rest_setting_value_invalid'
				);
			} )
		);
		assertBadRequest(
			await api.send( 'PUT', `${ ROUTE }/products/${ WEIGHT_UNIT }`, {} )
		);
	} );

	it( 'names the setting and its valid values', async () => {
		for ( const [ group, id, value, message ] of [
			[
				'products',
				WEIGHT_UNIT,
				'stone',
				'Weight unit: Expected one of: kg, g, lbs, oz.',
			],
			[
				'general',
				'woocommerce_price_num_decimals',
				9,
				'Number of decimals: Expected a whole number from 0 to 8.',
			],
			[
				'general',
				'woocommerce_store_postcode',
				'#1',
				'Postcode / ZIP: Expected at most 20 letters from A to Z, digits, spaces and hyphens.',
			],
		] ) {
			const { body } = await updateSetting( group, id, value );
			assert.equal( body.message, message );
		}
	} );

	it( 'refuses the same character as decimal and thousand separator', async () => {
		const THOUSAND = 'woocommerce_price_thousand_sep';
		const DECIMAL = 'woocommerce_price_decimal_sep';
		const refused = await updateSetting( 'general', THOUSAND, '.' );
		assertBadRequest( refused, 'thousand separator' );
		assert.match(
			refused.body.message,
			/other than the decimal separator/
		);
		assertBadRequest(
			await updateSetting( 'general', DECIMAL, ',' ),
			'decimal separator'
		);

		const both = await updateBatch( 'general', [
			{ id: THOUSAND, value: '.' },
			{ id: DECIMAL, value: '.' },
		] );
		assert.deepEqual(
			both.body.update.map( ( { error } ) => error?.code ),
			[ 'rest_setting_value_invalid', 'rest_setting_value_invalid' ]
		);

		// Both can be exchanged in one request.
		const exchanged = await updateBatch( 'general', [
			{ id: THOUSAND, value: '.' },
			{ id: DECIMAL, value: ',' },
		] );
		assert.deepEqual(
			exchanged.body.update.map( ( { value } ) => value ),
			[ '.', ',' ]
		);
		await updateBatch( 'general', [
			{ id: THOUSAND, value: ',' },
			{ id: DECIMAL, value: '.' },
		] );
	} );

	it( 'accepts booleans for yes and no', async () => {
		const id = 'woocommerce_enable_review_rating';
		for ( const [ sent, stored ] of [
			[ false, 'no' ],
			[ true, 'yes' ],
		] ) {
			assert.equal(
				( await updateSetting( 'products', id, sent ) ).body.value,
				stored
			);
		}
		php( `delete_option( '${ id }' ); return 1;` );
	} );

	it( 'invalidates the reports when a setting changes', async () => {
		const version = () =>
			Number(
				php( `return get_option( 'storedeck_data_version', '0' );` )
			);
		const earlier = version();
		await updateSetting( 'tax', 'woocommerce_tax_display_shop', 'incl' );
		assert.ok( version() > earlier );
	} );

	it( 'rejects hostile values', async () => {
		await Promise.all(
			[ ...HOSTILE, LONG ].map( async ( text ) => {
				assertBadRequest(
					await updateSetting( 'products', WEIGHT_UNIT, text )
				);
				const response = await updateBatch( 'products', [
					{ id: text, value: 1 },
				] );
				assertNoInternals( response );
				// A lone surrogate is invalid JSON.
				if ( text !== '\ud800' ) {
					const { status } = response.body.update[ 0 ].error.data;
					assert.ok( [ 400, 404 ].includes( status ), text );
				}
			} )
		);
		await Promise.all(
			[ '%27', '(', '%25' ].map( async ( text ) => {
				const response = await api.get( `${ ROUTE }/${ text }` );
				assertNoInternals( response, text );
				assert.ok( [ 400, 404 ].includes( response.status ), text );
			} )
		);
	} );

	it( 'rejects invalid batches', async () => {
		assertBadRequest( await updateBatch( 'products', 'x' ) );
		assertBadRequest( await updateBatch( 'products', [ 'x' ] ) );
		assertBadRequest( await updateBatch( 'products', [ { value: 1 } ] ) );
		const tooMany = Array.from( { length: 101 }, () => ( {
			id: WEIGHT_UNIT,
			value: 'kg',
		} ) );
		assert.equal(
			( await updateBatch( 'products', tooMany ) ).status,
			413
		);
		assert.deepEqual( ( await updateBatch( 'products', [] ) ).body, {
			update: [],
		} );
		const broken = await sendInvalidJson(
			api,
			'POST',
			`${ ROUTE }/products/batch`,
			site.url
		);
		assertBadRequest( broken );
		assert.equal( broken.body.code, 'rest_invalid_json' );
		const invalid = await api.send( 'DELETE', `${ ROUTE }/products` );
		assert.equal( invalid.status, 404 );
		assert.equal( invalid.body.code, 'rest_no_route' );
	} );
} );
