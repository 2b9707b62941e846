<?php

namespace Storedeck\Reports\Model;

use Closure;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Attribute_Lookup;
use Storedeck\Reports\Conditions;

defined( 'ABSPATH' ) || exit;

/**
 * Converts values of a request to conditions, by the type of their filter; see Filter.
 *
 * No value becomes part of the SQL: ids and numbers become %d, texts %s, and choices select a condition. A condition is SQL with
 * placeholders, and their values.
 */
final class Filter_Values {

	/** How many words of a search are used, and the length from which they may occur anywhere: shorter ones are in most names. */
	private const MAX_WORDS        = 8;
	private const MIN_INFIX_LENGTH = 3;

	/** Id that no value has. */
	private const NO_VALUE = -1;

	/**
	 * Sets what values are looked up with.
	 *
	 * @param callable(array<int, array{int, int}>): array<string, array{taxonomy: string, slug: string}> $find_terms Returns taxonomy and slug for pairs of attribute id and term id, by `attribute:term`.
	 * @param Site_Time|null $time Time of another site.
	 */
	public function __construct( private $find_terms = array( Attribute_Lookup::class, 'find_terms' ), private ?Site_Time $time = null ) {
	}

	/**
	 * Conditions of a filter.
	 *
	 * @param mixed $value Value, null when not set.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	public function get_conditions( array $filter, mixed $value, array $params = array() ): array {
		$list = is_array( $value ) ? $value : array();
		$text = is_string( $value ) ? $value : '';

		return match ( $filter['type'] ) {
			'choice'       => self::get_choices( $filter['choices'], array( $text ) ),
			'choices'      => self::get_choices( $filter['choices'], $list ),
			'attributes'   => $this->get_attributes( $filter['sql'], $list ),
			'statuses'     => self::get_list( $filter['sql'], Conditions::get_stored_statuses( $list ), '%s' ),
			'values'       => self::get_values( $filter, self::get_texts( $list ) ),
			'strings'      => self::get_list( $filter['sql'], self::get_texts( $list ), '%s' ),
			'tax_rates'    => self::get_ids_or_texts( $filter['sql'], $filter['codes'], $list, true ),
			'texts'        => self::get_ids_or_texts(
				$filter['ids'] ?? null,
				$filter['sql'],
				explode( ',', $text ),
				isset( $filter['is_upper'] )
			),
			'places'       => self::get_places( $filter, $text ),
			'number'       => self::get_range( $filter, (array) $value, '%d', self::to_units( ... ) ),
			'date'         => self::get_range( $filter, (array) $value, '%s', $this->to_date( ... ) ),
			'search'       => self::get_words( $filter['columns'][ $params['searchby'] ?? array_key_first( $filter['columns'] ) ], $text ),
			'search_field' => array(),
			default        => self::get_list( $filter['sql'], array_map( 'intval', array_filter( $list, 'is_numeric' ) ), '%d' ),
		};
	}

	/**
	 * Conditions of choices.
	 *
	 * @param array<string, string> $choices Value => condition, empty for all rows.
	 * @param array<int, mixed>     $values  Values.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_choices( array $choices, array $values ): array {
		$found = array_filter( array_intersect_key( $choices, array_flip( array_filter( $values, 'is_string' ) ) ) );

		return array_map( static fn( string $sql ): array => array( $sql, array() ), array_values( $found ) );
	}

	/** @return list<string> Texts of a list, and all of them together: one that has commas was taken for several. */
	private static function get_texts( array $values ): array {
		$texts = array_values( array_filter( $values, 'is_string' ) );

		return count( $texts ) > 1 ? array( ...$texts, implode( ',', $texts ) ) : $texts;
	}

