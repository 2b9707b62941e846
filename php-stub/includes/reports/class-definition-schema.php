<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Model\Facts;
use Storedeck\Reports\Model\Filter;

defined( 'ABSPATH' ) || exit;

/**
 * JSON schema of the definition of a report.
 */
final class Definition_Schema {

	/**
	 * Schemas of a name, a switch, any object and any value.
	 */
	private const NAME   = array(
		'type'      => 'string',
		'minLength' => 1,
	);
	private const TEXT   = array( 'type' => 'string' );
	private const SWITCH = array( 'type' => 'boolean' );
	private const MAP    = array( 'type' => 'object' );
	private const ANY    = array( 'type' => array( 'object', 'array', 'string', 'number', 'integer', 'boolean', 'null' ) );

	/**
	 * Types of columns of a table.
	 */
	private const COLUMN_TYPES = array( 'text', 'number', 'currency', 'date', 'datetime', 'list' );

	/**
	 * Types of charts, and of entries of the summary.
	 */
	private const VALUE_TYPES = array( 'number', 'currency', 'average' );

	private const METRIC_TYPES = array( 'integer', 'quantity', 'money', 'average' );

	/**
	 * JSON schema of a definition.
	 *
	 * @return array<string, mixed>
	 */
	public static function get(): array {
		$values = array(
			'type' => 'string',
			'enum' => self::VALUE_TYPES,
		);

		return self::object(
			array(
				'id'               => array(
					'type'     => 'string',
					'pattern'  => '^[a-z][a-z0-9-]*\z',
					'required' => true,
				),
				'title'            => array( 'required' => true ) + self::NAME,
				'position'         => array( 'type' => 'integer' ),
				'path'             => array(
					'type'    => 'string',
					'pattern' => '^/',
				),
				'capability'       => self::NAME,
				'is_available'     => self::SWITCH,
				'is_timeless'      => self::SWITCH,
				'data_source'      => array(
					'type' => 'string',
					'enum' => array( 'orders', 'downloads', 'live' ),
				),
				'stats_report'     => self::NAME,
				'stats'            => self::get_stats_schema(),
				'items'            => self::get_items_schema(),
				'metrics'          => self::map_of(
					self::object(
						array(
							'name'          => self::NAME,
							'description'   => self::TEXT,
							'formula'       => self::TEXT,
							'link'          => self::MAP,
							'filtered_link' => self::MAP,
						)
					)
				),
				'charts'           => self::map_of(
					self::object(
						array(
							'label'            => self::NAME,
							'type'             => $values,
							'orderby'          => self::NAME,
							'order'            => array(
								'type' => 'string',
								'enum' => array( 'asc', 'desc' ),
							),
							'is_reverse_trend' => self::SWITCH,
							'is_neutral'       => self::SWITCH,
							'tooltip'          => self::TEXT,
						)
					)
				),
				'table'            => self::object(
					array(
						'rows'       => array(
							'type' => 'string',
							'enum' => array( 'items', 'intervals' ),
						),
						'query'      => self::MAP,
						'key'        => self::NAME,
						'title'      => self::TEXT,
						'preference' => self::NAME,
						'limit_by'   => array(
							'type'  => 'array',
							'items' => self::NAME,
						),
						'names'      => self::ANY,
						'columns'    => self::map_of( self::get_column_schema() ),
						'summary'    => self::map_of(
							self::object(
								array(
									'type'  => $values,
									'label' => array( 'required' => true ) + self::ANY,
								)
							)
						),
						'comparison' => self::record( array_fill_keys( array( 'param', 'help', 'id', 'name' ), self::NAME ) ),
						'search'     => array( 'type' => array( 'object', 'null' ) ),
					)
				),
				'filter_by'        => self::map_of(
					self::object(
						array(
							'label'   => array( 'required' => true ) + self::NAME,
							'column'  => array( 'required' => true ) + self::NAME,
							'options' => array( 'required' => true ) + self::map_of( self::TEXT ),
						)
					)
				),
				'filters'          => array(
					'type'  => 'array',
					'items' => self::record(
						array(
							'label'         => self::NAME,
							'param'         => self::NAME,
							'static_params' => array( 'type' => 'array' ),
							'filters'       => array( 'type' => 'array' ),
						)
					),
				),
				'advanced_filters' => array( 'properties' => array( 'title' => array( 'required' => true ) + self::NAME ) ) + self::MAP,
				'item_flag'        => self::record(
					array_fill_keys( array( 'param', 'resource', 'filter', 'ids_param', 'field', 'value' ), self::NAME )
				),
				'item_chart'       => self::record( array_fill_keys( array( 'segmentby', 'label' ), self::NAME ) ),
				'variants'         => array(
					'type'  => 'array',
					'items' => self::record( array( 'when' => self::MAP ) ),
				),
				'indicators'       => self::map_of(
					self::object(
						array(
							'label'     => self::NAME,
							'format'    => array(
								'type' => 'string',
								'enum' => array( 'number', 'currency' ),
							),
							'is_hidden' => self::SWITCH,
						)
					)
				),
				'dashboard'        => self::map_of(
					self::object(
						array(
							'label'     => self::NAME,
							'type'      => $values,
							'position'  => array( 'type' => 'integer' ),
							'is_hidden' => self::SWITCH,
						)
					)
				),
				'leaderboard'      => self::record(
					array_fill_keys( array( 'label', 'orderby', 'id', 'filter', 'param' ), self::NAME )
						+ array(
							'headers' => array( 'type' => 'array' ),
							'name'    => array( 'type' => 'array' ),
							'columns' => self::MAP,
						)
				),
			)
		);
	}

