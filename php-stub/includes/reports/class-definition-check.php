<?php
/**
 * Validation of definitions.
 *
 * @package Storedeck
 */

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
	 * Types of columns of a table.
	 */
	private const COLUMN_TYPES = array( 'text', 'number', 'currency', 'date', 'datetime', 'list' );

	/**
	 * Types of charts, and of entries of the summary.
	 */
	private const VALUE_TYPES = array( 'number', 'currency', 'average', 'percent' );

	/**
	 * Entries of the summary that the screen computes.
	 */
	private const COMPUTED_TOTALS = array( 'days', 'rows' );

	/**
	 * Checks a definition.
	 *
	 * @param array<string, mixed> $definition Definition.
	 * @throws InvalidArgumentException When it is invalid.
	 */
	public static function check( array $definition ): void {
		$result = rest_validate_value_from_schema( self::without_callbacks( $definition ), self::get_schema(), 'definition' );

		if ( is_wp_error( $result ) ) {
			throw new InvalidArgumentException( $result->get_error_message() );
		}

		if ( ! isset( $definition['stats'] ) && ! isset( $definition['items'] ) ) {
			throw new InvalidArgumentException( 'stats, items: expected at least one of them.' );
		}

		self::check_totals( $definition );
		self::check_columns( $definition );
	}

	/**
	 * Checks that charts, summary and indicators are metrics.
	 *
	 * @param array<string, mixed> $definition Definition.
	 * @throws InvalidArgumentException When one is not.
	 */
	private static function check_totals( array $definition ): void {
		$metrics = array_keys( $definition['stats']['fields'] ?? array() );

		// Listings and stats of another report have metrics that are not defined here.
		if ( isset( $definition['stats_report'] ) || isset( $definition['stats']['list'] ) ) {
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
	 * @param array<string, mixed> $definition Definition.
	 * @throws InvalidArgumentException When one cannot.
	 */
	private static function check_columns( array $definition ): void {
		$part = $definition['items'] ?? $definition['stats'];

		if ( isset( $part['list'] ) ) {
			return;
		}

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
	 * @param bool     $is_valid Whether it is.
	 * @param string   $field    Field.
	 * @param string   $expected What is expected.
	 * @param mixed    $value    Value.
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
	 * A definition with '' for each callback, which schemas do not know.
	 *
	 * @param array<mixed> $values Values.
	 * @return array<mixed>
	 */
	private static function without_callbacks( array $values ): array {
		return array_map(
			static fn( $value ) => is_array( $value ) ? self::without_callbacks( $value ) : ( $value instanceof Closure ? '' : $value ),
			$values
		);
	}

	/**
	 * JSON schema of a definition.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_schema(): array {
		$text   = array( 'type' => 'string' );
		$name   = array(
			'type'      => 'string',
			'minLength' => 1,
		);
		$switch = array( 'type' => 'boolean' );
		$map    = array( 'type' => 'object' );
		$any    = array( 'type' => array( 'object', 'array', 'string', 'number', 'integer', 'boolean', 'null' ) );
		$values = array(
			'type' => 'string',
			'enum' => self::VALUE_TYPES,
		);

		return self::object(
			array(
				'id'               => array(
					'type'     => 'string',
					'pattern'  => '^[a-z][a-z0-9-]*\z',
					'required' => true,
				),
				'title'            => array( 'required' => true ) + $name,
				'position'         => array( 'type' => 'integer' ),
				'path'             => array(
					'type'    => 'string',
					'pattern' => '^/',
				),
				'capability'       => $name,
				'is_available'     => $switch,
				'is_timeless'      => $switch,
				'data_source'      => array(
					'type' => 'string',
					'enum' => array( 'orders', 'downloads', 'live' ),
				),
				'stats_report'     => $name,
				'stats'            => $map,
				'items'            => $map,
				'metrics'          => self::map_of(
					self::object(
						array(
							'name'          => $name,
							'description'   => $text,
							'formula'       => $text,
							'link'          => $map,
							'filtered_link' => $map,
						)
					)
				),
				'charts'           => self::map_of(
					self::object(
						array(
							'label'            => $name,
							'type'             => $values,
							'orderby'          => $name,
							'order'            => array(
								'type' => 'string',
								'enum' => array( 'asc', 'desc' ),
							),
							'is_reverse_trend' => $switch,
							'tooltip'          => $text,
						)
					)
				),
				'table'            => self::object(
					array(
						'rows'       => array(
							'type' => 'string',
							'enum' => array( 'items', 'intervals' ),
						),
						'query'      => $map,
						'key'        => $name,
						'title'      => $text,
						'preference' => $name,
						'limit_by'   => array(
							'type'  => 'array',
							'items' => $name,
						),
						'names'      => $any,
						'columns'    => self::map_of( self::get_column_schema( $name, $switch, $map, $any ) ),
						'summary'    => self::map_of(
							self::object(
								array(
									'type'  => $values,
									'label' => $any,
								)
							)
						),
						'comparison' => $map,
						'search'     => $map,
					)
				),
				'filter_by'        => self::map_of(
					self::object(
						array(
							'label'   => array( 'required' => true ) + $name,
							'column'  => array( 'required' => true ) + $name,
							'options' => array( 'required' => true ) + self::map_of( $text ),
						)
					)
				),
				'filters'          => array( 'type' => 'array' ),
				'advanced_filters' => $map,
				'item_flag'        => $map,
				'item_chart'       => $map,
				'variants'         => array( 'type' => 'array' ),
				'indicators'       => self::map_of( $map ),
				'dashboard'        => self::map_of( $map ),
				'leaderboard'      => $map,
			)
		);
	}

	/**
	 * Schema of a column.
	 *
	 * @param array<string, mixed> $name     Schema of a name.
	 * @param array<string, mixed> $is_set   Schema of a switch.
	 * @param array<string, mixed> $map      Schema of any object.
	 * @param array<string, mixed> $any      Schema of anything.
	 * @return array<string, mixed>
	 */
	private static function get_column_schema( array $name, array $is_set, array $map, array $any ): array {
		return self::object(
			array(
				'label'               => array( 'required' => true ) + $name,
				'screen_reader_label' => $name,
				'type'                => array(
					'type' => 'string',
					'enum' => self::COLUMN_TYPES,
				),
				'field'               => $name,
				'value'               => $any,
				'is_sortable'         => array( 'type' => array( 'boolean', 'string' ) ),
				'is_default_sort'     => $is_set,
				'default_order'       => array(
					'type' => 'string',
					'enum' => array( 'asc', 'desc' ),
				),
				'is_required'         => $is_set,
				'is_hidden'           => $is_set,
				'total'               => $name,
				'link'                => $map,
			)
		);
	}

	/**
	 * Schema of an object without other properties.
	 *
	 * @param array<string, mixed> $properties Properties.
	 * @return array<string, mixed>
	 */
	private static function object( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * Schema of an object with any keys.
	 *
	 * @param array<string, mixed> $value Schema of its values.
	 * @return array<string, mixed>
	 */
	private static function map_of( array $value ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => $value,
		);
	}
}
