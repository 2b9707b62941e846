<?php
/**
 * Leaderboards.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Metrics;

use Storedeck\Reports\Customers\Customer_Listing;
use Storedeck\Reports\Groups_Query;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Defines which rows of which report each leaderboard shows.
 */
final class Leaderboards {

	/**
	 * All leaderboards in their order.
	 *
	 * `name` is the path to the name in a row, `columns` are the metrics after it with their
	 * format; `screen`, `filter` and `param` make the URL of the row's report.
	 *
	 * @return array<string, array{label: string, headers: string[], report: string, orderby: string, id: string,
	 *               name: string[], columns: array<string, string>, screen: string, filter: string, param: string}>
	 */
	public static function all(): array {
		return array(
			'customers'  => array(
				'label'   => __( 'Top Customers - Total Spend', 'storedeck' ),
				'headers' => array( __( 'Customer Name', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Total Spend', 'storedeck' ) ),
				'report'  => 'customers',
				'orderby' => 'total_spend',
				'id'      => 'id',
				'name'    => array( 'name' ),
				'columns' => array(
					'orders_count' => 'number',
					'total_spend'  => 'currency',
				),
				'screen'  => '/customers',
				'filter'  => 'single_customer',
				'param'   => 'customers',
			),
			'coupons'    => array(
				'label'   => __( 'Top Coupons - Number of Orders', 'storedeck' ),
				'headers' => array( __( 'Coupon code', 'storedeck' ), __( 'Orders', 'storedeck' ), __( 'Amount discounted', 'storedeck' ) ),
				'report'  => 'coupons',
				'orderby' => 'orders_count',
				'id'      => 'coupon_id',
				'name'    => array( 'extended_info', 'code' ),
				'columns' => array(
					'orders_count' => 'number',
					'amount'       => 'currency',
				),
				'screen'  => '/analytics/coupons',
				'filter'  => 'single_coupon',
				'param'   => 'coupons',
			),
			'categories' => array(
				'label'   => __( 'Top categories - Items sold', 'storedeck' ),
				'headers' => array( __( 'Category', 'storedeck' ), __( 'Items sold', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
				'report'  => 'categories',
				'orderby' => 'items_sold',
				'id'      => 'category_id',
				'name'    => array( 'extended_info', 'name' ),
				'columns' => array(
					'items_sold'  => 'number',
					'net_revenue' => 'currency',
				),
				'screen'  => '/analytics/categories',
				'filter'  => 'single_category',
				'param'   => 'categories',
			),
			'products'   => array(
				'label'   => __( 'Top products - Items sold', 'storedeck' ),
				'headers' => array( __( 'Product', 'storedeck' ), __( 'Items sold', 'storedeck' ), __( 'Net sales', 'storedeck' ) ),
				'report'  => 'products',
				'orderby' => 'items_sold',
				'id'      => 'product_id',
				'name'    => array( 'extended_info', 'name' ),
				'columns' => array(
					'items_sold'  => 'number',
					'net_revenue' => 'currency',
				),
				'screen'  => '/analytics/products',
				'filter'  => 'single_product',
				'param'   => 'products',
			),
		);
	}

	/**
	 * Rows of a leaderboard, as its report returns them.
	 *
	 * @param array<string, mixed>                                                                     $leaderboard Leaderboard.
	 * @param array{after: string, before: string, force_cache_refresh: bool, page: int, per_page: int} $range       Date range and page.
	 * @return array<int, array<string, mixed>>
	 * @throws \Storedeck\Reports\Query_Exception When the database reports an error.
	 */
	public static function get_rows( array $leaderboard, array $range ): array {
		$params = $range + array(
			'orderby'       => $leaderboard['orderby'],
			'order'         => 'desc',
			'match'         => 'all',
			'extended_info' => true,
		);

		if ( 'customers' === $leaderboard['report'] ) {
			return Customer_Listing::get_rows( $params );
		}

		$query = Report_Request::from( Registry::all()[ $leaderboard['report'] ]['items'], $params );

		return ( new Groups_Query( $query ) )->get_results()['data'];
	}
}
