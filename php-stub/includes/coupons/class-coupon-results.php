<?php

namespace Storedeck\Coupons;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Reports\Conditions;
use Storedeck\Reports\Labels;
use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Report_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what the orders of a coupon in a period came to, and what their customers bought later. Questions cannot ask for it:
 * refunds have no coupon of their own, and a later order is one after another.
 */
final class Coupon_Results {

	/** SQL of orders, without their refunds. */
	private const ORDERS = ' FROM {order_stats} stats WHERE ' . Facts::IS_ORDER . ' AND ';

	/** SQL of the refunds of orders, whose amounts are negative. */
	private const REFUNDS = ' FROM {order_stats} stats INNER JOIN {order_stats} refunds ON refunds.parent_id = stats.order_id'
		. ' WHERE ' . Facts::IS_ORDER . ' AND ';

	/**
	 * Reads the results.
	 *
	 * @param array{after: string, before: string} $range Period in site time.
	 * @return array<string, mixed>
	 */
	public static function read( int $coupon, array $range ): array {
		$used    = self::get_conditions( $range + array( 'coupon_includes' => array( $coupon ) ) );
		$buyers  = '( SELECT stats.customer_id, MIN( stats.date_created_gmt ) AS first_order' . self::ORDERS . $used->get_sql()
			. ' AND stats.customer_id > 0 GROUP BY stats.customer_id ) buyers';
		$later   = self::get_conditions( array() );
		$follows = "$buyers INNER JOIN {order_stats} stats ON stats.customer_id = buyers.customer_id"
			. ' AND stats.date_created_gmt > buyers.first_order';
		$again   = 'SUM( CASE WHEN stats.order_id IN ( SELECT found.order_id FROM {order_coupon_lookup} found WHERE found.coupon_id = %d )'
			. ' THEN 1 ELSE 0 END )';

		$net      = self::get_row( self::sum( 'stats.net_total' ) . self::ORDERS . $used->get_sql(), $used->get_values() );
		$refunds  = self::get_row( self::sum( 'refunds.net_total' ) . self::REFUNDS . $used->get_sql(), $used->get_values() );
		$discount = self::get_row(
			self::sum( 'taken.discount_amount' ) . ' FROM {order_coupon_lookup} taken INNER JOIN {order_stats} stats'
				. ' ON stats.order_id = taken.order_id WHERE taken.coupon_id = %d AND ' . $used->get_sql(),
			array( $coupon, ...$used->get_values() )
		);
		$all      = self::get_row( "COUNT( * ) AS customers FROM $buyers", $used->get_values() );
		$bought   = self::get_row(
			"COUNT( * ) AS orders, COUNT( DISTINCT stats.customer_id ) AS customers, $again AS uses, " . self::sum( 'stats.net_total' )
				. " FROM $follows WHERE " . Facts::IS_ORDER . ' AND ' . $later->get_sql(),
			array( $coupon, ...$used->get_values(), ...$later->get_values() )
		);
		$returned = self::get_row(
			self::sum( 'refunds.net_total' ) . " FROM $follows INNER JOIN {order_stats} refunds"
				. ' ON refunds.parent_id = stats.order_id WHERE ' . Facts::IS_ORDER . ' AND ' . $later->get_sql(),
			array( ...$used->get_values(), ...$later->get_values() )
		);

		return array(
			'code'              => Labels::find( 'coupon', array( $coupon ) )[ $coupon ] ?? '',
			'after'             => $range['after'],
			'before'            => $range['before'],
			'net_revenue'       => self::add( $net, $refunds ),
			'discount'          => self::add( $discount ),
			'customers'         => (int) $all['customers'],
			'later_customers'   => (int) $bought['customers'],
			'later_orders'      => (int) $bought['orders'],
			'later_coupon_uses' => (int) $bought['uses'],
			'later_net_revenue' => self::add( $bought, $returned ),
		);
	}

	/**
	 * Conditions of the orders that reports count.
	 *
	 * @param array<string, mixed> $params Period, by default all time, and filters of orders.
	 */
	private static function get_conditions( array $params ): Conditions {
		return Report_Request::create( array( 'is_timeless' => true ) + Facts::get( 'orders' ), $params )->build_conditions();
	}

	/**
	 * SQL of the total of an amount, in units.
	 */
	private static function sum( string $column ): string {
		return 'SUM( ' . Decimal::sql_units( $column ) . ' ) AS total';
	}

	/**
	 * The only row of a query, which is kept until orders change.
	 *
	 * @param string                 $sql    SQL after SELECT.
	 * @param array<int, int|string> $values Values of the placeholders.
	 * @return array<string, string|null>
	 */
	private static function get_row( string $sql, array $values ): array {
		return Cache::get_rows( Database::prepare( "SELECT $sql", $values ) )[0];
	}

	/**
	 * Adds the totals of rows.
	 *
	 * @param array<string, string|null> ...$rows Rows with a total in units.
	 */
	private static function add( array ...$rows ): float|int {
		$totals = array_map( static fn( array $row ): Decimal => Decimal::of_units( $row['total'], Decimal::SQL_SCALE ), $rows );

		return Decimal::sum( $totals )->to_number();
	}
}
