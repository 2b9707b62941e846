<?php
/**
 * When tables were written last.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the database server itself, so that no program can write unseen.
 *
 * Servers tell seconds only, and forget them when they start anew. MariaDB tells
 * when a transaction began, not when it ended. So a stamp is given only for
 * tables whose last write is known and lies back further than transactions of
 * shops take: as long as the stamp stays what it was, so do the tables.
 */
final class Table_Timestamps {

	/**
	 * Seconds after a write in which another one may get the same stamp.
	 */
	private const SETTLING = 10;

	/**
	 * Whether the server tells these times as they are.
	 *
	 * @var bool|null
	 */
	private static ?bool $known = null;

	/**
	 * Stamps of some tables.
	 *
	 * @param string[] $tables Short names.
	 * @return array<string, string> Short name => stamp; empty where none can be given.
	 */
	public static function of( array $tables ): array {
		global $wpdb;

		if ( ! self::are_known() ) {
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

		$found = array_map( array( self::class, 'stamp' ), array_column( $rows, null, 'name' ) );

		return array_combine( $tables, array_map( static fn( string $name ): string => $found[ $name ] ?? '', $names ) );
	}

	/**
	 * Stamp from what the server told of a table.
	 *
	 * @param array<string, string|int|null> $row When it was `made` and `written`, and the `age` of that in seconds.
	 * @return string Empty when the times do not tell enough.
	 */
	public static function stamp( array $row ): string {
		return null === $row['written'] || (int) $row['age'] < self::SETTLING ? '' : $row['made'] . ', ' . $row['written'];
	}

	/**
	 * Whether stamps prove that tables are what they were.
	 *
	 * @param array<string, string> $before Stamps of then.
	 * @param array<string, string> $now    Stamps of now.
	 */
	public static function prove( array $before, array $now ): bool {
		return $before === $now && ! in_array( '', $now, true );
	}

	/**
	 * Whether the server tells the times, and present ones.
	 */
	private static function are_known(): bool {
		global $wpdb;

		if ( null === self::$known ) {
			/*
			 * Filter: whether the times at which the database server says that tables were
			 * written may be relied on. Not so where queries are answered by others
			 * than the server that is written to.
			 */
			self::$known = (bool) apply_filters( 'storedeck_trust_table_times', ! is_a( $wpdb, 'WP_SQLite_DB' ) );

			if ( self::$known && ! str_contains( (string) $wpdb->db_server_info(), 'MariaDB' ) ) {
				$shown = $wpdb->suppress_errors( true );
				// MySQL 8 keeps these times for a day unless told otherwise.
				self::$known = false !== $wpdb->query( 'SET SESSION information_schema_stats_expiry = 0' )
					|| version_compare( (string) $wpdb->db_version(), '8.0', '<' );
				$wpdb->suppress_errors( $shown );
			}
		}

		return self::$known;
	}
}
