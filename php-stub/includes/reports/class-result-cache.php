<?php
/**
 * Answers that hold until an order of their range changes.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what queries answered that cannot be put together from months, such as
 * the largest orders of a year, beside the tokens of all months of the range.
 */
final class Result_Cache {

	/**
	 * Seconds of a range that is worth a look at all rows.
	 */
	private const LONG = 100 * Site_Time::DAY;

	/**
	 * State of the orders that an answer is made of: those of the range, or all where a filter asks for others.
	 *
	 * @param Report_Request  $request The question.
	 * @param bool     $forced  Whether what is remembered is refused.
	 * @param string[] $beside  Other tables that the answer is read from, by their short names.
	 * @return string|null Null where it cannot be told.
	 */
	public static function token( Report_Request $request, bool $forced, array $beside = array() ): ?string {
		if ( ! $request->is_guarded() ) {
			return null;
		}

		$column = substr( (string) strrchr( $request->date_column, '.' ), 1 );
		$tokens = Cache_Tokens::of_months( $column, $forced, $request->before - $request->after >= self::LONG );
		$stamps = null === $tokens || array() === $beside ? array() : Table_Timestamps::of( $beside );

		if ( null === $tokens || in_array( '', $stamps, true ) ) {
			return null;
		}

		$first = Site_Time::format( $request->after, 'Y-m' );
		$last  = Site_Time::format( $request->before, 'Y-m' );
		$range = static fn( string $month ): bool => $first <= $month && $month <= $last;

		if ( $request->is_kept() ) {
			$tokens = array_filter( $tokens, $range, ARRAY_FILTER_USE_KEY );
		}

		return md5( (string) wp_json_encode( array( $stamps, $tokens ) ) );
	}

	/**
	 * Rows of queries that are asked together, kept or fresh. Where the state of the orders cannot be told,
	 * they are remembered as Cache does.
	 *
	 * @param string[]    $queries Prepared SQL.
	 * @param string|null $token   What token() gave.
	 * @param bool        $forced  Whether what is remembered is refused.
	 * @return array<int, array<int, array<string, string|null>>> Rows of each query.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function rows( array $queries, ?string $token, bool $forced ): array {
		Database::make_room();

		if ( null === $token ) {
			return Cache::rows( $queries, $forced );
		}

		$question = Period_Cache::question( Database::plain( implode( ';', $queries ), array() ), true );
		$kept     = Period_Cache::read( $question, array( 0 ) )['0-0'] ?? null;

		if ( is_array( $kept['value'] ?? null ) && $kept['token'] === $token ) {
			return $kept['value'];
		}

		$rows = array_map( array( Database::class, 'run' ), $queries );

		Period_Cache::write( $question, 0, 0, $token, $rows );

		return $rows;
	}
}
