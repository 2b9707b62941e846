<?php
/**
 * Customers and their figures.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Listing;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists everybody who has an account or an order.
 *
 * Figures of all customers are computed only when they decide who is listed or
 * in which order; else those of the page are enough.
 *
 * With `after` or `before`, figures are those of that time, and customers
 * without orders in it are left out.
 */
final class Customer_Listing extends Listing {

	/**
	 * Keys to order by: SQL, and whether it needs figures. `%s` is the direction.
	 */
	private const ORDERBY = array(
		'date_registered'  => array( 'customers.date_registered %s', false ),
		'username'         => array( 'customers.username %s', false ),
		'name'             => array( 'customers.first_name %1$s, customers.last_name %1$s', false ),
		'country'          => array( 'customers.country %s', false ),
		'city'             => array( 'customers.city %s', false ),
		'state'            => array( 'customers.state %s', false ),
		'postcode'         => array( 'customers.postcode %s', false ),
		'date_last_active' => array( 'customers.date_last_active %s', false ),
		'orders_count'     => array( 'COALESCE( figures.orders_count, 0 ) %s', true ),
		'total_spend'      => array( 'COALESCE( figures.total_spend, 0 ) %s', true ),
		'avg_order_value'  => array( Customer_Metrics::AVERAGE . ' %s', true ),
	);

	/**
	 * Columns of the figures that are kept.
	 */
	private const KEPT = array(
		'orders_count'    => 'figures.orders_count',
		'total_spend'     => 'figures.total_spend',
		'avg_order_value' => 'figures.average',
	);

	/**
	 * Parameters of the list.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_params(): array {
		return Customer_Params::for_list( array_keys( self::ORDERBY ) );
	}

	/**
	 * Parameters of the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_totals_params(): array {
		return Customer_Params::for_totals();
	}

	/**
	 * What a row holds.
	 *
	 * @return array<string, array{type: string, format?: string}>
	 */
	public static function get_columns(): array {
		return Customer_Result_Mapper::columns();
	}

	/**
	 * What the totals hold.
	 *
	 * @return array<string, array{type: string, format?: string}>
	 */
	public static function get_metrics(): array {
		$money = array(
			'type'   => 'number',
			'format' => 'currency',
		);

		return array(
			'customers_count'     => array( 'type' => 'integer' ),
			'avg_orders_count'    => array( 'type' => 'number' ),
			'avg_total_spend'     => $money,
			'avg_avg_order_value' => $money,
		);
	}

	/**
	 * Routes that a row leads to: registered people have one.
	 *
	 * @param array<string, mixed> $row Row.
	 * @return array<string, string>
	 */
	public static function get_links( array $row ): array {
		return 0 === $row['user_id'] ? array() : array(
			'customer'   => '/customers/' . $row['id'],
			'collection' => '/customers',
		);
	}

	/**
	 * A page of customers.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array{data: array<int, array<string, mixed>>, total: int, pages: int}
	 */
	public static function get_page( array $params ): array {
		list( $rows, $counted ) = self::read( $params, true );

		$total = (int) $counted[0]['total'];

		return array(
			'data'  => $rows,
			'total' => $total,
			'pages' => (int) ceil( $total / $params['per_page'] ),
		);
	}

	/**
	 * The rows of a page, for those who do not want to know how many there are.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<int, array<string, mixed>>
	 */
	public static function get_rows( array $params ): array {
		return self::read( $params, false )[0];
	}

	/**
	 * Reads a page.
	 *
	 * @param array<string, mixed> $params  Validated parameters.
	 * @param bool                 $counted Whether all customers that are meant are counted as well.
	 * @return array{0: array<int, array<string, mixed>>, 1?: array<int, array<string, string|null>>} Rows of the page,
	 *         and what the database answered for their number.
	 */
	private static function read( array $params, bool $counted ): array {
		$time                 = new Site_Time( Settings::get_time_zone() );
		$filters              = new Customer_Conditions( $params, $time );
		list( $order, $rank ) = self::ORDERBY[ $params['orderby'] ];
		$decide               = Customer_Query::decide( $params, $filters );
		$kept                 = Customer_Query::kept( $params, $decide || $rank );
		$conditions           = Customer_Query::found( $filters->conditions( Customer_Query::escape() ), $params, $decide );
		$queries              = array(
			Customer_Query::sql(
				Customer_Result_Mapper::COLUMNS . ( $decide || $rank ? Customer_Result_Mapper::FIGURES : '' ),
				self::order( $params, null !== $kept ),
				array( $params['per_page'], ( $params['page'] - 1 ) * $params['per_page'] ),
				$conditions,
				$params,
				$decide || $rank,
				$kept
			),
		);

		if ( $counted ) {
			$queries[] = Customer_Query::sql( 'COUNT(*) AS total', '', array(), $conditions, $params, $decide, $decide ? $kept : null );
		}

		$answers    = Customer_Query::run( $queries, null === $kept && ( $decide || $rank ), $params );
		$rows       = $decide || $rank ? $answers[0] : Customer_Result_Mapper::with_figures( $answers[0], $params );
		$answers[0] = Customer_Result_Mapper::read( $rows, $time );

		return $answers;
	}

	/**
	 * SQL of the order and the page; equal rows by their ids.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @param bool                 $kept   Whether the figures are those that are kept: their columns have indexes.
	 */
	private static function order( array $params, bool $kept ): string {
		list( $order, $rank ) = self::ORDERBY[ $params['orderby'] ];

		$order     = $kept && $rank ? self::KEPT[ $params['orderby'] ] . ' %s' : $order;
		$id        = $kept && $rank ? 'figures.customer_id' : 'customers.customer_id';
		$direction = 'asc' === $params['order'] ? 'ASC' : 'DESC';

		return ' ORDER BY ' . sprintf( $order, $direction ) . ", $id $direction LIMIT %d OFFSET %d";
	}

	/**
	 * Totals of all customers that are meant.
	 *
	 * @param array<string, mixed> $params Validated parameters.
	 * @return array<string, int|float>
	 */
	public static function get_totals( array $params ): array {
		return Customer_Totals::of( $params );
	}
}
