<?php
/**
 * Sums combined from cached periods.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Sums the months that changed, and reads the others from the cache.
 *
 * Sums of periods are added. Distinct values that may occur in several periods
 * are cached as sets of ids and counted together. Results of requests with
 * filters are cached for a shorter time, because there are many.
 */
final class Period_Sums {

	/**
	 * With more periods than this, the whole range is queried at once.
	 */
	private const MAX_PERIODS = 1200;

	/**
	 * Ranges of at least this many seconds justify computing checksums of all
	 * rows.
	 */
	private const LONG_RANGE = 100 * Site_Time::DAY;

	/**
	 * Version of the format of cached values.
	 */
	private const VERSION = '2';

	/**
	 * Column of the ids in a set.
	 */
	private const ID_COLUMN = 'distinct_id';

	/**
	 * Values that this request has already read.
	 *
	 * @var array<string, array<int, mixed>>
	 */
	private array $cache = array();

	/**
	 * Sets the request.
	 *
	 * @param Report_Request $request Request.
	 */
	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Sums of a part of the range.
	 *
	 * @param array<string, string> $fields      Field => SQL of values to add; of dates the latest is used.
	 * @param array<string, string> $distinct    Field => SQL of the ids to count distinctly.
	 * @param array<string, string> $groups      Name => SQL of the value to group by.
	 * @param callable              $build_query Result of Aggregate_Query::create_query_builder().
	 * @param int                   $after       First second.
	 * @param int                   $before      Last second.
	 * @param int                   $collapse    Number of trailing groups to merge afterwards.
	 * @return array<int, array<string, string|int>>|null Null when the range must be queried at once.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function get_rows(
		array $fields,
		array $distinct,
		array $groups,
		callable $build_query,
		int $after,
		int $before,
		int $collapse = 0
	): ?array {
		$periods = $this->request->is_cacheable_by_month() ? Period_Splitter::split( $after, $before ) : array();

		if ( count( $periods ) > self::MAX_PERIODS || array() === array_filter( array_column( $periods, 'month' ) ) ) {
			return null;
		}

		$sql    = $build_query( $fields, $groups, $this->request->build_conditions( 0, 1 ) )[0];
		$tokens = $this->get_tokens( $sql, $before - $after >= self::LONG_RANGE );

		if ( null === $tokens ) {
			return null;
		}

		// Months without orders need no query.
		$periods     = array_filter(
			$periods,
			static fn( array $period ): bool => '' === $period['month'] || isset( $tokens[ $period['month'] ] )
		);
		$group_count = count( $groups );
		$names       = array_keys( array_slice( $groups, 0, $group_count - $collapse ) );
		$merged      = array() === $fields ? array() : $this->read_sums( $fields, $groups, $build_query, $periods, $tokens );
		$rows        = array();

		$merged = self::merge_rows( self::drop_columns( $merged, $group_count, $collapse ), $group_count - $collapse );

		foreach ( $merged as $key => $values ) {
			$rows[ $key ] = array_combine( array( ...$names, ...array_keys( $fields ) ), $values );
		}

		foreach ( $distinct as $name => $sql ) {
			$counted = self::count_ids( $this->read_id_sets( $sql, $groups, $build_query, $periods, $tokens ), $collapse );

			foreach ( $counted as $key => list( $ids, $number ) ) {
				$rows[ $key ] ??= array_combine( $names, $ids );

				$rows[ $key ][ $name ] = $number;
			}
		}

		return array_values( $rows );
	}

	/**
	 * Tokens of the months.
	 *
	 * @param string $sql     SQL of the query.
	 * @param bool   $is_long Whether the range justifies computing checksums of all rows.
	 * @return array<string, string>|null
	 */
	private function get_tokens( string $sql, bool $is_long ): ?array {
		$refresh = ! empty( $this->request->params['force_cache_refresh'] );
		$column  = substr( (string) strrchr( $this->request->date_column, '.' ), 1 );
		$tokens  = Cache_Tokens::get_month_tokens( $column, $refresh, $is_long );

		if ( null === $tokens || ! str_contains( $sql, '{wp:term_relationships}' ) ) {
			return $tokens;
		}

		$category_token = Cache_Tokens::get_category_token( $refresh );

		return array_map( static fn( string $token ): string => md5( $token . $category_token ), $tokens );
	}

	/**
	 * Rows of each period: groups, then fields.
	 *
	 * @param array<string, string>                                  $fields      Field => SQL.
	 * @param array<string, string>                                  $groups      Name => SQL.
	 * @param callable                                               $build_query Result of Aggregate_Query::create_query_builder().
	 * @param array<int, array{start: int, end: int, month: string}> $periods     Periods.
	 * @param array<string, string>                                  $tokens      Tokens of the months.
	 * @return array<int, array<int, array<int, string|int>>>
	 */
	private function read_sums( array $fields, array $groups, callable $build_query, array $periods, array $tokens ): array {
		$group_count = count( $groups );

		return $this->get_values(
			$fields,
			$groups,
			$build_query,
			$periods,
			$tokens,
			static function ( array $rows ) use ( $group_count ): array {
				$converted = array();

				foreach ( $rows as $row ) {
					$values = array();

					foreach ( array_values( $row ) as $column => $value ) {
						$is_text  = $column < $group_count || ( null !== $value && ! is_numeric( $value ) );
						$values[] = $is_text ? (string) $value : (int) $value;
					}

					$converted[] = $values;
				}

				return $converted;
			}
		);
	}

