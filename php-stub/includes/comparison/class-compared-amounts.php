<?php
/**
 * By how much each reason changes the amounts of orders.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison;

use Storedeck\Money\Decimal;
use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Assigns each order and refund that the engines count differently to one reason, and adds up what it changes, so that the
 * amounts of all reasons are the differences of the reports.
 */
final class Compared_Amounts {

	/**
	 * SQL of what a row adds to a metric: of ours, of WooCommerce's.
	 */
	public const METRICS = array(
		'total_sales'    => array( 'stats.total_sales', 'theirs.total_sales' ),
		'net_revenue'    => array( 'stats.net_total', 'theirs.net_total' ),
		'taxes'          => array( 'stats.tax_total', 'theirs.tax_total' ),
		'shipping'       => array( 'stats.shipping_total', 'theirs.shipping_total' ),
		'num_items_sold' => array( 'stats.num_items_sold', 'theirs.num_items_sold' ),
		'orders_count'   => array(
			'CASE WHEN stats.parent_id = 0 THEN 1 ELSE 0 END',
			'CASE WHEN theirs.parent_id = 0 THEN 1 ELSE 0 END',
		),
		'coupons'        => array( self::OUR_COUPONS, self::THEIR_COUPONS ),
		'gross_sales'    => array(
			'CASE WHEN stats.parent_id = 0 THEN stats.net_total ELSE 0 END + ' . self::OUR_COUPONS,
			'CASE WHEN theirs.parent_id = 0 THEN theirs.total_sales - theirs.tax_total - theirs.shipping_total ELSE 0 END + '
				. self::THEIR_COUPONS,
		),
		'refunds'        => array(
			'CASE WHEN stats.parent_id > 0 THEN -stats.total_sales ELSE 0 END',
			'CASE WHEN theirs.net_total < 0 THEN -theirs.net_total - {components} ELSE 0 END',
		),
	);

	/**
	 * SQL of the coupons of an order.
	 */
	private const OUR_COUPONS   = 'COALESCE( ( SELECT SUM( used.discount_amount ) FROM {order_coupon_lookup} used'
		. ' WHERE used.order_id = stats.order_id ), 0 )';
	private const THEIR_COUPONS = 'COALESCE( ( SELECT SUM( used.discount_amount ) FROM {wp:wc_order_coupon_lookup} used'
		. ' WHERE used.order_id = theirs.order_id ), 0 )';

	/**
	 * Takes a period.
	 *
	 * @param Comparison_Period $period Period.
	 */
	public function __construct( private Comparison_Period $period ) {
	}

