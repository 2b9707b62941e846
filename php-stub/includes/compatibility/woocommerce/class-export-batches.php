<?php

namespace Storedeck\Compatibility\Woocommerce;

use ActionScheduler;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Exports of WooCommerce on sites without WP-Cron.
 *
 * Processes the batches of WooCommerce's exports in the requests that read their progress, so that exports finish while a
 * page polls. Each batch is claimed, so that Action Scheduler does not process it too.
 */
final class Export_Batches {

	/** Route of the progress of an export. */
	private const ROUTE = '#^/wc-analytics/reports/[^/]+/export/[a-z0-9]+/status$#D';

	/**
	 * Hooks of the scheduled actions. They are claimed without their group, which a store that Action Scheduler migrates from
	 * does not have: the claim would fail.
	 */
	private const HOOKS = array(
		'wc-admin_queue_batches_report_exporter', 'wc-admin_schedule_action_report_exporter',
		'woocommerce_admin_report_export', 'woocommerce_admin_email_report_download_link',
	);

	/** Maximum number of seconds before the last batch of a request begins. */
	private const SECONDS = 2.0;

	public static function register_hooks(): void {
		add_filter( 'rest_dispatch_request', array( self::class, 'process_before_status' ), 10, 2 );
	}

	/**
	 * Processes batches before the progress is read. Permissions were checked.
	 *
	 * @param mixed $result Result of the request, null for the default.
	 * @return mixed The result as it was.
	 */
	public static function process_before_status( $result, $request ) {
		$is_status = self::is_status( $request->get_method(), $request->get_route() );

		if ( null === $result && $is_status && class_exists( ActionScheduler::class ) ) {
			self::process();
		}

		return $result;
	}

	/**
	 * Whether a request reads the progress of an export.
	 *
	 * @param string $method HTTP method.
	 */
	public static function is_status( string $method, string $route ): bool {
		return 'GET' === $method && 1 === preg_match( self::ROUTE, $route );
	}

	/**
	 * Processes batches one after the other: WooCommerce appends their rows to the file.
	 */
	private static function process(): void {
		$lock  = new Lock( 'woocommerce_exports' );
		$until = microtime( true ) + self::SECONDS;

		if ( ! $lock->acquire() ) {
			return;
		}

		try {
			do {
				$is_done = ! self::process_next();
			} while ( ! $is_done && microtime( true ) < $until );
		} catch ( Throwable $error ) {
			// Action Scheduler tries the batch again.
			Log::error( 'A batch of an export of WooCommerce could not be processed.', $error );
		} finally {
			$lock->release();
		}
	}

	/**
	 * Processes the next batch that is due.
	 *
	 * @return bool Whether there was one.
	 */
	private static function process_next(): bool {
		$store = ActionScheduler::store();
		$claim = $store->stake_claim( 1, null, self::HOOKS );

		try {
			foreach ( $claim->get_actions() as $action ) {
				ActionScheduler::runner()->process_action( $action, 'Storedeck' );
			}
		} finally {
			$store->release_claim( $claim );
		}

		return array() !== $claim->get_actions();
	}
}