	/**
	 * Schema of a metric that a plugin adds to a fact.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_metric(): array {
		return self::record(
			array_fill_keys( array( 'name', 'description', 'explanation' ), self::NAME ) + array(
				'fact' => self::get_fact(),
				'type' => array(
					'type' => 'string',
					'enum' => self::METRIC_TYPES,
				),
			),
			array(
				'reports'   => array(
					'type'  => 'array',
					'items' => self::NAME,
				),
				'plural'    => self::ANY,
				'direction' => array(
					'type' => 'string',
					'enum' => array( 'up', 'down', 'neutral' ),
				),
				'rows'      => self::MAP,
			)
		);
	}

	/**
	 * Schema of a dimension that a plugin adds to a fact.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_dimension(): array {
		return self::object(
			array(
				'fact'    => array( 'required' => true ) + self::get_fact(),
				'label'   => array( 'required' => true ) + self::NAME,
				'column'  => array( 'required' => true ) + self::NAME,
				'options' => self::map_of( self::TEXT ),
			)
		);
	}

	/**
	 * Schema of the name of a fact.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_fact(): array {
		return array(
			'type' => 'string',
			'enum' => Facts::get_names(),
		);
	}

	/**
	 * Schema of stats.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_stats_schema(): array {
		return self::record(
			array(
				'table'        => self::NAME,
				'date_columns' => array( 'minProperties' => 1 ) + self::MAP,
				'fields'       => array( 'minProperties' => 1 ) + self::map_of(
					self::record(
						array(
							'type' => array(
								'type' => 'string',
								'enum' => self::METRIC_TYPES,
							),
						)
					)
				),
			),
			self::get_shared()
		);
	}

	/**
	 * Schema of items.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_items_schema(): array {
		return self::record(
			array(),
			array(
				'table'   => self::NAME,
				'id'      => self::NAME,
				'group'   => self::MAP,
				'columns' => self::map_of(
					array(
						'type'     => 'array',
						'items'    => array( 'type' => 'string' ),
						'minItems' => 2,
						'maxItems' => 2,
					)
				),
			) + self::get_shared()
		);
	}

	/**
	 * Properties that stats and items may have.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_shared(): array {
		return array(
			'orderby'  => self::MAP,
			'segments' => self::MAP,
			'filters'  => self::map_of(
				self::record(
					array(
						'type' => array(
							'type' => 'string',
							'enum' => Filter::TYPES,
						),
					)
				)
			),
		);
	}

	/**
	 * Schema of a column.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_column_schema(): array {
		return self::object(
			array(
				'label'               => array( 'required' => true ) + self::NAME,
				'screen_reader_label' => self::NAME,
				'type'                => array(
					'type' => 'string',
					'enum' => self::COLUMN_TYPES,
				),
				'field'               => self::NAME,
				'value'               => self::ANY,
				'is_sortable'         => array( 'type' => array( 'boolean', 'string' ) ),
				'is_default_sort'     => self::SWITCH,
				'default_order'       => array(
					'type' => 'string',
					'enum' => array( 'asc', 'desc' ),
				),
				'is_required'         => self::SWITCH,
				'is_hidden'           => self::SWITCH,
				'total'               => self::NAME,
				'is_reverse_trend'    => self::SWITCH,
				'is_neutral'          => self::SWITCH,
				'link'                => self::MAP,
			)
		);
	}

	/**
	 * Schema of an object without other properties.
	 *
	 * @return array<string, mixed>
	 */
	private static function object( array $properties ): array {
		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		);
	}

	/**
	 * Schema of an object that may have other properties.
	 *
	 * @param array<string, array<string, mixed>> $required Required properties.
	 * @param array<string, array<string, mixed>> $optional Optional properties.
	 * @return array<string, mixed>
	 */
	private static function record( array $required, array $optional = array() ): array {
		return array(
			'type'       => 'object',
			'properties' => array_map(
				static fn( array $property ): array => array( 'required' => true ) + $property,
				$required
			) + $optional,
		);
	}

	/**
	 * Schema of an object with any keys.
	 *
	 * @param array<string, mixed> $value Schema of its values.
	 * @return array<string, mixed>
	 */
	private static function map_of( array $value ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => $value,
		);
	}
}
