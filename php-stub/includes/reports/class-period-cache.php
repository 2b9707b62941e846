<?php
/**
 * Figures of the past, kept in a table.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what was summed of a period beside the token that says of which state
 * of the data it speaks. The table holds nothing that could not be summed
 * again; it is made when it is missed and dropped with the plugin.
 */
final class Period_Cache {

	/**
	 * Name without prefix.
	 */
	private const TABLE = 'storedeck_period_figures';

	/**
	 * Days after which a row is dropped, and one of a question of which there are many.
	 */
	private const KEPT      = 30;
	private const KEPT_MANY = 1;

	/**
	 * First letter of such questions; no hash begins with it.
	 */
	private const MANY = 'x';

	/**
	 * Most rows of such questions.
	 */
	private const MAX_MANY = 5000;

	/**
	 * One write in so many is followed by cleaning.
	 */
	private const CLEANING = 500;

	/**
	 * Longest value in bytes that is kept; far below what servers take at once.
	 */
	private const MAX_LENGTH = 1000000;

	/**
	 * Name of a question.
	 *
	 * @param string $text What is asked.
	 * @param bool   $many Whether there are many like it, so that it is kept for a shorter time.
	 */
	public static function question( string $text, bool $many ): string {
		return $many ? self::MANY . substr( md5( $text ), 1 ) : md5( $text );
	}

	/**
	 * Rows of a question that begin at some times.
	 *
	 * @param string $question Hash of what is asked.
	 * @param int[]  $starts   First seconds.
	 * @return array<string, array{token: string, value: mixed}> By `start-end`.
	 */
	public static function read( string $question, array $starts ): array {
		$found = array();
		$rows  = Cache_Table::rows(
			'SELECT start_at, end_at, token, figures FROM ' . self::name() . ' WHERE question = %s AND start_at IN ( '
			. Database::placeholders( $starts ) . ' )',
			array_merge( array( $question ), array_values( $starts ) )
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
	 * Keeps a value.
	 *
	 * @param string $question Hash of what is asked.
	 * @param int    $start    First second.
	 * @param int    $end      Last second.
	 * @param string $token    State of the data.
	 * @param mixed  $value    What JSON can say.
	 */
	public static function write( string $question, int $start, int $end, string $token, $value ): void {
		$text = (string) wp_json_encode( $value );

		if ( strlen( $text ) > self::MAX_LENGTH ) {
			return;
		}

		$sql    = 'REPLACE INTO ' . self::name() . ' ( question, start_at, end_at, token, made_at, figures )'
			. ' VALUES ( %s, %d, %d, %s, %d, %s )';
		$values = array( $question, $start, $end, $token, time(), $text );

		if ( ! Cache_Table::execute( $sql, $values ) && self::create() ) {
			Cache_Table::execute( $sql, $values );
		}

		if ( 1 === wp_rand( 1, self::CLEANING ) ) {
			self::clean( time() );
		}
	}

	/**
	 * Drops rows that are old, or too many.
	 *
	 * @param int $now Unix time.
	 */
	public static function clean( int $now ): void {
		$table = self::name();
		$many  = self::MANY . '%';
		$rest  = Cache_Table::rows(
			"SELECT made_at FROM $table WHERE question LIKE %s ORDER BY made_at DESC LIMIT 1 OFFSET %d",
			array( $many, self::MAX_MANY )
		);
		$last  = max( $now - self::KEPT_MANY * DAY_IN_SECONDS, (int) ( $rest[0]['made_at'] ?? 0 ) + 1 );

		Cache_Table::execute( "DELETE FROM $table WHERE made_at < %d", array( $now - self::KEPT * DAY_IN_SECONDS ) );
		Cache_Table::execute( "DELETE FROM $table WHERE question LIKE %s AND made_at < %d", array( $many, $last ) );
	}

	/**
	 * Drops the table.
	 */
	public static function drop(): void {
		Cache_Table::drop( self::TABLE );
	}

	/**
	 * Makes the table.
	 */
	private static function create(): bool {
		return Cache_Table::make(
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
	private static function name(): string {
		return Cache_Table::name( self::TABLE );
	}
}