	/**
	 * Condition on values that have ids, which the filter finds. Those that no order has had match none.
	 *
	 * @param string[] $values Values.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_values( array $filter, array $values ): array {
		$ids = array() === $values ? array() : ( $filter['find']( $values ) ?: array( self::NO_VALUE ) );

		return self::get_list( $filter['sql'], $ids, '%d' );
	}

	/**
	 * Condition on a list of values; none for an empty list.
	 *
	 * @param string                 $sql         Template.
	 * @param array<int, int|string> $values      Values.
	 * @param string                 $placeholder Placeholder of one value.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_list( string $sql, array $values, string $placeholder ): array {
		$values = array_values( array_unique( $values ) );
		$list   = Database::placeholders( $values, $placeholder );

		return array() === $values ? array() : array( array( str_replace( '{values}', $list, $sql ), $values ) );
	}

	/**
	 * Condition on values that are ids when they are numbers, and otherwise texts. One that excludes them starts with NOT.
	 *
	 * @param string|null       $ids      Condition on ids; null when numbers are texts.
	 * @param string            $texts    Condition on texts.
	 * @param array<int, mixed> $values   Values.
	 * @param bool              $is_upper Whether texts are in upper case.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_ids_or_texts( ?string $ids, string $texts, array $values, bool $is_upper ): array {
		$trim    = static fn( $value ): string => is_scalar( $value ) ? trim( (string) $value ) : '';
		$values  = array_filter( array_map( $trim, $values ), 'strlen' );
		$numbers = null === $ids ? array() : array_filter( $values, 'ctype_digit' );
		$words   = array_diff( $values, $numbers );
		$found   = array_merge(
			self::get_list( (string) $ids, array_map( 'intval', $numbers ), '%d' ),
			self::get_list( $texts, $is_upper ? array_map( array( Text::class, 'upper' ), $words ) : $words, '%s' )
		);
		$joined  = implode( str_starts_with( $texts, 'NOT ' ) ? ' AND ' : ' OR ', array_column( $found, 0 ) );

		return array() === $found ? array() : array( array( $joined, array_merge( ...array_column( $found, 1 ) ) ) );
	}

	/**
	 * Condition on countries, and countries with a state.
	 *
	 * @param array<string, mixed> $filter Filter: `sql`, `country` and `state`.
	 * @param string               $places Comma-separated, for example `GB,US:CA`.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_places( array $filter, string $places ): array {
		$conditions = array();
		$values     = array();

		foreach ( explode( ',', $places ) as $place ) {
			list( $country, $state ) = array_map( 'trim', explode( ':', $place, 2 ) ) + array( 1 => '' );

			if ( '' !== $country ) {
				$conditions[] = "{$filter['country']} = %s" . ( '' === $state ? '' : " AND {$filter['state']} = %s" );

				array_push( $values, strtoupper( $country ), ...( '' === $state ? array() : array( $state ) ) );
			}
		}

		$any = '( ( ' . implode( ' ) OR ( ', $conditions ) . ' ) )';

		return array() === $conditions ? array() : array( array( str_replace( '{places}', $any, $filter['sql'] ), $values ) );
	}

	/**
	 * Condition on one end of a range, or on both, which may be in any order.
	 *
	 * @param array<int, mixed>                                        $values      Ends.
	 * @param string                                                   $placeholder Placeholder of an end.
	 * @param Closure(array<string, mixed>, mixed, bool): (int|string) $convert     Takes the filter, an end, and whether it is the last value.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_range( array $filter, array $values, string $placeholder, Closure $convert ): array {
		$ends = substr_count( $filter['sql'], '{value}' );

		sort( $values );

		if ( count( $values ) !== $ends ) {
			return array();
		}

		$converted = array();

		foreach ( $values as $index => $value ) {
			$converted[] = $convert( $filter, $value, 1 === $index || str_contains( $filter['sql'], '<=' ) && 1 === $ends );
		}

		return array( array( str_replace( '{value}', $placeholder, $filter['sql'] ), $converted ) );
	}

	/**
	 * A number as it is compared.
	 *
	 * @param array<string, mixed> $filter Filter; with `is_money`, numbers are in units.
	 */
	private static function to_units( array $filter, mixed $number ): int {
		return isset( $filter['is_money'] ) ? Decimal::of( $number )->to_units( Decimal::SQL_SCALE ) : (int) $number;
	}

