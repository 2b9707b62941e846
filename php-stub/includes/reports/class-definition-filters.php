<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Pickers;

defined( 'ABSPATH' ) || exit;

/**
 * Expands `filter_by` of a definition: for each column with options, the parameters `{name}_is` and `{name}_is_not` of the
 * routes, and an advanced filter of the screen.
 */
final class Definition_Filters {

	public static function expand( array $definition ): array {
		foreach ( $definition['filter_by'] ?? array() as $name => $filter ) {
			$definition = self::add( $definition, $name, $filter );
		}

		if ( ! empty( $definition['filter_by'] ) ) {
			$definition['filters'] = $definition['filters'] ?? array( Pickers::create_for_advanced( __( 'All rows', 'storedeck' ) ) );

			$definition['advanced_filters'] += array( 'title' => self::get_title() );
		}

		unset( $definition['filter_by'] );

		return $definition;
	}

	/** Sentence above the advanced filters of a report that has no other. */
	public static function get_title(): string {
		return __( 'Rows match {{select /}} filters', 'storedeck' );
	}

	/**
	 * Adds a filter.
	 *
	 * @param array{label: string, column: string, options: array<int|string, string>} $filter Filter.
	 */
	private static function add( array $definition, string $name, array $filter ): array {
		foreach ( array( 'stats', 'items' ) as $part ) {
			if ( isset( $definition[ $part ] ) ) {
				$definition[ $part ]['filters'] = ( $definition[ $part ]['filters'] ?? array() )
					+ Filter::by( $name, 'strings', $filter['column'], 'choice' );
			}
		}

		$definition['advanced_filters']['filters'][ $name ] = self::get_advanced_filter(
			$filter['label'],
			Dimension::get_options( $filter['options'] )
		);

		return $definition;
	}

	/**
	 * The advanced filter.
	 *
	 * @param list<array{value: string, label: string}> $options Options.
	 */
	public static function get_advanced_filter( string $label, array $options = array() ): array {
		return array(
			'labels' => array(
				'add'    => $label,
				/* translators: %s: name of a filter. */
				'remove' => sprintf( __( 'Remove %s filter', 'storedeck' ), $label ),
				/* translators: %s: name of a filter. */
				'rule'   => sprintf( __( 'Select a %s filter match', 'storedeck' ), $label ),
				/* translators: %s: name of a filter. */
				'title'  => sprintf( __( '{{title}}%s{{/title}} {{rule /}} {{filter /}}', 'storedeck' ), $label ),
				/* translators: %s: name of a filter. */
				'filter' => sprintf( __( 'Select %s', 'storedeck' ), $label ),
			),
			'rules'  => Filter::get_rules( 'choice' ),
			'input'  => array( 'component' => 'SelectControl', 'options' => $options ),
		);
	}
}
