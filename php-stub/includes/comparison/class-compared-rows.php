<?php

namespace Storedeck\Comparison;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Host\Coupon_Item;
use Storedeck\Host\Refund_Rest;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of reports, and why they differ.
 *
 * What reports on orders, items, taxes, coupons and downloads count, in our tables and in WooCommerce's, which have the
 * same columns, and the conditions of the reasons.
 */
final class Compared_Rows {

	/** What is a row in an order, by source of the report. */
	private const LINES = array(
		'lines'   => Refund_Rest::ITEM_ID,
		'taxes'   => 'taxes.tax_rate_id',
		'coupons' => 'coupons.coupon_id',
	);

	/** SQL of the coupons of an order, whether some are known by their code only, and whether a coupon or tax rate is there twice. */
	private const COUPONS       = 'COALESCE( ( SELECT SUM( used.discount_amount ) FROM {table} used WHERE used.order_id = {order} ), 0 )';
	private const HAS_CODES     = 'EXISTS ( SELECT 1 FROM {order_coupon_lookup} used WHERE used.order_id = rows_of.order_id'
		. ' AND used.coupon_id >= ' . Coupon_Item::FIRST_OF_CODES . ' )';
	private const HAS_REPEATED  = '( SELECT COUNT(*) FROM {order_items} item WHERE item.order_id = rows_of.order_id'
		. " AND item.order_item_type = 'coupon' ) > ( SELECT COUNT(*) FROM {order_coupon_lookup} used"
		. ' WHERE used.order_id = rows_of.order_id )';
	private const REPEATED_RATE = '1 < ( SELECT COUNT(*) FROM {order_items} item INNER JOIN {order_itemmeta} rate'
		. " ON rate.order_item_id = item.order_item_id AND rate.meta_key = 'rate_id' AND rate.meta_value = rows_of.row_id"
		. " WHERE item.order_id = rows_of.order_id AND item.order_item_type = 'tax' )";

	/** Differences that a screen does not show. */
	private string $cent;

	public function __construct( private Comparison_Period $period ) {
		// Halves are rounded, and columns of WooCommerce are not exact.
		$this->cent = (string) ( 0.5001 * 10 ** -Settings::get_precision() );
	}

	/**
	 * What a report counts.
	 *
	 * @param array<string, mixed> $stats Stats of the report's definition.
	 * @return list<Compared_Amounts>
	 */
	public function get( array $stats ): array {
		$source = array_key_first( $stats['sources'] );

		return match ( $source ) {
			'downloads' => array( $this->get_downloads() ),
			'orders'    => array( $this->get_orders(), $this->get_things( $stats, 'coupons' ) ),
			default     => array(
				$this->get_lines( $stats, $source ),
				$this->get_orders_of_lines( $stats, $source ),
				$this->get_things( $stats, $source ),
			),
		};
	}

	/**
	 * Orders and refunds.
	 */
	private function get_orders(): Compared_Amounts {
		$coupons = array(
			strtr( self::COUPONS, array( '{table}' => '{order_coupon_lookup}', '{order}' => 'stats.order_id' ) ),
			strtr( self::COUPONS, array( '{table}' => '{wp:wc_order_coupon_lookup}', '{order}' => 'theirs.order_id' ) ),
		);
		// Since 10.2, returns of WooCommerce contain taxes and shipping.
		$parts   = Woocommerce_Formulas::has_new_refunds() ? 'theirs.tax_total + theirs.shipping_total' : '0';
		$sale    = 'theirs.total_sales - theirs.tax_total - theirs.shipping_total';
		$gross   = Woocommerce_Formulas::has_formulas_of_orders()
			? self::of_order( 'theirs', $sale )
			: "$sale + CASE WHEN theirs.net_total < 0 THEN -theirs.net_total ELSE 0 END";
		$metrics = array(
			'total_sales'    => array( 'stats.total_sales', 'theirs.total_sales' ),
			'net_revenue'    => array( 'stats.net_total', 'theirs.net_total' ),
			'taxes'          => array( 'stats.tax_total', 'theirs.tax_total' ),
			'shipping'       => array( 'stats.shipping_total', 'theirs.shipping_total' ),
			'num_items_sold' => array( 'stats.num_items_sold', 'theirs.num_items_sold' ),
			'orders_count'   => array( self::of_order( 'stats' ), self::of_order( 'theirs' ) ),
			'coupons'        => $coupons,
			'gross_sales'    => array( self::of_order( 'stats', 'stats.net_total' ) . " + $coupons[0]", "$gross + $coupons[1]" ),
			'refunds'        => array(
				'CASE WHEN ' . Facts::IS_REFUND . ' THEN -stats.total_sales ELSE 0 END',
				"CASE WHEN theirs.net_total < 0 THEN -theirs.net_total - ( $parts ) ELSE 0 END",
			),
		);

		return $this->compare(
			$metrics,
			'0',
			array( '', '' ),
			array(
				"stats.stored_value > 0 AND ABS( rows_of.total_sales - stats.stored_value ) < $this->cent" => 'stored_value',
				"ABS( rows_of.total_sales ) > $this->cent" => 'other_rows',
				Facts::IS_REFUND . ' AND ' . $this->differs( 'net_revenue', 'shipping' ) => 'refund_parts',
				$this->differs( 'taxes' )              => 'tax_rows',
				$this->differs( 'shipping' )           => 'other_rows',
				'ABS( rows_of.num_items_sold ) BETWEEN 0.0001 AND 0.9999' => 'decimal_quantities',
				'rows_of.num_items_sold <> 0'          => 'other_rows',
				Facts::IS_ORDER . ' AND ' . $this->differs( 'refunds' ) => 'negative_orders',
				$this->differs( 'refunds' )            => 'returns',
				$this->differs( 'coupons' ) . ' AND ' . self::HAS_CODES => 'coupon_codes',
				$this->differs( 'coupons' ) . ' AND ' . self::HAS_REPEATED => 'repeated_coupon',
				$this->differs( 'coupons' )            => 'other_rows',
				'1 = 1'                                => 'rounding',
			)
		);
	}

