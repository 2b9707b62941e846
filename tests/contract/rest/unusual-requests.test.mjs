import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { before, describe, it } from 'node:test';
import { signIn, site } from '../../setup/site.mjs';

const REVENUE = '/wc-analytics/reports/revenue/stats';
const ORDERS = '/wc-analytics/reports/orders';
const RANGE = {
	after: '2026-01-01T00:00:00',
	before: '2026-03-31T23:59:59',
};
const PLUGIN = path.join( site.wpPath, 'wp-content/plugins/storedeck' );

describe( 'requests that browsers do not send', () => {
	let api;

	before( async () => {
		api = await signIn();
	} );

	/** Sends parameters in a JSON body, because URLs cannot contain null. */
	const readJson = async ( route, json ) => {
		const response = await fetch(
			new URL( `/wp-json${ route }?_method=GET`, site.url ),
			{
				method: 'POST',
				headers: { ...api.headers, 'content-type': 'application/json' },
				body: json,
			}
		);
		return {
			status: response.status,
			headers: response.headers,
			body: JSON.parse( await response.text() ),
		};
	};

	it( 'treats null as a missing parameter', async () => {
		for ( const route of [ REVENUE, ORDERS, `${ ORDERS }/stats` ] ) {
			const expected = await api.get( route, RANGE );
			assert.equal( expected.status, 200 );
			for ( const key of [
				'page',
				'per_page',
				'interval',
				'order',
				'orderby',
				'fields',
				'match',
				'status_is',
				'product_includes',
				'attribute_is',
				'force_cache_refresh',
			] ) {
				const { status, body, headers } = await readJson(
					route,
					JSON.stringify( { ...RANGE, [ key ]: null } )
				);
				assert.equal( status, 200, `${ route } ${ key }` );
				assert.deepEqual( body, expected.body, `${ route } ${ key }` );
				assert.equal(
					headers.get( 'x-wp-totalpages' ),
					expected.headers.get( 'x-wp-totalpages' )
				);
			}
		}
	} );

	it( 'rejects numbers out of range', async () => {
		for ( const route of [ REVENUE, ORDERS ] ) {
			for ( const [ key, number ] of [
				[ 'page', '1e400' ],
				[ 'page', '1e19' ],
				[ 'page', '-1e400' ],
				[ 'page', '0' ],
				[ 'per_page', '1e400' ],
			] ) {
				const responses = [
					await api.get( route, { [ key ]: number } ),
					await readJson( route, `{"${ key }":${ number }}` ),
				];
				for ( const { status, body } of responses ) {
					assert.equal( status, 400, `${ route } ${ key }` );
					assert.ok( body.data.params[ key ] );
				}
			}
		}
		const { status } = await readJson(
			ORDERS,
			'{"product_includes":[1e400]}'
		);
		assert.equal( status, 400 );
	} );

	it( 'rejects a trailing line break in values that are not text', async () => {
		for ( const [ method, route, values ] of /** @type {any[][]} */ ( [
			[ 'GET', REVENUE, { ...RANGE, after: `${ RANGE.after }\n` } ],
			[ 'GET', '/wc-analytics/products', { min_price: '10\n' } ],
			[ 'GET', '/wc-analytics/products', { max_price: '\n' } ],
			[ 'POST', '/wc-analytics/products', { regular_price: '10\n' } ],
			[
				'POST',
				'/wc-analytics/orders',
				{ fee_lines: [ { name: 'a', total: '-1\n' } ] },
			],
			[
				'POST',
				'/wc-admin/navigation/favorites/me',
				{ item_id: 'acme\n' },
			],
			[
				'POST',
				'/wc-admin/onboarding/themes/install',
				{ theme: 'acme\n' },
			],
			[
				'POST',
				'/wc-admin/onboarding/profile/update-store-currency-and-measurement-units',
				{ country_code: 'US\n' },
			],
			[
				'POST',
				'/wc-admin/onboarding/profile',
				{ business_extensions: [ 'acme\n' ] },
			],
			[
				'GET',
				'/wc-admin/onboarding/plugins/jetpack-authorization-url',
				{ redirect_url: 'http://example.test/\n' },
			],
		] ) ) {
			const { status, body, text } =
				method === 'GET'
					? await api.get( route, values )
					: await api.send( method, route, values );
			assert.equal( status, 400, `${ route } ${ text.slice( 0, 200 ) }` );
			assert.equal( body.code, 'rest_invalid_param', route );
		}
	} );

	it( 'rejects years before 1971', async () => {
		for ( const year of [ '0001', '0069', '0100', '1970' ] ) {
			for ( const key of [ 'after', 'before' ] ) {
				const { status, body } = await api.get( REVENUE, {
					[ key ]: `${ year }-06-01T00:00:00`,
				} );
				assert.equal( status, 400, `${ key } ${ year }` );
				assert.match( body.message, new RegExp( key ) );
				assert.match( body.data.params[ key ], /1971/ );
			}
		}
	} );

	it( 'limits the length of lists, without counting duplicates', async () => {
		const ids = ( length ) => Array.from( { length }, ( _, id ) => id + 1 );
		const tooLong = await api.send( 'POST', `${ ORDERS }?_method=GET`, {
			product_includes: ids( 1001 ),
		} );
		assert.equal( tooLong.status, 400 );
		assert.match( tooLong.body.data.params.product_includes, /1,?000/ );
		const pairs = await api.send( 'POST', `${ ORDERS }?_method=GET`, {
			attribute_is: ids( 101 ).map( ( id ) => [ 1, id ] ),
		} );
		assert.equal( pairs.status, 400 );
		assert.match( pairs.body.data.params.attribute_is, /100/ );
		const accepted = await api.send( 'POST', `${ ORDERS }?_method=GET`, {
			...RANGE,
			product_includes: ids( 1000 ),
			order_includes: ids( 1000 ).fill( 7 ),
		} );
		assert.equal( accepted.status, 200 );
	} );

	it( 'links only to routes that exist', async () => {
		for ( const [ route, relation ] of [
			[ ORDERS, 'order' ],
			[ '/wc-analytics/reports/products', 'product' ],
			[ '/wc-analytics/reports/variations', 'variation' ],
			[ '/wc-analytics/reports/categories', 'category' ],
			[ '/wc-analytics/reports/coupons', 'coupon' ],
			[ '/wc-analytics/reports/taxes', 'tax' ],
		] ) {
			const rows = ( await api.get( route, RANGE ) ).body;
			// As in WooCommerce, a refund links to the route of orders.
			const body = rows.filter( ( row ) => ! row.parent_id );
			assert.ok( body.length > 0 );
			const links = body.map( ( row ) => row._links?.[ relation ] );
			assert.equal( new Set( links.map( Boolean ) ).size, 1, route );
			if ( links[ 0 ] ) {
				const { status } = await fetch( links[ 0 ][ 0 ].href, {
					headers: api.headers,
				} );
				assert.equal( status, 200, links[ 0 ][ 0 ].href );
			}
		}
	} );

	it( 'uses the cache for a date range that ends now', async () => {
		const [ a, b ] = [
			await api.get( REVENUE ),
			await api.get( REVENUE ),
		].map( ( { body } ) => body.intervals[ 0 ].date_end );
		assert.match( a, /:59$/ );
		assert.match( b, /:59$/ );
	} );

	it( 'orders reviews by date when the list to order them by is empty', async () => {
		const route = '/wc-analytics/products/reviews';
		const read = async ( orderby ) => {
			const { status, body, text } = await api.get( route, { orderby } );
			assert.equal( status, 200, text );
			return body.map( ( { id } ) => id );
		};
		const reviews = await read( 'include' );
		assert.ok( reviews.length > 1 );
		assert.deepEqual( reviews, await read( 'date_gmt' ) );
	} );

	it( 'rejects a password of a product that is longer than its column', async () => {
		const { status, body } = await api.send(
			'POST',
			'/wc-analytics/products',
			{ name: 'Test', post_password: 'x'.repeat( 256 ) }
		);
		assert.equal( status, 400 );
		assert.match( body.data.params.post_password, /at most 255/ );
	} );

	it( 'outputs nothing when a plugin file is requested directly', async () => {
		for ( const file of [
			'includes/class-plugin.php',
			'includes/reports/class-conditions.php',
			'includes/reports/reports/orders.php',
			'includes/foundation/database/data/tables-of-orders.php',
			'includes/tools/demo/class-demo-store.php',
			'includes/tools/demo/run.php',
			'includes/tools/demo/test/OrderStreamTest.php',
			'includes/reports/rest/class-report-controller.php',
			'uninstall.php',
			'storedeck.php',
		] ) {
			const response = await fetch(
				new URL( `/wp-content/plugins/storedeck/${ file }`, site.url )
			);
			assert.ok( existsSync( path.join( PLUGIN, file ) ), file );
			assert.notEqual( response.status, 500, file );
			assert.doesNotMatch(
				await response.text(),
				/error|Storedeck/i,
				file
			);
		}
	} );
} );
