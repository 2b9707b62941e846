<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Last_Writes;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;
use Storedeck\Sync\Import\Imports;

defined( 'ABSPATH' ) || exit;

/**
 * Finds orders that were created or changed while no hook of this plugin ran: it was not active, or other code wrote to
 * the tables. Before a report is read, new orders without rows are synced, and those whose date of change is after the
 * last search are compared with their rows, the earliest first. What takes longer continues with the next request, and
 * counts as waiting until then. A change that leaves the date as it was is found by the daily reconciliation.
 */
final class Order_Search {

	/**
	 * Option with the state: `last` (ID of the latest order that was compared), `since` and `since_id` (date of change, in
	 * GMT, and ID of the order until which changed ones were), `until` (date until which they are searched, empty when
	 * that is done), `searched_at` (Unix time of the last search), `is_slow` (whether reading changed ones took longer than
	 * a request searches).
	 */
	public const OPTION = 'storedeck_order_search';

	/** Seconds that a request searches. */
	public const SECONDS = 2.0;

	/** Seconds that WP-Cron searches. */
	public const CRON_SECONDS = 20.0;

	/** Seconds that searches overlap: a change is dated before it is committed. */
	private const OVERLAP = 10;

	/** State that makes the next request search. */
	private const SOON = array( 'searched_at' => 0, 'is_slow' => 0 );

	/** Orders that are compared at a time. */
	private const BATCH = 100;

	/**
	 * Begins with the orders from now on, unless orders were searched before.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function install(): void {
		if ( false === get_option( self::OPTION ) ) {
			self::save(
				array(
					'last'        => self::get_last(),
					'since'       => gmdate( 'Y-m-d H:i:s' ),
					'since_id'    => 0,
					'until'       => '',
				) + self::SOON
			);
		}
	}

	/**
	 * Makes the next request search, and stores orders as pending that were deleted while no one noticed.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function handle_activation(): void {
		self::install();
		self::save( self::SOON + self::get_state() );

		Row_Writer::run(
			"INSERT INTO {pending_changes} ( request, type, object_id, ready_at ) SELECT '', 'orders', stats.order_id, 0"
				. ' FROM {order_stats} stats LEFT JOIN ' . Host::get_orders()->get_orders_sql() . ' orders'
				. ' ON orders.id = stats.order_id WHERE orders.id IS NULL LIMIT %d',
			array( 10 * self::BATCH )
		);
	}

	/**
	 * Searches for a while, unless another process does.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function run( float $seconds ): void {
		$lock = new Lock( 'order_search' );

		if ( ! $lock->acquire() ) {
			return;
		}

		try {
			self::search( $seconds );
		} finally {
			$lock->release();
		}
	}

	/**
	 * Searches for a while.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function search( float $seconds ): void {
		self::install();

		if ( Imports::is_open() || ( Host::get_store()->has_reports() && ! Imports::is_complete() ) ) {
			return;
		}

		$end   = microtime( true ) + $seconds;
		$state = self::search_new( self::check_clock( self::get_state() ), $end );

		if ( null !== $state && ! self::is_left_to_cron( $state ) ) {
			self::search_changed( $state, $end );
		}
	}

	/**
	 * SQL of orders that a search has not reached yet.
	 *
	 * @return array{string, array<int, string|int>} Query for `id`, and values of its placeholders.
	 */
	public static function get_waiting(): array {
		$state = self::get_state();

		if ( array() === $state ) {
			return array( 'SELECT order_id AS id FROM {order_stats} WHERE 1 = 0', array() );
		}

		list( $new, $new_values )         = self::get_new( $state );
		list( $changed, $changed_values ) = self::get_changed( $state );

		return '' === $state['until'] || self::is_left_to_cron( $state )
			? array( "SELECT orders.id $new", $new_values )
			: array( "SELECT orders.id $new UNION SELECT orders.id $changed", array( ...$new_values, ...$changed_values ) );
	}

