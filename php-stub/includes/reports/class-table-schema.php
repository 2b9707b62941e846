<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of the table of a report.
 */
final class Table_Schema {

	/**
	 * Types of columns. `date` and `datetime` are `YYYY-MM-DD HH:mm:ss` in the time of the site.
	 */
	private const COLUMN_TYPES = array( 'text', 'number', 'currency', 'date', 'datetime', 'list' );

	/**
	 * Shape of a table.
	 *
	 * @param string[] $types Types of entries of the summary.
	 * @return array<string, mixed>
	 */
	public static function get( array $types ): array {
		return Shape::object(
			array(
				'rows'       => Shape::choice( array( 'items', 'intervals' ), always: true ),
				'query'      => Shape::map_of( array( 'type' => array( 'string', 'number', 'boolean' ) ), default: array() ),
				'key'        => Shape::name( always: true ),
				'title'      => Shape::text( default: '' ),
				'preference' => Shape::name( always: true ),
				'limit_by'   => Shape::list_of( Shape::name(), default: null ),
				'names'      => Shape::any( client: false, default: null ),
				'columns'    => Shape::map_of( self::get_column(), list_by: 'id', default: array(), always: true ),
				'summary'    => Shape::map_of(
					Shape::object(
						array(
							'type'  => Shape::choice( $types, always: true, default: 'number' ),
							'label' => Shape::any( required: true, forms: true ),
						)
					),
					list_by: 'key',
					default: array(),
					always: true
				),
				'comparison' => array( 'default' => null ) + self::get_comparison(),
				'search'     => array( 'default' => null, 'type' => array( 'object', 'null' ) ) + self::get_search(),
			)
		);
	}

	/**
	 * Shape of the comparison of rows.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_comparison(): array {
		return Shape::open(
			array(
				'param'        => Shape::name( required: true ),
				'filter_param' => Shape::name(),
				'help'         => Shape::name( required: true, client: 'helpText' ),
				'id'           => Shape::name( required: true, client: 'idField' ),
				'name'         => Shape::name( required: true, client: 'nameField' ),
			)
		);
	}

	/**
	 * Shape of the search above a table.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_search(): array {
		return Shape::open(
			array(
				'type'        => Shape::text( always: true ),
				'placeholder' => Shape::text(),
				'kept_params' => Shape::list_of( Shape::text() ),
			)
		);
	}

	/**
	 * Shape of a column.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_column(): array {
		return Shape::object(
			array(
				'label'               => Shape::name( required: true ),
				'screen_reader_label' => Shape::name(),
				'type'                => Shape::choice( self::COLUMN_TYPES, always: true, default: 'text' ),
				'field'               => Shape::name(),
				'value'               => Shape::any( client: false ),
				'is_sortable'         => array( 'type' => array( 'boolean', 'string' ) ),
				'is_default_sort'     => Shape::toggle(),
				'default_order'       => Shape::choice( array( 'asc', 'desc' ) ),
				'is_required'         => Shape::toggle(),
				'is_hidden'           => Shape::toggle( client: 'isHiddenByDefault' ),
				'total'               => Shape::name(),
				'is_reverse_trend'    => Shape::toggle(),
				'is_neutral'          => Shape::toggle(),
				'link'                => self::get_link(),
			)
		);
	}

	/**
	 * Shape of where a cell links to. `{field}` is replaced by a field of the row.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_link(): array {
		return Shape::open(
			array(
				'report'        => Shape::text(),
				'query'         => Shape::map_of( Shape::text() ),
				'admin'         => Shape::text(),
				'url'           => Shape::text(),
				'email'         => Shape::text(),
				'order'         => Shape::text(),
				'orders_of_day' => Shape::text(),
				'if'            => Shape::text(),
			)
		);
	}
}
