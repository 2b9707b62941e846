<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Where;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Order_Numbers;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Reads pages of order ids. Refunds belong to their orders and are not listed.
 */
final class Order_Query {

	/**
	 * Orderings. Orders with equal values are ordered by id; the number of an
	 * order is its title.
	 */
	private const ORDERINGS = array(
		'date'     => 'orders.date_created_gmt {d}',
		'modified' => 'orders.date_updated_gmt {d}',
		'id'       => 'orders.id {d}',
		'title'    => 'orders.id {d}',
		'slug'     => 'orders.id {d}',
		'include'  => 'orders.id {d}',
		'total'    => 'orders.total_amount {d}',
	);

	/** Maximum number of digits of an id. */
	private const DIGITS = 12;

	/** Orders that are found by such a number at most. */
	private const MAX_NUMBERS = 200;

	/**
	 * Reads a page of ids.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: int[], 1: int} Ids, and the number of orders on all pages.
	 */
	public static function get_page( array $params ): array {
		$where = self::get_conditions( $params );

		self::add_status_conditions( $where, $params['status'] ?? array( 'any' ) );

		return self::read_page( $where, $params, self::is_by_id( $params ) && 'date' === $params['orderby'] ? 'id' : $params['orderby'] );
	}

	/**
	 * Counts orders of each status, with the same conditions as a page.
	 *
	 * @param array<string, mixed> $params Valid parameters; the status is ignored.
	 * @return array<string, int> By status without prefix.
	 */
	public static function count_by_status( array $params ): array {
		$where  = self::get_conditions( $params );
		$counts = array();

		foreach ( Database::rows(
			'SELECT orders.status, COUNT(*) AS orders_count FROM {orders} orders WHERE ' . $where->sql() . ' GROUP BY orders.status',
			$where->values()
		) as $row ) {
			$status = Settings::remove_prefix( (string) $row['status'] );

			$counts[ $status ] = ( $counts[ $status ] ?? 0 ) + (int) $row['orders_count'];
		}

		return $counts;
	}

	/**
	 * Whether a search is one of ids.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function is_by_id( array $params ): bool {
		return array() !== self::get_ranges( self::get_number( $params ) );
	}

	/**
	 * All conditions but those on the status.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function get_conditions( array $params ): Where {
		// A number is searched as ranges of ids, so the query must use the primary key rather than the index on type or
		// date.
		$type  = self::is_by_id( $params ) ? "CONCAT( orders.type, '' )" : 'orders.type';
		$where = ( new Where() )->add( $type . " = 'shop_order'" );

		self::add_id_conditions( $where, $params );
		self::add_date_conditions( $where, $params );
		self::add_search_conditions( $where, $params );

		return $where;
	}

	/**
	 * Reads a page of the ids of orders, or of refunds.
	 *
	 * @param array<string, mixed> $params   Valid parameters.
	 * @param string               $ordering A key of ORDERINGS.
	 * @return array{0: int[], 1: int} Ids, and their number on all pages.
	 */
	public static function read_page( Where $where, array $params, string $ordering ): array {
		$from  = ' FROM {orders} orders WHERE ' . $where->sql();
		$total = (int) Database::value( 'SELECT COUNT(*)' . $from, $where->values() );
		$page  = Arguments::read_page( $params );
		$order = 'asc' === $params['order'] ? 'ASC' : 'DESC';
		$terms = self::ORDERINGS[ $ordering ];

		if ( 'include' === $params['orderby'] && ! empty( $params['include'] ) ) {
			$found = Database::ids( 'SELECT orders.id AS id' . $from, $where->values() );
			$ids   = array_values( array_unique( array_intersect( array_map( 'intval', $params['include'] ), $found ) ) );

			return array( array_slice( $ids, ...$page ), $total );
		}

		return array(
			Database::ids(
				'SELECT orders.id AS id' . $from . ' ORDER BY ' . str_replace( '{d}', $order, $terms )
					. ', orders.id ' . $order . ' LIMIT %d, %d',
				array( ...$where->values(), ...$page )
			),
			$total,
		);
	}

	/**
	 * Ranges of the ids that start with some digits. For 12 these are 12, 120
	 * to 129, 1200 to 1299 and so on. Ranges can use the primary key.
	 *
	 * @return list<array{int, int}> First and last id of each range.
	 */
	public static function get_ranges( string $digits ): array {
		$digits = ltrim( $digits, '0' );
		$ranges = array();

		if ( '' === $digits || ! ctype_digit( $digits ) ) {
			return array();
		}

		for ( $more = 0; strlen( $digits ) + $more <= self::DIGITS; $more++ ) {
			$first    = (int) $digits * 10 ** $more;
			$ranges[] = array( $first, $first + 10 ** $more - 1 );
		}

		return $ranges;
	}

