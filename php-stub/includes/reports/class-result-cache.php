<?php
/**
 * Cache of results that depend on the orders of a range.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Caches results that cannot be combined from months, such as the largest orders
 * of a year, with the tokens of all months of the range.
 */
final class Result_Cache {

	/**
	 * Ranges of at least this many seconds justify computing checksums of all
	 * rows.
	 */
	private const LONG_RANGE = 100 * Site_Time::DAY;

	/**
	 * Token of the orders that a result depends on: those of the range, or all if
	 * a filter uses other orders.
	 *
	 * @param Report_Request $request Request.
	 * @param bool           $refresh Whether to ignore the cache.
	 * @param string[]       $tables  Short names of other tables that the result depends on.
	 * @return string|null Null when unknown.
	 */
	public static function get_token( Report_Request $request, bool $refresh, array $tables = array() ): ?string {
		if ( ! $request->is_cacheable() ) {
			return null;
		}

		$column     = substr( (string) strrchr( $request->date_column, '.' ), 1 );
		$tokens     = Cache_Tokens::get_month_tokens( $column, $refresh, $request->before - $request->after >= self::LONG_RANGE );
		$timestamps = null === $tokens || array() === $tables ? array() : Table_Timestamps::get( $tables );

		if ( null === $tokens || in_array( '', $timestamps, true ) ) {
			return null;
		}

		$first       = Site_Time::format( $request->after, 'Y-m' );
		$last        = Site_Time::format( $request->before, 'Y-m' );
		$is_in_range = static fn( string $month ): bool => $first <= $month && $month <= $last;

		if ( $request->is_cacheable_by_month() ) {
			$tokens = array_filter( $tokens, $is_in_range, ARRAY_FILTER_USE_KEY );
		}

		return md5( (string) wp_json_encode( array( $timestamps, $tokens ) ) );
	}

	/**
	 * Rows of queries, from the cache or the database. Without a token, they are
	 * cached by Cache.
	 *
	 * @param string[]    $queries Prepared SQL.
	 * @param string|null $token   Result of get_token().
	 * @param bool        $refresh Whether to ignore the cache.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_rows( array $queries, ?string $token, bool $refresh ): array {
		Database::raise_memory_limits();

		if ( null === $token ) {
			return Cache::get_rows( $queries, $refresh );
		}

		$query_key = Period_Cache::get_query_key( Database::prepare_unescaped( implode( ';', $queries ), array() ), true );
		$cached    = Period_Cache::read( $query_key, array( 0 ) )['0-0'] ?? null;

		if ( is_array( $cached['value'] ?? null ) && $cached['token'] === $token ) {
			return $cached['value'];
		}

		$rows = array_map( array( Database::class, 'run' ), $queries );

		Period_Cache::write( $query_key, 0, 0, $token, $rows );

		return $rows;
	}
}