	/**
	 * A date as it is compared: without a time, the first or the last second of the day.
	 *
	 * @param array<string, mixed> $filter  Filter; with `is_gmt`, its column is in GMT.
	 * @param mixed                $date    Valid date of the site.
	 * @param bool                 $is_last Whether it is the last one.
	 */
	private function to_date( array $filter, mixed $date, bool $is_last ): string {
		$time      = $this->time ?? new Site_Time( Settings::get_time_zone() );
		$timestamp = (int) $time->parse( self::with_time( (string) $date, $is_last ) );

		return isset( $filter['is_gmt'] ) ? $time->to_gmt( $timestamp, $is_last ) : Site_Time::format( $timestamp );
	}

	/**
	 * A date with a time.
	 *
	 * @param string $date    Date, with or without time.
	 * @param bool   $is_last Whether the last second of the day is meant, rather than the first.
	 */
	public static function with_time( string $date, bool $is_last ): string {
		return 10 === strlen( $date ) ? $date . ( $is_last ? 'T23:59:59' : 'T00:00:00' ) : $date;
	}

	/**
	 * Conditions of a search: every word must occur in one of the columns, so `ann smi` and `Smith, Ann` both find Ann Smith.
	 *
	 * @param string[] $columns Columns.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private static function get_words( array $columns, string $search ): array {
		$words = preg_split( '/[\s,]+/u', $search, -1, PREG_SPLIT_NO_EMPTY );
		$found = array();

		foreach ( array_slice( array_unique( is_array( $words ) ? $words : array() ), 0, self::MAX_WORDS ) as $word ) {
			$part     = Database::esc_like( $word );
			$patterns = mb_strlen( $word ) < self::MIN_INFIX_LENGTH ? array( "$part%", "% $part%" ) : array( "%$part%" );
			$likes    = implode( ' OR ', array_fill( 0, count( $patterns ), '{column} LIKE %s' ) );
			$any      = array_map( static fn( string $column ): string => str_replace( '{column}', $column, $likes ), $columns );
			$found[]  = array( implode( ' OR ', $any ), array_merge( ...array_fill( 0, count( $columns ), $patterns ) ) );
		}

		return $found;
	}

	/**
	 * Condition for each pair of attribute id and term id. No order matches a pair that does not exist.
	 *
	 * @param string            $sql   Template; negated when it starts with NOT.
	 * @param array<int, mixed> $pairs Pairs of ids.
	 * @return list<array{0: string, 1: array<int, int|string>}>
	 */
	private function get_attributes( string $sql, array $pairs ): array {
		$wanted  = array();
		$clauses = array();

		foreach ( $pairs as $pair ) {
			$ids = is_array( $pair ) ? array_map( 'intval', array_filter( array_values( $pair ), 'is_numeric' ) ) : array();

			$wanted[ implode( ':', $ids ) ] = $ids;
		}

		$real  = array_values( array_filter( $wanted, static fn( array $ids ): bool => 2 === count( $ids ) ) );
		$found = array() === $real ? array() : ( $this->find_terms )( $real );

		foreach ( $wanted as $key => $ids ) {
			$term      = $found[ $key ] ?? null;
			$clauses[] = null === $term
				? array( str_starts_with( $sql, 'NOT ' ) ? '1 = 1' : '1 = 0', array() )
				: self::fill( $sql, array( 'meta_key' => $term['taxonomy'], 'term_id' => $ids[1] ) + $term ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- A name in a template.
		}

		return $clauses;
	}

	/**
	 * Replaces names by placeholders.
	 *
	 * @param string                    $sql   Template.
	 * @param array<string, int|string> $named Name => value.
	 * @return array{0: string, 1: array<int, int|string>}
	 */
	private static function fill( string $sql, array $named ): array {
		$values = array();

		$filled = preg_replace_callback(
			'/\{(' . implode( '|', array_keys( $named ) ) . ')\}/',
			static function ( array $found ) use ( $named, &$values ): string {
				$values[] = $named[ $found[1] ];

				return is_int( $named[ $found[1] ] ) ? '%d' : '%s';
			},
			$sql
		);

		return array( (string) $filled, $values );
	}
}
