<?php

namespace Storedeck\Sync\Import;

use Storedeck\Foundation\Server_Load;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Imports of orders and customers into the reports.
 *
 * Starts, reads and cancels imports and deletions. Only one of them runs at a time.
 */
final class Imports {

	/** Option with the date since when orders are imported, in site time, or ALWAYS. */
	public const SINCE_OPTION = 'storedeck_imported_since';
	public const ALWAYS       = '-1';

	/** Slot of imports and deletions. */
	private const SLOT = 'import';

	/** Types of jobs of this class. Imports of order files, which write the same rows, have the same slot. */
	private const TYPES = array( Import_Handler::TYPE, Delete_Handler::TYPE );

	/**
	 * Starts an import.
	 *
	 * @param int|null $days Days before today; null for all time.
	 * @param bool     $skip Whether to skip what was already imported.
	 * @return bool False while another import or deletion is in progress.
	 */
	public static function start( ?int $days, bool $skip ): bool {
		return null !== Job_Queue::start(
			Import_Handler::TYPE,
			array( 'days' => $days, 'from' => Import_Source::get_start( $days ), 'skip' => $skip ),
			0,
			self::SLOT
		);
	}

	/**
	 * Adds the import of everything that WP-Cron starts, unless orders were imported before.
	 */
	public static function add_first(): void {
		if ( self::is_complete() ) {
			return;
		}

		Job_Queue::add(
			Import_Handler::TYPE,
			array( 'days' => null, 'from' => null, 'skip' => false, 'is_first' => true ),
			0,
			self::SLOT
		);
	}

	/**
	 * Whether an import was finished, and its data were not deleted.
	 */
	public static function is_complete(): bool {
		return false !== get_option( self::SINCE_OPTION );
	}

	/**
	 * Whether an import or deletion is in progress.
	 */
	public static function is_open(): bool {
		return Job_Store::of_slot( self::SLOT )?->is_open() ?? false;
	}

	/**
	 * The import in progress.
	 */
	public static function get_running(): ?Job {
		$job = Job_Store::of_slot( self::SLOT );

		return null !== $job && Import_Handler::TYPE === $job->type && $job->is_open() ? $job : null;
	}

	/**
	 * Starts the deletion of imported data.
	 *
	 * @return bool False while another import or deletion is in progress.
	 */
	public static function delete(): bool {
		return null !== Job_Queue::start( Delete_Handler::TYPE, array(), 0, self::SLOT );
	}

	/**
	 * Cancels an import or deletion.
	 *
	 * @return bool Whether one was in progress.
	 */
	public static function cancel(): bool {
		$job = Job_Store::of_slot( self::SLOT );

		if ( null === $job || ! in_array( $job->type, self::TYPES, true ) ) {
			return false;
		}

		Job_Runner::stop( $job, Job::CANCELLED );

		return true;
	}

	/**
	 * Counts the customers and orders that an import would process.
	 *
	 * @param int|null $days Days before today; null for all time.
	 * @param bool     $skip Whether to skip what was already imported.
	 * @return array{customers: int, orders: int}
	 */
	public static function get_totals( ?int $days, bool $skip ): array {
		$source = new Import_Source( Import_Source::get_start( $days ), $skip );

		return array( 'customers' => $source->count_customers(), 'orders' => $source->count_orders() );
	}

	/**
	 * Continues an import or deletion and returns its progress.
	 *
	 * @return array<string, mixed> `is_importing`; `is_slowed`, whether jobs work less because of the server's load; after an import also `customers_total`, `customers_count`,
	 *                              `orders_total`, `orders_count` and `imported_from` (a date in site time, or -1 for
	 *                              all time); `is_deleting` and `percent_deleted` of a deletion; `status` of the last
	 *                              import or deletion: initializing, customers, orders, finalizing, deleting, finished,
	 *                              cancelled or error.
	 */
	public static function get_progress(): array {
		$open = Job_Store::of_slot( self::SLOT );

		if ( null !== $open ) {
			Job_Runner::run( $open->id, Job_Queue::READ_SECONDS );
		}

		$job = Job_Store::last( self::TYPES );

		if ( null === $job ) {
			return array( 'is_importing' => false ) + self::get_imported_from();
		}

		$is_import = Import_Handler::TYPE === $job->type;
		$status    = array(
			'is_importing' => $is_import && $job->is_open(),
			'is_slowed'    => $job->is_open() && Server_Load::get_share() < 1,
			'status'       => self::get_status( $job ),
		);

		if ( ! $is_import ) {
			$status['is_deleting']     = $job->is_open();
			$status['percent_deleted'] = $job->percent();
		} elseif ( isset( $job->checkpoint['orders'] ) ) {
			foreach ( array( 'customers', 'orders' ) as $stage ) {
				list( $status[ $stage . '_count' ], $status[ $stage . '_total' ] ) = $job->checkpoint[ $stage ];
			}
		}

		return $status + self::get_imported_from();
	}

	private static function get_status( Job $job ): string {
		if ( Job::FAILED === $job->state ) {
			return 'error';
		}

		if ( ! $job->is_open() ) {
			return $job->state;
		}

		if ( Delete_Handler::TYPE === $job->type ) {
			return 'deleting';
		}

		$stage = $job->checkpoint['stage'] ?? '';

		// Clients do not know the stage of products.
		return in_array( $stage, array( '', 'products' ), true ) ? 'initializing' : $stage;
	}

	/**
	 * Date since when orders are imported.
	 *
	 * @return array{imported_from?: string|int}
	 */
	private static function get_imported_from(): array {
		$since = get_option( self::SINCE_OPTION );

		if ( ! is_string( $since ) || '' === $since ) {
			return array();
		}

		return array( 'imported_from' => self::ALWAYS === $since ? -1 : $since );
	}
}
