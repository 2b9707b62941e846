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

	/**
	 * Sets the fields.
	 *
	 * @param array<string, array<string, mixed>> $fields Fields of a definition.
	 */
	public function __construct( private array $fields ) {
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
	 * @param string[]             $names    Fields.
	 * @param array<string, mixed> $replaced Fields whose sums are replaced, except in averages.
	 * @return array<string, array<string, array<string, mixed>>> Source => field => metric.
	 */
	public function get_columns( array $names, array $replaced = array() ): array {
		$columns = array();

		foreach ( array_unique( $this->with_operands( $names, $replaced ) ) as $name ) {
			$field = $this->fields[ $name ];

			if ( null !== self::get_sql( $field ) ) {
				$columns[ $field['source'] ?? 'orders' ][ $name ] = $field;
			}
		}

		return $columns;
	}

	/**
	 * Computes metrics, including those derived from other fields.
	 *
	 * @param array<string, int> $sums         Sums by field; missing ones are zero.
	 * @param string[]           $names        Fields to compute.
	 * @param array<string, int> $replacements Sums that replace others, except in averages.
	 * @return array<string, int>
	 */
	public function compute( array $sums, array $names, array $replacements = array() ): array {
		$compute = fn( string $name ): int => $this->compute_metric( $name, $sums, $replacements );

		return array_combine( $names, array_map( $compute, $names ) );
	}

	/**
	 * Converts metrics to numbers of a response.
	 *
	 * @param array<string, int> $metrics Metrics.
	 * @return array<string, int|float>
	 */
	public function to_numbers( array $metrics ): array {
		$numbers = array();

		foreach ( $metrics as $name => $metric ) {
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
	 * Computes a metric.
	 *
	 * @param string             $name         Field.
	 * @param array<string, int> $sums         Sums by field.
	 * @param array<string, int> $replacements Sums that replace others, except in averages.
	 */
	private function compute_metric( string $name, array $sums, array $replacements ): int {
		$field = $this->fields[ $name ];

		if ( isset( $field['formula'] ) ) {
			$metric = 0;

			foreach ( $field['formula'] as $part => $factor ) {
				$metric += $factor * $this->compute_metric( $part, $sums, $replacements );
			}

			return Whole_Number::of( $metric );
		}

		if ( isset( $field['ratio'] ) ) {
			list( $dividend, $divisor ) = $field['ratio'];

			$scale = 'integer' === $this->fields[ $dividend ]['type'] ? 0 : Decimal::SQL_SCALE;

			return Decimal::of_units( $this->compute_metric( $dividend, $sums, array() ), $scale )
				->divided_by( $this->compute_metric( $divisor, $sums, array() ), Decimal::SQL_SCALE )
				->to_units( Decimal::SQL_SCALE );
		}

		return $replacements[ $name ] ?? $sums[ $name ] ?? 0;
	}

	/**
	 * Fields and the fields they are derived from.
	 *
	 * @param string[]             $names    Fields.
	 * @param array<string, mixed> $replaced Fields whose sums are replaced, except in averages.
	 * @return string[]
	 */
	private function with_operands( array $names, array $replaced ): array {
		$all = array();

		foreach ( $names as $name ) {
			$field = $this->fields[ $name ];

			if ( ! isset( $replaced[ $name ] ) || isset( $field['formula'] ) || isset( $field['ratio'] ) ) {
				array_push( $all, $name, ...$this->with_operands( array_keys( $field['formula'] ?? array() ), $replaced ) );
				array_push( $all, ...$this->with_operands( $field['ratio'] ?? array(), array() ) );
			}
		}

		return $all;
	}
}
