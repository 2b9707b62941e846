<?php
/**
 * Times at which tables were last written.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Reads when tables were last written from the database server, which no code
 * can bypass.
 *
 * Servers report whole seconds, and lose them on a restart. MariaDB reports when
 * a transaction began, not when it ended. Therefore tables have a timestamp only
 * when their last write is older than usual transactions: as long as it stays
 * the same, the table is unchanged.
 */
final class Table_Timestamps {

	/**
	 * Seconds after a write in which another write may get the same time.
	 */
	private const SETTLE_SECONDS = 10;

	/**
	 * Whether the reported times are reliable.
	 *
	 * @var bool|null
	 */
	private static ?bool $are_reliable = null;

	/**
	 * Timestamps of some tables.
	 *
	 * @param string[] $tables Short names.
	 * @return array<string, string> Short name => timestamp; empty when unknown.
	 */
	public static function get( array $tables ): array {
		global $wpdb;

		if ( ! self::are_reliable() ) {
			return array_fill_keys( $tables, '' );
		}

		$shown = $wpdb->hide_errors();
		$names = array_map( array( Database::class, 'table' ), $tables );
		$rows  = (array) $wpdb->get_results(
			$wpdb->prepare(
				'SELECT TABLE_NAME AS name, CREATE_TIME AS made, UPDATE_TIME AS written,'
				. ' TIMESTAMPDIFF( SECOND, UPDATE_TIME, NOW() ) AS age'
				. ' FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ( '
				. Database::placeholders( $names, '%s' ) . ' )',
				$names
			),
			ARRAY_A
		);

		if ( $shown ) {
			$wpdb->show_errors();
		}

		$timestamps = array_map( array( self::class, 'format' ), array_column( $rows, null, 'name' ) );

		return array_combine( $tables, array_map( static fn( string $name ): string => $timestamps[ $name ] ?? '', $names ) );
	}

	/**
	 * Timestamp from the reported times of a table.
	 *
	 * @param array<string, string|int|null> $row When it was `made` and `written`, and the `age` of the last write in seconds.
	 * @return string Empty when unknown.
	 */
	public static function format( array $row ): string {
		return null === $row['written'] || (int) $row['age'] < self::SETTLE_SECONDS ? '' : $row['made'] . ', ' . $row['written'];
	}

	/**
	 * Whether timestamps prove that tables are unchanged.
	 *
	 * @param array<string, string> $before Previous timestamps.
	 * @param array<string, string> $now    Current timestamps.
	 */
	public static function are_unchanged( array $before, array $now ): bool {
		return $before === $now && ! in_array( '', $now, true );
	}

	/**
	 * Whether the server reports current times.
	 */
	private static function are_reliable(): bool {
		global $wpdb;

		if ( null === self::$are_reliable ) {
			/*
			 * Filters whether the times at which the database server reports that tables were written
			 * are reliable. Return false if reads may be served by other servers than the one written
			 * to.
			 */
			self::$are_reliable = (bool) apply_filters( 'storedeck_trust_table_times', ! is_a( $wpdb, 'WP_SQLite_DB' ) );

			if ( self::$are_reliable && ! str_contains( (string) $wpdb->db_server_info(), 'MariaDB' ) ) {
				$shown = $wpdb->suppress_errors( true );
				// MySQL 8 caches these times for a day by default.
				self::$are_reliable = false !== $wpdb->query( 'SET SESSION information_schema_stats_expiry = 0' )
					|| version_compare( (string) $wpdb->db_version(), '8.0', '<' );
				$wpdb->suppress_errors( $shown );
			}
		}

		return self::$are_reliable;
	}
}
