<?php
/**
 * Sums that are put together from periods.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Sums months that changed, and takes the others from what is kept.
 *
 * Questions with filters are kept for a shorter time: there are many of them.
 * Sums of periods are added. Different values that several periods may share are kept
 * as lists of ids and counted together.
 */
final class Period_Sums {

	/**
	 * More pieces than these are asked for at once.
	 */
	private const MAX_PIECES = 1200;

	/**
	 * Seconds of a range that is worth a look at all rows.
	 */
	private const LONG = 100 * Site_Time::DAY;

	/**
	 * Raised whenever values are kept in another form.
	 */
	private const FORM = '2';

	/**
	 * Column of the ids in a list.
	 */
	private const LISTED = 'listed_id';

	/**
	 * Values of pieces that this request has read.
	 *
	 * @var array<string, array<int, mixed>>
	 */
	private array $known = array();

	/**
	 * Remembers the question.
	 *
	 * @param Report_Request $request The question.
	 */
	public function __construct( private Report_Request $request ) {
	}

	/**
	 * Sums of a part of the range.
	 *
	 * @param array<string, string> $fields Field => SQL of what may be added; the later of two texts counts.
	 * @param array<string, string> $lists  Field => SQL of the ids whose different values are counted.
	 * @param array<string, string> $groups Name => SQL of what rows are grouped by.
	 * @param callable              $asking What Sums::asking() gives.
	 * @param int                   $after  First second.
	 * @param int                   $before Last second.
	 * @param int                   $over   How many of the last groups are put together again afterwards.
	 * @return array<int, array<string, string|int>>|null Null where it has to be asked at once.
	 * @throws Query_Exception When the database reports an error.
	 */
	public function rows( array $fields, array $lists, array $groups, callable $asking, int $after, int $before, int $over = 0 ): ?array {
		$pieces = $this->request->is_kept() ? Period_Splitter::of( $after, $before ) : array();

		if ( count( $pieces ) > self::MAX_PIECES || array() === array_filter( array_column( $pieces, 'month' ) ) ) {
			return null;
		}

		$tokens = $this->tokens( $asking( $fields, $groups, $this->request->conditions( 0, 1 ) )[0], $before - $after >= self::LONG );

		if ( null === $tokens ) {
			return null;
		}

		// A month that no order has needs no query.
		$pieces = array_filter(
			$pieces,
			static fn( array $piece ): bool => '' === $piece['month'] || isset( $tokens[ $piece['month'] ] )
		);
		$width  = count( $groups );
		$names  = array_keys( array_slice( $groups, 0, $width - $over ) );
		$merged = array() === $fields ? array() : $this->read( $fields, $groups, $asking, $pieces, $tokens );
		$rows   = array();

		foreach ( self::add( self::without( $merged, $width, $over ), $width - $over ) as $key => $values ) {
			$rows[ $key ] = array_combine( array( ...$names, ...array_keys( $fields ) ), $values );
		}

		foreach ( $lists as $name => $sql ) {
			$counted = self::count( $this->read_lists( $sql, $groups, $asking, $pieces, $tokens ), $over );

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
	 * @param string $sql  SQL of the question.
	 * @param bool   $long Whether the range is worth a look at all rows.
	 * @return array<string, string>|null
	 */
	private function tokens( string $sql, bool $long ): ?array {
		$forced = ! empty( $this->request->params['force_cache_refresh'] );
		$column = substr( (string) strrchr( $this->request->date_column, '.' ), 1 );
		$tokens = Cache_Tokens::of_months( $column, $forced, $long );

		if ( null === $tokens || ! str_contains( $sql, '{wp:term_relationships}' ) ) {
			return $tokens;
		}

		$tree = Cache_Tokens::of_categories( $forced );

		return array_map( static fn( string $token ): string => md5( $token . $tree ), $tokens );
	}

	/**
	 * Rows of each piece: what groups them, then the fields.
	 *
	 * @param array<string, string>                                     $fields Field => SQL.
	 * @param array<string, string>                                     $groups Name => SQL.
	 * @param callable                                               $asking What Sums::asking() gives.
	 * @param array<int, array{start: int, end: int, month: string}> $pieces Pieces.
	 * @param array<string, string>                                     $tokens Tokens of the months.
	 * @return array<int, array<int, array<int, string|int>>>
	 */
	private function read( array $fields, array $groups, callable $asking, array $pieces, array $tokens ): array {
		$width = count( $groups );

		return $this->kept(
			$fields,
			$groups,
			$asking,
			$pieces,
			$tokens,
			static function ( array $rows ) use ( $width ): array {
				$read = array();

				foreach ( $rows as $row ) {
					$values = array();

					foreach ( array_values( $row ) as $place => $value ) {
						$is_text  = $place < $width || ( null !== $value && ! is_numeric( $value ) );
						$values[] = $is_text ? (string) $value : (int) $value;
					}

					$read[] = $values;
				}

				return $read;
			}
		);
	}

	/**
	 * Lists of each piece: what groups them, then the packed ids.
	 *
	 * @param string                                                    $sql    SQL of the ids.
	 * @param array<string, string>                                     $groups Name => SQL.
	 * @param callable                                               $asking What Sums::asking() gives.
	 * @param array<int, array{start: int, end: int, month: string}> $pieces Pieces.
	 * @param array<string, string>                                     $tokens Tokens of the months.
	 * @return array<int, array<int, array<int, string|string[]>>>
	 */
	private function read_lists( string $sql, array $groups, callable $asking, array $pieces, array $tokens ): array {
		return $this->kept(
			array(),
			$groups + array( self::LISTED => $sql ),
			$asking,
			$pieces,
			$tokens,
			static function ( array $rows ): array {
				$lists = array();

				foreach ( $rows as $row ) {
					$id = array_pop( $row );

					if ( null !== $id ) {
						$key = implode( "\0", $row );

						$lists[ $key ][0]   = array_map( 'strval', array_values( $row ) );
						$lists[ $key ][1][] = (int) $id;
					}
				}

				return array_values(
					array_map( static fn( array $list ): array => array( $list[0], Id_Set::pack( $list[1] ) ), $lists )
				);
			}
		);
	}

	/**
	 * Values of the pieces, kept or read now.
	 *
	 * @param array<string, string>                                     $fields Field => SQL.
	 * @param array<string, string>                                     $groups Name => SQL.
	 * @param callable                                               $asking What Sums::asking() gives.
	 * @param array<int, array{start: int, end: int, month: string}> $pieces Pieces.
	 * @param array<string, string>                                     $tokens Tokens of the months.
	 * @param callable(array<int, array<string, string|null>>): mixed[] $shape  Makes a value of rows.
	 * @return array<int, mixed>
	 */
	private function kept( array $fields, array $groups, callable $asking, array $pieces, array $tokens, callable $shape ): array {
		$starts   = array_column( array_filter( $pieces, static fn( array $piece ): bool => '' !== $piece['month'] ), 'start' );
		$question = Period_Cache::question(
			self::FORM . Database::plain( ...$asking( $fields, $groups, $this->request->conditions( 0, 1 ) ) ),
			! $this->request->is_plain()
		);
		$asked_as = $question . implode( ',', array_column( $pieces, 'end' ) );

		if ( isset( $this->known[ $asked_as ] ) ) {
			return $this->known[ $asked_as ];
		}

		$kept   = array() === $starts ? array() : Period_Cache::read( $question, $starts );
		$values = array();

		foreach ( $pieces as $piece ) {
			$found = $kept[ $piece['start'] . '-' . $piece['end'] ] ?? null;

			if ( is_array( $found['value'] ?? null ) && $found['token'] === ( $tokens[ $piece['month'] ] ?? '' ) ) {
				$values[] = $found['value'];
				continue;
			}

			$asked    = $asking( $fields, $groups, $this->request->conditions( $piece['start'], $piece['end'] ) );
			$value    = $shape( Database::rows( ...$asked ) );
			$values[] = $value;

			if ( '' !== $piece['month'] ) {
				Period_Cache::write( $question, $piece['start'], $piece['end'], $tokens[ $piece['month'] ], $value );
			}
		}

		$this->known[ $asked_as ] = $values;

		return $values;
	}

	/**
	 * Adds rows of the same group.
	 *
	 * @param array<int, array<int, array<int, string|int>>> $pieces Rows of each piece.
	 * @param int                                            $width  Number of leading values that name the group.
	 * @return array<string, array<int, string|int>>
	 */
	public static function add( array $pieces, int $width ): array {
		$merged = array();

		foreach ( $pieces as $rows ) {
			foreach ( $rows as $row ) {
				$key = 1 === $width ? $row[0] : implode( "\0", array_slice( $row, 0, $width ) );

				if ( ! isset( $merged[ $key ] ) ) {
					$merged[ $key ] = $row;
					continue;
				}

				for ( $place = $width, $end = count( $row ); $place < $end; $place++ ) {
					$value = $row[ $place ];

					if ( is_int( $value ) ) {
						$merged[ $key ][ $place ] += $value;
					} else {
						$merged[ $key ][ $place ] = max( $merged[ $key ][ $place ], $value );
					}
				}
			}
		}

		return $merged;
	}

	/**
	 * Rows without the last of the values that group them.
	 *
	 * @param array<int, array<int, array<int, string|int>>> $pieces Rows of each piece.
	 * @param int                                            $width  Number of leading values that name the group.
	 * @param int                                            $over   How many of them are left out.
	 * @return array<int, array<int, array<int, string|int>>>
	 */
	private static function without( array $pieces, int $width, int $over ): array {
		foreach ( 0 === $over ? array() : array_keys( $pieces ) as $piece ) {
			foreach ( array_keys( $pieces[ $piece ] ) as $row ) {
				array_splice( $pieces[ $piece ][ $row ], $width - $over, $over );
			}
		}

		return $pieces;
	}

	/**
	 * Counts the different ids of each group.
	 *
	 * @param array<int, array<int, array{0: string[], 1: string}>> $pieces Lists of each piece.
	 * @param int                                                   $over   How many of the last values that name a group are left out.
	 * @return array<string, array{0: string[], 1: int}>
	 */
	public static function count( array $pieces, int $over = 0 ): array {
		$lists = array();

		foreach ( $pieces as $groups ) {
			foreach ( $groups as list( $ids, $list ) ) {
				$ids = 0 === $over ? $ids : array_slice( $ids, 0, -$over );
				$key = implode( "\0", $ids );

				$lists[ $key ][0]   = $ids;
				$lists[ $key ][1][] = $list;
			}
		}

		return array_map( static fn( array $group ): array => array( $group[0], Id_Set::count( $group[1] ) ), $lists );
	}
}
