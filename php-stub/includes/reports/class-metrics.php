<?php
/**
 * What the figures of a report are made of.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the fields of a definition into SQL, and sums into an answer.
 *
 * All arithmetic is on whole numbers: units of Decimal::SQL_SCALE for money and averages,
 * plain numbers for integers.
 */
final class Metrics {

	/**
	 * Remembers the fields.
	 *
	 * @param array<string, array<string, mixed>> $fields Fields of a definition.
	 */
	public function __construct( private array $fields ) {
	}

	/**
	 * Names of the fields that are answered.
	 *
	 * @param string[]|null $wanted      Names of the request, null for all; unknown ones are ignored.
	 * @param bool          $in_totals   Whether totals are meant rather than intervals or segments.
	 * @param bool          $in_segments Whether segments are meant.
	 * @return string[]
	 */
	public function names( ?array $wanted, bool $in_totals, bool $in_segments = false ): array {
		return array_values(
			array_filter(
				array_keys( $this->fields ),
				fn( string $name ): bool => ( null === $wanted || in_array( $name, $wanted, true ) )
					&& ! ( $this->fields[ $name ]['hidden'] ?? false )
					&& ! ( $in_segments && ( $this->fields[ $name ]['whole'] ?? false ) )
					&& ( $in_totals || ! ( $this->fields[ $name ]['totals_only'] ?? false ) )
			)
		);
	}

	/**
	 * SQL of the sums that some fields need, by source.
	 *
	 * @param string[]             $names    Fields.
	 * @param array<string, mixed> $replaced Fields that are known otherwise, except inside averages.
	 * @return array<string, array<string, string>> Source => field => SQL.
	 */
	public function columns( array $names, array $replaced = array() ): array {
		$columns = array();

		foreach ( array_unique( $this->with_parts( $names, $replaced ) ) as $name ) {
			$sql = self::sql( $this->fields[ $name ] );

			if ( null !== $sql ) {
				$columns[ $this->fields[ $name ]['source'] ?? 'orders' ][ $name ] = $sql;
			}
		}

		return $columns;
	}

	/**
	 * Which of some columns count different values that periods may share.
	 *
	 * @param array<string, string> $columns Field => SQL, as sql() gives it.
	 * @return array<string, string> Field => SQL of the value.
	 */
	public function lists( array $columns ): array {
		$lists = array();

		foreach ( $columns as $name => $sql ) {
			$counts = 1 === preg_match( '/^COUNT\( DISTINCT (.+) \)$/sD', $sql, $found );

			if ( $counts && ! ( $this->fields[ $name ]['per_order'] ?? false ) ) {
				$lists[ $name ] = $found[1];
			}
		}

		return $lists;
	}

	/**
	 * All figures, the computed ones included.
	 *
	 * @param array<string, int> $sums      Sums by field; missing ones are zero.
	 * @param string[]           $names     Fields to compute.
	 * @param array<string, int> $replacing Sums that replace others, except inside averages.
	 * @return array<string, int>
	 */
	public function compute( array $sums, array $names, array $replacing = array() ): array {
		$figures = array();

		foreach ( $names as $name ) {
			$figures[ $name ] = $this->figure( $name, $sums, $replacing );
		}

		return $figures;
	}

	/**
	 * Figures as they stand in an answer.
	 *
	 * @param array<string, int> $figures Figures.
	 * @return array<string, int|float>
	 */
	public function to_numbers( array $figures ): array {
		$numbers = array();

		foreach ( $figures as $name => $figure ) {
			$numbers[ $name ] = 'integer' === $this->fields[ $name ]['type']
				? $figure
				: Decimal::of_units( $figure, Decimal::SQL_SCALE )->to_number();
		}

		return $numbers;
	}

	/**
	 * SQL of a sum.
	 *
	 * @param array<string, mixed> $field Field.
	 * @return string|null Null when the field is computed from others.
	 */
	public static function sql( array $field ): ?string {
		if ( isset( $field['count_if'] ) ) {
			return 'SUM( CASE WHEN ' . $field['count_if'] . ' THEN 1 ELSE 0 END )';
		}

		if ( isset( $field['distinct'] ) ) {
			return 'COUNT( DISTINCT ' . $field['distinct'] . ' )';
		}

		if ( isset( $field['sum'] ) ) {
			if ( isset( $field['rounded'] ) ) {
				return Decimal::sql_units( 'SUM( ' . $field['sum'] . ' )' );
			}

			return 'SUM( ' . ( 'integer' === $field['type'] ? $field['sum'] : Decimal::sql_units( $field['sum'] ) ) . ' )';
		}

		return null;
	}

	/**
	 * One figure.
	 *
	 * @param string             $name      Field.
	 * @param array<string, int> $sums      Sums by field.
	 * @param array<string, int> $replacing Sums that replace others, except inside averages.
	 */
	private function figure( string $name, array $sums, array $replacing ): int {
		$field = $this->fields[ $name ];

		if ( isset( $field['formula'] ) ) {
			$figure = 0;

			foreach ( $field['formula'] as $part => $factor ) {
				$figure += $factor * $this->figure( $part, $sums, $replacing );
			}

			return $figure;
		}

		if ( isset( $field['ratio'] ) ) {
			list( $dividend, $divisor ) = $field['ratio'];

			$scale = 'integer' === $this->fields[ $dividend ]['type'] ? 0 : Decimal::SQL_SCALE;

			return Decimal::of_units( $this->figure( $dividend, $sums, array() ), $scale )
				->divided_by( $this->figure( $divisor, $sums, array() ), Decimal::SQL_SCALE )
				->to_units( Decimal::SQL_SCALE );
		}

		return $replacing[ $name ] ?? $sums[ $name ] ?? 0;
	}

	/**
	 * Fields together with those they are computed from.
	 *
	 * @param string[]             $names    Fields.
	 * @param array<string, mixed> $replaced Fields that are known otherwise, except inside averages.
	 * @return string[]
	 */
	private function with_parts( array $names, array $replaced ): array {
		$all = array();

		foreach ( $names as $name ) {
			$field = $this->fields[ $name ];

			if ( ! isset( $replaced[ $name ] ) || isset( $field['formula'] ) || isset( $field['ratio'] ) ) {
				array_push( $all, $name, ...$this->with_parts( array_keys( $field['formula'] ?? array() ), $replaced ) );
				array_push( $all, ...$this->with_parts( $field['ratio'] ?? array(), array() ) );
			}
		}

		return $all;
	}
}
