import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { beginPhp, php, signIn, sql } from '../../setup/site.mjs';

const ORDERS = '/wc-analytics/orders';
const GUEST = 'sync.twice@example.test';

/** Runs code in a process of its own, beside others. */
const beside = async ( code ) => {
	const { output } = await beginPhp( code ).ended;
	return JSON.parse( output );
};

/** Another process and this one do not meet by chance: signs are files. */
const WAIT = `
	$wait = static function ( string $sign ): void {
		for ( $i = 0; $i < 4000 && ! file_exists( $sign ); $i++ ) { usleep( 5000 ); }
	};
`;

const follow = ( id ) =>
	`\\Storedeck\\Sync\\Order_Sync::sync( array( ${ id } ) );`;

const setTotal = ( id, total ) =>
	`$wpdb->update( $wpdb->prefix . 'wc_orders', array( 'total_amount' => ${ total } ), array( 'id' => ${ id } ) );`;

describe( 'two requests that follow the same orders at once', () => {
	let api;
	let signs;
	let product;
	const made = [];

	const make = async ( email = GUEST ) => {
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
		made.push( body.id );
		return body.id;
	};

	const stats = ( ids ) =>
		sql(
			`SELECT order_id, total_sales, customer_id, returning_customer FROM {prefix}wc_order_stats WHERE order_id IN ( ${ ids } ) ORDER BY order_id`
		).map( ( row ) =>
			Object.fromEntries(
				Object.entries( row ).map( ( [ key, value ] ) => [
					key,
					Number( value ),
				] )
			)
		);

	before( async () => {
		signs = mkdtempSync( path.join( tmpdir(), 'storedeck-turn-' ) );
		api = await signIn();
		product = (
			await api.send( 'POST', '/wc-analytics/products', {
				name: 'Test Twice',
				regular_price: '4.50',
			} )
		).body.id;
	} );

	after( async () => {
		for ( const id of made ) {
			await api.send( 'DELETE', `${ ORDERS }/${ id }`, { force: true } );
		}
		await api.send( 'DELETE', `/wc-analytics/products/${ product }`, {
			force: true,
		} );
		rmSync( signs, { recursive: true } );
	} );

	it( 'leave the newest state, however slow the older one is', async () => {
		const id = await make();
		const read = path.join( signs, 'read' );
		const changed = path.join( signs, 'changed' );
		// The slow one has read the order and is about to write when it is changed and followed again.
		const slow = beside( `
			global $wpdb;
			${ WAIT }
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
			${ follow( id ) }
			return $held;
		` );
		const quick = beside( `
			global $wpdb;
			${ WAIT }
			$wait( '${ read }' );
			${ setTotal( id, 22 ) }
			touch( '${ changed }' );
			${ follow( id ) }
			return true;
		` );
		assert.deepEqual( await Promise.all( [ slow, quick ] ), [
			true,
			true,
		] );
		assert.deepEqual(
			stats( id ).map( ( row ) => row.total_sales ),
			[ 22 ]
		);
	} );

	it( 'make one customer of two first orders of a guest', async () => {
		const email = 'sync.first@example.test';
		const ids = [ await make( email ), await make( email ) ];
		php( `
			global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_order_stats WHERE order_id IN ( ${ ids } )" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_customer_lookup WHERE email = '${ email }'" );
			return true;
		` );
		const ready = ids.map( ( id ) => path.join( signs, `first-${ id }` ) );
		// Both begin at once, and neither is quick to make the customer it did not find.
		await Promise.all(
			ids.map( ( id, at ) =>
				beside( `
					${ WAIT }
					add_filter( 'query', static function ( $query ) {
						if ( preg_match( '/^INSERT INTO .*wc_customer_lookup/', $query ) ) { usleep( 700000 ); }
						return $query;
					} );
					touch( '${ ready[ at ] }' );
					$wait( '${ ready[ 1 - at ] }' );
					${ follow( id ) }
					return true;
				` )
			)
		);
		assert.equal(
			sql(
				`SELECT customer_id FROM {prefix}wc_customer_lookup WHERE email = '${ email }'`
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

	it( 'agree with the orders after many turns', async () => {
		const ids = [ await make(), await make() ];
		const [ one, two ] = ids;
		const many = ( first ) =>
			beside( `
				global $wpdb;
				for ( $turn = 0; $turn < 15; $turn++ ) {
					${ setTotal( one, `${ first } + $turn` ) }
					\\Storedeck\\Sync\\Order_Sync::sync( array( ${ one }, ${ two } ) );
					${ setTotal( two, `${ first } + 2 * $turn` ) }
					${ follow( two ) }
				}
				return true;
			` );
		await Promise.all( [ many( 100 ), many( 500 ) ] );
		assert.deepEqual(
			stats( ids ).map( ( row ) => row.total_sales ),
			sql(
				`SELECT total_amount FROM {prefix}wc_orders WHERE id IN ( ${ ids } ) ORDER BY id`
			).map( ( row ) => Number( row.total_amount ) )
		);
		for ( const table of [ 'wc_order_product_lookup', 'wc_order_stats' ] ) {
			assert.equal(
				sql(
					`SELECT order_id FROM {prefix}${ table } WHERE order_id IN ( ${ ids } )`
				).length,
				2,
				table
			);
		}
	} );

	it( 'give the turn back when one of them dies', async () => {
		const id = await make();
		await beside( `
			add_filter( 'query', static function ( $query ) {
				if ( 'START TRANSACTION' === $query ) { exit; }
				return $query;
			} );
			${ follow( id ) }
			return true;
		` ).catch( () => null );
		const began = Date.now();
		await beside(
			`global $wpdb; ${ setTotal( id, 33 ) } ${ follow(
				id
			) } return true;`
		);
		assert.ok( Date.now() - began < 20_000 );
		assert.deepEqual(
			stats( id ).map( ( row ) => row.total_sales ),
			[ 33 ]
		);
	} );
} );