	/**
	 * Searches the last day again if the clock was ahead during the last search; the daily reconciliation finds what changed
	 * earlier.
	 *
	 * @param array<string, string|int> $state State.
	 * @return array<string, string|int> State.
	 */
	private static function check_clock( array $state ): array {
		$dates = array( $state['since'], $state['until'], gmdate( 'Y-m-d H:i:s', (int) $state['searched_at'] ) );

		return max( $dates ) <= gmdate( 'Y-m-d H:i:s', time() + self::OVERLAP ) ? $state : array(
			'since'       => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ),
			'since_id'    => 0,
			'until'       => '',
		) + self::SOON + $state;
	}

	/**
	 * Compares new orders.
	 *
	 * @param array<string, string|int> $state State.
	 * @param float                     $end   Time to stop.
	 * @return array<string, string|int>|null State; null if orders are left.
	 */
	private static function search_new( array $state, float $end ): ?array {
		// Read first: a new order may get rows while others are searched.
		$latest = (int) Database::value( 'SELECT MAX( order_id ) FROM {order_stats}' );

		do {
			list( $from, $values ) = self::get_new( $state );

			$rows = Database::rows( "SELECT orders.id $from ORDER BY orders.id LIMIT %d", array( ...$values, self::BATCH ) );

			if ( array() === $rows ) {
				$state['last'] = max( $state['last'], $latest );
				self::save( $state );

				return $state;
			}

			if ( ! self::compare( $rows ) ) {
				return null;
			}

			$state['last'] = (int) end( $rows )['id'];
			self::save( $state );
		} while ( microtime( true ) < $end );

		return null;
	}

	/**
	 * Compares orders that changed since the last search.
	 *
	 * @param array<string, string|int> $state State.
	 * @param float                     $end   Time to stop.
	 */
	private static function search_changed( array $state, float $end ): void {
		if ( '' === $state['until'] && time() - $state['searched_at'] >= Host::get_orders()->get_search_interval() ) {
			$state['until'] = gmdate( 'Y-m-d H:i:s' );
		}

		while ( '' !== $state['until'] ) {
			list( $from, $values ) = self::get_changed( $state );

			$start = microtime( true );
			$rows  = Database::rows(
				"SELECT orders.id, orders.date_updated_gmt AS changed $from ORDER BY orders.date_updated_gmt, orders.id LIMIT %d",
				array( ...$values, self::BATCH )
			);

			$state['is_slow'] = (int) ( microtime( true ) - $start > self::SECONDS );

			if ( ! self::compare( $rows ) ) {
				self::save( $state );
				return;
			}

			$state = array() === $rows ? self::finish( $state ) : array(
				'since'    => (string) end( $rows )['changed'],
				'since_id' => (int) end( $rows )['id'],
			) + $state;

			self::save( $state );

			if ( microtime( true ) >= $end ) {
				return;
			}
		}
	}

	/**
	 * Whether only WP-Cron searches changed orders: each request would read all orders of a large store that has them in
	 * posts, which have no index of the date of change.
	 *
	 * @param array<string, string|int> $state State.
	 */
	private static function is_left_to_cron( array $state ): bool {
		return 1 === ( $state['is_slow'] ?? 0 ) && ! wp_doing_cron();
	}

	/**
	 * State after all changed orders were compared.
	 *
	 * @param array<string, string|int> $state State.
	 * @return array<string, string|int>
	 */
	private static function finish( array $state ): array {
		return array(
			'since'       => gmdate( 'Y-m-d H:i:s', (int) strtotime( $state['until'] . ' UTC' ) - self::OVERLAP ),
			'since_id'    => 0,
			'until'       => '',
			'searched_at' => time(),
		) + $state;
	}

	/**
	 * Syncs orders whose rows differ.
	 *
	 * @param array<int, array<string, string|null>> $rows Orders: `id`.
	 * @return bool False if another process was syncing rows.
	 */
	private static function compare( array $rows ): bool {
		$ids      = array_map( 'intval', array_column( $rows, 'id' ) );
		$outdated = array() === $ids ? array() : Order_Check::of_store()->get_outdated( $ids );

		return array() === $outdated || Sync_Lock::run(
			static fn() => Last_Writes::for_all( static fn() => Order_Sync::sync( $outdated ) ),
			Sync_Lock::READ_TIMEOUT
		);
	}

	/**
	 * New orders without rows.
	 *
	 * @param array<string, string|int> $state State.
	 * @return array{string, array<int, string|int>} SQL from FROM on, and values of its placeholders.
	 */
	private static function get_new( array $state ): array {
		$excluded = Settings::STORED_HIDDEN_STATUSES;

		return array(
			'FROM ' . Host::get_orders()->get_orders_sql() . " orders WHERE orders.type = 'shop_order' AND orders.id > %d"
				. ' AND orders.status NOT IN ( ' . Database::placeholders( $excluded, '%s' ) . ' )'
				. ' AND NOT EXISTS ( SELECT 1 FROM {order_stats} stats WHERE stats.order_id = orders.id )',
			array( $state['last'], ...$excluded ),
		);
	}

	/**
	 * Orders and refunds that changed since the last search.
	 *
	 * @param array<string, string|int> $state State.
	 * @return array{string, array<int, string|int>} SQL from FROM on, and values of its placeholders.
	 */
	private static function get_changed( array $state ): array {
		return array(
			'FROM ' . Host::get_orders()->get_orders_sql() . " orders WHERE orders.type IN ( 'shop_order', 'shop_order_refund' )"
				. ' AND orders.date_updated_gmt >= %s AND ( orders.date_updated_gmt > %s OR orders.id > %d )'
				. ' AND orders.date_updated_gmt <= %s',
			array( $state['since'], $state['since'], $state['since_id'], $state['until'] ),
		);
	}

	/**
	 * ID of the latest order.
	 */
	private static function get_last(): int {
		return (int) Database::value( 'SELECT MAX( orders.id ) FROM ' . Host::get_orders()->get_orders_sql() . ' orders' );
	}

	/**
	 * Stored state; empty before the installation.
	 *
	 * @return array<string, string|int>
	 */
	private static function get_state(): array {
		$state = get_option( self::OPTION );

		return is_array( $state ) ? $state : array();
	}

	/**
	 * Stores the state.
	 *
	 * @param array<string, string|int> $state State.
	 */
	private static function save( array $state ): void {
		update_option( self::OPTION, $state, false );
	}
}
