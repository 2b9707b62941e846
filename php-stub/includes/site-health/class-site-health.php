<?php

namespace Storedeck\Site_Health;

use Storedeck\Compatibility\Unapplied_Hooks;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Foundation\Server_Load;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_Maintenance;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Sync\Raw_Order_Reader;

defined( 'ABSPATH' ) || exit;

/**
 * Tells what an administrator can act on: a job that does not continue, WP-Cron
 * that does not run, report rows that had to be repaired.
 */
final class Site_Health {

	/**
	 * Seconds without progress after which a job is stuck, and of delay after which an event is late. WP-Cron of a
	 * site without visitors may be late by a while.
	 */
	private const LATE = 2 * HOUR_IN_SECONDS;

	/** Events of WP-Cron. */
	private const EVENTS = array( Job_Queue::PROCESS_EVENT, Job_Queue::CLEANUP_EVENT, Reconciliation::EVENT, Sum_Jobs::EVENT );

	public static function register_hooks(): void {
		add_filter( 'site_status_tests', array( self::class, 'add_tests' ) );
		add_filter( 'debug_information', array( Information::class, 'add' ) );
	}

	/**
	 * Adds the tests.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by type.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_tests( $tests ) {
		foreach ( array(
			'jobs'           => __( 'Jobs of the store', 'storedeck' ),
			'events'         => __( 'Scheduled events of the store', 'storedeck' ),
			'reconciliation' => __( 'Report data', 'storedeck' ),
			'tables'         => __( 'Tables of the store', 'storedeck' ),
			'filters'        => __( 'Filters of reports', 'storedeck' ),
			'extensions'     => __( 'Extensions of Storedeck', 'storedeck' ),
		) as $name => $label ) {
			$tests['direct'][ 'storedeck_' . $name ] = array(
				'label' => $label,
				'test'  => array( self::class, 'test_' . $name ),
			);
		}

		return $tests;
	}

	/**
	 * Tests whether all jobs continue.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_jobs(): array {
		// A time in the future is of a clock that was ahead.
		$stuck = array_filter( Job_Store::open(), static fn( Job $job ): bool => abs( time() - $job->updated ) > self::LATE );

		if ( array() === $stuck && array() !== Job_Store::open() && Server_Load::get_share() < 1 ) {
			return self::get_result(
				'jobs',
				'recommended',
				__( 'The jobs of the store are slower than usual', 'storedeck' ),
				sprintf(
					/* translators: %s: percentage. */
					__( 'The load of the server is high. Jobs work %s%% of the usual time, so that pages stay fast.', 'storedeck' ),
					number_format_i18n( 100 * Server_Load::get_share() )
				)
			);
		}

		return self::get_result_of_list(
			'jobs',
			array_unique( array_column( $stuck, 'type' ) ),
			__( 'The jobs of the store continue', 'storedeck' ),
			__( 'A job of the store is stuck', 'storedeck' ),
			/* translators: %s: types of jobs, separated by commas. */
			__( 'No progress for two hours: %s. Check that WP-Cron runs, and look for errors in the debug log.', 'storedeck' ),
			'critical'
		);
	}

	/**
	 * Tests whether WP-Cron runs the events.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_events(): array {
		$late = array_filter(
			self::EVENTS,
			static function ( string $event ): bool {
				$next = wp_next_scheduled( $event );

				return false !== $next && $next < time() - self::LATE;
			}
		);

		return self::get_result_of_list(
			'events',
			$late,
			__( 'The scheduled events of the store run', 'storedeck' ),
			__( 'Scheduled events of the store are late', 'storedeck' ),
			/* translators: %s: names of events, separated by commas. */
			__( 'Not run for two hours: %s. Imports, exports and checks wait for WP-Cron; set up a system cron.', 'storedeck' )
		);
	}

	/**
	 * Tests whether the last reconciliation found report data that were right.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_reconciliation(): array {
		if ( false !== get_option( Sum_Maintenance::TOO_LARGE ) ) {
			return self::get_result(
				'reconciliation',
				'recommended',
				__( 'Report data could not be compared with the orders', 'storedeck' ),
				__( 'The amounts of some orders are too large to add. Reports that include them cannot be loaded.', 'storedeck' )
			);
		}

		$undated  = Raw_Order_Reader::get_undated();
		$last     = get_option( Reconciliation::OPTION );
		$repaired = is_array( $last ) ? (int) ( $last['repaired'] ?? 0 ) : 0;

		if ( 0 === $repaired || array() !== $undated ) {
			return self::get_result_of_list(
				'reconciliation',
				$undated,
				__( 'Report data match the orders', 'storedeck' ),
				__( 'Reports leave out orders without a date', 'storedeck' ),
				/* translators: %s: numbers of orders, separated by commas. */
				__( 'These orders have no date on which they were created, paid or completed: %s.', 'storedeck' )
			);
		}

		return self::get_result(
			'reconciliation',
			'recommended',
			__( 'Report data did not match the orders', 'storedeck' ),
			sprintf(
				/* translators: %s: number of orders, products and stored sums. */
				_n(
					'The last check repaired the report data of %s order, product or sum. Another program may write to the database.',
					'The last check repaired the report data of %s orders, products and sums. Another program may write to the database.',
					$repaired,
					'storedeck'
				),
				number_format_i18n( $repaired )
			)
		);
	}

	/**
	 * Tests whether all tables have transactions.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_tables(): array {
		return self::get_result_of_list(
			'tables',
			Tables::get_without_transactions(),
			__( 'The tables of the store have transactions', 'storedeck' ),
			__( 'Tables of the store have no transactions', 'storedeck' ),
			/* translators: %s: names of tables, separated by commas. */
			__(
				'An order that is written while the server stops can be stored in part. Convert to InnoDB, or ask your host to: %s.',
				'storedeck'
			)
		);
	}

	/**
	 * Tests whether all filters of plugins change our reports as they change WooCommerce's.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_filters(): array {
		return self::get_result_of_list(
			'filters',
			array( implode( '; ', Unapplied_Hooks::find() ) ),
			__( 'All filters of reports are applied', 'storedeck' ),
			__( 'Filters of plugins do not change the reports of Storedeck', 'storedeck' ),
			/* translators: %s: names of filters and their callbacks. */
			__( 'These filters change only the reports of WooCommerce. Ask the author of the plugin for an update: %s.', 'storedeck' )
		);
	}

	/**
	 * Tests whether all that plugins add to Storedeck can be used.
	 *
	 * @return array<string, mixed>
	 */
	public static function test_extensions(): array {
		return self::get_result_of_list(
			'extensions',
			array( implode( ' ', Information::get_extension_problems() ) ),
			__( 'All extensions of Storedeck work', 'storedeck' ),
			__( 'Parts of extensions of Storedeck are left out', 'storedeck' ),
			/* translators: %s: errors with names of plugins. */
			__( 'Ask the author of the plugin for an update, or deactivate it. %s', 'storedeck' )
		);
	}

	/**
	 * The result of a test that looks for something.
	 *
	 * @param string[] $found  What it found; nothing is good.
	 * @param string   $good   Result in a few words without any.
	 * @param string   $bad    Result with some.
	 * @param string   $text   What is wrong and what to do, with a placeholder for what was found.
	 * @param string   $status Status with some.
	 * @return array<string, mixed>
	 */
	private static function get_result_of_list(
		string $name,
		array $found,
		string $good,
		string $bad,
		string $text,
		string $status = 'recommended'
	): array {
		$list = implode( ', ', $found );

		return '' === $list
			? self::get_result( $name, 'good', $good, '' )
			: self::get_result( $name, $status, $bad, sprintf( $text, $list ) );
	}

	/**
	 * A result.
	 *
	 * @param string $status      good, recommended or critical.
	 * @param string $label       Result in a few words.
	 * @param string $description What is wrong and what to do; empty if nothing is wrong.
	 * @return array<string, mixed>
	 */
	private static function get_result( string $name, string $status, string $label, string $description ): array {
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array( 'label' => __( 'Store', 'storedeck' ), 'color' => 'good' === $status ? 'blue' : 'orange' ),
			'description' => '<p>' . esc_html( '' === $description ? $label . '.' : $description ) . '</p>',
			'actions'     => '',
			'test'        => 'storedeck_' . $name,
		);
	}
}
