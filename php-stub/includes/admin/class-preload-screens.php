<?php
/**
 * Requests of the screens.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the screens whose requests Preload_Plan can derive from the URL.
 */
final class Preload_Screens {

	/**
	 * Requests of all reports: the data status, and the exports of the user.
	 */
	private const REPORT_REQUESTS = array( 'storedeck/v1/data-state', 'storedeck/v1/exports' );

	/**
	 * Screens by path.
	 *
	 * - `report`: report whose stats are requested for the date range of the URL;
	 * - `query`: a fixed date range that replaces that of the URL;
	 * - `timeless`: whether the stats have no date range;
	 * - `route`: route of the rows of the table;
	 * - `orderby`, `order`: default order of the rows;
	 * - `params`: further parameters of the request for rows;
	 * - `filter`: query argument that is added to all requests, unless it is `all`;
	 * - `lists`: lists of which all pages are requested, for the names of IDs in the rows;
	 * - `fixed`: requests that do not depend on the URL.
	 */
	public const ALL = array(
		'/'                     => array(
			'report' => 'orders',
			'query'  => array(
				'period'   => 'today',
				'compare'  => 'previous_period',
				'interval' => 'hour',
			),
			'fixed'  => array( 'storedeck/v1/attention', 'wc-analytics/reports/performance-indicators/allowed' ),
		),
		'/analytics/overview'   => array(
			'fixed' => array(
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
			'fixed'  => self::REPORT_REQUESTS,
		),
		'/analytics/orders'     => array(
			'report' => 'orders',
			'route'  => 'orders',
			'params' => array( 'extended_info' => 'true' ),
			'fixed'  => self::REPORT_REQUESTS,
		),
		'/analytics/products'   => array(
			'report'  => 'products',
			'route'   => 'products',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'lists'   => array( 'products/categories' ),
			'fixed'   => self::REPORT_REQUESTS,
		),
		'/analytics/variations' => array(
			'report'  => 'variations',
			'route'   => 'variations',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'fixed'   => self::REPORT_REQUESTS,
		),
		'/analytics/categories' => array(
			'report'  => 'products',
			'route'   => 'categories',
			'orderby' => 'items_sold',
			'params'  => array( 'extended_info' => 'true' ),
			'lists'   => array( 'products/categories' ),
			'fixed'   => self::REPORT_REQUESTS,
		),
		'/analytics/coupons'    => array(
			'report'  => 'coupons',
			'route'   => 'coupons',
			'orderby' => 'orders_count',
			'params'  => array( 'extended_info' => 'true' ),
			'fixed'   => self::REPORT_REQUESTS,
		),
		'/analytics/taxes'      => array(
			'report'  => 'taxes',
			'route'   => 'taxes',
			'orderby' => 'orders_count',
			'fixed'   => self::REPORT_REQUESTS,
		),
		'/analytics/downloads'  => array(
			'report' => 'downloads',
			'route'  => 'downloads',
			'params' => array( '_embed' => 'true' ),
			'fixed'  => self::REPORT_REQUESTS,
		),
		'/analytics/stock'      => array(
			'report'   => 'stock',
			'timeless' => true,
			'route'    => 'stock',
			'orderby'  => 'stock_status',
			'order'    => 'asc',
			'filter'   => 'type',
			'fixed'    => self::REPORT_REQUESTS,
		),
		'/customers'            => array(
			'report'   => 'customers',
			'timeless' => true,
			'route'    => 'customers',
			'orderby'  => 'date_last_active',
			'fixed'    => self::REPORT_REQUESTS,
		),
	);
}
