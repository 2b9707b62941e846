<?php

namespace Storedeck\Reports\Sums;

use Storedeck\Foundation\Money\Whole_Number;

defined( 'ABSPATH' ) || exit;

/**
 * Adds rows with the same group.
 */
final class Sum_Result {

	/** @var array<string, array<string, string|int|null>> Rows by group. */
	private array $rows = array();

	/** @param string[] $names Columns that identify a group. */
	public function __construct( private array $names ) {
	}

	/**
	 * Adds rows. Numbers are added; of other values the largest is kept.
	 *
	 * @param array<int, array<string, string|int|null>> $rows Rows.
	 */
	public function add( array $rows ): void {
		$groups = array_flip( $this->names );

		foreach ( $rows as $row ) {
			// FLOOR() may return `2921.0`; other keys of intervals are dates.
			if ( isset( $row[ Sum_Query::INTERVAL ] ) && str_ends_with( (string) $row[ Sum_Query::INTERVAL ], '.0' ) ) {
				$row[ Sum_Query::INTERVAL ] = substr( (string) $row[ Sum_Query::INTERVAL ], 0, -2 );
			}

			$key  = implode( "\0", array_map( static fn( string $name ): string => (string) $row[ $name ], $this->names ) );
			$sums = $this->rows[ $key ] ?? array_intersect_key( $row, $groups );

			foreach ( array_diff_key( $row, $groups ) as $name => $value ) {
				$sum           = $sums[ $name ] ?? null;
				$sums[ $name ] = match ( true ) {
					null === $sum || null === $value => $sum ?? $value,
					is_numeric( $value )             => Whole_Number::of( Whole_Number::of( $sum ) + Whole_Number::of( $value ) ),
					default                          => max( $sum, $value ),
				};
			}

			$this->rows[ $key ] = $sums;
		}
	}

	/**
	 * Adds numbers of distinct values. Groups in which none is left are no groups.
	 *
	 * @param string                                     $name Field.
	 * @param array<int, array<string, string|int|null>> $rows Rows.
	 */
	public function add_counted( string $name, array $rows ): void {
		$counts = new self( $this->names );
		$counts->add( $rows );

		$this->add( array_filter( $counts->rows, static fn( array $row ): bool => (int) $row[ $name ] > 0 ) );
	}

	/**
	 * Rows. Fields without a value in a group are 0.
	 *
	 * @param string[] $fields Fields.
	 * @return array<int, array<string, string|int|null>>
	 */
	public function get_rows( array $fields ): array {
		$zeros = array_fill_keys( $fields, 0 );

		return array_values( array_map( static fn( array $row ): array => $row + $zeros, $this->rows ) );
	}
}
