import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, sql } from '../../setup/site.mjs';

/** First ID of the test orders and customers, above the IDs of the demo store and of other test files. */
const FIRST_ID = 962000001;

/** First and last name of the orders, which have no email. */
const ORDERS = [
	[ 'Élan', 'van der Berg-Test' ],
	[ 'Élan van der', 'Berg-Test' ],
	[ ' élan  van', 'DER BERG-TEST ' ],
	[ '', 'Élan van der Berg-Test' ],
	[ 'Élan', 'der Berg-Test' ],
	[ '', '' ],
	[ 'Other', 'Berg-Test' ],
];

/** Name, email and user of customers. */
const CUSTOMERS = [
	[ 'Élan', 'van der Berg-Test', 'elan@guests.test', null ],
	[ 'Élan', 'van der Berg-Test', '', FIRST_ID ],
	[ 'Élan van', 'der Berg-Test', '', null ],
	[ 'Élan', 'van der Berg-Test', null, null ],
	[ '', '', '', null ],
];

/** Imported files create customers without an email. */
describe( 'orders without email', () => {
	const ids = ORDERS.map( ( name, index ) => FIRST_ID + index );

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
			list( $orders, $customers ) = json_decode( base64_decode( '${ Buffer.from(
				JSON.stringify( [ ORDERS, CUSTOMERS ] )
			).toString( 'base64' ) }' ) );
			foreach ( $customers as $at => list( $first, $last, $email, $user ) ) {
				$wpdb->insert( $wpdb->prefix . 'storedeck_customer_lookup', array( 'customer_id' => ${ FIRST_ID } + $at,
					'first_name' => $first, 'last_name' => $last, 'email' => $email, 'user_id' => $user, 'date_last_active' => '2010-01-01 00:00:00' ) );
			}
			foreach ( $orders as $at => list( $first, $last ) ) {
				$wpdb->insert( $wpdb->prefix . 'wc_orders', array( 'id' => ${ FIRST_ID } + $at, 'status' => 'wc-completed', 'type' => 'shop_order',
					'total_amount' => 1, 'tax_amount' => 0, 'customer_id' => 0, 'billing_email' => '',
					'date_created_gmt' => '2011-03-0' . ( 1 + $at ) . ' 10:00:00', 'parent_order_id' => 0 ) );
				$wpdb->insert( $wpdb->prefix . 'wc_order_addresses', array( 'order_id' => ${ FIRST_ID } + $at, 'address_type' => 'billing',
					'first_name' => $first, 'last_name' => $last ) );
			}
			return true;
		` );
	} );

	after( clear );

	const sync = ( chunks ) =>
		php(
			`foreach ( ${ chunks } as $ids ) { Storedeck\\Sync\\Order_Sync::sync( $ids ); } return true;`
		);

	const readCustomers = () =>
		sql(
			`SELECT customer_id FROM {prefix}storedeck_order_stats WHERE order_id >= ${ FIRST_ID } AND order_id < ${
				FIRST_ID + 100
			} ORDER BY order_id`
		).map( ( row ) => Number( row.customer_id ) );

	it( 'belong to the first customer with their name who has neither email nor user', () => {
		const third = FIRST_ID + 2;
		const expected = [ third, third, third, third, 0, 0, 0 ];
		sync( `array( array( ${ ids } ) )` );
		assert.deepEqual( readCustomers(), expected );
		sync( `array_chunk( array( ${ ids } ), 1 )` );
		assert.deepEqual( readCustomers(), expected );
		const [ { active } ] = sql(
			`SELECT date_last_active AS active FROM {prefix}storedeck_customer_lookup WHERE customer_id = ${ third }`
		);
		assert.equal( active, '2011-03-04 10:00:00' );
	} );

	it( 'have the rows that the daily check expects', () => {
		assert.deepEqual(
			php(
				`return ( new Storedeck\\Sync\\Order_Check( 0, '' ) )->get_outdated( array( ${ ids } ) );`
			),
			[]
		);
	} );
} );
