<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Host\Host;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Sync\Import\Reconciliation;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the status. It is requested with every report, so its queries read few rows by index.
 */
final class Data_State {

	/** Maximum count of waiting orders. */
	private const MAX_WAITING = 1000;

	/** WooCommerce does not rebuild its rows. */
	private const NO_REBUILD = array( 'is_running' => false, 'percent' => 0 );

	/** WooCommerce does not reconcile its rows. */
	private const NO_RECONCILIATION = array(
		'is_running' => false,
		'percent'    => 0,
		'finished'   => null,
		'repaired'   => 0,
	);

	/**
	 * Reads the status.
	 *
	 * @return array{source: string, orders_until: string|null, downloads_until: string|null, replica_until: string|null, waiting: int,
	 *               import: array{is_running: bool, percent: int, is_first: bool}, rebuild: array{is_running: bool, percent: int},
	 *               reconciliation: array{is_running: bool, percent: int, finished: string|null, repaired: int},
	 *               other_currencies: list<array{currency: string, orders: int, total: int|float}>,
	 *               converted_orders: list<array{currency: string, orders: int, total: int|float}>} Dates are in site time. `waiting` is
	 *               the number of orders that are not yet processed.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function read(): array {
		$is_ours = Report_Source::is_storedeck_chosen();
		$is_read = Report_Source::is_storedeck();
		$stats   = $is_read ? '{order_stats}' : '{wp:wc_order_stats}';
		$now     = Site_Time::format( ( new Site_Time( Settings::get_time_zone() ) )->now() );

		return array(
			'source'           => $is_read ? Report_Source::STOREDECK : Report_Source::WOOCOMMERCE,
			'orders_until'     => self::get_latest( "SELECT MAX( date_created ) AS latest FROM $stats WHERE date_created <= %s", $now ),
			'downloads_until'  => self::get_latest_download(),
			'replica_until'    => self::get_replica_until(),
			'waiting'          => $is_ours ? self::count_waiting() : self::count_queued(),
			'import'           => $is_ours ? self::get_import() : self::get_woocommerce_import(),
			'rebuild'          => $is_ours ? Rebuild::get_progress() : self::NO_REBUILD,
			'reconciliation'   => $is_ours ? Reconciliation::get_progress() : self::NO_RECONCILIATION,
			// WooCommerce adds all currencies.
			'other_currencies' => $is_read ? Other_Currencies::count() : array(),
			'converted_orders' => $is_read ? Other_Currencies::count_converted() : array(),
		);
	}

	/**
	 * Runs a query for the latest date.
	 *
	 * @param string $sql   Query with one placeholder.
	 * @param string $until Value of the placeholder: ignores later dates.
	 */
	private static function get_latest( string $sql, string $until ): ?string {
		$latest = Database::value( $sql, array( $until ) );

		return null === $latest || str_starts_with( $latest, '0000' ) ? null : $latest;
	}

	/**
	 * Date of the latest download. The log is in GMT.
	 */
	private static function get_latest_download(): ?string {
		$latest = self::get_latest(
			'SELECT MAX( log.timestamp ) AS latest FROM {download_log} log WHERE log.timestamp <= %s',
			gmdate( 'Y-m-d H:i:s' )
		);

		return null === $latest ? null : get_date_from_gmt( $latest );
	}

	/**
	 * Date until which a replica has all changes; null when none is read or it has all.
	 */
	private static function get_replica_until(): ?string {
		$until = Report_Connection::get_until();

		return null === $until ? null : get_date_from_gmt( gmdate( 'Y-m-d H:i:s', $until ) );
	}

	/**
	 * Orders that are not compared with their rows yet, or have pending changes.
	 */
	private static function count_waiting(): int {
		list( $sql, $values ) = Order_Search::get_waiting();

		return (int) Database::value(
			"SELECT COUNT(*) FROM ( $sql UNION SELECT object_id AS id FROM {pending_changes}"
				. " WHERE type = 'orders' LIMIT %d ) waiting",
			array( ...$values, self::MAX_WAITING )
		);
	}

	/**
	 * Orders in WooCommerce's queue.
	 */
	public static function count_queued(): int {
		if ( ! function_exists( 'as_get_scheduled_actions' ) ) {
			return 0;
		}

		return count(
			(array) as_get_scheduled_actions(
				array( 'hook' => 'wc-admin_import_orders', 'status' => 'pending', 'per_page' => self::MAX_WAITING ),
				'ids'
			)
		);
	}

	/**
	 * Progress of the import of historical orders.
	 *
	 * @return array{is_running: bool, percent: int, is_first: bool}
	 */
	private static function get_import(): array {
		$job = Imports::get_running();

		return array(
			'is_running' => null !== $job,
			'percent'    => $job?->percent() ?? 0,
			'is_first'   => ! Imports::is_complete() && Host::get_store()->has_reports(),
		);
	}

	/**
	 * Progress of WooCommerce's import.
	 *
	 * @return array{is_running: bool, percent: int, is_first: bool}
	 */
	private static function get_woocommerce_import(): array {
		$response = rest_do_request( new \WP_REST_Request( 'GET', '/wc-analytics/reports/import/status' ) );
		$status   = 200 === $response->get_status() ? (array) $response->get_data() : array();
		$total    = (int) ( $status['orders_total'] ?? 0 ) + (int) ( $status['customers_total'] ?? 0 );
		$done     = (int) ( $status['orders_count'] ?? 0 ) + (int) ( $status['customers_count'] ?? 0 );

		return array(
			'is_running' => true === ( $status['is_importing'] ?? false ),
			'percent'    => $total > 0 ? max( 0, min( 99, intdiv( 100 * $done, $total ) ) ) : 0,
			'is_first'   => false,
		);
	}
}
