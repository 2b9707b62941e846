<?php

namespace Storedeck\Site_Health;

use Storedeck\Foundation\Database\Replica\Replica_Check;
use Storedeck\Foundation\Database\Replica\Replica_Settings;
use Storedeck\Foundation\Database\Replica\Report_Connection;

defined( 'ABSPATH' ) || exit;

/**
 * Test of the replica, and its host, state and lag for the information, without credentials. Only if one is set.
 */
final class Replica_Health {

	/** Name of the test. */
	private const TEST = 'storedeck_reports_database';

	public static function register_hooks(): void {
		if ( Replica_Settings::exist() ) {
			add_filter( 'site_status_tests', array( self::class, 'add_test' ) );
		}
	}

	/**
	 * Adds the test.
	 *
	 * @param array<string, array<string, mixed>> $tests Tests by type.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( $tests ) {
		$tests['direct'][ self::TEST ] = array(
			'label' => __( 'Database of reports', 'storedeck' ),
			'test'  => array( self::class, 'run_test' ),
		);

		return $tests;
	}

	/**
	 * Runs the test.
	 *
	 * @return array<string, mixed>
	 */
	public static function run_test(): array {
		$check   = Replica_Settings::are_usable() ? Report_Connection::check() : null;
		$is_good = null !== $check && in_array( $check->state, array( Replica_Check::CURRENT, Replica_Check::LAGS ), true );

		return array(
			'label'       => $is_good
				? __( 'Reports are read from a replica', 'storedeck' )
				: __( 'Reports are not read from the replica', 'storedeck' ),
			'status'      => $is_good ? 'good' : 'recommended',
			'badge'       => array( 'label' => __( 'Performance', 'storedeck' ), 'color' => 'blue' ),
			'description' => '<p>' . esc_html( self::describe( $check ) ) . '</p>',
			'actions'     => '',
			'test'        => self::TEST,
		);
	}

	/**
	 * Host, state and lag.
	 *
	 * @return array<string, array{0: string, 1: string, 2?: string|int}> As of Information::get().
	 */
	public static function get_facts(): array {
		if ( ! Replica_Settings::exist() ) {
			return array();
		}

		$check = Replica_Settings::are_usable() ? Report_Connection::check() : null;
		$lag   = null === $check ? null : $check->get_lag();
		$text  = null === $lag
			? __( 'Unknown', 'storedeck' )
			/* translators: %s: number of seconds. */
			: sprintf( _n( '%s second', '%s seconds', $lag, 'storedeck' ), number_format_i18n( $lag ) );

		return array(
			'reports_db_host'  => array( __( 'Database host of reports', 'storedeck' ), Replica_Settings::get_host() ),
			'reports_db_state' => array(
				__( 'State of the database of reports', 'storedeck' ),
				self::describe( $check ),
				$check?->state ?? 'invalid',
			),
			'reports_db_lag'   => array( __( 'Lag of the database of reports', 'storedeck' ), $text, $lag ?? 'unknown' ),
		);
	}

	/**
	 * The state as a sentence.
	 *
	 * @param Replica_Check|null $check State; null when the constants cannot be used.
	 */
	private static function describe( ?Replica_Check $check ): string {
		return match ( $check?->state ) {
			null                   => Replica_Settings::get_problem(),
			Replica_Check::CURRENT => __( 'The replica has all changes.', 'storedeck' ),
			Replica_Check::LAGS    => __( 'The replica lags. Reports say until when they have all changes.', 'storedeck' ),
			Replica_Check::UNSEEN  => __( 'The replica lacks your last change. Your reports are read from the primary.', 'storedeck' ),
			Replica_Check::TOO_OLD => __( 'The replica lags more than allowed. Reports are read from the primary.', 'storedeck' ),
			Replica_Check::FOREIGN => __(
				'The server has data that the primary does not have. Check whether it still replicates the primary.',
				'storedeck'
			),
			default                => __( 'The replica does not respond. Reports are read from the primary.', 'storedeck' ),
		};
	}
}