	/**
	 * Adds conditions on the status.
	 *
	 * @param string[] $statuses Statuses without prefix.
	 */
	private static function add_status_conditions( Where $where, array $statuses ): void {
		if ( array() === $statuses || in_array( 'any', $statuses, true ) ) {
			$where->in( 'orders.status', Settings::STORED_HIDDEN_STATUSES, true );
			return;
		}

		$prefixed = array();

		foreach ( $statuses as $status ) {
			$prefixed[] = $status;
			$prefixed[] = 'wc-' . $status;
		}

		$where->in( 'orders.status', $prefixed );
	}

	/**
	 * Adds conditions on ids.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function add_id_conditions( Where $where, array $params ): void {
		$where->ids( 'orders.id', $params, 'include', 'exclude' )->ids( 'orders.parent_order_id', $params, 'parent', 'parent_exclude' );

		if ( isset( $params['customer'] ) ) {
			$where->add( 'orders.customer_id = %d', array( (int) $params['customer'] ) );
		}

		if ( isset( $params['product'] ) ) {
			$where->add(
				'orders.id IN ( SELECT items.order_id FROM {order_product_lookup} items WHERE items.product_id = %d )',
				array( (int) $params['product'] )
			);
		}

		if ( ! empty( $params['created_via'] ) ) {
			$via = ( new Where() )->in( 'data.created_via', $params['created_via'] );

			$where->add(
				'orders.id IN ( SELECT data.order_id FROM {order_operational_data} data WHERE ' . $via->sql() . ' )',
				$via->values()
			);
		}
	}

	/**
	 * Adds conditions on dates.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	public static function add_date_conditions( Where $where, array $params ): void {
		foreach ( array(
			'after'           => 'orders.date_created_gmt > %s',
			'before'          => 'orders.date_created_gmt < %s',
			'modified_after'  => 'orders.date_updated_gmt > %s',
			'modified_before' => 'orders.date_updated_gmt < %s',
		) as $param => $sql ) {
			$is_after = str_ends_with( $param, 'after' );
			$time     = isset( $params[ $param ] )
				? Dates::parse( $params[ $param ], ! empty( $params['dates_are_gmt'] ), $is_after )
				: null;

			if ( null !== $time ) {
				$where->add( $sql, array( Dates::to_gmt( $time ) ) );
			}
		}
	}

	/**
	 * Adds conditions on the order number and the customer.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function add_search_conditions( Where $where, array $params ): void {
		foreach ( array( 'number', 'search' ) as $param ) {
			$text = self::get_number( array( 'number' => $params[ $param ] ?? '' ) );

			if ( '' === $text ) {
				continue;
			}

			$ranges  = self::get_ranges( $text );
			$numbers = array_map( static fn( int $id ): array => array( $id, $id ), self::find_numbers( $text ) );
			$all     = array_merge( $ranges, $numbers );

			if ( array() !== $ranges || ( array() !== $numbers && 'number' === $param ) ) {
				$where->add(
					'( ' . implode( ' OR ', array_fill( 0, count( $all ), 'orders.id BETWEEN %d AND %d' ) ) . ' )',
					array_merge( ...$all )
				);
			} elseif ( 'number' === $param ) {
				$where->add( '1 = 0' );
			} else {
				$like  = Database::esc_like( $text ) . '%';
				$names = ( new Where() )->words( $text, array( 'addresses.first_name', 'addresses.last_name' ) );

				$where->add(
					'( orders.billing_email LIKE %s' . str_repeat( ' OR orders.id BETWEEN %d AND %d', count( $numbers ) )
						. ' OR orders.id IN ('
						. ' SELECT addresses.order_id FROM {order_addresses} addresses WHERE ' . $names->sql() . ' ) )',
					array_merge( array( $like ), ...$numbers, ...array( $names->values() ) )
				);
			}
		}
	}

	/**
	 * Orders with a number of their own, as those of an order file, that starts with a text.
	 *
	 * @return int[] Ids.
	 */
	private static function find_numbers( string $text ): array {
		return Database::ids(
			'SELECT order_id AS id FROM {orders_meta} WHERE meta_key = %s AND meta_value LIKE %s ORDER BY order_id DESC LIMIT %d',
			array( Order_Numbers::META_KEY, Database::esc_like( $text ) . '%', self::MAX_NUMBERS )
		);
	}

	/**
	 * Search text that may be an order number.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function get_number( array $params ): string {
		$text = Text::trim( (string) ( $params['number'] ?? '' ) );

		return ltrim( '' === $text ? Text::trim( (string) ( $params['search'] ?? '' ) ) : $text, '#' );
	}
}