	/**
	 * Sets of ids of each period: groups, then the packed ids.
	 *
	 * @param string                                                 $sql         SQL of the ids.
	 * @param array<string, string>                                  $groups      Name => SQL.
	 * @param callable                                               $build_query Result of Aggregate_Query::create_query_builder().
	 * @param array<int, array{start: int, end: int, month: string}> $periods     Periods.
	 * @param array<string, string>                                  $tokens      Tokens of the months.
	 * @return array<int, array<int, array<int, string|string[]>>>
	 */
	private function read_id_sets( string $sql, array $groups, callable $build_query, array $periods, array $tokens ): array {
		return $this->get_values(
			array(),
			$groups + array( self::ID_COLUMN => $sql ),
			$build_query,
			$periods,
			$tokens,
			static function ( array $rows ): array {
				$sets = array();

				foreach ( $rows as $row ) {
					$id = array_pop( $row );

					if ( null !== $id ) {
						$key = implode( "\0", $row );

						$sets[ $key ][0]   = array_map( 'strval', array_values( $row ) );
						$sets[ $key ][1][] = (int) $id;
					}
				}

				return array_values(
					array_map( static fn( array $set ): array => array( $set[0], Id_Set::pack( $set[1] ) ), $sets )
				);
			}
		);
	}

	/**
	 * Values of the periods, from the cache or the database.
	 *
	 * @param array<string, string>                                     $fields      Field => SQL.
	 * @param array<string, string>                                     $groups      Name => SQL.
	 * @param callable                                                  $build_query Result of Aggregate_Query::create_query_builder().
	 * @param array<int, array{start: int, end: int, month: string}>    $periods     Periods.
	 * @param array<string, string>                                     $tokens      Tokens of the months.
	 * @param callable(array<int, array<string, string|null>>): mixed[] $convert     Converts rows to a value.
	 * @return array<int, mixed>
	 */
	private function get_values(
		array $fields,
		array $groups,
		callable $build_query,
		array $periods,
		array $tokens,
		callable $convert
	): array {
		$starts    = array_column( array_filter( $periods, static fn( array $period ): bool => '' !== $period['month'] ), 'start' );
		$query_key = Period_Cache::get_query_key(
			self::VERSION . Database::prepare_unescaped( ...$build_query( $fields, $groups, $this->request->build_conditions( 0, 1 ) ) ),
			! $this->request->has_no_filters()
		);
		$cache_key = $query_key . implode( ',', array_column( $periods, 'end' ) );

		if ( isset( $this->cache[ $cache_key ] ) ) {
			return $this->cache[ $cache_key ];
		}

		$cached = array() === $starts ? array() : Period_Cache::read( $query_key, $starts );
		$values = array();

		foreach ( $periods as $period ) {
			$found = $cached[ $period['start'] . '-' . $period['end'] ] ?? null;

			if ( is_array( $found['value'] ?? null ) && $found['token'] === ( $tokens[ $period['month'] ] ?? '' ) ) {
				$values[] = $found['value'];
				continue;
			}

			$query    = $build_query( $fields, $groups, $this->request->build_conditions( $period['start'], $period['end'] ) );
			$value    = $convert( Database::rows( ...$query ) );
			$values[] = $value;

			if ( '' !== $period['month'] ) {
				Period_Cache::write( $query_key, $period['start'], $period['end'], $tokens[ $period['month'] ], $value );
			}
		}

		$this->cache[ $cache_key ] = $values;

		return $values;
	}

	/**
	 * Adds rows of the same group.
	 *
	 * @param array<int, array<int, array<int, string|int>>> $periods     Rows of each period.
	 * @param int                                            $group_count Number of leading columns that identify the group.
	 * @return array<string, array<int, string|int>>
	 */
	public static function merge_rows( array $periods, int $group_count ): array {
		$merged = array();

		foreach ( $periods as $rows ) {
			foreach ( $rows as $row ) {
				$key = 1 === $group_count ? $row[0] : implode( "\0", array_slice( $row, 0, $group_count ) );

				if ( ! isset( $merged[ $key ] ) ) {
					$merged[ $key ] = $row;
					continue;
				}

				for ( $column = $group_count, $end = count( $row ); $column < $end; $column++ ) {
					$value = $row[ $column ];

					if ( is_int( $value ) ) {
						$merged[ $key ][ $column ] += $value;
					} else {
						$merged[ $key ][ $column ] = max( $merged[ $key ][ $column ], $value );
					}
				}
			}
		}

		return $merged;
	}

	/**
	 * Removes the last of the group columns.
	 *
	 * @param array<int, array<int, array<int, string|int>>> $periods     Rows of each period.
	 * @param int                                            $group_count Number of leading columns that identify the group.
	 * @param int                                            $collapse    Number of columns to remove.
	 * @return array<int, array<int, array<int, string|int>>>
	 */
	private static function drop_columns( array $periods, int $group_count, int $collapse ): array {
		foreach ( 0 === $collapse ? array() : array_keys( $periods ) as $period ) {
			foreach ( array_keys( $periods[ $period ] ) as $row ) {
				array_splice( $periods[ $period ][ $row ], $group_count - $collapse, $collapse );
			}
		}

		return $periods;
	}

	/**
	 * Counts the distinct ids of each group.
	 *
	 * @param array<int, array<int, array{0: string[], 1: string}>> $periods  Sets of each period.
	 * @param int                                                   $collapse Number of trailing group columns to ignore.
	 * @return array<string, array{0: string[], 1: int}>
	 */
	public static function count_ids( array $periods, int $collapse = 0 ): array {
		$sets = array();

		foreach ( $periods as $groups ) {
			foreach ( $groups as list( $ids, $set ) ) {
				$ids = 0 === $collapse ? $ids : array_slice( $ids, 0, -$collapse );
				$key = implode( "\0", $ids );

				$sets[ $key ][0]   = $ids;
				$sets[ $key ][1][] = $set;
			}
		}

		return array_map( static fn( array $group ): array => array( $group[0], Id_Set::count( $group[1] ) ), $sets );
	}
}
