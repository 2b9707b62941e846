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

const SETTINGS = '/wc-analytics/settings';
const ACTIONABLE = 'woocommerce_actionable_order_statuses';
const UNIT = 'woocommerce_weight_unit';

describe( 'settings by group', () => {
	let who;
	let api;

	before( async () => {
		who = await people( 'settings' );
		api = who.admin;
	} );

	after( () =>
		php( `
			update_option( '${ ACTIONABLE }', array( 'processing', 'on-hold' ) );
			delete_option( '${ UNIT }' );
			delete_option( 'woocommerce_tax_display_shop' );
			return true;
		` )
	);

	const put = ( group, id, value ) =>
		api.send( 'PUT', `${ SETTINGS }/${ group }/${ id }`, { value } );

	const batch = ( group, update ) =>
		api.send( 'POST', `${ SETTINGS }/${ group }/batch`, { update } );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: SETTINGS },
			{ method: 'GET', route: `${ SETTINGS }/wc_admin` },
			{ method: 'GET', route: `${ SETTINGS }/products/${ UNIT }` },
			{
				method: 'PUT',
				route: `${ SETTINGS }/products/${ UNIT }`,
				body: { value: 'kg' },
			},
			{
				method: 'POST',
				route: `${ SETTINGS }/products/batch`,
				body: { update: [] },
			},
		]
	);
	itTellsItsSchema(
		() => who,
		[
			SETTINGS,
			`${ SETTINGS }/wc_admin`,
			`${ SETTINGS }/products/${ UNIT }`,
			`${ SETTINGS }/products/batch`,
		]
	);

	it( 'are listed by group', async () => {
		const { status, body } = await who.manager.get( SETTINGS );
		assert.equal( status, 200 );
		const ids = body.map( ( { id } ) => id );
		for ( const id of [ 'wc_admin', 'general', 'products', 'tax' ] ) {
			assert.ok( ids.includes( id ), id );
		}
		for ( const { id, _links: links } of body ) {
			assert.match(
				links.options[ 0 ].href,
				new RegExp( `/settings/${ id }$` )
			);
			const group = await api.get( `${ SETTINGS }/${ id }` );
			assert.equal( group.status, 200, id );
			assert.ok( group.body.length > 0, id );
		}
	} );

	it( 'tell what each is', async () => {
		const { body } = await api.get( `${ SETTINGS }/wc_admin` );
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
		for ( const { id, type, options, value, default: usual } of body ) {
			assert.notEqual( value, undefined, id );
			assert.notEqual( usual, undefined, id );
			assert.equal(
				[ 'select', 'radio', 'multiselect' ].includes( type ),
				options !== undefined,
				id
			);
		}
	} );

	it( 'read a range that was stored as it stands in HTML', async () => {
		const id = 'woocommerce_default_date_range';
		assert.equal(
			php( `
				add_filter( 'pre_option_${ id }', static fn() => 'period=week&amp;compare=previous_period' );
				return Storedeck\\Store\\Setting_Groups\\Setting_Groups::get_settings( 'wc_admin' )['${ id }']->get_value();
			` ),
			'period=week&compare=previous_period'
		);
	} );

	it( 'are set one by one, and tell their group', async () => {
		const { status, body } = await put( 'products', UNIT, 'kg' );
		assert.equal( status, 200 );
		assert.equal( body.value, 'kg' );
		assert.equal( body.group_id, 'products' );
		assert.equal( php( `return get_option( '${ UNIT }' );` ), 'kg' );
		const read = await api.get( `${ SETTINGS }/products/${ UNIT }` );
		assert.deepEqual( read.body, body );
	} );

	it( 'are set together; the errors of single ones come inside a 200', async () => {
		const { status, body } = await batch( 'wc_admin', [
			{ id: ACTIONABLE, value: [ 'processing' ] },
			{ id: 'nope', value: 1 },
			{ id: 'woocommerce_date_type', value: 'date_of_birth' },
			{ id: 'batch', value: 1 },
			{ id: '../products/batch', value: 1 },
		] );
		assert.equal( status, 200 );
		const [ fine, unknown, wrong, nested, path ] = body.update;
		assert.deepEqual( fine.value, [ 'processing' ] );
		assert.equal( fine.group_id, 'wc_admin' );
		assert.deepEqual( unknown, {
			id: 'nope',
			error: {
				code: 'rest_setting_setting_invalid',
				message: 'Invalid setting.',
				data: { status: 404 },
			},
		} );
		assert.equal( wrong.error.code, 'rest_setting_value_invalid' );
		assert.equal( wrong.error.data.status, 400 );
		assert.equal( nested.error.data.status, 404 );
		assert.equal( path.error.data.status, 404 );
		await batch( 'wc_admin', [
			{ id: ACTIONABLE, value: [ 'processing', 'on-hold' ] },
		] );
	} );

	it( 'of a group that is not there: 404, in a batch inside a 200', async () => {
		const missing = {
			code: 'rest_setting_setting_group_invalid',
			message: 'Invalid setting group.',
			data: { status: 404 },
		};
		const one = await api.get( `${ SETTINGS }/nope` );
		assert.equal( one.status, 404 );
		assert.deepEqual( one.body, missing );
		const many = await batch( 'nope', [ { id: 'x', value: 1 } ] );
		assert.equal( many.status, 200 );
		assert.deepEqual( many.body, {
			update: [ { id: 'x', error: missing } ],
		} );
		const setting = await api.get( `${ SETTINGS }/products/nope` );
		assert.equal( setting.status, 404 );
		assert.equal( setting.body.code, 'rest_setting_setting_invalid' );
	} );

	it( 'can be emptied where they are lists', async () => {
		for ( const value of [ [], '' ] ) {
			const { status, body } = await put( 'wc_admin', ACTIONABLE, value );
			assert.equal( status, 200 );
			assert.deepEqual( body.value, [] );
		}
		await put( 'wc_admin', ACTIONABLE, [ 'processing', 'on-hold' ] );
	} );

	it( 'hold only values of their kind', async () => {
		for ( const [ group, id, value ] of [
			[ 'wc_admin', ACTIONABLE, [ 'nope' ] ],
			[ 'wc_admin', ACTIONABLE, 'processing' ],
			[ 'wc_admin', ACTIONABLE, [ [ 'processing' ] ] ],
			[ 'wc_admin', 'woocommerce_default_date_range', 'period=ever' ],
			[ 'products', UNIT, 'stone' ],
			[ 'products', UNIT, { a: 1 } ],
			[ 'products', 'woocommerce_notify_low_stock_amount', -1 ],
			[ 'products', 'woocommerce_notify_low_stock_amount', '1.5' ],
			[ 'products', 'woocommerce_manage_stock', 'sometimes' ],
			[ 'general', 'woocommerce_currency', 'EURO' ],
			[ 'general', 'woocommerce_store_postcode', '<b>' ],
			[ 'general', 'woocommerce_price_decimal_sep', '12' ],
		] ) {
			const answer = await put( group, id, value );
			assertBad( answer, `${ id } ${ JSON.stringify( value ) }` );
			assert.equal( answer.body.code, 'rest_setting_value_invalid' );
		}
		assertBad(
			await api.send( 'PUT', `${ SETTINGS }/products/${ UNIT }`, {} )
		);
	} );

	it( 'take true and false for yes and no', async () => {
		const id = 'woocommerce_enable_review_rating';
		for ( const [ sent, kept ] of [
			[ false, 'no' ],
			[ true, 'yes' ],
		] ) {
			assert.equal(
				( await put( 'products', id, sent ) ).body.value,
				kept
			);
		}
		php( `delete_option( '${ id }' ); return 1;` );
	} );

	it( 'tell the reports that their figures changed', async () => {
		const version = () =>
			Number(
				php( `return get_option( 'storedeck_data_version', '0' );` )
			);
		const earlier = version();
		await put( 'tax', 'woocommerce_tax_display_shop', 'incl' );
		assert.ok( version() > earlier );
	} );

	it( 'take hostile text for what it is', async () => {
		for ( const text of [ ...HOSTILE, LONG ] ) {
			assertBad( await put( 'products', UNIT, text ) );
			const answer = await batch( 'products', [
				{ id: text, value: 1 },
			] );
			assertClean( answer );
			// Half a character is no JSON.
			if ( text !== '\ud800' ) {
				const { status } = answer.body.update[ 0 ].error.data;
				assert.ok( [ 400, 404 ].includes( status ), text );
			}
		}
		for ( const text of [ '%27', '(', '%25' ] ) {
			const answer = await api.get( `${ SETTINGS }/${ text }` );
			assertClean( answer, text );
			assert.ok( [ 400, 404 ].includes( answer.status ), text );
		}
	} );

	it( 'take a batch for what it must be', async () => {
		assertBad( await batch( 'products', 'x' ) );
		assertBad( await batch( 'products', [ 'x' ] ) );
		assertBad( await batch( 'products', [ { value: 1 } ] ) );
		const many = Array.from( { length: 101 }, () => ( {
			id: UNIT,
			value: 'kg',
		} ) );
		assert.equal( ( await batch( 'products', many ) ).status, 413 );
		assert.deepEqual( ( await batch( 'products', [] ) ).body, {
			update: [],
		} );
		const broken = await sendBroken(
			api,
			'POST',
			`${ SETTINGS }/products/batch`,
			site.url
		);
		assertBad( broken );
		assert.equal( broken.body.code, 'rest_invalid_json' );
		const wrong = await api.send( 'DELETE', `${ SETTINGS }/products` );
		assert.equal( wrong.status, 404 );
		assert.equal( wrong.body.code, 'rest_no_route' );
	} );
} );
