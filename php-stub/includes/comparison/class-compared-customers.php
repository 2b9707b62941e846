<?php

namespace Storedeck\Comparison;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Customers of the Customers report, and why their number and averages differ.
 *
 * Compares customers and all their orders, whatever their dates.
 *
 * An average is a sum by a count, and each reason changes both. With ours S1 / N1 and WooCommerce's S2 / N2, a reason that
 * changes the sum by s and the count by n changes the average by s / N2 - S1 × n / ( N1 × N2 ), so that all reasons together
 * are the whole difference.
 */
final class Compared_Customers implements Explained_Amounts {

	/** Sum and count of each average. */
	private const AVERAGES = array(
		'avg_orders_count'    => array( 'orders_count', 'with_orders' ),
		'avg_total_spend'     => array( 'total_spend', 'with_rows' ),
		'avg_avg_order_value' => array( 'order_values', 'buyers' ),
	);

	/** SQL by which a customer is the same in both engines: the account, or the email of a guest. */
	private const KEY = "CASE WHEN customers.user_id > 0 THEN CONCAT( 'user ', customers.user_id )"
		. " WHEN COALESCE( customers.email, '' ) <> '' THEN MD5( LOWER( customers.email ) )"
		. " ELSE CONCAT( 'none ', customers.customer_id ) END";

	/**
	 * Takes a period.
	 *
	 * @param Comparison_Period $period Period with all orders.
	 */
	public function __construct( private Comparison_Period $period ) {
	}

	public function get_metrics(): array {
		return array( 'customers_count', ...array_keys( self::AVERAGES ) );
	}

	public function get(): array {
		$orders    = $this->get_orders();
		$customers = $this->get_customers( $orders );
		$totals    = $orders->get_totals() + $customers->get_totals();
		$changes   = $orders->get();
		$amounts   = array();

		foreach ( $customers->get() as $code => $sums ) {
			$changes[ $code ] = ( $changes[ $code ] ?? array() ) + $sums;
		}

		foreach ( $changes as $code => $sums ) {
			$amounts[ $code ] = array( 'orders' => $sums['orders'], 'customers_count' => $sums['customers_count'] ?? 0.0 );

			foreach ( self::AVERAGES as $metric => list( $sum, $count ) ) {
				$amounts[ $code ][ $metric ] = self::get_share(
					$sums[ $sum ] ?? 0.0,
					$sums[ $count ] ?? 0.0,
					$totals[ $sum ],
					$totals[ $count ]
				);
			}
		}

		return array_map( 'array_filter', $amounts );
	}

	/**
	 * By how much an average changes.
	 *
	 * @param float               $sum    What the reason adds to the sum.
	 * @param float               $count  What the reason adds to the count.
	 * @param array{float, float} $sums   Sums of both engines.
	 * @param array{float, float} $counts Counts of both engines.
	 */
	private static function get_share( float $sum, float $count, array $sums, array $counts ): float {
		list( $ours, $theirs ) = $counts;

		// An average of nothing is zero.
		if ( 0.0 === $ours || 0.0 === $theirs ) {
			return 0.0 === $ours + $theirs ? 0.0 : $sum / ( $ours + $theirs );
		}

		return $sum / $theirs - $sums[0] * $count / ( $ours * $theirs );
	}

	/**
	 * Orders and refunds of customers. The row of an order is its customer.
	 */
	private function get_orders(): Compared_Amounts {
		$cent   = (string) ( 0.5001 * 10 ** -Settings::get_precision() );
		$column = $this->period->column;

		return new Compared_Amounts(
			array(
				'orders_count' => array_fill( 0, 2, Compared_Rows::of_order( 'made' ) ),
				'total_spend'  => array( 'made.total_sales', 'made.total_sales' ),
			),
			array( 'made.order_id', 'made.order_id' ),
			self::KEY,
			array(
				'FROM {order_stats} made INNER JOIN {customer_lookup} customers ON customers.customer_id = made.customer_id WHERE '
					. $this->period->is_counted( 'made' ),
				'FROM {wp:wc_order_stats} made INNER JOIN {wp:wc_customer_lookup} customers ON customers.customer_id = made.customer_id'
					. ' WHERE ' . $this->period->has_counted_status( 'made' ),
			),
			$this->get_values(),
			array(
				self::has_no_email( 'rows_of.row_id' )  => 'guests_without_email',
				'stats.order_id IS NULL'                => 'not_imported_storedeck',
				'theirs.order_id IS NULL'               => 'not_imported_woocommerce',
				'stats.currency <> %s'                  => 'other_currencies',
				"stats.$column IS NULL AND " . Facts::IS_REFUND => 'refunds_without_order_date',
				"stats.$column IS NULL"                 => 'orders_without_date',
				// Tables of older installations have another collation; MariaDB refuses to compare texts of both.
				'CAST( stats.status AS BINARY ) <> CAST( theirs.status AS BINARY )' => 'other_rows',
				'rows_of.is_ours <> rows_of.is_theirs'  => 'other_customers',
				"stats.original_currency <> ''"         => 'converted_orders',
				"stats.stored_value > 0 AND ABS( rows_of.total_spend - stats.stored_value ) < $cent" => 'stored_value',
				"ABS( rows_of.total_spend ) > $cent"    => 'other_rows',
				'1 = 1'                                 => 'rounding',
			),
			array( Settings::get_currency()['code'] )
		);
	}