	/**
	 * Numbers of rows, and amounts, ours minus WooCommerce's, by reason.
	 *
	 * @return array<string, array<string, float>> `rows` and metrics by code, without zeros.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get(): array {
		$ours    = $this->period->is_counted( 'stats' );
		$theirs  = $this->period->is_theirs();
		$counted = array( ...$this->period->get_counted_values(), ...$this->period->get_their_values() );
		$rows    = Database::rows(
			'SELECT ' . $this->get_code_sql() . ' AS code, ' . $this->get_sums_sql( 'rows_of.is_ours', 'rows_of.is_theirs' )
				. " FROM ( SELECT stats.order_id AS id, CASE WHEN $ours THEN 1 ELSE 0 END AS is_ours,"
				. " CASE WHEN $theirs THEN 1 ELSE 0 END AS is_theirs FROM {order_stats} stats"
				. " LEFT JOIN {wp:wc_order_stats} theirs ON theirs.order_id = stats.order_id WHERE ( $ours ) OR ( $theirs ) ) rows_of"
				. ' INNER JOIN {order_stats} stats ON stats.order_id = rows_of.id'
				. ' LEFT JOIN {wp:wc_order_stats} theirs ON theirs.order_id = rows_of.id'
				. ' GROUP BY code',
			array( Settings::get_currency()['code'], ...$counted, ...$counted )
		);
		$missing = Database::rows(
			"SELECT 'not_imported_storedeck' AS code, " . $this->get_sums_sql( '0', '1' )
				. ' FROM {wp:wc_order_stats} theirs LEFT JOIN {order_stats} stats ON stats.order_id = theirs.order_id'
				. ' WHERE stats.order_id IS NULL AND ' . $this->period->is_theirs(),
			$this->period->get_their_values()
		);
		$amounts = array();

		foreach ( array( ...$rows, ...$missing ) as $row ) {
			foreach ( array( 'rows', ...array_keys( self::METRICS ) ) as $metric ) {
				$amount = Decimal::of( $row[ $metric ] ?? '0' )->round( Decimal::SQL_SCALE );

				if ( ! $amount->is_zero() ) {
					$amounts[ (string) $row['code'] ][ $metric ] = (float) $amount->to_number();
				}
			}
		}

		return $amounts;
	}

	/**
	 * SQL of the reason why a row differs: the first that holds.
	 */
	private function get_code_sql(): string {
		$column     = $this->period->column;
		$is_same    = $column === $this->period->woocommerce_column;
		$differs    = static fn( string $metric ): string => "ABS( stats.$metric - theirs.$metric ) > 0.005";
		$is_moved   = 'rows_of.is_ours <> rows_of.is_theirs';
		$is_undated = "rows_of.is_ours = 0 AND stats.$column IS NULL";
		$cases      = array(
			array( 'theirs.order_id IS NULL', 'not_imported_woocommerce' ),
			array( 'rows_of.is_theirs = 1 AND stats.currency <> %s', 'other_currencies' ),
		);

		if ( $is_same && 'date_created' !== $column ) {
			$cases[] = array( "$is_undated AND stats.parent_id > 0", 'refunds_without_order_date' );
			$cases[] = array( $is_undated, 'orders_without_date' );
		}

		array_push(
			$cases,
			array( $is_moved, $is_same ? 'other_rows' : 'date_type' ),
			array(
				'stats.stored_value > 0 AND ABS( stats.total_sales - stats.stored_value - theirs.total_sales ) < 0.005',
				'stored_value',
			),
			array( $differs( 'total_sales' ), 'other_rows' ),
			array( "stats.parent_id > 0 AND ( {$differs( 'net_total' )} OR {$differs( 'shipping_total' )} )", 'refund_parts' ),
			array( $differs( 'tax_total' ), 'tax_rows' ),
			array( $differs( 'shipping_total' ), 'other_rows' ),
			array( 'ABS( stats.num_items_sold - theirs.num_items_sold ) BETWEEN 0.0001 AND 0.9999', 'decimal_quantities' ),
			array( 'stats.num_items_sold <> theirs.num_items_sold', 'other_rows' ),
			array( 'ABS( ' . self::METRICS['refunds'][0] . ' - ( ' . self::get_their_sql( 'refunds' ) . ' ) ) > 0.005', 'returns' )
		);

		$sql = '';

		foreach ( $cases as list( $condition, $code ) ) {
			$sql .= " WHEN $condition THEN '$code'";
		}

		return "CASE$sql ELSE 'rounding' END";
	}

	/**
	 * SQL of the number of rows and the sums of the metrics.
	 *
	 * @param string $is_ours   SQL: 1 if we count the row.
	 * @param string $is_theirs SQL: 1 if WooCommerce does.
	 */
	private function get_sums_sql( string $is_ours, string $is_theirs ): string {
		$sums = array( 'COUNT(*) AS `rows`' );

		foreach ( self::METRICS as $metric => list( $ours ) ) {
			$sums[] = "SUM( CASE WHEN $is_ours = 1 THEN $ours ELSE 0 END - CASE WHEN $is_theirs = 1 THEN "
				. self::get_their_sql( $metric ) . " ELSE 0 END ) AS $metric";
		}

		return implode( ', ', $sums );
	}

	/**
	 * SQL of what a row of WooCommerce's adds to a metric.
	 *
	 * @param string $metric Metric.
	 */
	private static function get_their_sql( string $metric ): string {
		// Since 10.2, its returns contain taxes and shipping.
		$parts = Woocommerce_Formulas::has_new_refunds() ? '( theirs.tax_total + theirs.shipping_total )' : '0';

		return str_replace( '{components}', $parts, self::METRICS[ $metric ][1] );
	}
}
