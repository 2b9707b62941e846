<?php
/**
 * Why line items are counted differently.
 *
 * @package Storedeck
 */

namespace Storedeck\Comparison;

use Storedeck\Reports\Database;
use Storedeck\Reports\Query_Exception;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds line items that WooCommerce leaves out, rounds or counts as something else.
 */
final class Item_Reasons {

	/**
	 * Line items of ours.
	 */
	private const ITEMS = 'FROM {order_product_lookup} items INNER JOIN {order_stats} stats ON stats.order_id = items.order_id WHERE ';

	/**
	 * Reasons for reports on line items.
	 *
	 * @param Comparison_Period $period Period.
	 * @param string[]          $keys   Metrics that differ.
	 * @return array<string, string> Texts by code.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get( Comparison_Period $period, array $keys ): array {
		$reasons   = array();
		$precision = Settings::get_precision();
		$row       = Database::rows(
			'SELECT COALESCE( SUM( items.product_qty = 0 AND items.product_net_revenue <> 0 AND NOT EXISTS ( SELECT 1'
				. ' FROM {wp:wc_order_product_lookup} theirs WHERE theirs.order_item_id = items.order_item_id ) ), 0 ) AS without_quantity,'
				. ' COALESCE( SUM( items.product_qty <> ROUND( items.product_qty ) ), 0 ) AS decimal_quantities,'
				. ' COALESCE( SUM( items.variation_id = 0 ), 0 ) AS without_variation,'
				. ' COALESCE( SUM( items.product_net_revenue - ROUND( items.product_net_revenue, %d ) ), 0 ) AS rounding '
				. self::ITEMS . $period->is_counted( 'stats' ),
			array( $precision, ...$period->get_counted_values() )
		)[0];

		if ( (int) $row['without_quantity'] > 0 ) {
			$reasons['items_without_quantity'] = sprintf(
				/* translators: %s: number. */
				_n(
					'%s line item has no quantity, for example a refund of a part of its price. WooCommerce leaves it out.',
					'%s line items have no quantity, for example refunds of a part of their price. WooCommerce leaves them out.',
					(int) $row['without_quantity'],
					'storedeck'
				),
				number_format_i18n( (int) $row['without_quantity'] )
			);
		}

		if ( abs( (float) $row['rounding'] ) >= 0.5 * 10 ** -$precision ) {
			$reasons['rounded_items'] = __(
				'WooCommerce rounds the net amount of each line item, Storedeck rounds only the sum.',
				'storedeck'
			);
		}

		if ( in_array( 'items_sold', $keys, true ) && (int) $row['decimal_quantities'] > 0 ) {
			$reasons['decimal_quantities'] = ( new Order_Reasons( $period ) )->get_text( 'decimal_quantities', 0 );
		}

		if ( in_array( 'variations_count', $keys, true ) && (int) $row['without_variation'] > 0 ) {
			$reasons['no_variation'] = __( 'WooCommerce counts products without variations as one more variation.', 'storedeck' );
		}

		return $reasons + ( in_array( 'orders_count', $keys, true ) ? self::get_refunds( $period ) : array() );
	}

	/**
	 * Refunds that WooCommerce counts as orders.
	 *
	 * @param Comparison_Period $period Period.
	 * @return array<string, string>
	 */
	private static function get_refunds( Comparison_Period $period ): array {
		$count = (int) Database::rows(
			'SELECT COUNT( DISTINCT items.order_id ) AS total FROM {wp:wc_order_product_lookup} items'
				. ' INNER JOIN {wp:wc_order_stats} theirs ON theirs.order_id = items.order_id'
				. ' WHERE theirs.parent_id > 0 AND items.product_gross_revenue >= 0 AND ' . $period->is_theirs(),
			$period->get_their_values()
		)[0]['total'];

		return 0 === $count ? array() : array(
			'refunds_as_orders' => sprintf(
				/* translators: %s: number. */
				_n(
					'WooCommerce counts %s refund of a free item as an order.',
					'WooCommerce counts %s refunds of free items as orders.',
					$count,
					'storedeck'
				),
				number_format_i18n( $count )
			),
		);
	}
}
