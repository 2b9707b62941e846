<?php

namespace Storedeck\Reports\Hooks\Test\Site;

use Storedeck\Exports\Export_Folder;
use Storedeck\Jobs\Job_Store;
use Storedeck\Test\Site\ReportRows;
use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\Response;

defined( 'ABSPATH' ) || exit;

/**
 * Nine orders in two currencies, with a refund, coupons, taxes and customers, and requests with filters of a plugin.
 */
trait FilteredOrders {

	use ReportRows;

	/**
	 * Parameters of the month of the orders.
	 *
	 * @var array<string, mixed>
	 */
	private static array $june = array( 'after' => '2005-06-01T00:00:00', 'before' => '2005-06-30T23:59:59', 'per_page' => 20 );

	/**
	 * Inserts the orders, with the ids from 1, and corrects their sums.
	 */
	final protected static function insert_orders(): void {
		global $wpdb;

		require_once dirname( __DIR__, 6 ) . '/tests/contract/rest/support/report-filters-plugin.php';

		for ( $customer = 1; $customer <= 3; $customer++ ) {
			$wpdb->insert(
				$wpdb->prefix . 'storedeck_customer_lookup',
				array(
					'customer_id' => $customer,
					'first_name'  => "Acme $customer",
					'last_name'   => 'Test',
					'username'    => '',
					'country'     => 1 === $customer ? 'GB' : 'US',
				)
			);
		}

		for ( $index = 0; $index < 9; $index++ ) {
			self::insert_order( $index );
		}

		self::repair_sums();
	}

	/**
	 * Inserts an order. The eighth is cancelled, the ninth is a refund of the second.
	 */
	private static function insert_order( int $index ): void {
		$is_refund = 8 === $index;
		$net       = $is_refund ? -7.5 : 10.1 * ( $index + 1 );
		$tax       = $is_refund ? -1.5 : 2.02 * ( $index + 1 );
		$quantity  = $is_refund ? -1 : 1 + $index % 3;
		$currency  = 0 === $index % 2 && ! $is_refund ? 'USD' : 'GBP';
		$product   = 5001 + $index % 2;
		$row       = array(
			'order_id'     => 1 + $index,
			'date_created' => sprintf( '2005-06-%02d 10:00:00', 3 + 3 * $index ),
		);

		self::insert_row(
			'order_stats',
			$row + array(
				'parent_id'      => $is_refund ? 2 : 0,
				'num_items_sold' => $quantity,
				'total_sales'    => $net + $tax,
				'tax_total'      => $tax,
				'net_total'      => $net,
				'status'         => 7 === $index ? 'wc-cancelled' : 'wc-completed',
				'customer_id'    => 1 + $index % 3,
				'currency'       => $currency,
			)
		);
		self::insert_row(
			'order_product_lookup',
			$row + array(
				'product_id'            => $product,
				'variation_id'          => $product + 1000,
				'customer_id'           => 1 + $index % 3,
				'product_qty'           => $quantity,
				'product_net_revenue'   => $net,
				'product_gross_revenue' => $net + $tax,
				'tax_amount'            => $tax,
			)
		);
		self::insert_row( 'order_coupon_lookup', $row + array( 'coupon_id' => 7001, 'discount_amount' => 1.25 ) );
		self::insert_row( 'order_tax_lookup', $row + array( 'tax_rate_id' => 8001, 'order_tax' => $tax, 'total_tax' => $tax ) );
		add_metadata( 'post', 1 + $index, '_order_currency', $currency );
	}

	/**
	 * Selects from the orders with statuses that reports count.
	 *
	 * @param string $where Condition.
	 * @param string $end   Groups and order.
	 * @return list<list<float>> Rows.
	 */
	final protected static function select( string $columns, string $where = '1 = 1', string $join = '', string $end = '' ): array {
		return array_map(
			static fn( array $row ): array => array_map( static fn( $value ): float => round( (float) $value, 4 ), array_values( $row ) ),
			self::sql(
				"SELECT $columns FROM {prefix}storedeck_order_stats stats $join
				WHERE stats.status = 'wc-completed' AND $where $end"
			)
		);
	}

	/**
	 * Reads a route with filters, which succeeds.
	 *
	 * @param string               $filters Name of the filters; none if empty.
	 * @param string               $route   Route after `/wc-analytics/`.
	 * @param array<string, mixed> $query   Parameters; those of June by default.
	 */
	final protected static function read( string $filters, string $route, array $query = array() ): Response {
		acme_add_filters( $filters );

		$response = self::send( 'GET', "/wc-analytics/$route?" . http_build_query( $query + self::$june ) );

		self::assertSame( 200, $response->status, $route . wp_json_encode( $response->body ) );
		Request::restore_hooks();

		return $response;
	}

	/**
	 * Exports a report with filters.
	 *
	 * @param string               $filters Name of the filters.
	 * @param array<string, mixed> $query   Parameters; those of June by default.
	 * @return list<array<string, string>> Rows of the file, by column.
	 */
	final protected static function export( string $filters, string $report, array $query = array() ): array {
		acme_add_filters( $filters );

		$args   = array_diff_key( $query + self::$june, array( 'per_page' => 0 ) );
		$id     = self::write( 'POST', "/wc-analytics/reports/$report/export", array( 'report_args' => $args ) )['export_id'];
		$status = self::get( "/wc-analytics/reports/$report/export/$id/status" );

		self::assertSame( 'complete', $status['status'] );
		Request::restore_hooks();

		$path  = Export_Folder::path( Job_Store::find( $id )->args['file'], 'csv' );
		$lines = array_map( 'str_getcsv', explode( "\n", trim( substr( (string) file_get_contents( $path ), 3 ) ) ) );

		wp_delete_file( $path );

		return array_map( static fn( array $line ): array => array_combine( $lines[0], $line ), array_slice( $lines, 1 ) );
	}
}
