<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Declares filters of routes: parameters and their SQL conditions. Types are
 * - statuses (without prefix), ids and strings: lists;
 * - values: a list of values of the dictionary, of a `dimension`;
 * - texts: comma-separated, where numbers may be `ids`; tax_rates: a list of ids and codes;
 * - number and date: one end of a range, or both; with `is_money` in units, with `is_gmt` in GMT;
 * - choice: one of several values, each with its own condition; choices: all of several;
 * - attributes: pairs of attribute id and term id, each with its own condition;
 * - places: comma-separated countries, or countries with a state;
 * - search: words that must be in the `columns` that the parameter of type search_field names.
 *
 * `{values}`, `{value}`, `{taxonomy}`, `{slug}`, `{term_id}` and `{meta_key}` become placeholders, `{name}` the full name of a
 * table, `[key]` the column of a dimension. A filter may have a `description`, can be `always` met whatever `match` says, or
 * `part_of` another one. `reads` names the facts whose rows it reads besides those of orders: none for filters of facts that do not
 * say it, any table (null) for those of plugins.
 */
final class Filter {

	public const TYPES = array(
		'statuses', 'ids', 'strings', 'values', 'texts', 'tax_rates', 'number', 'date', 'choice', 'choices',
		'attributes', 'places', 'search', 'search_field',
	);

	/** Operators by type of dimension. */
	private const OPERATORS = array(
		'list'   => array( 'includes', 'excludes' ),
		'choice' => array( 'is', 'is_not' ),
		'number' => array( 'max', 'min', 'between' ),
		'date'   => array( 'before', 'after', 'between' ),
	);

	/** Conditions on a column. Numbers and dates are `{value}`, lists `{values}`. */
	private const OPERATOR_SQL = array(
		'is'       => '{column} IN ( {values} )',
		'is_not'   => '( {column} IS NULL OR {column} NOT IN ( {values} ) )',
		'includes' => '{column} IN ( {values} )',
		'excludes' => 'NOT ( {column} IN ( {values} ) )',
		'min'      => '{column} >= {value}',
		'max'      => '{column} <= {value}',
		'after'    => '{column} >= {value}',
		'before'   => '{column} <= {value}',
		'between'  => '{column} >= {value} AND {column} <= {value}',
	);

	/**
	 * Filter by values of a type.
	 *
	 * @param string $sql Condition.
	 * @return array{type: string, sql: string}
	 */
	public static function of( string $type, string $sql, mixed ...$more ): array {
		return array( 'type' => $type, 'sql' => $sql ) + $more;
	}

	/**
	 * The filters `{name}_includes` and `{name}_excludes`.
	 *
	 * @param string      $includes Condition with `{values}`.
	 * @param string|null $excludes Condition of the others, by default the opposite.
	 * @return array<string, array{type: string, sql: string}>
	 */
	public static function pair( string $name, string $includes, ?string $excludes = null, string $type = 'ids', mixed ...$more ): array {
		return array(
			$name . '_includes' => self::of( $type, $includes, ...$more ),
			$name . '_excludes' => self::of( $type, $excludes ?? "NOT ( $includes )", ...$more ),
		);
	}

	/**
	 * Filters of a column: one for each operator of its type, named `{name}_{operator}`.
	 *
	 * @param string $type    Type of filter.
	 * @param string $of      Type of dimension, by default the same.
	 * @param mixed  ...$more Other keys, as named arguments. `ids` is a column for texts that are numbers.
	 * @return array<string, array<string, mixed>>
	 */
	public static function by( string $name, string $type, string $column, string $of = '', mixed ...$more ): array {
		$filters = array();
		$ids     = isset( $more['ids'] ) ? self::get_sql( $of, $more['ids'] ) : array();

		foreach ( self::get_sql( '' === $of ? $type : $of, $column ) as $operator => $sql ) {
			$filters[ "{$name}_$operator" ] = self::of( $type, $sql )
				+ array_filter( array( 'ids' => $ids[ $operator ] ?? null, 'part_of' => '' === $of ? $name : null ) ) + $more;
		}

		return $filters;
	}

	/** @return array<string, string> Conditions of a type of dimension on a column. By operator. */
	private static function get_sql( string $type, string $column ): array {
		$templates = array_intersect_key( self::OPERATOR_SQL, array_flip( self::OPERATORS[ $type ] ) );

		return array_map( static fn( string $sql ): string => str_replace( '{column}', $column, $sql ), $templates );
	}

	/**
	 * Operators of a type of dimension as the rules of an advanced filter. The screen has an input for each type
	 * (`src/components/advanced-filters`).
	 *
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_rules( string $type ): array {
		$labels = array(
			'is'       => _x( 'Is', 'filter rule', 'storedeck' ),
			'is_not'   => _x( 'Is not', 'filter rule', 'storedeck' ),
			'includes' => _x( 'Includes', 'filter rule', 'storedeck' ),
			'excludes' => _x( 'Excludes', 'filter rule', 'storedeck' ),
			'max'      => _x( 'Less than', 'filter rule', 'storedeck' ),
			'min'      => _x( 'More than', 'filter rule', 'storedeck' ),
			'before'   => _x( 'Before', 'filter rule', 'storedeck' ),
			'after'    => _x( 'After', 'filter rule', 'storedeck' ),
			'between'  => _x( 'Between', 'filter rule', 'storedeck' ),
		);

		$order = array_flip( self::OPERATORS[ $type ] );

		return Dimension::get_options( array_replace( $order, array_intersect_key( $labels, $order ) ) );
	}

	/**
	 * Filter by one of several values.
	 *
	 * @param array<string, string> $choices Value => condition, empty for all rows.
	 */
	public static function choice( array $choices, mixed ...$more ): array {
		return array( 'type' => 'choice', 'choices' => $choices ) + $more;
	}
}