	/**
	 * Line items, tax rows or coupons.
	 *
	 * @param array<string, mixed> $stats Stats of the report's definition.
	 */
	private function get_lines( array $stats, string $source ): Compared_Amounts {
		$metrics = array();

		foreach ( $stats['fields'] as $key => $field ) {
			if ( isset( $field['sum'] ) && empty( $field['hidden'] ) ) {
				$metrics[ $key ] = array( $field['sum'], $field['sum'] );
			}
		}

		return $this->compare(
			$metrics,
			self::LINES[ $source ],
			self::get_joins( $stats, $source ),
			array(
				'NOT ( ' . $this->differs( ...array_keys( $metrics ) ) . ' )' => 'lines' === $source ? 'rounded_items' : 'rounding',
			) + match ( $source ) {
				'lines' => array(
					'rows_of.is_theirs = 0 AND rows_of.items_sold = 0' => 'items_without_quantity',
					'rows_of.is_ours = rows_of.is_theirs AND ABS( rows_of.items_sold ) < 1 AND NOT ' . $this->differs( 'net_revenue' )
						=> 'decimal_quantities',
					Facts::IS_REFUND => 'refund_parts',
				),
				default => self::get_cases_of_orders( $source ),
			} + array( '1 = 1' => 'other_rows' )
		);
	}

	/**
	 * Orders with line items, tax rows or coupons.
	 *
	 * @param array<string, mixed> $stats Stats of the report's definition.
	 */
	private function get_orders_of_lines( array $stats, string $source ): Compared_Amounts {
		return $this->compare(
			array(
				'orders_count' => array(
					self::of_order( 'stats' ),
					'lines' === $source ? 'CASE WHEN items.product_gross_revenue >= 0 THEN 1 ELSE 0 END' : self::of_order( 'theirs' ),
				),
			),
			'0',
			self::get_joins( $stats, $source ),
			self::get_cases_of_orders( $source ) + array( '1 = 1' => 'other_rows' )
		);
	}

	/**
	 * Reasons why orders have lines in one of the engines.
	 *
	 * @return array<string, string>
	 */
	private static function get_cases_of_orders( string $source ): array {
		return array(
			'lines'   => array(
				'theirs.parent_id > 0'  => 'refunds_as_orders',
				'rows_of.is_theirs = 0' => 'items_without_quantity',
				'rows_of.is_ours = 1'   => 'negative_orders',
			),
			'taxes'   => array(
				self::REPEATED_RATE   => 'repeated_tax_rate',
				Facts::IS_REFUND => 'refund_parts',
				'rows_of.is_ours = 0' => 'removed_tax_rates',
			),
			'coupons' => array( self::HAS_CODES => 'coupon_codes', self::HAS_REPEATED => 'repeated_coupon' ),
		)[ $source ];
	}

	/**
	 * Things that a report counts once: variations, coupons.
	 *
	 * @param array<string, mixed> $stats Stats of the report's definition.
	 */
	private function get_things( array $stats, string $source ): Compared_Amounts {
		list( $metric, $id, $cases ) = match ( $source ) {
			'lines'   => array( 'variations_count', 'items.variation_id', array( 'rows_of.row_id = 0' => 'no_variation' ) ),
			'taxes'   => array( 'tax_codes', 'taxes.tax_rate_id', array() ),
			'coupons' => array(
				'coupons_count',
				'coupons.coupon_id',
				array( 'rows_of.row_id <= 0 OR rows_of.row_id >= ' . Coupon_Item::FIRST_OF_CODES => 'coupon_codes' ),
			),
		};

		return new Compared_Amounts(
			array( $metric => array( "CASE WHEN $id > 0 THEN 1 ELSE 0 END", '1' ) ),
			array( '0', '0' ),
			$id,
			$this->get_rows( self::get_joins( $stats, $source ) ),
			$this->get_values(),
			$cases + array( '1 = 1' => 'derived' )
		);
	}

