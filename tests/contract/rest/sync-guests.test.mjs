import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';

/** First ID of the test orders and customers, above the IDs of the demo store and of other test files. */
const FIRST_ID = 962000001;

/** Email and user of customers; each has an order. */
const CUSTOMERS = [
	[ 'elan@guests.test', null ],
	[ '', FIRST_ID ],
	[ '', null ],
	[ null, null ],
];

/** Ids of orders, and the refund of the third one. */
const ORDERS = [ 0, 1, 2, 3, 4 ].map( ( index ) => FIRST_ID + index );

/** Imported files create customers without an email. */
describe( 'orders without email', () => {
	const clear = () =>
		php( `
			global $wpdb;
			foreach ( array( 'wc_orders' => 'id', 'wc_order_addresses' => 'order_id', 'storedeck_order_stats' => 'order_id',
				'storedeck_customer_lookup' => 'customer_id' ) as $table => $column ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE $column >= ${ FIRST_ID } AND $column < ${ FIRST_ID } + 100" );
			}
			do_action( 'storedeck_data_changed' );
			return true;
		` );

	before( () => {
		clear();
		php( `
			global $wpdb;
			foreach ( json_decode( '${ JSON.stringify(
				CUSTOMERS
			) }' ) as $at => list( $email, $user ) ) {
				$wpdb->insert( $wpdb->prefix . 'storedeck_customer_lookup', array( 'customer_id' => ${ FIRST_ID } + $at,
					'first_name' => 'Bo', 'last_name' => 'Berg', 'email' => $email, 'user_id' => $user, 'date_last_active' => '2010-01-01 00:00:00' ) );
			}
			foreach ( array( 0, 0, 0, 0, ${ ORDERS[ 2 ] } ) as $at => $parent ) {
				$wpdb->insert( $wpdb->prefix . 'wc_orders', array( 'id' => ${ FIRST_ID } + $at, 'status' => 'wc-completed',
					'type' => $parent ? 'shop_order_refund' : 'shop_order', 'total_amount' => $parent ? -1 : 1, 'tax_amount' => 0,
					'customer_id' => 0, 'billing_email' => '', 'date_created_gmt' => '2011-03-0' . ( 1 + $at ) . ' 10:00:00',
					'parent_order_id' => $parent ) );
			}
			return true;
		` );
	} );

	after( clear );

	/** Syncs orders. Returns the index of the customer of each; null for none. */
	const sync = ( ids ) => {
		php(
			`Storedeck\\Sync\\Order_Sync::sync( array( ${ ids } ) ); return true;`
		);
		return sql(
			`SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id IN ( ${ ids } ) ORDER BY order_id`
		).map( ( row ) =>
			Number( row.customer_id )
				? Number( row.customer_id ) - FIRST_ID
				: null
		);
	};

	it( 'have no customer', () => {
		assert.deepEqual( sync( ORDERS.slice( 0, 4 ) ), [
			null,
			null,
			null,
			null,
		] );
	} );

	it( 'keep a customer without email and user, as do their refunds', () => {
		sql(
			`UPDATE {prefix}storedeck_order_stats SET customer_id = order_id WHERE order_id IN ( ${ ORDERS } )`
		);
		const expected = [ null, null, 2, 3, 2 ];
		assert.deepEqual( sync( ORDERS ), expected );
		assert.deepEqual( sync( ORDERS ), expected );
		assert.deepEqual(
			php(
				`return ( new Storedeck\\Sync\\Order_Check( 0, '' ) )->get_outdated( array( ${ ORDERS } ) );`
			),
			[]
		);
	} );
} );
