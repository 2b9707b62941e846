<?php

namespace Storedeck\Reports\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Creates pickers of the filter bar and their options.
 */
final class Pickers {

	/** Parameter of the picker for variations. */
	public const VARIATION_FILTER = 'filter-variations';

	/**
	 * The "Show" picker, which every report has.
	 *
	 * @param list<array<string, mixed>> $options Options.
	 * @param array<string, mixed>       $changes Changes to the picker.
	 */
	public static function create( array $options, array $changes = array() ): array {
		return $changes + array(
			'label'         => _x( 'Show', 'label of a filter', 'storedeck' ),
			'param'         => 'filter',
			'static_params' => array( 'chartType', 'paged', 'per_page' ),
			'filters'       => $options,
		);
	}

	/**
	 * The "Show" picker of a report that only has advanced filters.
	 *
	 * @param string               $all     Label of the option that removes the filter.
	 * @param array<string, mixed> $changes Changes to the picker.
	 */
	public static function create_for_advanced( string $all, array $changes = array() ): array {
		return self::create( array( self::create_all_option( $all ), self::create_advanced_option() ), $changes );
	}

	/** The option that removes the filter. */
	public static function create_all_option( string $label ): array {
		return array( 'label' => $label, 'value' => 'all' );
	}

	/**
	 * The option to search for a single item.
	 *
	 * @param string               $name        Type of the item in the URL, for example `product`.
	 * @param string               $param       Parameter for its id.
	 * @param string               $placeholder Text in the search.
	 * @param array<string, mixed> $changes     More keys of the option and of its search.
	 * @param string|null          $type        Type of the search, by default the parameter.
	 */
	public static function create_single_option(
		string $name,
		string $label,
		string $param,
		string $placeholder,
		array $changes = array(),
		?string $type = null
	): array {
		return array( 'label' => $label, 'value' => 'select_' . $name ) + $changes + array(
			'sub_filters' => array(
				array(
					'component' => 'Search',
					'value'     => 'single_' . $name,
					'path'      => array( 'select_' . $name ),
					'settings'  => array(
						'type'   => $type ?? $param,
						'param'  => $param,
						'labels' => array( 'placeholder' => $placeholder, 'button' => $label ),
					),
				) + $changes,
			),
		);
	}

	/**
	 * The option to compare items.
	 *
	 * @param string $param       Type of the items, and parameter for their ids.
	 * @param string $title       Heading.
	 * @param string $placeholder Text in the search.
	 * @param string $help_text   Text while fewer than two are chosen.
	 */
	public static function create_comparison_option( string $param, string $title, string $placeholder, string $help_text ): array {
		return array(
			'label'      => __( 'Comparison', 'storedeck' ),
			'value'      => 'compare-' . $param,
			'chart_mode' => 'item-comparison',
			'settings'   => array(
				'type'   => $param,
				'param'  => $param,
				'labels' => compact( 'title', 'placeholder', 'help_text' ) + array( 'update' => __( 'Compare', 'storedeck' ) ),
			),
		);
	}

	/** The option for advanced filters. The picker leaves it out if there are none. */
	public static function create_advanced_option(): array {
		return array(
			'label'          => __( 'Advanced filters', 'storedeck' ),
			'value'          => 'advanced',
			'needs_advanced' => true,
		);
	}

	/**
	 * The picker for variations of all products or of one.
	 *
	 * @param array<string, mixed> $changes Changes to the picker.
	 */
	public static function create_variation_picker( array $changes = array() ): array {
		return self::create(
			array(
				self::create_all_option( __( 'All variations', 'storedeck' ) ) + array( 'chart_mode' => 'item-comparison' ),
				self::create_single_option(
					'variation',
					__( 'Single variation', 'storedeck' ),
					'variations',
					__( 'Type to search for a variation', 'storedeck' )
				),
				self::create_comparison_option(
					'variations',
					__( 'Compare variations', 'storedeck' ),
					__( 'Search for variations to compare', 'storedeck' ),
					__( 'Check at least two variations below to compare', 'storedeck' )
				),
				self::create_advanced_option(),
			),
			$changes + array( 'param' => self::VARIATION_FILTER )
		);
	}
}
