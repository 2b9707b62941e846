import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startPhp, php, signIn, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const GUEST_EMAIL = 'sync.twice@example.test';

/** Runs PHP code in a separate process and returns its result. */
const runInProcess = async ( code ) => {
	const { output } = await startPhp( code ).ended;
	return JSON.parse( output );
};

/** PHP code to wait for a file, which synchronizes processes. */
const DEFINE_WAIT = `
	$wait = static function ( string $file ): void {
		for ( $i = 0; $i < 4000 && ! file_exists( $file ); $i++ ) { usleep( 5000 ); }
	};
`;

const syncOrder = ( id ) =>
	`\\Storedeck\\Sync\\Order_Sync::sync( array( ${ id } ) );`;

const setTotal = ( id, total ) =>
	`$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'total_amount' => ${ total } ), array( 'id' => ${ id } ) );`;

describe( 'concurrent sync of the same orders', () => {
	let api;
	let folder;
	let product;
	const created = [];

	const createOrder = async ( email = GUEST_EMAIL ) => {
		const { status, body, text } = await api.send( 'POST', ORDERS, {
			status: 'completed',
			billing: {
				email,
				first_name: 'Sync',
				last_name: 'Twice',
				country: 'US',
			},
			line_items: [ { product_id: product, quantity: 2 } ],
		} );
		assert.equal( status, 201, text );
		created.push( body.id );
		return body.id;
	};

	const stats = ( ids ) =>
		sql(
			`SELECT order_id, total_sales, customer_id, returning_customer FROM {prefix}storedeck_order_stats WHERE order_id IN ( ${ ids } ) ORDER BY order_id`
		).map( ( row ) =>
			Object.fromEntries(
				Object.entries( row ).map( ( [ key, value ] ) => [
					key,
					Number( value ),
				] )
			)
		);

	before( async () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-sync-' ) );
		api = await signIn();
		product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test Twice',
				regular_price: '4.50',
			} )
		).body.id;
	} );

	after( async () => {
		for ( const id of created ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
		rmSync( folder, { recursive: true } );
	} );

	it( 'keeps the latest state even if an earlier sync is slower', async () => {
		const id = await createOrder();
		const read = path.join( folder, 'read' );
		const changed = path.join( folder, 'changed' );
		// The slow process has read the order and is about to write when the order is changed and synced again.
		const slow = runInProcess( `
			global $wpdb;
			${ DEFINE_WAIT }
			$held = false;
			add_filter( 'query', static function ( $query ) use ( &$held, $wait ) {
				if ( ! $held && 'START TRANSACTION' === $query ) {
					$held = true;
					touch( '${ read }' );
					$wait( '${ changed }' );
					usleep( 1500000 );
				}
				return $query;
			} );
			${ setTotal( id, 11 ) }
			${ syncOrder( id ) }
			return $held;
		` );
		const fast = runInProcess( `
			global $wpdb;
			${ DEFINE_WAIT }
			$wait( '${ read }' );
			${ setTotal( id, 22 ) }
			touch( '${ changed }' );
			${ syncOrder( id ) }
			return true;
		` );
		assert.deepEqual( await Promise.all( [ slow, fast ] ), [ true, true ] );
		assert.deepEqual(
			stats( id ).map( ( row ) => row.total_sales ),
			[ 22 ]
		);
	} );

	it( 'creates one customer for two first orders of a guest', async () => {
		const email = 'sync.first@example.test';
		const ids = [ await createOrder( email ), await createOrder( email ) ];
		php( `
			global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_order_stats WHERE order_id IN ( ${ ids } )" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_customer_lookup WHERE email = '${ email }'" );
			return true;
		` );
		const ready = ids.map( ( id ) => path.join( folder, `first-${ id }` ) );
		// Both processes start together and insert the missing customer slowly.
		await Promise.all(
			ids.map( ( id, index ) =>
				runInProcess( `
					${ DEFINE_WAIT }
					add_filter( 'query', static function ( $query ) {
						if ( preg_match( '/^INSERT INTO .*storedeck_customer_lookup/', $query ) ) { usleep( 700000 ); }
						return $query;
					} );
					touch( '${ ready[ index ] }' );
					$wait( '${ ready[ 1 - index ] }' );
					${ syncOrder( id ) }
					return true;
				` )
			)
		);
		assert.equal(
			sql(
				`SELECT customer_id FROM {prefix}storedeck_customer_lookup WHERE email = '${ email }'`
			).length,
			1
		);
		const rows = stats( ids );
		assert.equal( rows.length, 2 );
		assert.equal( rows[ 0 ].customer_id, rows[ 1 ].customer_id );
		assert.deepEqual(
			rows.map( ( row ) => row.returning_customer ),
			[ 0, 1 ]
		);
	} );

	it( 'matches the orders after many updates', async () => {
		const ids = [ await createOrder(), await createOrder() ];
		const [ one, two ] = ids;
		const updateRepeatedly = ( first ) =>
			runInProcess( `
				global $wpdb;
				for ( $round = 0; $round < 15; $round++ ) {
					${ setTotal( one, `${ first } + $round` ) }
					\\Storedeck\\Sync\\Order_Sync::sync( array( ${ one }, ${ two } ) );
					${ setTotal( two, `${ first } + 2 * $round` ) }
					${ syncOrder( two ) }
				}
				return true;
			` );
		await Promise.all( [
			updateRepeatedly( 100 ),
			updateRepeatedly( 500 ),
		] );
		assert.deepEqual(
			stats( ids ).map( ( row ) => row.total_sales ),
			sql(
				`SELECT total_amount FROM {prefix}wc_orders WHERE id IN ( ${ ids } ) ORDER BY id`
			).map( ( row ) => Number( row.total_amount ) )
		);
		for ( const table of [
			'storedeck_order_product_lookup',
			'storedeck_order_stats',
		] ) {
			assert.equal(
				sql(
					`SELECT order_id FROM {prefix}${ table } WHERE order_id IN ( ${ ids } )`
				).length,
				2,
				table
			);
		}
	} );

	it( 'stores the stock that another process has changed since it was read', () => {
		const readStored = () =>
			sql(
				`SELECT stock_quantity FROM {prefix}storedeck_product_meta_lookup WHERE product_id = ${ product }`
			)[ 0 ].stock_quantity;
		php( `
			update_post_meta( ${ product }, '_manage_stock', 'yes' );
			update_post_meta( ${ product }, '_stock', 9 );
			return true;
		` );
		assert.equal( Number( readStored() ), 9 );
		php( `
			get_post_meta( ${ product } );
			// Without the caches of this process, as other processes do.
			$wpdb->update( $wpdb->postmeta, array( 'meta_value' => 7 ), array( 'post_id' => ${ product }, 'meta_key' => '_stock' ) );
			\\Storedeck\\Sync\\Product_Sync::sync( array( ${ product } ) );
			return true;
		` );
		assert.equal( Number( readStored() ), 7 );
	} );

	it( 'releases the lock when a process dies', async () => {
		const id = await createOrder();
		await runInProcess( `
			add_filter( 'query', static function ( $query ) {
				if ( 'START TRANSACTION' === $query ) { exit; }
				return $query;
			} );
			${ syncOrder( id ) }
			return true;
		` ).catch( () => null );
		const start = Date.now();
		await runInProcess(
			`global $wpdb; ${ setTotal( id, 33 ) } ${ syncOrder(
				id
			) } return true;`
		);
		assert.ok( Date.now() - start < 20_000 );
		assert.deepEqual(
			stats( id ).map( ( row ) => row.total_sales ),
			[ 33 ]
		);
	} );
} );
