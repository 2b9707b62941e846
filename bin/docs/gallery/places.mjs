/**
 * Where an example is seen.
 *
 * @typedef {Object} Place
 * @property {string} url       Below wp-admin.
 * @property {string} [focus]   Selector of what is scrolled to.
 * @property {string} [prepare] PHP code that adds what it shows to the demo store.
 */

/** @param {string} path */
const screen = ( path, query = '' ) =>
	`admin.php?page=storedeck&path=${ path }${ query }`;

/** PHP code that gives the latest orders one of several values of a meta key. */
const addMeta = (
	/** @type {string} */ key,
	/** @type {string[]} */ values
) => `
	$values = array( '${ values.join( "', '" ) }' );
	$orders = $GLOBALS['wpdb']->get_col( "SELECT id FROM {$GLOBALS['wpdb']->prefix}wc_orders WHERE type = 'shop_order' ORDER BY id DESC LIMIT 400" );
	foreach ( $orders as $place => $id ) {
		$value = $values[ $place * 7 % 11 % count( $values ) ];
		$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->prefix . 'wc_orders_meta', array( 'order_id' => $id, 'meta_key' => '${ key }', 'meta_value' => $value ) );
		update_post_meta( (int) $id, '${ key }', $value );
	}
	do_action( 'storedeck_data_changed' );
	return count( $orders );
`;

const ADD_TICKETS = `
	$subjects = array( 'Where is my parcel?', 'Wrong size', 'Invoice for the company', 'Change the address', 'Broken on arrival' );
	for ( $place = 0; $place < 160; $place++ ) {
		$GLOBALS['wpdb']->insert(
			$GLOBALS['wpdb']->prefix . 'support_tickets',
			array(
				'created_at' => wp_date( 'Y-m-d', time() - crc32( "ticket$place" ) % 61 * DAY_IN_SECONDS ) . sprintf( ' %02d:%02d:00', 8 + $place % 10, $place * 7 % 60 ),
				'subject'    => $subjects[ $place % 5 ],
				'priority'   => array( 'low', 'high', 'urgent' )[ $place % 7 % 3 ],
				'minutes'    => 5 + $place * 13 % 40,
				'fee'        => 0 === $place % 3 ? 15 : 0,
			)
		);
	}
	do_action( 'storedeck_data_changed' );
	return true;
`;

const ADD_USERS = `
	for ( $place = 0; $place < 90; $place++ ) {
		wp_insert_user( array( 'user_login' => "customer$place", 'user_pass' => wp_generate_password(), 'user_registered' => gmdate( 'Y-m-d H:i:s', time() - crc32( "user$place" ) % 29 * DAY_IN_SECONDS ) ) );
	}
	return true;
`;

/**
 * The places of the examples, by name.
 *
 * @type {Record<string, Place>}
 */
export const PLACES = {
	checklist: { url: screen( '/' ), focus: 'text=Answer emails' },
	'new-users': { url: 'users.php?page=new-users', prepare: ADD_USERS },
	'order-sizes': {
		url: screen( '/analytics/order-sizes' ),
		focus: 'meter >> nth=4',
	},
	'packing-slips': { url: screen( '/packing-slips' ) },
	'pos-register': {
		url: screen(
			'/analytics/explore',
			'&metrics=net_revenue,orders_count&by=pos_register&show=bars&period=last_month&compare=previous_period'
		),
		prepare: addMeta( '_pos_register', [
			'Front',
			'Market stall',
			'Back',
		] ),
	},
	'sales-channel': {
		url: screen( '/analytics/orders', '&period=last_month' ),
		focus: 'th:has-text("Sales channel")',
		prepare: addMeta( '_sales_channel', [ 'online', 'phone', 'fair' ] ),
	},
	'sales-goal': {
		url: screen( '/analytics/overview' ),
		focus: '[data-section="sales-goal"]',
	},
	'stock-count-note': { url: screen( '/inbox' ) },
	'support-tickets': {
		url: screen( '/analytics/support-tickets', '&period=last_month' ),
		prepare: ADD_TICKETS,
	},
};
