<?php
/**
 * Imports of the shop's orders into its reports.
 *
 * @package Storedeck
 */

namespace Storedeck\Jobs\Import;

use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Runner;
use Storedeck\Jobs\Job_Store;
use Storedeck\Jobs\Job_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Starts, watches and stops imports and removals. Of both together one runs at a time.
 */
final class Imports {

	/**
	 * Option that tells since when orders are imported, on the shop's clock, or ALWAYS.
	 */
	public const SINCE_OPTION = 'storedeck_imported_since';
	public const ALWAYS       = '-1';

	/**
	 * Slot of imports and removals.
	 */
	private const SLOT = 'import';

	/**
	 * Begins an import.
	 *
	 * @param int|null $days Days before today; null for all time.
	 * @param bool     $skip Whether what reports know already is left out.
	 * @return bool Whether it began; false while another import or removal runs.
	 */
	public static function start( ?int $days, bool $skip ): bool {
		return null !== Job_Queue::start(
			Job_Types::IMPORT,
			array(
				'days' => $days,
				'from' => Import_Source::moment( $days ),
				'skip' => $skip,
			),
			0,
			self::SLOT
		);
	}

	/**
	 * Begins a removal.
	 *
	 * @return bool Whether it began; false while another import or removal runs.
	 */
	public static function delete(): bool {
		return null !== Job_Queue::start( Job_Types::DELETE, array(), 0, self::SLOT );
	}

	/**
	 * Stops what runs.
	 *
	 * @return bool Whether anything ran.
	 */
	public static function cancel(): bool {
		$job = Job_Store::of_slot( self::SLOT );

		if ( null === $job ) {
			return false;
		}

		Job_Runner::stop( $job, Job::CANCELLED );

		return true;
	}

	/**
	 * How many customers and orders an import would take.
	 *
	 * @param int|null $days Days before today; null for all time.
	 * @param bool     $skip Whether what reports know already is left out.
	 * @return array{customers: int, orders: int}
	 */
	public static function totals( ?int $days, bool $skip ): array {
		$source = new Import_Source( Import_Source::moment( $days ), $skip );

		return array(
			'customers' => $source->count_customers(),
			'orders'    => $source->count_orders(),
		);
	}

	/**
	 * How far it is. Who looks brings it on.
	 *
	 * @return array<string, mixed> `is_importing`; once something was imported also `customers_total`, `customers_count`,
	 *                              `orders_total`, `orders_count` and `imported_from` (a date on the shop's clock, or -1 for
	 *                              all time); `is_deleting` while rows are removed; `status` of the last import or removal:
	 *                              initializing, customers, orders, finalizing, deleting, finished, cancelled or error.
	 */
	public static function status(): array {
		$open = Job_Store::of_slot( self::SLOT );

		if ( null !== $open ) {
			Job_Runner::run( $open->id, Job_Queue::LOOK_SLICE );
		}

		$job = Job_Store::of_slot( self::SLOT ) ?? Job_Store::last( array( Job_Types::IMPORT, Job_Types::DELETE ) );

		if ( null === $job ) {
			return array( 'is_importing' => false ) + self::since();
		}

		$is_import = Job_Types::IMPORT === $job->kind;
		$status    = array(
			'is_importing' => $is_import && $job->is_open(),
			'status'       => self::word( $job ),
		);

		if ( ! $is_import ) {
			$status['is_deleting']     = $job->is_open();
			$status['percent_deleted'] = $job->percent();
		} elseif ( isset( $job->place['orders'] ) ) {
			foreach ( array( 'customers', 'orders' ) as $stage ) {
				list( $status[ $stage . '_count' ], $status[ $stage . '_total' ] ) = $job->place[ $stage ];
			}
		}

		return $status + self::since();
	}

	/**
	 * What a job is at, in a word.
	 *
	 * @param Job $job Job.
	 */
	private static function word( Job $job ): string {
		if ( Job::FAILED === $job->state ) {
			return 'error';
		}

		if ( ! $job->is_open() ) {
			return $job->state;
		}

		return Job_Types::DELETE === $job->kind ? 'deleting' : (string) ( $job->place['stage'] ?? 'initializing' );
	}

	/**
	 * Since when orders are imported.
	 *
	 * @return array{imported_from?: string|int}
	 */
	private static function since(): array {
		$since = get_option( self::SINCE_OPTION );

		if ( ! is_string( $since ) || '' === $since ) {
			return array();
		}

		return array( 'imported_from' => self::ALWAYS === $since ? -1 : $since );
	}
}
