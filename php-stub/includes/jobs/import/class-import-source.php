<?php
/**
 * What an import reads.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Import;

use Storedeck\Reports\Database;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;
use Storedeck\Store\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Finds customers with accounts and orders with their refunds, in the order of
 * their ids, so that an import can go on behind the last one.
 */
final class Import_Source {

	/**
	 * Statuses of orders that are none yet, or no longer.
	 */
	private const NOT_THERE = array( 'trash', 'auto-draft', 'checkout-draft', 'wc-checkout-draft' );

	/**
	 * Takes what is wanted.
	 *
	 * @param string|null $from Greenwich's time of the first moment that is wanted; null for all.
	 * @param bool        $skip Whether what reports know already is left out.
	 */
	public function __construct( private ?string $from, private bool $skip ) {
	}

	/**
	 * The first moment of a day, for Greenwich.
	 *
	 * @param int|null $days Days before today on the shop's calendar; null for all time.
	 */
	public static function moment( ?int $days ): ?string {
		$wall = self::midnight( $days );

		return null === $wall ? null : ( new Site_Time( Settings::time_zone() ) )->to_gmt( $wall );
	}

	/**
	 * The first moment of a day, on the shop's clock.
	 *
	 * @param int|null $days Days before today on the shop's calendar; null for all time.
	 */
	public static function midnight( ?int $days ): ?int {
		$now = ( new Site_Time( Settings::time_zone() ) )->now();

		return null === $days ? null : ( intdiv( $now, Site_Time::DAY ) - $days ) * Site_Time::DAY;
	}

	/**
	 * How many customers there are.
	 */
	public function count_customers(): int {
		$where = $this->customers();

		return (int) Database::rows( 'SELECT COUNT(*) AS total' . self::accounts() . $where->sql(), $where->values() )[0]['total'];
	}

	/**
	 * Accounts of customers behind one.
	 *
	 * @param int $last  User.
	 * @param int $limit How many at most.
	 * @return int[]
	 */
	public function customers_after( int $last, int $limit ): array {
		$where = $this->customers()->add( 'people.ID > %d', array( $last ) );

		return self::ids(
			'SELECT people.ID AS id' . self::accounts() . $where->sql() . ' ORDER BY people.ID LIMIT %d',
			array( ...$where->values(), $limit )
		);
	}

	/**
	 * How many orders and refunds there are.
	 */
	public function count_orders(): int {
		$where = $this->orders();

		return (int) Database::rows( 'SELECT COUNT(*) AS total FROM {orders} orders WHERE ' . $where->sql(), $where->values() )[0]['total'];
	}

	/**
	 * Orders and refunds behind one.
	 *
	 * @param int $last  Order.
	 * @param int $until Last one that is wanted; later ones are followed when they are made.
	 * @param int $limit How many at most.
	 * @return int[]
	 */
	public function orders_after( int $last, int $until, int $limit ): array {
		$where = $this->orders()->add( 'orders.id > %d AND orders.id <= %d', array( $last, $until ) );

		return self::ids(
			'SELECT orders.id AS id FROM {orders} orders WHERE ' . $where->sql() . ' ORDER BY orders.id LIMIT %d',
			array( ...$where->values(), $limit )
		);
	}

	/**
	 * The last order there is.
	 */
	public static function last_order(): int {
		return (int) Database::rows( 'SELECT MAX( id ) AS last_one FROM {orders}' )[0]['last_one'];
	}

	/**
	 * Which accounts are wanted.
	 */
	private function customers(): Where {
		global $wpdb;

		$where = ( new Where() )->add(
			'roles.meta_key = %s AND roles.meta_value LIKE %s',
			array( $wpdb->get_blog_prefix() . 'capabilities', '%' . $wpdb->esc_like( '"customer"' ) . '%' )
		);

		if ( null !== $this->from ) {
			$where->add( 'people.user_registered >= %s', array( $this->from ) );
		}

		return $this->skip
			? $where->add( 'NOT EXISTS ( SELECT 1 FROM {customer_lookup} known WHERE known.user_id = people.ID )' )
			: $where;
	}

	/**
	 * Which orders are wanted.
	 */
	private function orders(): Where {
		$where = ( new Where() )->in( 'orders.type', array( 'shop_order', 'shop_order_refund' ) )
			->in( 'orders.status', self::NOT_THERE, true )
			->add( 'orders.date_created_gmt IS NOT NULL' );

		if ( null !== $this->from ) {
			$where->add( 'orders.date_created_gmt >= %s', array( $this->from ) );
		}

		return $this->skip
			? $where->add( 'NOT EXISTS ( SELECT 1 FROM {order_stats} known WHERE known.order_id = orders.id )' )
			: $where;
	}

	/**
	 * SQL of accounts with their roles. Users belong to all sites of a network.
	 */
	private static function accounts(): string {
		global $wpdb;

		return " FROM $wpdb->users people INNER JOIN $wpdb->usermeta roles ON roles.user_id = people.ID WHERE ";
	}

	/**
	 * Reads ids.
	 *
	 * @param string                 $sql    Trusted SQL with placeholders.
	 * @param array<int, int|string> $values Values.
	 * @return int[]
	 */
	private static function ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( Database::rows( $sql, $values ), 'id' ) );
	}
}
