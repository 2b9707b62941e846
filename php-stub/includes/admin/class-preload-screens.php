<?php
/**
 * What each screen asks for.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * The screens whose requests can be told from their address; see Preload_Plan.
 */
final class Preload_Screens {

	/**
	 * What every report asks for: how new its figures are, and the exports that
	 * the reader may be waiting for.
	 */
	private const OF_REPORTS = array( 'storedeck/v1/data-state', 'storedeck/v1/exports' );

	/**
	 * Path of a screen => what it asks for.
	 *
	 * - `report`: whose stats are shown, in the range of the address;
	 * - `query`: the range, where the screen has one of its own;
	 * - `timeless`: the stats are about now, whatever the range;
	 * - `route`: where the rows of its table come from, if it has one;
	 * - `orderby`, `order`: how they are sorted when the address does not say;
	 * - `params`: what else their request carries;
	 * - `filter`: the key of the address that goes along with every request,
	 *   unless it is `all`;
	 * - `lists`: lists of the shop that say what the ids in the rows stand for;
	 * - `plain`: what is asked for whatever the address says.
	 */
	public const ALL = array(
		'/'                     => array(
			'report' => 'orders',
			'query'  => array(
				'period'   => 'today',
				'compare'  => 'previous_period',
				'interval' => 'hour',
			),
			'plain'  => array( 'storedeck/v1/attention', 'wc-analytics/reports/performance-indicators/allowed' ),
		),
		'/analytics/overview'   => array(
			'plain' => array(
				'wc-analytics/reports/performance-indicators/allowed',
				'wc-analytics/leaderboards/allowed',
				'storedeck/v1/views',
				'storedeck/v1/data-state',
			),
		),
		'/analytics/revenue'    => array(
			'report' => 'revenue',
			'route'  => 'revenue/stats',
			'params' => array( 'interval' => 'day' ),
			'plain'  => self::OF_REPORTS,
		),
		'/analytics/orders'     => array(
			'report' => 'orders',
			'route'  => 'orders',
			'params' => array( 'extended_info' => 'true' ),
			'plain'  => self::OF_REPORTS,
		),
		'/analytics/products'   => array(
			'report'  => 'products',
			'route'   => 'products',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'lists'   => array( 'products/categories' ),
			'plain'   => self::OF_REPORTS,
		),
		'/analytics/variations' => array(
			'report'  => 'variations',
			'route'   => 'variations',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'plain'   => self::OF_REPORTS,
		),
		'/analytics/categories' => array(
			'report'  => 'products',
			'route'   => 'categories',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'lists'   => array( 'products/categories' ),
			'plain'   => self::OF_REPORTS,
		),
		'/analytics/coupons'    => array(
			'report'  => 'coupons',
			'route'   => 'coupons',
			'orderby' => 'orders_count',
			'params'  => array( 'extended_info' => 'true' ),
			'plain'   => self::OF_REPORTS,
		),
		'/analytics/taxes'      => array(
			'report'  => 'taxes',
			'route'   => 'taxes',
			'orderby' => 'orders_count',
			'plain'   => self::OF_REPORTS,
		),
		'/analytics/downloads'  => array(
			'report' => 'downloads',
			'route'  => 'downloads',
			'params' => array( '_embed' => 'true' ),
			'plain'  => self::OF_REPORTS,
		),
		'/analytics/stock'      => array(
			'report'   => 'stock',
			'timeless' => true,
			'route'    => 'stock',
			'orderby'  => 'stock_status',
			'order'    => 'asc',
			'filter'   => 'type',
			'plain'    => self::OF_REPORTS,
		),
		'/customers'            => array(
			'report'   => 'customers',
			'timeless' => true,
			'route'    => 'customers',
			'orderby'  => 'date_last_active',
			'plain'    => self::OF_REPORTS,
		),
	);
}
