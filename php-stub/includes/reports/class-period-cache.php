<?php
/**
 * Cache of sums of periods, stored in a table.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Stores values of periods with a token of the data they were computed from. The
 * table is created on the first write and dropped with the plugin.
 */
final class Period_Cache {

	/**
	 * Name without prefix.
	 */
	private const TABLE = 'storedeck_period_figures';

	/**
	 * Days after which rows are deleted; the second limit is for short-lived
	 * queries.
	 */
	private const MAX_DAYS       = 30;
	private const MAX_DAYS_SHORT = 1;

	/**
	 * First letter of the keys of short-lived queries; not a hexadecimal digit.
	 */
	private const SHORT_LIVED = 'x';

	/**
	 * Maximum number of rows of short-lived queries.
	 */
	private const MAX_SHORT_LIVED = 5000;

	/**
	 * One in this many writes deletes old rows.
	 */
	private const CLEANUP_CHANCE = 500;

	/**
	 * Maximum length of a value in bytes; below the default packet size of
	 * servers.
	 */
	private const MAX_LENGTH = 1000000;

	/**
	 * Key of a query.
	 *
	 * @param string $sql            SQL of the query.
	 * @param bool   $is_short_lived Whether there are many such queries, so that they are cached for a shorter time.
	 */
	public static function get_query_key( string $sql, bool $is_short_lived ): string {
		return $is_short_lived ? self::SHORT_LIVED . substr( md5( $sql ), 1 ) : md5( $sql );
	}

	/**
	 * Rows of a query by start.
	 *
	 * @param string $query_key Key of the query.
	 * @param int[]  $starts    First seconds.
	 * @return array<string, array{token: string, value: mixed}> By `start-end`.
	 */
	public static function read( string $query_key, array $starts ): array {
		$found = array();
		$rows  = Cache_Table::get_rows(
			'SELECT start_at, end_at, token, figures FROM ' . self::get_table() . ' WHERE question = %s AND start_at IN ( '
			. Database::placeholders( $starts ) . ' )',
			array_merge( array( $query_key ), array_values( $starts ) )
		);

		foreach ( $rows as $row ) {
			$found[ $row['start_at'] . '-' . $row['end_at'] ] = array(
				'token' => (string) $row['token'],
				'value' => json_decode( (string) $row['figures'], true ),
			);
		}

		return $found;
	}

	/**
	 * Stores a value.
	 *
	 * @param string $query_key Key of the query.
	 * @param int    $start     First second.
	 * @param int    $end       Last second.
	 * @param string $token     Token of the data.
	 * @param mixed  $value     Value that can be encoded as JSON.
	 */
	public static function write( string $query_key, int $start, int $end, string $token, $value ): void {
		$text = (string) wp_json_encode( $value );

		if ( strlen( $text ) > self::MAX_LENGTH ) {
			return;
		}

		$sql    = 'REPLACE INTO ' . self::get_table() . ' ( question, start_at, end_at, token, made_at, figures )'
			. ' VALUES ( %s, %d, %d, %s, %d, %s )';
		$values = array( $query_key, $start, $end, $token, time(), $text );

		if ( ! Cache_Table::execute( $sql, $values ) && self::create_table() ) {
			Cache_Table::execute( $sql, $values );
		}

		if ( 1 === wp_rand( 1, self::CLEANUP_CHANCE ) ) {
			self::delete_old( time() );
		}
	}

	/**
	 * Deletes old rows and, of short-lived queries, the oldest above the limit.
	 *
	 * @param int $now Unix timestamp.
	 */
	public static function delete_old( int $now ): void {
		$table   = self::get_table();
		$pattern = self::SHORT_LIVED . '%';
		$rest    = Cache_Table::get_rows(
			"SELECT made_at FROM $table WHERE question LIKE %s ORDER BY made_at DESC LIMIT 1 OFFSET %d",
			array( $pattern, self::MAX_SHORT_LIVED )
		);
		$last    = max( $now - self::MAX_DAYS_SHORT * DAY_IN_SECONDS, (int) ( $rest[0]['made_at'] ?? 0 ) + 1 );

		Cache_Table::execute( "DELETE FROM $table WHERE made_at < %d", array( $now - self::MAX_DAYS * DAY_IN_SECONDS ) );
		Cache_Table::execute( "DELETE FROM $table WHERE question LIKE %s AND made_at < %d", array( $pattern, $last ) );
	}

	/**
	 * Drops the table.
	 */
	public static function drop(): void {
		Cache_Table::drop( self::TABLE );
	}

	/**
	 * Creates the table.
	 */
	private static function create_table(): bool {
		return Cache_Table::create(
			self::TABLE,
			array(
				'question char(32) NOT NULL',
				'start_at bigint(20) NOT NULL',
				'end_at bigint(20) NOT NULL',
				'token char(32) NOT NULL',
				'made_at bigint(20) NOT NULL',
				'figures longtext NOT NULL',
				'PRIMARY KEY  (question,start_at,end_at)',
				'KEY made_at (made_at)',
			)
		);
	}

	/**
	 * Full name of the table.
	 */
	private static function get_table(): string {
		return Cache_Table::get_name( self::TABLE );
	}
}
