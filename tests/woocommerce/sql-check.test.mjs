import assert from 'node:assert/strict';
import { php } from '../setup/site.mjs';
import { test } from '../setup/test.mjs';

test( 'SQL of plugins is tried on the tables of reports and of WooCommerce, once', () => {
	const { errors, reports, queries } = php( `
		global $wpdb;
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_action( 'storedeck_register_reports', static function () {
			foreach ( array( 'good' => 'net_total', 'bad' => 'total_net' ) as $id => $column ) {
				storedeck_register_report( array(
					'id'    => "test-$id",
					'title' => 'Test',
					'stats' => array(
						'fact'   => 'orders',
						'fields' => array( 'net' => array( 'type' => 'money', 'sum' => "stats.$column" ) ),
					),
					'items' => array(
						'id'      => 'stats.order_id',
						'join'    => array( 'LEFT JOIN {wp:wc_orders} wc ON wc.id = stats.order_id' ),
						'columns' => array( 'order_id' => array( 'integer', 'stats.order_id' ), 'gateway' => array( 'text', 'wc.payment_method' ) ),
					),
				) );
			}
		} );
		$load = static function () use ( $wpdb ) {
			$before = $wpdb->num_queries;
			\\Storedeck\\Reports\\Registry::reset();
			\\Storedeck\\Reports\\Registry::get_registered();
			return $wpdb->num_queries - $before;
		};
		$load();
		$queries = $load();
		return array(
			'errors'  => \\Storedeck\\Reports\\Registry::get_errors(),
			'reports' => array_keys( \\Storedeck\\Reports\\Registry::get_registered() ),
			'queries' => $queries,
		);
	` );
	assert.equal( errors.length, 1, errors.join( '\n' ) );
	assert.match(
		errors[ 0 ],
		/^Report "test-bad" .*: stats\.fields\.net: the database refuses this SQL, .*total_net/s
	);
	assert.ok( reports.includes( 'test-good' ) );
	assert.ok( ! reports.includes( 'test-bad' ) );
	assert.equal( queries, 0 );
} );
