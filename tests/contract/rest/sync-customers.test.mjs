import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';

/** First ID of the test orders, above the IDs of the demo store and of other test files. */
const FIRST_ID = 961000001;
const EMAIL = 'many-at-once';

/** Billing emails of the orders. There is a user with the email `account@…`. */
const ORDERS = [
	`new@${ EMAIL }.test`,
	`New@${ EMAIL }.TEST`,
	`other@${ EMAIL }.test`,
	`new@${ EMAIL }.test`,
	`Élan@${ EMAIL }.test`,
	`élan@${ EMAIL }.test`,
	`account@${ EMAIL }.test`,
	'',
	`ACCOUNT@${ EMAIL }.test`,
];

/*
 * The customers of several orders are loaded in one query. The result must be
 * the same as for single orders.
 */
describe( 'customers of several orders', () => {
	let user;

	const clear = () =>
		php( `
			global $wpdb;
			foreach ( array( 'wc_orders' => 'id', 'wc_order_addresses' => 'order_id', 'storedeck_order_stats' => 'order_id' ) as $table => $column ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE $column >= ${ FIRST_ID } AND $column < ${ FIRST_ID } + 100" );
			}
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_customer_lookup WHERE email LIKE '%@${ EMAIL }.%'" );
			do_action( 'storedeck_data_changed' );
			return true;
		` );

	before( () => {
		clear();
		user = php( `
			global $wpdb;
			$user = wp_insert_user( array( 'user_login' => '${ EMAIL }', 'user_pass' => wp_generate_password(),
				'user_email' => 'account@${ EMAIL }.test', 'role' => 'customer' ) );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_customer_lookup WHERE email LIKE '%@${ EMAIL }.%'" );
			foreach ( json_decode( base64_decode( '${ Buffer.from(
				JSON.stringify( ORDERS )
			).toString( 'base64' ) }' ) ) as $at => $email ) {
				$wpdb->insert( $wpdb->prefix . 'wc_orders', array( 'id' => ${ FIRST_ID } + $at, 'status' => 'wc-completed', 'type' => 'shop_order',
					'total_amount' => 1, 'tax_amount' => 0, 'customer_id' => 8 === $at ? $user : 0, 'billing_email' => $email,
					'date_created_gmt' => '2011-02-0' . ( 9 - $at ) . ' 10:00:00', 'parent_order_id' => 0 ) );
			}
			return $user;
		` );
	} );

	after( () => {
		php(
			`require_once ABSPATH . 'wp-admin/includes/user.php'; wp_delete_user( ${ user } ); return true;`
		);
		clear();
	} );

	/** Syncs orders in chunks. Returns the index of the first order of the same customer for each order, and the customers. */
	const syncOrders = ( chunks ) => {
		php( `
			global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_customer_lookup WHERE email LIKE '%@${ EMAIL }.%'" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}storedeck_order_stats WHERE order_id >= ${ FIRST_ID } AND order_id < ${ FIRST_ID } + 100" );
			foreach ( ${ chunks } as $ids ) {
				Storedeck\\Sync\\Order_Sync::sync( $ids );
			}
			return true;
		` );
		const customerIds = sql(
			`SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id >= ${ FIRST_ID } AND order_id < ${
				FIRST_ID + 100
			} ORDER BY order_id`
		).map( ( row ) => Number( row.customer_id ) );
		return {
			owners: customerIds.map( ( id ) =>
				id ? customerIds.indexOf( id ) : null
			),
			people: sql(
				`SELECT email, user_id, date_last_active FROM {prefix}storedeck_customer_lookup WHERE email LIKE '%@${ EMAIL }.%' ORDER BY customer_id`
			),
		};
	};

	it( 'are the same as when orders are synced one by one', () => {
		const ids = ORDERS.map( ( email, index ) => FIRST_ID + index ).join(
			', '
		);
		const batched = syncOrders( `array( array( ${ ids } ) )` );
		assert.equal( batched.owners.length, ORDERS.length );
		assert.deepEqual( batched.owners.slice( 0, 4 ), [ 0, 0, 2, 0 ] );
		assert.equal( batched.owners[ 7 ], null );
		assert.equal( batched.owners[ 8 ], 6, 'the guest and the account' );
		assert.deepEqual(
			syncOrders( `array_chunk( array( ${ ids } ), 1 )` ),
			batched
		);
		assert.deepEqual( syncOrders( `array( array( ${ ids } ) )` ), batched );
	} );
} );
