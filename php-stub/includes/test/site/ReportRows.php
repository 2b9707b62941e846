<?php
/**
 * Rows and sums of reports in tests with a site.
 *
 * @package Storedeck
 */

namespace Storedeck\Test\Site;

use Storedeck\Reports\Sums\Customer_Metrics_Table;
use Storedeck\Reports\Sums\Sum_Handler;
use Storedeck\Reports\Sums\Sum_Maintenance;
use Storedeck\Reports\Sums\Sum_Table;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the tables of reports, past the plugin.
 */
trait ReportRows {

	/**
	 * Inserts a row. Columns that are not given have a value like those of any order.
	 *
	 * @param string               $table  Table without `storedeck_`.
	 * @param array<string, mixed> $values Values; an order_id is required for rows of orders.
	 */
	final protected static function insert_row( string $table, array $values ): void {
		global $wpdb;

		$id       = $values['order_id'] ?? 0;
		$date     = $values['date_created'] ?? '2013-03-05 12:00:00';
		$defaults = array(
			'order_stats'          => array(
				'parent_id'          => 0,
				'date_created_gmt'   => $date,
				'date_paid'          => $date,
				'date_completed'     => $date,
				'num_items_sold'     => 1,
				'total_sales'        => $values['net_total'] ?? 0,
				'tax_total'          => 0,
				'shipping_total'     => 0,
				'net_total'          => 0,
				'returning_customer' => 0,
				'status'             => 'wc-completed',
				'customer_id'        => $id,
				'currency'           => 'USD',
			),
			'order_product_lookup' => array(
				'order_item_id'         => $id,
				'product_id'            => 77,
				'variation_id'          => 0,
				'customer_id'           => $id,
				'product_qty'           => 1,
				'product_net_revenue'   => 0,
				'product_gross_revenue' => $values['product_net_revenue'] ?? 0,
			),
			'order_coupon_lookup'  => array( 'coupon_id' => $id, 'discount_amount' => 0 ),
			'order_tax_lookup'     => array( 'tax_rate_id' => 1, 'shipping_tax' => 0, 'order_tax' => 0, 'total_tax' => 0 ),
		);

		$values += array( 'date_created' => $date ) + ( $defaults[ $table ] ?? array() );

		$wpdb->insert( $wpdb->prefix . 'storedeck_' . $table, $values );
		self::assertSame( '', $wpdb->last_error );
	}

	/**
	 * Deletes all rows of orders, whose sums remain.
	 */
	final protected static function delete_rows(): void {
		foreach ( array( 'stats', 'product_lookup', 'coupon_lookup', 'tax_lookup' ) as $table ) {
			self::sql( "DELETE FROM {prefix}storedeck_order_$table" );
		}
	}

	/**
	 * Replaces all rows of a table.
	 *
	 * @param string                           $table Table.
	 * @param array<int, array<string, mixed>> $rows  Rows.
	 */
	final protected static function replace_rows( string $table, array $rows ): void {
		global $wpdb;

		self::sql( "DELETE FROM {prefix}$table" );

		foreach ( $rows as $row ) {
			$wpdb->insert( $wpdb->prefix . $table, $row );
		}
	}

	/**
	 * Corrects the sums after rows were changed past the plugin.
	 *
	 * @param string[] $names Names of tables of sums; all if empty.
	 * @return int Number of sums that were wrong.
	 */
	final protected static function repair_sums( array $names = array() ): int {
		$wrong = 0;

		foreach ( Sum_Handler::get_slices() as list( $first, $last ) ) {
			$wrong += Sum_Maintenance::repair_all( $first, $last, $names );
		}

		for ( $last = 0; array() !== ( $customers = Customer_Metrics_Table::get_next( $last, 500 ) ); $last = end( $customers ) ) {
			Customer_Metrics_Table::repair( $customers );
		}

		do_action( 'storedeck_data_changed' );

		return $wrong;
	}

	/**
	 * All stored sums, merged and not.
	 *
	 * @return array<string, array<int, array<string, string|null>>> Rows by table.
	 */
	final protected static function read_sums(): array {
		foreach ( Sum_Table::get_all() as $name => $table ) {
			$keys = implode( ', ', array_diff( $table->get_key_columns(), array( 'change_id' ) ) );
			$sums = implode( ', ', array_map( static fn( $column ) => "SUM( $column ) AS $column", $table->get_sum_columns() ) );

			$tables[ $name ] = self::sql(
				"SELECT $keys, $sums FROM {prefix}storedeck_sums_$name GROUP BY $keys HAVING SUM( row_count ) <> 0 ORDER BY $keys"
			);
		}

		return $tables;
	}
}
