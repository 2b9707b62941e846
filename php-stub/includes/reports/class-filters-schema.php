<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of the filters of a screen.
 */
final class Filters_Schema {

	/** Controls of advanced filters. */
	private const COMPONENTS = array( 'Currency', 'Date', 'Number', 'ProductAttribute', 'Search', 'SelectControl' );

	/** Shape of a filter of the filter bar. */
	public static function get_picker(): array {
		return Shape::open(
			array(
				'label'         => Shape::name( required: true ),
				'param'         => Shape::name( required: true ),
				'static_params' => Shape::list_of( Shape::text(), required: true ),
				'default_value' => Shape::text(),
				// A text: if there are advanced filters.
				'show_when'     => array( 'type' => array( 'string', 'object' ) ) + self::get_condition(),
				'filters'       => Shape::list_of( self::get_option( Shape::list_of( self::get_option() ) ), required: true ),
			)
		);
	}

	/**
	 * Shape of a condition on the query of the URL: the value of `filter`, a parameter that is not empty, the flag of the item.
	 *
	 * @param array<string, array<string, mixed>> $more More properties.
	 */
	public static function get_condition( array $more = array() ): array {
		return Shape::open( array_fill_keys( array( 'filter', 'has', 'flag' ), Shape::text() ) + $more );
	}

	public static function get_advanced(): array {
		$options = Shape::list_of( Shape::open( Shape::required( array_fill_keys( array( 'value', 'label' ), Shape::text() ) ) ) );

		return Shape::open(
			array(
				'title'   => Shape::name( required: true ),
				'hook'    => Shape::name( client: false ),
				'filters' => Shape::map_of(
					Shape::open(
						array(
							'labels'         => Shape::open(
								Shape::required( array_fill_keys( array( 'add', 'remove', 'rule', 'title' ), Shape::text() ) )
									+ array_fill_keys( array( 'placeholder', 'filter' ), Shape::text() ),
								required: true
							),
							'rules'          => $options,
							'allow_multiple' => Shape::toggle(),
							'input'          => Shape::open(
								array(
									'component'      => Shape::choice( self::COMPONENTS, required: true ),
									'type'           => Shape::text(),
									'options'        => $options,
									'default_option' => Shape::text(),
								),
								required: true
							),
						)
					)
				),
			)
		);
	}

	/**
	 * Shape of an option of a filter.
	 *
	 * @param array<string, mixed>|null $others Options below it.
	 */
	private static function get_option( ?array $others = null ): array {
		return Shape::open(
			array(
				'label'          => Shape::text(),
				'value'          => Shape::text( required: true ),
				'chart_mode'     => Shape::choice( array( 'item-comparison', 'time-comparison' ) ),
				'query'          => Shape::map_of( array( 'type' => 'null' ) ),
				'needs_advanced' => Shape::toggle(),
				'settings'       => Shape::open(
					array(
						'type'   => Shape::text( required: true ),
						'param'  => Shape::text( required: true ),
						'labels' => Shape::open(
							array_fill_keys( array( 'title', 'button', 'placeholder', 'help_text', 'update' ), Shape::text() ),
							required: true
						),
					)
				),
				'component'      => Shape::choice( array( 'Search' ) ),
				'path'           => Shape::list_of( Shape::text() ),
			) + array_filter( array( 'sub_filters' => $others ) )
		);
	}
}
