import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { php, signIn, site, sql, startPhp } from '../../setup/site.mjs';
import { startWebServer } from '../../setup/web-server.mjs';
import { startObjectCache } from './support/redis.mjs';

/** Two days without the last second, so that those of today are read from the rows of orders and kept. */
const getRange = () => {
	const day = ( offset ) =>
		new Date( Date.now() + offset * 864e5 ).toISOString().slice( 0, 10 );
	return {
		after: `${ day( -1 ) }T00:00:01`,
		before: `${ day( 1 ) }T23:59:58`,
	};
};

describe( 'two web servers with an object cache', () => {
	let cache;
	let headers;
	let product;
	let folder;
	/** @type {{ url: string, stop: () => Promise<void> }[]} */
	let servers = [];
	/** Ids of the orders of this file. */
	const created = [];

	const request = async ( server, route, query = {}, options = {} ) => {
		const url = new URL( `/wp-json${ route }`, server.url );
		Object.entries( query ).forEach( ( pair ) =>
			url.searchParams.set( ...pair )
		);
		const response = await fetch( url, {
			...options,
			headers: { ...headers, 'content-type': 'application/json' },
		} );
		return { status: response.status, body: await response.json() };
	};

	/** Numbers of orders, of sold items and of orders of the product. */
	const read = async ( server ) => {
		const range = getRange();
		const [ stats, products ] = await Promise.all( [
			request( server, '/wc-analytics/reports/orders/stats', range ),
			request( server, '/wc-analytics/reports/products', {
				...range,
				products: product,
			} ),
		] );
		assert.equal( stats.status, 200, JSON.stringify( stats.body ) );
		assert.equal( products.status, 200, JSON.stringify( products.body ) );
		return [
			stats.body.totals.orders_count,
			stats.body.totals.num_items_sold,
			products.body[ 0 ]?.orders_count ?? 0,
		];
	};

	const createOrder = async ( server ) => {
		const { status, body } = await request(
			server,
			'/wc-analytics/orders',
			{},
			{
				method: 'POST',
				body: JSON.stringify( {
					status: 'completed',
					line_items: [ { product_id: product, quantity: 2 } ],
				} ),
			}
		);
		assert.equal( status, 201, JSON.stringify( body ) );
		created.push( body.id );
	};

	/** Asserts that both servers show each change at once. */
	const assertChangesAreShown = async ( times = 2 ) => {
		let [ orders, items, ofProduct ] = await read( servers[ 0 ] );
		for ( let time = 0; time < times; time++ ) {
			for ( const server of servers ) {
				await createOrder( server );
				const expected = [ ++orders, ( items += 2 ), ++ofProduct ];
				assert.deepEqual( await Promise.all( servers.map( read ) ), [
					expected,
					expected,
				] );
			}
		}
	};

	before( async () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-servers-' ) );
		cache = await startObjectCache();
		const api = await signIn();
		headers = api.headers;
		const products = await api.get( '/wc-analytics/products', {
			type: 'simple',
			status: 'publish',
			per_page: 1,
		} );
		product = products.body[ 0 ].id;
		php( `
			update_post_meta( ${ product }, '_manage_stock', 'no' );
			$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%transient%storedeck_%'" );
			return true;
		` );
		servers = await Promise.all(
			[ 'a', 'b' ].map( ( name ) =>
				startWebServer( {
					root: site.wpPath,
					dir: path.join( folder, name ),
					workers: 2,
				} )
			)
		);
	} );

	after( async () => {
		for ( const id of created ) {
			await request(
				servers[ 0 ],
				`/wc-analytics/orders/${ id }`,
				{ force: 'true' },
				{ method: 'DELETE' }
			);
		}
		await Promise.all( servers.map( ( server ) => server.stop() ) );
		await cache?.remove();
		rmSync( folder, { recursive: true, force: true } );
	} );

	it( 'show a change that either of them made', async () => {
		await assertChangesAreShown( 4 );
		assert.match( cache.command( 'KEYS', '*' ), /storedeck_report_/ );
		// Not in the options, where they would be without the object cache.
		assert.deepEqual(
			sql(
				`SELECT option_name FROM {prefix}options WHERE option_name LIKE '\\_transient\\_storedeck\\_report\\_%'`
			),
			[]
		);
	} );

	it( 'read a kept answer that the other one has stored', async () => {
		await read( servers[ 0 ] );
		const countHits = () =>
			Number(
				/keyspace_hits:(\d+)/.exec(
					cache.command( 'INFO', 'stats' )
				)?.[ 1 ]
			);
		const getKept = () =>
			cache
				.command( 'KEYS', 'transient:storedeck_report_*' )
				.split( '\n' )
				.filter( Boolean )
				.sort()
				.map( ( key ) => cache.command( 'GET', key ) );
		const kept = getKept();
		assert.ok( kept.length > 0 );
		const hits = countHits();
		await read( servers[ 1 ] );
		assert.ok( countHits() > hits );
		// It has stored nothing else.
		assert.deepEqual( getKept(), kept );
	} );

	it( 'give correct answers while the cache is flushed', async () => {
		const expected = await read( servers[ 0 ] );
		let isDone = false;
		const flush = async () => {
			while ( ! isDone ) {
				cache.command( 'FLUSHALL' );
				await sleep( 15 );
			}
		};
		const readMany = async ( server ) => {
			for ( let time = 0; time < 6; time++ ) {
				assert.deepEqual( await read( server ), expected );
			}
		};
		const flushing = flush();
		try {
			await Promise.all( servers.map( readMany ) );
			await assertChangesAreShown( 1 );
		} finally {
			isDone = true;
			await flushing;
		}
	} );

	it( 'give correct answers while the cache is full', async () => {
		await read( servers[ 0 ] );
		cache.command( 'CONFIG', 'SET', 'maxmemory-policy', 'noeviction' );
		cache.command( 'CONFIG', 'SET', 'maxmemory', '1' );
		try {
			assert.match( cache.command( 'SET', 'test', '1' ), /OOM/ );
			await assertChangesAreShown();
		} finally {
			cache.command( 'CONFIG', 'SET', 'maxmemory', '0' );
		}
		await assertChangesAreShown( 1 );
	} );

	it( 'give correct answers when the cache is killed, and when it is back', async () => {
		await read( servers[ 0 ] );
		const reading = Promise.all( servers.map( read ) );
		await cache.kill();
		const [ one, two ] = await reading;
		assert.deepEqual( one, two );
		await assertChangesAreShown();
		await cache.start();
		await assertChangesAreShown();
	} );

	it( 'do not trust a state of the sums that the cache kept', async () => {
		const expected = await read( servers[ 0 ] );
		// As if a server had lost its connection to the cache before it dropped the tables.
		php( `
			global $wpdb;
			$state = get_option( 'storedeck_sums' );
			$wpdb->delete( $wpdb->options, array( 'option_name' => 'storedeck_sums' ) );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_sums_orders" );
			\\Storedeck\\Foundation\\Database\\Data_Version::increment();
			return $state;
		` );
		try {
			assert.deepEqual( await Promise.all( servers.map( read ) ), [
				expected,
				expected,
			] );
		} finally {
			php( `
				wp_cache_flush();
				\\Storedeck\\Reports\\Sums\\Sum_Jobs::resume();
				while ( array() !== \\Storedeck\\Jobs\\Job_Store::open() ) { \\Storedeck\\Jobs\\Job_Queue::process(); usleep( 50000 ); }
				return true;
			` );
		}
	} );

	it( 'show what a transaction wrote, although it was read before its commit', async () => {
		const key = 'storedeck_test_value';
		const readValue = () =>
			php( `return get_post_meta( ${ product }, '${ key }', true );` );
		php( `return update_post_meta( ${ product }, '${ key }', 'old' );` );
		const writing = startPhp( `
			return \\Storedeck\\Foundation\\Database\\Transaction::run( static function () {
				update_post_meta( ${ product }, '${ key }', 'new' );
				set_transient( 'storedeck_test_written', 1, 60 );
				sleep( 2 );
				return true;
			} );
		` );
		while ( ! php( `return get_transient( 'storedeck_test_written' );` ) ) {
			await sleep( 20 );
		}
		// Puts the value before the transaction into the cache.
		assert.equal( readValue(), 'old' );
		const { code, output } = await writing.ended;
		assert.equal( code, 0, output );
		assert.equal( readValue(), 'new' );
		php(
			`delete_transient( 'storedeck_test_written' ); return delete_post_meta( ${ product }, '${ key }' );`
		);
	} );

	it( 'keep what others cached, and nothing of a transaction, when it is rolled back', () => {
		const state = php( `
			wp_cache_set( 'value', 'kept', 'another_plugin' );
			update_option( 'storedeck_test_option', 'old' );
			$post = 0;
			try {
				\\Storedeck\\Foundation\\Database\\Transaction::run( static function () use ( &$post ) {
					update_option( 'storedeck_test_option', 'new' );
					$post = wp_insert_post( array( 'post_title' => 'New' ) );
					update_post_meta( ${ product }, 'storedeck_test_value', 'new' );
					get_post_meta( ${ product }, 'storedeck_test_value', true );
					get_option( 'storedeck_test_option' );
					get_post( $post );
					throw new \\Exception( 'Stop.' );
				} );
			} catch ( \\Exception $error ) {
				return $post;
			}
		` );
		assert.deepEqual(
			php( `return array(
				wp_cache_get( 'value', 'another_plugin' ),
				get_option( 'storedeck_test_option' ),
				get_post( ${ state } ),
				get_post_meta( ${ product }, 'storedeck_test_value', true ),
			);` ),
			[ 'kept', 'old', null, '' ]
		);
		php( `return delete_option( 'storedeck_test_option' );` );
	} );
} );
