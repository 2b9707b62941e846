<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Has the operators of each type of a dimension: their SQL and their labels. The screen has an input for each type
 * (`src/components/advanced-filters`).
 */
final class Operators {

	/** Operators by type of dimension. */
	private const OF_TYPES = array(
		'list'   => array( 'includes', 'excludes' ),
		'choice' => array( 'is', 'is_not' ),
		'number' => array( 'max', 'min', 'between' ),
		'date'   => array( 'before', 'after', 'between' ),
	);

	/** Conditions on a column. Numbers and dates are `{value}`, lists `{values}`. */
	private const SQL = array(
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

	/** @return array<string, string> Conditions of a type on a column. By operator. */
	public static function get_sql( string $type, string $column ): array {
		$templates = array_intersect_key( self::SQL, array_flip( self::OF_TYPES[ $type ] ) );

		return array_map( static fn( string $sql ): string => str_replace( '{column}', $column, $sql ), $templates );
	}

	/** @return list<array{value: string, label: string}> Operators of a type with their labels. */
	public static function get_options( string $type ): array {
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

		$order = array_flip( self::OF_TYPES[ $type ] );

		return Dimension::get_options( array_replace( $order, array_intersect_key( $labels, $order ) ) );
	}
}
