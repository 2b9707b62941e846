<?php

namespace Storedeck\Site_Health;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Foundation\Hooks\Failures;
use Storedeck\Host\Host;
use Storedeck\Jobs\Job;
use Storedeck\Jobs\Job_Store;
use Storedeck\Reports\Registry;
use Storedeck\Sync\Data_State;
use Storedeck\Sync\Test_Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Information about the store for Site Health and WP-CLI.
 *
 * Versions, numbers of rows, how far data reach, jobs and caches. It contains no
 * personal data: owners send it to those who help them.
 */
final class Information {

	/** Tables whose rows are counted. */
	private const COUNTED = array( 'order_stats', 'order_product_lookup', 'customer_lookup', 'product_meta_lookup', 'pending_changes' );

	/**
	 * Adds the section to Site Health.
	 *
	 * @param array<string, array<string, mixed>> $information Sections.
	 * @return array<string, array<string, mixed>>
	 */
	public static function add( $information ) {
		$fields = array();

		foreach ( self::get() as $name => $fact ) {
			$fields[ $name ] = array( 'label' => $fact[0], 'value' => $fact[1] );

			if ( isset( $fact[2] ) ) {
				$fields[ $name ]['debug'] = $fact[2];
			}
		}

		$information['storedeck'] = array( 'label' => 'Storedeck', 'fields' => $fields );

		return $information;
	}

	/**
	 * All facts.
	 *
	 * @return array<string, array{0: string, 1: string, 2?: string|int}> Name => label, value, and the value for
	 *                                                                    copying where it differs.
	 */
	public static function get(): array {
		$facts = array(
			'version'      => array( __( 'Version', 'storedeck' ), STOREDECK_VERSION ),
			'store'        => array( __( 'Orders from', 'storedeck' ), Host::get_store()->get_name() ),
			'object_cache' => array(
				__( 'Persistent object cache', 'storedeck' ),
				wp_using_ext_object_cache() ? __( 'Yes', 'storedeck' ) : __( 'No', 'storedeck' ),
			),
			'open_jobs'    => array(
				__( 'Open jobs', 'storedeck' ),
				self::join( array_map( static fn( Job $job ): string => $job->type . ' ' . $job->percent() . ' %', Job_Store::open() ) ),
			),
			'extensions'   => array( __( 'Problems of extensions', 'storedeck' ), self::join( self::get_extension_problems() ) ),
		) + Replica_Health::get_facts();

		try {
			return $facts + self::get_state() + self::get_counts();
		} catch ( Query_Exception $error ) {
			return $facts + array( 'error' => array( __( 'Error', 'storedeck' ), $error->getMessage() ) );
		}
	}

	/**
	 * What plugins add and is left out, and what of them failed in the last hour.
	 *
	 * @return list<string>
	 */
	public static function get_extension_problems(): array {
		return array( ...Registry::get_errors(), ...Failures::get_stored() );
	}

	/**
	 * How far data reach, and the last check.
	 *
	 * @return array<string, array{string, string}>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function get_state(): array {
		$state  = Data_State::read();
		$checks = $state['reconciliation'];
		$none   = __( 'None', 'storedeck' );

		return array(
			'reports'         => array( __( 'Reports from', 'storedeck' ), $state['source'] ),
			'orders_until'    => array( __( 'Latest order in reports', 'storedeck' ), $state['orders_until'] ?? $none ),
			'downloads_until' => array( __( 'Latest download in reports', 'storedeck' ), $state['downloads_until'] ?? $none ),
			'waiting'         => array( __( 'Orders waiting for reports', 'storedeck' ), (string) $state['waiting'] ),
			'test_payments'   => array( __( 'Orders left out because of test payments', 'storedeck' ), (string) Test_Payments::count() ),
			'last_check'      => array( __( 'Last check of report data', 'storedeck' ), $checks['finished'] ?? $none ),
			'repaired'        => array( __( 'Repaired by the last check', 'storedeck' ), (string) $checks['repaired'] ),
		);
	}

	/**
	 * Numbers of rows.
	 *
	 * @return array<string, array{string, string}>
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function get_counts(): array {
		$counts = array();

		foreach ( self::COUNTED as $table ) {
			$name = Tables::get_name( $table );
			/* translators: %s: name of a table. */
			$label = sprintf( __( 'Rows of %s', 'storedeck' ), $name );

			$counts[ 'rows_' . $table ] = array( $label, (string) Database::value( "SELECT COUNT(*) FROM {{$table}}" ) );
		}

		return $counts;
	}

	/**
	 * A list as a text.
	 *
	 * @param string[] $values Values.
	 */
	private static function join( array $values ): string {
		return array() === $values ? __( 'None', 'storedeck' ) : implode( ', ', $values );
	}
}
