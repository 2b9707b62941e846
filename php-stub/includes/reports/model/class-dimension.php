<?php

namespace Storedeck\Reports\Model;

use Storedeck\Foundation\Request_State;

defined( 'ABSPATH' ) || exit;

/**
 * Creates what screens show of the dimensions of `dimensions.php`.
 */
final class Dimension extends Request_State {

	/**
	 * Dimensions by key: all have texts, and are asked for one after another.
	 *
	 * @var array<string, array<string, mixed>>|null
	 */
	private ?array $all = null;

	/** @return array<string, array<string, mixed>> */
	private static function get_all(): array {
		return self::current()->all ??= require __DIR__ . '/dimensions.php';
	}

	/**
	 * Advanced filters.
	 *
	 * @param array<int|string, string> $dimensions Dimensions, with the name of their filter where it is another.
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_filters( array $dimensions ): array {
		$others  = array_flip( array( 'search', 'name', 'rows', 'link' ) );
		$filters = array();

		foreach ( $dimensions as $name => $key ) {
			$dimension = self::get_all()[ $key ];

			if ( isset( $dimension['search'] ) ) {
				$dimension += array(
					'rules' => 'list',
					'input' => array( 'component' => 'Search', 'type' => $dimension['search'] ),
				);
			}

			if ( isset( $dimension['rules'] ) ) {
				$dimension['rules'] = Filter::get_rules( $dimension['rules'] );
			}

			$filters[ is_int( $name ) ? $key : $name ] = array_diff_key( $dimension, $others );
		}

		return $filters;
	}

	/**
	 * Name, rows and link of a dimension that stats can be split by.
	 *
	 * @param string $key Dimension.
	 * @return array{name?: string, rows?: array<string, string>, link?: array<string, mixed>} Empty for others.
	 */
	public static function get_breakdown( string $key ): array {
		return array_intersect_key( self::get_all()[ $key ] ?? array(), array_flip( array( 'name', 'rows', 'link' ) ) );
	}

	/**
	 * Options of a control.
	 *
	 * @param array<int|string, string> $labels Value => label.
	 * @return list<array{value: string, label: string}>
	 */
	public static function get_options( array $labels ): array {
		return array_map(
			static fn( int|string $value, string $label ): array => array( 'value' => (string) $value, 'label' => $label ),
			array_keys( $labels ),
			$labels
		);
	}
}
