import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';

/** Ids that no demo shop reaches, nor another test file. */
const FIRST = 961000001;
const EMAIL = 'many-at-once';

/** Addresses of orders, the first order first; an account has the one that says so. */
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
 * The customers of many orders are read ahead. Whoever orders must be who they
 * are when each order is followed for itself.
 */
describe( 'customers of many orders', () => {
	let user;

	const clear = () =>
		php( `
			global $wpdb;
			foreach ( array( 'wc_orders' => 'id', 'wc_order_addresses' => 'order_id', 'wc_order_stats' => 'order_id' ) as $table => $column ) {
				$wpdb->query( "DELETE FROM {$wpdb->prefix}$table WHERE $column >= ${ FIRST } AND $column < ${ FIRST } + 100" );
			}
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_customer_lookup WHERE email LIKE '%@${ EMAIL }.%'" );
			do_action( 'storedeck_data_changed' );
			return true;
		` );

	before( () => {
		clear();
		user = php( `
			global $wpdb;
			$user = wp_insert_user( array( 'user_login' => '${ EMAIL }', 'user_pass' => wp_generate_password(),
				'user_email' => 'account@${ EMAIL }.test', 'role' => 'customer' ) );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_customer_lookup WHERE email LIKE '%@${ EMAIL }.%'" );
			foreach ( json_decode( base64_decode( '${ Buffer.from(
				JSON.stringify( ORDERS )
			).toString( 'base64' ) }' ) ) as $at => $email ) {
				$wpdb->insert( $wpdb->prefix . 'wc_orders', array( 'id' => ${ FIRST } + $at, 'status' => 'wc-completed', 'type' => 'shop_order',
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

	/** For each order the first order of the same customer, and what is known of the customers. */
	const follow = ( chunks ) => {
		php( `
			global $wpdb;
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_customer_lookup WHERE email LIKE '%@${ EMAIL }.%'" );
			$wpdb->query( "DELETE FROM {$wpdb->prefix}wc_order_stats WHERE order_id >= ${ FIRST } AND order_id < ${ FIRST } + 100" );
			foreach ( ${ chunks } as $ids ) {
				Storedeck\\Sync\\Order_Sync::sync( $ids );
			}
			return true;
		` );
		const owners = sql(
			`SELECT customer_id FROM {prefix}wc_order_stats WHERE order_id >= ${ FIRST } AND order_id < ${
				FIRST + 100
			} ORDER BY order_id`
		).map( ( row ) => Number( row.customer_id ) );
		return {
			owners: owners.map( ( id ) =>
				id ? owners.indexOf( id ) : null
			),
			people: sql(
				`SELECT email, user_id, date_last_active FROM {prefix}wc_customer_lookup WHERE email LIKE '%@${ EMAIL }.%' ORDER BY customer_id`
			),
		};
	};

	it( 'are those of single orders', () => {
		const ids = ORDERS.map( ( email, at ) => FIRST + at ).join( ', ' );
		const together = follow( `array( array( ${ ids } ) )` );
		assert.equal( together.owners.length, ORDERS.length );
		assert.deepEqual( together.owners.slice( 0, 4 ), [ 0, 0, 2, 0 ] );
		assert.equal( together.owners[ 7 ], null );
		assert.equal( together.owners[ 8 ], 6, 'the guest and the account' );
		assert.deepEqual(
			follow( `array_chunk( array( ${ ids } ), 1 )` ),
			together
		);
		assert.deepEqual( follow( `array( array( ${ ids } ) )` ), together );
	} );
} );
