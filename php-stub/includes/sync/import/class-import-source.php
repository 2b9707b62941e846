<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Host\Host;
use Storedeck\Sync\Test_Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Finds customers with accounts, and orders and refunds, by ascending ID, so
 * that an import can continue after the last one.
 */
final class Import_Source {

	/** Posts that are products or variations. */
	private const PRODUCT_CONDITION = "post_type IN ( 'product', 'product_variation' )";

	/**
	 * Takes what to import.
	 *
	 * @param string|null $from GMT date of the earliest order; null for all.
	 * @param bool        $skip Whether to skip what was already imported.
	 */
	public function __construct( private ?string $from, private bool $skip ) {
	}

	/**
	 * GMT date of the start of a day.
	 *
	 * @param int|null $days Days before today in site time; null for all time.
	 */
	public static function get_start( ?int $days ): ?string {
		$midnight = self::get_midnight( $days );

		return null === $midnight ? null : ( new Site_Time( Settings::get_time_zone() ) )->to_gmt( $midnight );
	}

	/**
	 * Start of a day in site time, in the format of Site_Time.
	 *
	 * @param int|null $days Days before today in site time; null for all time.
	 */
	public static function get_midnight( ?int $days ): ?int {
		$now = ( new Site_Time( Settings::get_time_zone() ) )->now();

		return null === $days ? null : ( intdiv( $now, Site_Time::DAY ) - $days ) * Site_Time::DAY;
	}

	public function count_customers(): int {
		$where = $this->get_customer_condition();

		return (int) Database::value( 'SELECT COUNT(*)' . self::get_from_clause() . $where->sql(), $where->values() );
	}

	/**
	 * Customers after a user.
	 *
	 * @param int $last  User ID.
	 * @param int $limit Maximum number of users.
	 * @return int[]
	 */
	public function get_customers_after( int $last, int $limit ): array {
		$where = $this->get_customer_condition()->add( 'people.ID > %d', array( $last ) );

		return Database::ids(
			'SELECT people.ID AS id' . self::get_from_clause() . $where->sql() . ' ORDER BY people.ID LIMIT %d',
			array( ...$where->values(), $limit )
		);
	}

	/**
	 * Number of products and variations.
	 */
	public function count_products(): int {
		return (int) Database::value( 'SELECT COUNT(*) FROM {wp:posts} WHERE ' . self::PRODUCT_CONDITION );
	}

	/**
	 * Products and variations after a product.
	 *
	 * @param int $last Post ID.
	 * @return int[]
	 */
	public function get_products_after( int $last, int $limit ): array {
		return Database::ids(
			'SELECT ID AS id FROM {wp:posts} WHERE ' . self::PRODUCT_CONDITION . ' AND ID > %d ORDER BY ID LIMIT %d',
			array( $last, $limit )
		);
	}

	/**
	 * Number of orders and refunds.
	 */
	public function count_orders(): int {
		$where = $this->get_order_condition();

		return (int) Database::value( 'SELECT COUNT(*) FROM ' . self::get_orders_sql() . $where->sql(), $where->values() );
	}

	/**
	 * Orders and refunds after an order.
	 *
	 * @param int $until ID of the last order to import; later ones are synced when they are created.
	 * @return int[]
	 */
	public function get_orders_after( int $last, int $until, int $limit ): array {
		$where = $this->get_order_condition()->add( 'orders.id > %d AND orders.id <= %d', array( $last, $until ) );

		return Database::ids(
			'SELECT orders.id AS id FROM ' . self::get_orders_sql() . $where->sql() . ' ORDER BY orders.id LIMIT %d',
			array( ...$where->values(), $limit )
		);
	}

	public static function get_last_order(): int {
		return (int) Database::value( 'SELECT MAX( orders.id ) FROM ' . self::get_orders_sql() . '1 = 1' );
	}

	/**
	 * Condition for users to import.
	 */
	private function get_customer_condition(): Where {
		$where = ( new Where() )->add(
			'roles.meta_key = %s AND roles.meta_value LIKE %s',
			array( Database::get_user_key( 'capabilities' ), '%' . Database::esc_like( '"customer"' ) . '%' )
		);

		if ( null !== $this->from ) {
			$where->add( 'people.user_registered >= %s', array( $this->from ) );
		}

		return $this->skip
			? $where->add( 'NOT EXISTS ( SELECT 1 FROM {customer_lookup} known WHERE known.user_id = people.ID )' )
			: $where;
	}

	/**
	 * Condition for orders and refunds to import. A refund whose order is in the trash has no rows, nor have test payments.
	 */
	private function get_order_condition(): Where {
		$parent = ( new Where() )->in( 'parents.status', Settings::STORED_HIDDEN_STATUSES, true );
		$where  = ( new Where() )->in( 'orders.type', array( 'shop_order', 'shop_order_refund' ) )
			->in( 'orders.status', Settings::STORED_HIDDEN_STATUSES, true )
			->add(
				"( orders.type = 'shop_order' OR EXISTS ( SELECT 1 FROM " . Host::get_orders()->get_orders_sql()
					. " parents WHERE parents.id = orders.parent_order_id AND {$parent->sql()} ) )",
				$parent->values()
			);

		if ( null !== $this->from ) {
			$where->add( '( orders.date_created_gmt >= %s OR orders.date_created_gmt IS NULL )', array( $this->from ) );
		}

		return $this->skip
			? Test_Payments::exclude( $where->add( 'NOT EXISTS ( SELECT 1 FROM {order_stats} known WHERE known.order_id = orders.id )' ) )
			: $where;
	}

	/**
	 * Orders, up to the condition.
	 */
	private static function get_orders_sql(): string {
		return Host::get_orders()->get_orders_sql() . ' orders WHERE ';
	}

	/**
	 * FROM clause of users with their roles. The users table is that of the network.
	 */
	private static function get_from_clause(): string {
		return ' FROM {wp:users} people INNER JOIN {wp:usermeta} roles ON roles.user_id = people.ID WHERE ';
	}
}
