<?php

namespace Storedeck\Reports;

use Closure;
use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * Says what is wrong with a definition: the field, what was expected and what it
 * has.
 */
final class Definition_Check {

	/**
	 * How a metric is computed, see Model\Metric.
	 */
	private const COMPUTATIONS = array( 'sum', 'count_if', 'distinct', 'formula', 'ratio' );

	/**
	 * Entries of the summary that the screen computes.
	 */
	private const COMPUTED_TOTALS = array( 'days', 'rows' );

	/**
	 * Checks a definition.
	 *
	 * @throws InvalidArgumentException When it is invalid.
	 */
	public static function check( array $definition ): void {
		self::check_schema( $definition, Definition_Schema::get(), 'definition' );

		if ( ! isset( $definition['stats'] ) && ! isset( $definition['items'] ) ) {
			throw new InvalidArgumentException( 'stats, items: expected at least one of them.' );
		}

		self::check_metrics( $definition['stats']['fields'] ?? array(), 'stats.fields' );
		self::check_items( $definition['items'] ?? array() );
		self::check_totals( $definition );
		self::check_columns( $definition );
	}

	/**
	 * Checks values by a schema.
	 *
	 * @param array<string, mixed> $values Values, which may have callbacks.
	 * @param array<string, mixed> $schema JSON schema.
	 * @param string               $name   Name of the values, for errors.
	 * @throws InvalidArgumentException When they do not match.
	 */
	public static function check_schema( array $values, array $schema, string $name ): void {
		$result = rest_validate_value_from_schema( self::without_callbacks( $values ), $schema, $name );

		if ( is_wp_error( $result ) ) {
			throw new InvalidArgumentException( $result->get_error_message() );
		}
	}

	/**
	 * Checks how metrics are computed.
	 *
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 * @param string                              $in     Field of the metrics, for errors.
	 * @throws InvalidArgumentException When one cannot be computed.
	 */
	public static function check_metrics( array $fields, string $in ): void {
		foreach ( $fields as $name => $field ) {
			if ( array() === array_filter( array_intersect_key( $field, array_flip( self::COMPUTATIONS ) ) ) ) {
				throw new InvalidArgumentException( "$in.$name: expected one of " . implode( ', ', self::COMPUTATIONS ) . '.' );
			}

			foreach ( array( ...$field['ratio'] ?? array(), ...array_keys( $field['formula'] ?? array() ) ) as $operand ) {
				$names = array_keys( $fields );

				self::expect( in_array( $operand, $names, true ), "$in.$name", "a metric of $in", $operand, $names );
			}
		}
	}

	/**
	 * Checks that rows have columns.
	 *
	 * @throws InvalidArgumentException When they have none.
	 */
	private static function check_items( array $items ): void {
		$keys = array( 'columns', 'group', 'query' );

		if ( array() !== $items && array() === array_filter( array_intersect_key( $items, array_flip( $keys ) ) ) ) {
			throw new InvalidArgumentException( 'items: expected columns or group.' );
		}
	}

	/**
	 * Checks that charts, summary and indicators are metrics.
	 *
	 * @throws InvalidArgumentException When one is not.
	 */
	private static function check_totals( array $definition ): void {
		$metrics = array_keys( $definition['stats']['fields'] ?? array() );

		// Stats of another report have metrics that are not defined here.
		if ( isset( $definition['stats_report'] ) ) {
			return;
		}

		$names = array(
			'charts'        => array_keys( $definition['charts'] ?? array() ),
			'indicators'    => array_keys( $definition['indicators'] ?? array() ),
			'dashboard'     => array_keys( $definition['dashboard'] ?? array() ),
			'table.summary' => array_diff( array_keys( $definition['table']['summary'] ?? array() ), self::COMPUTED_TOTALS ),
		);

		foreach ( $names as $field => $keys ) {
			foreach ( $keys as $key ) {
				self::expect( in_array( $key, $metrics, true ), "$field.$key", 'a metric of stats.fields', $key, $metrics );
			}
		}
	}

	/**
	 * Checks that columns can be sorted.
	 *
	 * @throws InvalidArgumentException When one cannot.
	 */
	private static function check_columns( array $definition ): void {
		$part = $definition['items'] ?? $definition['stats'];

		$allowed = array( 'date', ...array_keys( $part['orderby'] ?? $part['columns'] ?? $part['fields'] ?? array() ) );

		foreach ( $definition['table']['columns'] ?? array() as $id => $column ) {
			$orderby = $column['is_sortable'] ?? false;
			$orderby = true === $orderby ? $id : $orderby;

			if ( false !== $orderby ) {
				$field = "table.columns.$id.is_sortable";

				self::expect( in_array( $orderby, $allowed, true ), $field, 'a key of orderby', $orderby, $allowed );
			}
		}
	}

	/**
	 * Throws unless something is as expected.
	 *
	 * @param string   $expected What is expected.
	 * @param string[] $allowed  Possible values.
	 * @throws InvalidArgumentException When it is not.
	 */
	private static function expect( bool $is_valid, string $field, string $expected, $value, array $allowed ): void {
		if ( ! $is_valid ) {
			throw new InvalidArgumentException(
				sprintf( '%s: expected %s (%s), found %s.', $field, $expected, implode( ', ', $allowed ), wp_json_encode( $value ) )
			);
		}
	}

	/**
	 * A definition without callbacks, which schemas do not know: '' stands for a text, and a search for the input of a filter that is
	 * only known when it is shown.
	 *
	 * @param array<mixed> $values Values.
	 * @return array<mixed>
	 */
	private static function without_callbacks( array $values ): array {
		foreach ( $values as $key => $value ) {
			if ( is_array( $value ) ) {
				$values[ $key ] = self::without_callbacks( $value );
			} elseif ( $value instanceof Closure ) {
				$values[ $key ] = 'input' === $key ? array( 'component' => 'Search' ) : '';
			}
		}

		return $values;
	}
}
