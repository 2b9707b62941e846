<?php

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of the table of a report.
 */
final class Table_Schema {

	/** Types of columns. `date` and `datetime` are `YYYY-MM-DD HH:mm:ss` in the time of the site. */
	private const COLUMN_TYPES = array( 'text', 'number', 'currency', 'date', 'datetime', 'list' );

	/**
	 * Shape of a table.
	 *
	 * @param string[] $types Types of entries of the summary.
	 */
	public static function get( array $types ): array {
		return Shape::object(
			array(
				'rows'       => Shape::choice(
					array( 'items', 'intervals' ),
					always: true,
					description: 'Whether rows are those of `items`, the default if there are any, or the intervals of `stats`.'
				),
				'per_page'   => array(
					'type'        => 'integer',
					'minimum'     => 1,
					'maximum'     => Parameters::MAX_ROWS,
					'always'      => true,
					'description' => 'Rows of a page; 25 items by default, or 50 intervals, so that a month of days is one page.',
				),
				'query'      => Shape::map_of(
					array( 'type' => array( 'string', 'number', 'boolean' ) ),
					default: array(),
					description: 'More parameters of the request.'
				),
				'key'        => Shape::name( always: true, description: 'Field that identifies a row.' ),
				'title'      => Shape::text( default: '', description: 'Heading of the table; the title of the report by default.' ),
				'preference' => Shape::name( always: true, description: 'Name under which hidden columns of a user are stored.' ),
				'limit_by'   => Shape::list_of(
					Shape::name(),
					default: null,
					description: 'Parameters with the ids of the rows that are shown.'
				),
				'names'      => Shape::any(
					client: false,
					default: null,
					description: 'Callback that gets all rows and returns what the callbacks of columns need.'
				),
				'columns'    => Shape::map_of(
					self::get_column(),
					list_by: 'id',
					default: array(),
					always: true,
					takes_names: true,
					description: 'Columns by their id. A list of keys of metrics uses their declarations.'
				),
				'summary'    => Shape::map_of(
					Shape::object(
						array(
							'type'  => Shape::choice( $types, always: true, default: 'number', description: 'How it is formatted.' ),
							'label' => Shape::any( required: true, forms: true, description: 'Label, or a callback from a number to it.' ),
						)
					),
					list_by: 'key',
					default: array(),
					always: true,
					takes_names: true,
					description: 'Totals below the table, by the key of their metric; also `rows` and `days`.'
				),
				'comparison' => self::get_comparison() + array(
					'default'     => null,
					'description' => 'Rows can be selected and compared.',
				),
				'search'     => array(
					'type'        => array( 'object', 'null' ),
					'default'     => null,
					'description' => 'Search above the table.',
				) + self::get_search(),
			)
		);
	}

	/** Shape of the comparison of rows. */
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

	/** Shape of the search above a table. */
	public static function get_search(): array {
		return Shape::open(
			array(
				'type'        => Shape::text( always: true ),
				'placeholder' => Shape::text(),
				'kept_params' => Shape::list_of( Shape::text() ),
			)
		);
	}

	private static function get_column(): array {
		return Shape::object(
			array(
				'label'               => Shape::name( required: true, description: 'Heading.' ),
				'screen_reader_label' => Shape::name( description: 'Heading for screen readers.' ),
				'type'                => Shape::choice(
					self::COLUMN_TYPES,
					always: true,
					default: 'text',
					description: 'How values are formatted; `date` and `datetime` are in site time.'
				),
				'field'               => Shape::name( description: 'Field of the row, with dots for those of fields; the id by default.' ),
				'value'               => Shape::any(
					client: false,
					description: 'Callback that gets the row and the result of `names`, and returns the value.'
				),
				'is_sortable'         => array(
					'type'        => array( 'boolean', 'string' ),
					'description' => 'Whether rows can be sorted by it, or by which key of `orderby`.',
				),
				'is_default_sort'     => Shape::toggle( description: 'Whether rows are sorted by it at first.' ),
				'default_order'       => Shape::choice( array( 'asc', 'desc' ), description: 'Order of the first click.' ),
				'is_required'         => Shape::toggle( description: 'Whether it cannot be hidden.' ),
				'is_hidden'           => Shape::toggle(
					client: 'isHiddenByDefault',
					description: 'Whether it is hidden until a user shows it.'
				),
				'total'               => Shape::name( description: 'Metric whose total its share is of.' ),
				'is_reverse_trend'    => Shape::toggle( description: 'Whether a rise is bad.' ),
				'is_neutral'          => Shape::toggle( description: 'Whether a rise is neither good nor bad.' ),
				'link'                => array( 'description' => 'Where a cell leads to.' ) + self::get_link(),
			)
		);
	}

	/** Shape of where a cell links to. `{field}` is replaced by a field of the row. */
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
