<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Money\Whole_Number;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the fields of a definition to SQL, and sums to metrics.
 *
 * All arithmetic is done with integers: units of Decimal::SQL_SCALE for money and averages, plain numbers for counts.
 */
final class Metrics {

	/** Source of the metrics of a segment's rows, and prefix of their sums. */
	public const OWN = 'own ';

	/**
	 * Sets the fields.
	 *
	 * @param array<string, array<string, mixed>> $fields Fields of a definition.
	 * @param array<string, array<string, mixed>> $own    Fields of the rows of a segment, whose sums replace others, except in averages.
	 */
	public function __construct( private array $fields, private array $own = array() ) {
	}

	/**
	 * Names of the fields in a response.
	 *
	 * @param string[]|null $requested   Requested names, null for all; unknown names are ignored.
	 * @param bool          $in_totals   Whether the names are for totals rather than intervals or segments.
	 * @param bool          $in_segments Whether the names are for segments.
	 * @return string[]
	 */
	public function get_names( ?array $requested, bool $in_totals, bool $in_segments = false ): array {
		return array_values(
			array_filter(
				array_keys( $this->fields ),
				fn( string $name ): bool => ( null === $requested || in_array( $name, $requested, true ) )
					&& ! ( $this->fields[ $name ]['hidden'] ?? false )
					&& ! ( $in_segments && ( $this->fields[ $name ]['not_in_segments'] ?? false ) )
					&& ( $in_totals || ! ( $this->fields[ $name ]['totals_only'] ?? false ) )
			)
		);
	}

	/**
	 * The fields with sums that some fields need, by source.
	 *
	 * @param string[] $names Fields.
	 * @return array<string, array<string, array<string, mixed>>> Source, OWN for those of a segment's rows => field => metric.
	 */
	public function get_columns( array $names ): array {
		$columns = array();

		foreach ( $this->find_sums( $names, $this->own ) as $name => $field ) {
			$columns[ $field['source'] ?? 'orders' ][ $name ] = $field;
		}

		return $columns + array_filter( array( self::OWN => array_intersect_key( $this->own, $this->find_sums( $names, array() ) ) ) );
	}

	/**
	 * Numbers of a response.
	 *
	 * @param array<string, int> $sums  Sums by field.
	 * @param string[]           $names Fields to compute.
	 * @return array<string, int|float>
	 */
	public function get_numbers( array $sums, array $names ): array {
		$numbers = array();

		foreach ( $names as $name ) {
			$metric = $this->compute( $name, $sums );

			$numbers[ $name ] = 'integer' === $this->fields[ $name ]['type']
				? $metric
				: Decimal::of_units( $metric, Decimal::SQL_SCALE )->to_number();
		}

		return $numbers;
	}

	/** @return string|null SQL of a sum. Null when the field is derived from others. */
	public static function get_sql( array $field ): ?string {
		if ( isset( $field['distinct'] ) ) {
			return 'COUNT( DISTINCT ' . $field['distinct'] . ' )';
		}

		if ( isset( $field['round_sum'] ) ) {
			return Decimal::sql_units( 'SUM( ' . $field['sum'] . ' )' );
		}

		if ( isset( $field['max'] ) ) {
			return "MAX( {$field['max']} )";
		}

		return isset( $field['sum'] ) || isset( $field['count_if'] ) ? 'SUM( ' . self::get_row_sql( $field ) . ' )' : null;
	}

	/** Whether the sums of several periods can be added. */
	public static function is_additive( array $field ): bool {
		return ! isset( $field['distinct'] ) || ( $field['per_order'] ?? false );
	}

	/** Whether the values of groups add up to the total, so that each has a share of it: not averages and numbers of distinct values. */
	public function has_shares( string $name ): bool {
		$field = $this->fields[ $name ] ?? array();
		$parts = array_keys( $field['formula'] ?? array() );

		return ( array() !== $parts || isset( $field['sum'] ) || isset( $field['count_if'] ) )
			&& $parts === array_filter( $parts, $this->has_shares( ... ) );
	}

	/**
	 * SQL of the value of a row that a sum adds.
	 *
	 * @param array<string, mixed> $field Field with `sum` or `count_if`.
	 */
	public static function get_row_sql( array $field ): string {
		if ( isset( $field['count_if'] ) ) {
			return 'CASE WHEN ' . $field['count_if'] . ' THEN 1 ELSE 0 END';
		}

		return 'integer' === $field['type'] || isset( $field['in_units'] ) ? $field['sum'] : Decimal::sql_units( $field['sum'] );
	}

	/**
	 * Computes a metric, also one that is derived from other fields.
	 *
	 * @param string             $name       Field.
	 * @param array<string, int> $sums       Sums by field, those of a segment's rows with OWN before it; missing ones are zero.
	 * @param bool               $is_average Whether it is a part of an average.
	 */
	public function compute( string $name, array $sums, bool $is_average = false ): int {
		$field = $this->fields[ $name ];

		if ( isset( $field['formula'] ) ) {
			$metric = 0;

			foreach ( $field['formula'] as $part => $factor ) {
				$metric += $factor * $this->compute( $part, $sums, $is_average );
			}

			return Whole_Number::of( $metric );
		}

		if ( isset( $field['ratio'] ) ) {
			list( $dividend, $divisor ) = $field['ratio'];

			$scale = 'integer' === $this->fields[ $dividend ]['type'] ? 0 : Decimal::SQL_SCALE;

			return Decimal::of_units( $this->compute( $dividend, $sums, true ), $scale )
				->divided_by( $this->compute( $divisor, $sums, true ), Decimal::SQL_SCALE )
				->to_units( Decimal::SQL_SCALE );
		}

		$own = $is_average ? null : $sums[ self::OWN . $name ] ?? null;

		return $own ?? $sums[ $name ] ?? 0;
	}

	/**
	 * The fields with sums among some fields and those that they are derived from.
	 *
	 * @param string[]             $names    Fields.
	 * @param array<string, mixed> $replaced Fields whose sums are replaced, except in averages.
	 * @return array<string, array<string, mixed>>
	 */
	private function find_sums( array $names, array $replaced ): array {
		$sums = array();

		foreach ( $names as $name ) {
			$field = $this->fields[ $name ];
			$own   = isset( $replaced[ $name ] ) || null === self::get_sql( $field ) ? array() : array( $name => $field );
			$sums += $own + $this->find_sums( array_keys( $field['formula'] ?? array() ), $replaced )
				+ $this->find_sums( $field['ratio'] ?? array(), array() );
		}

		return $sums;
	}
}