	/**
	 * Customers.
	 *
	 * @param Compared_Amounts $orders Their orders. A customer whose orders differ has the reason of one of them.
	 */
	private function get_customers( Compared_Amounts $orders ): Compared_Amounts {
		list( $reasons, $values ) = $orders->get_reasons_of_rows();

		$value   = 'metrics.total_spend * 1.0 / metrics.orders_count';
		$rounded = "ROUND( $value, " . Decimal::SQL_SCALE . ' )';

		return new Compared_Amounts(
			array(
				'customers_count' => array( 'found.customers_count', 'found.customers_count' ),
				// WooCommerce's averages leave out customers without orders, or without orders and refunds.
				'with_orders'     => array( 'found.customers_count', 'found.buyers' ),
				'with_rows'       => array( 'found.customers_count', 'found.with_rows' ),
				'buyers'          => array( 'found.buyers', 'found.buyers' ),
				'order_values'    => array( 'found.order_values', 'found.order_values' ),
			),
			array( 'found.id', 'found.id' ),
			'0',
			array(
				self::get_rows( '{customer_lookup}', '{order_stats}', $this->period->is_counted( 'made' ), $rounded ),
				self::get_rows( '{wp:wc_customer_lookup}', '{wp:wc_order_stats}', $this->period->has_counted_status( 'made' ), $value ),
			),
			$this->get_values(),
			array(
				self::has_no_email( 'rows_of.order_id' )   => 'guests_without_email',
				'of_orders.reason IS NOT NULL'             => 'of_orders.reason',
				'rows_of.is_theirs = 0'                    => 'customers_not_woocommerce',
				'rows_of.is_ours = 0'                      => 'customers_not_storedeck',
				'rows_of.customers_count <> 0'             => 'repeated_customers',
				'rows_of.with_orders <> 0 OR rows_of.with_rows <> 0' => 'customers_without_orders',
				'1 = 1'                                    => 'rounding',
			),
			array(),
			" LEFT JOIN ( $reasons ) of_orders ON of_orders.row_id = rows_of.order_id",
			$values
		);
	}

	/**
	 * SQL of the customers of an engine with the metrics of their orders.
	 *
	 * @param string $condition Condition of the orders that count.
	 * @param string $value     SQL of the average order value.
	 */
	private static function get_rows( string $customers, string $orders, string $condition, string $value ): string {
		return 'FROM ( SELECT ' . self::KEY . ' AS id, COUNT(*) AS customers_count, COUNT( metrics.customer_id ) AS with_rows,'
			. ' SUM( CASE WHEN metrics.orders_count > 0 THEN 1 ELSE 0 END ) AS buyers,'
			. " SUM( CASE WHEN metrics.orders_count > 0 THEN $value ELSE 0 END ) AS order_values"
			. " FROM $customers customers LEFT JOIN ( SELECT made.customer_id AS customer_id,"
			. ' SUM( ' . Compared_Rows::of_order( 'made' ) . ' ) AS orders_count, SUM( made.total_sales ) AS total_spend'
			. " FROM $orders made WHERE $condition GROUP BY made.customer_id ) metrics"
			. ' ON metrics.customer_id = customers.customer_id GROUP BY ' . self::KEY . ' ) found';
	}

	/**
	 * Values of the rows of both engines.
	 *
	 * @return list<string>
	 */
	private function get_values(): array {
		return array( ...$this->period->get_counted_values(), ...$this->period->get_status_values() );
	}

	/**
	 * Condition of a customer who is known by nothing.
	 */
	private static function has_no_email( string $column ): string {
		return "SUBSTR( $column, 1, 5 ) = 'none '";
	}
}