	/**
	 * Downloads. WooCommerce takes dates of the log, which is in GMT, for those of the site.
	 */
	private function get_downloads(): Compared_Amounts {
		$time = new Site_Time( Settings::get_time_zone() );
		$rows = 'FROM {download_log} stats WHERE ' . Comparison_Period::in_range( 'stats.timestamp' );

		return new Compared_Amounts(
			array( 'download_count' => array( '1', '1' ) ),
			array( '0', '0' ),
			'stats.download_log_id',
			array( $rows, $rows ),
			array(
				$time->to_gmt( (int) $time->parse( $this->period->after ) ),
				$time->to_gmt( (int) $time->parse( $this->period->before ), true ),
				...$this->period->get_range_values(),
			),
			array( '1 = 1' => 'download_time_zone' )
		);
	}

	/**
	 * Compares what belongs to orders. Reasons of whole orders come first.
	 *
	 * @param array<string, array{string, string}> $metrics Metrics.
	 * @param string                               $row     SQL of what is a row in an order.
	 * @param array{string, string}                $joins   Joins of the rows.
	 * @param array<string, string>                $cases   Reasons by condition.
	 */
	private function compare( array $metrics, string $row, array $joins, array $cases ): Compared_Amounts {
		$column  = $this->period->column;
		$is_same = $column === $this->period->woocommerce_column;
		$common  = array(
			'stats.order_id IS NULL'  => 'not_imported_storedeck',
			'theirs.order_id IS NULL' => 'not_imported_woocommerce',
			'stats.currency <> %s'    => 'other_currencies',
		);

		if ( $is_same && 'date_created' !== $column ) {
			$common[ "stats.$column IS NULL AND " . Facts::IS_REFUND ] = 'refunds_without_order_date';
			$common[ "stats.$column IS NULL" ]                         = 'orders_without_date';
		}

		$common[ 'CASE WHEN ' . $this->period->is_counted( 'stats' ) . ' THEN 1 ELSE 0 END <> CASE WHEN '
			. $this->period->is_theirs() . ' THEN 1 ELSE 0 END' ] = $is_same ? 'other_rows' : 'date_type';

		$common["stats.original_currency <> ''"] = 'converted_orders';

		return new Compared_Amounts(
			$metrics,
			array( 'stats.order_id', 'theirs.order_id' ),
			$row,
			$this->get_rows( $joins ),
			$this->get_values(),
			$common + $cases,
			array( Settings::get_currency()['code'], ...$this->get_values() )
		);
	}

	/**
	 * SQL of the rows that count.
	 *
	 * @param array{string, string} $joins Joins, with further conditions of the rows.
	 * @return array{string, string}
	 */
	private function get_rows( array $joins ): array {
		return array(
			"FROM {order_stats} stats $joins[0] WHERE " . $this->period->is_counted( 'stats' ),
			"FROM {wp:wc_order_stats} theirs $joins[1] WHERE " . $this->period->is_theirs(),
		);
	}

	/**
	 * Values of get_rows().
	 *
	 * @return string[]
	 */
	private function get_values(): array {
		return array( ...$this->period->get_counted_values(), ...$this->period->get_their_values() );
	}

	/**
	 * Joins of the rows of a source, to our tables and to WooCommerce's.
	 *
	 * @param array<string, mixed> $stats Stats of the report's definition.
	 * @return array{string, string}
	 */
	private static function get_joins( array $stats, string $source ): array {
		$where = isset( $stats['has'] ) ? ' AND ' . Facts::get_condition( $stats['has'] ) : '';
		$join  = Facts::to_sql( Facts::get_joins( $stats['sources'][ $source ] ) . $where );

		return array( $join, strtr( $join, array( '{order_' => '{wp:wc_order_', 'stats.' => 'theirs.' ) ) );
	}

	/**
	 * SQL of a value of an order; 0 for a refund.
	 *
	 * @param string $alias Alias of the table.
	 * @param string $value SQL of the value.
	 */
	public static function of_order( string $alias, string $value = '1' ): string {
		return "CASE WHEN $alias.parent_id = 0 THEN $value ELSE 0 END";
	}

	/**
	 * Condition of rows in which one of the metrics differs by what a screen shows.
	 */
	private function differs( string ...$metrics ): string {
		$conditions = array_map( fn( string $metric ): string => "ABS( rows_of.$metric ) > $this->cent", $metrics );

		return '( ' . implode( ' OR ', $conditions ) . ' )';
	}
}
