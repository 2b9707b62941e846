<?php
/**
 * Dimensions on screens.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Creates advanced filters of the dimensions of `dimensions.php`.
 */
final class Dimension {

	/**
	 * Rules of advanced filters by type.
	 */
	private const RULES = array(
		'list'   => array( 'includes', 'excludes' ),
		'choice' => array( 'is', 'is_not' ),
		'number' => array( 'max', 'min', 'between' ),
		'date'   => array( 'before', 'after', 'between' ),
	);

	/**
	 * Advanced filters.
	 *
	 * @param array<int|string, string> $dimensions Dimensions, with the name of their filter where it is another.
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_filters( array $dimensions ): array {
		$all     = require __DIR__ . '/dimensions.php';
		$filters = array();

		foreach ( $dimensions as $name => $dimension ) {
			$filters[ is_int( $name ) ? $dimension : $name ] = self::get_filter( $all[ $dimension ] );
		}

		return $filters;
	}

	/**
	 * An advanced filter.
	 *
	 * @param array<string, mixed> $dimension Dimension.
	 * @return array<string, mixed>
	 */
	private static function get_filter( array $dimension ): array {
		if ( isset( $dimension['search'] ) ) {
			$dimension += array(
				'rules' => 'list',
				'input' => array(
					'component' => 'Search',
					'type'      => $dimension['search'],
				),
			);
		}

		if ( isset( $dimension['rules'] ) ) {
			$dimension['rules'] = self::get_rules( self::RULES[ $dimension['rules'] ] );
		}

		unset( $dimension['search'] );

		return $dimension;
	}

	/**
	 * Rules with labels.
	 *
	 * @param string[] $rules Rules.
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_rules( array $rules ): array {
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

		return self::get_options( array_replace( array_flip( $rules ), array_intersect_key( $labels, array_flip( $rules ) ) ) );
	}

	/**
	 * Options of a control.
	 *
	 * @param array<int|string, string> $labels Value => label.
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_options( array $labels ): array {
		return array_map(
			static fn( int|string $value, string $label ): array => array(
				'value' => (string) $value,
				'label' => $label,
			),
			array_keys( $labels ),
			$labels
		);
	}
}
