<?php
/**
 * Simple filters of definitions.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * Expands `filter_by` of a definition: for each column with options, the
 * parameters `{name}_is` and `{name}_is_not` of the routes, and an advanced
 * filter of the screen.
 */
final class Definition_Filters {

	/**
	 * Expands the filters.
	 *
	 * @param array<string, mixed> $definition Definition.
	 * @return array<string, mixed>
	 */
	public static function expand( array $definition ): array {
		foreach ( $definition['filter_by'] ?? array() as $name => $filter ) {
			$definition = self::add( $definition, $name, $filter );
		}

		if ( ! empty( $definition['filter_by'] ) ) {
			$definition['filters'] = $definition['filters'] ?? array( self::get_picker() );

			$definition['advanced_filters'] += array( 'title' => __( 'Rows match {{select /}} filters', 'storedeck' ) );
		}

		unset( $definition['filter_by'] );

		return $definition;
	}

	/**
	 * Adds a filter.
	 *
	 * @param array<string, mixed>                                                    $definition Definition.
	 * @param string                                                                  $name       Name.
	 * @param array{label: string, column: string, options: array<int|string, string>} $filter     Filter.
	 * @return array<string, mixed>
	 */
	private static function add( array $definition, string $name, array $filter ): array {
		foreach ( array( 'stats', 'items' ) as $part ) {
			if ( isset( $definition[ $part ] ) ) {
				$definition[ $part ]['filters'] = ( $definition[ $part ]['filters'] ?? array() ) + array(
					$name . '_is'     => array(
						'type' => 'strings',
						'sql'  => $filter['column'] . ' IN ( {values} )',
					),
					$name . '_is_not' => array(
						'type' => 'strings',
						'sql'  => '( ' . $filter['column'] . ' IS NULL OR ' . $filter['column'] . ' NOT IN ( {values} ) )',
					),
				);
			}
		}

		$definition['advanced_filters']['filters'][ $name ] = self::get_advanced_filter( $filter );

		return $definition;
	}

	/**
	 * The advanced filter.
	 *
	 * @param array{label: string, column: string, options: array<int|string, string>} $filter Filter.
	 * @return array<string, mixed>
	 */
	private static function get_advanced_filter( array $filter ): array {
		$options = array();

		foreach ( $filter['options'] as $value => $label ) {
			$options[] = array(
				'value' => (string) $value,
				'label' => $label,
			);
		}

		return array(
			'labels' => array(
				'add'    => $filter['label'],
				/* translators: %s: name of a filter. */
				'remove' => sprintf( __( 'Remove %s filter', 'storedeck' ), $filter['label'] ),
				/* translators: %s: name of a filter. */
				'rule'   => sprintf( __( 'Select a %s filter match', 'storedeck' ), $filter['label'] ),
				/* translators: %s: name of a filter. */
				'title'  => sprintf( __( '{{title}}%s{{/title}} {{rule /}} {{filter /}}', 'storedeck' ), $filter['label'] ),
				/* translators: %s: name of a filter. */
				'filter' => sprintf( __( 'Select %s', 'storedeck' ), $filter['label'] ),
			),
			'rules'  => array(
				array(
					'value' => 'is',
					'label' => _x( 'Is', 'filter rule', 'storedeck' ),
				),
				array(
					'value' => 'is_not',
					'label' => _x( 'Is not', 'filter rule', 'storedeck' ),
				),
			),
			'input'  => array(
				'component' => 'SelectControl',
				'options'   => $options,
			),
		);
	}

	/**
	 * The picker with the option for advanced filters.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_picker(): array {
		return array(
			'label'         => _x( 'Show', 'label of a filter', 'storedeck' ),
			'param'         => 'filter',
			'static_params' => array( 'chartType', 'paged', 'per_page' ),
			'filters'       => array(
				array(
					'label' => __( 'All rows', 'storedeck' ),
					'value' => 'all',
				),
				array(
					'label'          => __( 'Advanced filters', 'storedeck' ),
					'value'          => 'advanced',
					'needs_advanced' => true,
				),
			),
		);
	}
}
