import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { php, site, sql } from '../../setup/site.mjs';
import {
	assertBad,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	people,
	sendBroken,
} from './support/people.mjs';

const IMPORT = '/wc-analytics/reports/import';

describe( 'import of orders', () => {
	let who;
	let api;
	let since;

	before( async () => {
		who = await people( 'imports' );
		api = who.admin;
		since = php( "return get_option( 'storedeck_imported_since' );" );
	} );

	after( () =>
		php(
			since === false
				? "return delete_option( 'storedeck_imported_since' );"
				: `return update_option( 'storedeck_imported_since', '${ since }', false );`
		)
	);

	itRefusesStrangers(
		() => who,
		[
			{ method: 'POST', route: IMPORT, body: { skip_existing: true } },
			{ method: 'POST', route: `${ IMPORT }/cancel`, body: {} },
			{ method: 'POST', route: `${ IMPORT }/delete`, body: {} },
			{ method: 'GET', route: `${ IMPORT }/status` },
			{ method: 'GET', route: `${ IMPORT }/totals` },
		]
	);

	itTellsItsSchema(
		() => who,
		[ IMPORT, `${ IMPORT }/status`, `${ IMPORT }/totals` ]
	);

	it( 'tells how much there is', async () => {
		const { status, body } = await who.manager.get( `${ IMPORT }/totals` );
		const [ { n } ] = sql(
			"SELECT COUNT(*) AS n FROM {prefix}wc_orders WHERE type IN ( 'shop_order', 'shop_order_refund' ) AND status NOT IN ( 'trash', 'auto-draft', 'wc-checkout-draft' )"
		);
		assert.equal( status, 200 );
		assert.equal( body.orders, Number( n ) );
		assert.ok( Number.isInteger( body.customers ) );
		const short = await api.get( `${ IMPORT }/totals`, { days: 90 } );
		assert.ok( short.body.orders < body.orders );
		const known = await api.get( `${ IMPORT }/totals`, {
			skip_existing: true,
		} );
		assert.ok( known.body.orders <= 5, known.text );
	} );

	it( 'names a parameter that is wrong', async () => {
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			...[ -1, 'many', '1.5', 1e9, '', [ 1, 2 ] ].map( ( days ) => [
				'days',
				days,
			] ),
			...[ 'perhaps', 7, [ 'a' ] ].map( ( skip ) => [
				'skip_existing',
				skip,
			] ),
			...HOSTILE.map( ( text ) => [ 'days', text ] ),
		] ) ) {
			const answer = await api.send( 'POST', IMPORT, {
				[ name ]: value,
			} );
			assertBad( answer, JSON.stringify( value ) );
			if ( answer.body.code !== 'rest_invalid_json' ) {
				assert.deepEqual( Object.keys( answer.body.data.params ), [
					name,
				] );
			}
		}
		assertBad( await api.get( `${ IMPORT }/totals`, { days: 'x' } ) );
		assertBad( await sendBroken( api, 'POST', IMPORT, site.url ) );
	} );

	it( 'imports what is missing and says how far it is', async () => {
		const began = await who.manager.send( 'POST', IMPORT, {
			skip_existing: true,
			days: 20000,
		} );
		assert.deepEqual(
			[ began.status, began.body.status ],
			[ 200, 'success' ]
		);
		let now;
		do {
			now = ( await who.manager.get( `${ IMPORT }/status` ) ).body;
			assert.ok( ( now.orders_count ?? 0 ) <= ( now.orders_total ?? 0 ) );
			await sleep( 50 );
		} while ( now.is_importing );
		assert.equal( now.status, 'finished' );
		assert.deepEqual(
			[ now.orders_count, now.customers_count ],
			[ now.orders_total, now.customers_total ]
		);
		assert.match( now.imported_from, /^\d{4}-\d\d-\d\d 00:00:00$/ );
	} );

	it( 'says that there is nothing to cancel', async () => {
		const { status, body } = await api.send(
			'POST',
			`${ IMPORT }/cancel`,
			{}
		);
		assert.deepEqual( [ status, body.status ], [ 200, 'error' ] );
		assert.equal( typeof body.message, 'string' );
	} );
} );
