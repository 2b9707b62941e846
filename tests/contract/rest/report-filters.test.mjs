import assert from 'node:assert/strict';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before, describe, it } from 'node:test';
import { client, mustUse, site } from '../../setup/site.mjs';
import { signInUsers } from './support/users.mjs';

const PLUGIN = 'report-filters-plugin.php';
const REPORTS = '/wc-analytics/reports';

/** A year of the demo store with orders. */
const YEAR = new Date().getFullYear() - 1;
const DATES = { after: `${ YEAR }-01-01`, before: `${ YEAR }-12-31` };
const RANGE = {
	after: `${ DATES.after }T00:00:00`,
	before: `${ DATES.before }T23:59:59`,
};

describe( 'filters of reports on screens', () => {
	let users;

	/** A client whose requests have filters. */
	const filtered = ( filters ) =>
		client( { ...users.admin.headers, 'x-acme': filters } );

	/** Reads a report with filters. */
	const read = async ( filters, report ) => {
		const { status } = await filtered( filters ).get(
			`${ REPORTS }/${ report }`,
			RANGE
		);
		assert.equal( status, 200 );
	};

	/** A screen of the plugin. */
	const readScreen = async ( screen, filters = '', user = users.admin ) => {
		const url = new URL( '/wp-admin/admin.php', site.url );
		for ( const [ key, value ] of Object.entries( {
			page: 'storedeck',
			path: screen,
			period: 'custom',
			...DATES,
			compare: 'previous_period',
		} ) ) {
			url.searchParams.set( key, value );
		}
		const response = await fetch( url, {
			headers: { cookie: user.headers.cookie, 'x-acme': filters },
		} );
		return response.text();
	};

	/** The answer of a report in the page of a screen, by route and query. */
	const readPreloaded = async ( screen, filters ) => {
		const [ , settings ] =
			/window\.storedeckSettings = (\{.*\});/.exec(
				await readScreen( screen, filters )
			) ?? [];
		return Object.entries( JSON.parse( String( settings ) ).preloaded )
			.filter( ( [ key ] ) => key.startsWith( '/storedeck/v1/answers/' ) )
			.map( ( [ key, { body } ] ) => ( { key, body } ) );
	};

	before( async () => {
		copyFileSync(
			path.join(
				path.dirname( fileURLToPath( import.meta.url ) ),
				'support',
				PLUGIN
			),
			mustUse( PLUGIN )
		);
		users = await signInUsers( 'report_filters' );
	} );

	after( () => rmSync( mustUse( PLUGIN ), { force: true } ) );

	it( 'change the data that a page preloads', async () => {
		for ( const screen of [
			'/analytics/revenue',
			'/analytics/orders',
			'/analytics/products',
			'/customers',
		] ) {
			const plain = await readPreloaded( screen, '' );
			const changed = await readPreloaded( screen, 'always-false' );
			assert.notDeepEqual( changed, plain, screen );
			for ( const { key, body } of changed ) {
				const [ route, query ] = key.split( '?' );
				const expected = await filtered( 'always-false' ).get(
					route,
					Object.fromEntries( new URLSearchParams( query ) )
				);
				assert.deepEqual( body, expected.body, key );
			}
		}
	} );

	it( 'add fields to the data that a page preloads', async () => {
		const [ orders ] = await readPreloaded( '/analytics/orders', 'fields' );
		const [ row ] = orders.body.rows.items;
		assert.equal( row.acme_field, `${ row.order_id } date` );
	} );

	it( 'are named in a notice if they are not applied to order and pages', async () => {
		await read( 'order-by', 'products' );
		assert.match(
			await readScreen( '/analytics/products' ),
			/woocommerce_analytics_clauses_order_by, [^<]*acme_return_null\(\) in/
		);
	} );

	it( 'are named in a notice after they failed, only to those who manage plugins', async () => {
		await read( 'throw', 'orders' );
		const text = 'A plugin that changes reports failed in the last hour.';
		const admin = await readScreen( '/analytics/orders' );
		const manager = await readScreen(
			'/analytics/orders',
			'',
			users.manager
		);
		assert.ok( admin.includes( text ) && manager.includes( text ) );
		assert.match( admin, /<code>[^<]*acme_throw\(\)/ );
		assert.doesNotMatch( manager, /<code>[^<]*acme_throw/ );
	} );
} );
