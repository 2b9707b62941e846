<?php

namespace Storedeck\Reports;

use Storedeck\Reports\Model\Dimension;
use Storedeck\Reports\Model\Filter;
use Storedeck\Reports\Model\Pickers;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the defaults of a definition, so that code that reads it needs none. README.md describes the keys.
 */
final class Definition {

	/** Capability that every report requires. */
	public const CAPABILITY = 'view_woocommerce_reports';

	/** What items have from stats unless they define it. */
	private const SHARED = array( 'table', 'from', 'is_timeless', 'date_columns', 'gmt_column', 'status', 'currency', 'where', 'has' );

	/** Source of metrics that name none. */
	private const SOURCE = 'orders';

	/**
	 * Sets defaults.
	 *
	 * @param array<string, mixed> $definition Valid definition.
	 */
	public static function normalize( array $definition ): array {
		$id         = $definition['id'];
		$shape      = Definition_Schema::get();
		$definition = self::with_engine_defaults( self::expand_filters( $definition ) );
		$table      = $definition['stats']['table'] ?? $definition['items']['table'] ?? '';
		$definition = $definition + Shape::get_defaults( $shape ) + array(
			// Tables of plugins are never behind.
			'data_source'  => str_starts_with( $table, 'wp:' ) ? 'live' : 'orders',
			'slug'         => $id,
			'path'         => self::get_path( $id ),
			'stats_report' => $id,
		);

		$group = $definition['items']['group'] ?? array();

		$definition['table'] = ( $definition['table'] ?? array() ) + Shape::get_defaults( $shape['properties']['table'] ) + array(
			'report'     => $id,
			'rows'       => isset( $definition['items'] ) ? 'items' : 'intervals',
			'key'        => isset( $definition['items'] ) ? array_key_first( $group ) ?? 'id' : 'interval',
			'preference' => str_replace( '-', '_', $id ) . '_report_columns',
		);

		$definition['table'] += array( 'per_page' => 'items' === $definition['table']['rows'] ? 25 : 50 );

		foreach ( array( 'columns', 'summary' ) as $list ) {
			$defaults = Shape::get_defaults( $shape['properties']['table']['properties'][ $list ]['additionalProperties'] );
			$complete = static fn( array $entry ): array => $entry + $defaults;

			$definition['table'][ $list ] = array_map( $complete, $definition['table'][ $list ] );
		}

		if ( null !== $definition['leaderboard'] ) {
			$definition['leaderboard'] += array(
				'report'   => $id,
				'screen'   => $definition['path'],
				'position' => $definition['position'],
			);
		}

		return $definition;
	}

	/** Path of a report's screen by default. */
	public static function get_path( string $id ): string {
		return '/analytics/' . $id;
	}

	/**
	 * Expands `filter_by`: for each column with options, the parameters `{name}_is` and `{name}_is_not` of the routes, and an advanced
	 * filter of the screen.
	 */
	private static function expand_filters( array $definition ): array {
		foreach ( $definition['filter_by'] ?? array() as $name => $filter ) {
			foreach ( array_intersect( array( 'stats', 'items' ), array_keys( $definition ) ) as $part ) {
				$definition[ $part ]['filters'] = ( $definition[ $part ]['filters'] ?? array() )
					+ Filter::by( $name, 'strings', $filter['column'], 'choice' );
			}

			$definition['advanced_filters']['filters'][ $name ] = self::get_advanced_filter(
				$filter['label'],
				Dimension::get_options( $filter['options'] )
			);
		}

		if ( ! empty( $definition['filter_by'] ) ) {
			$definition['filters'] = $definition['filters'] ?? array( Pickers::create_for_advanced( __( 'All rows', 'storedeck' ) ) );

			$definition['advanced_filters'] += array( 'title' => self::get_filters_title() );
		}

		unset( $definition['filter_by'] );

		return $definition;
	}

	/** Sentence above the advanced filters of a report that has no other. */
	public static function get_filters_title(): string {
		return __( 'Rows match {{select /}} filters', 'storedeck' );
	}

	/**
	 * An advanced filter by one of some values.
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

	/** Sets what the engine needs of stats and items. */
	private static function with_engine_defaults( array $definition ): array {
		$title = $definition['title'];
		$name  = str_replace( '-', '_', $definition['id'] );

		foreach ( array( 'stats' => "{$name}_stats", 'items' => $name ) as $part => $context ) {
			if ( isset( $definition[ $part ] ) ) {
				$definition[ $part ] += array_intersect_key( $definition['stats'] ?? array(), array_flip( self::SHARED ) ) + array(
					'description' => static fn(): string => $title,
					'filters'     => array(),
					'orderby'     => self::get_orderby( $definition[ $part ] ),
					'context'     => $context,
					'args_filter' => $context,
					'query'       => match ( true ) {
						'stats' === $part                      => Stats_Query::class,
						isset( $definition[ $part ]['group'] ) => Groups_Query::class,
						default                                => Items_Query::class,
					},
				);
			}
		}

		$sources = array( 'sources' => array( self::SOURCE => array() ) );

		if ( isset( $definition['stats'] ) ) {
			$definition['stats'] += $sources + array( 'segments' => array() );
		}

		if ( isset( $definition['items']['group'] ) ) {
			$definition['items'] += $sources;
		}

		return $definition;
	}

	/** Whether no part of a report is on rows of orders, products or customers, which an import fills. */
	public static function has_own_rows( array $definition ): bool {
		$tables = array_filter( array( $definition['stats']['table'] ?? '', $definition['items']['table'] ?? '' ) );

		return array() === array_filter( $tables, static fn( string $table ): bool => ! str_starts_with( $table, 'wp:' ) );
	}

	/** @return array<string, string> Values of `orderby` by default: all metrics and what rows are grouped by, or all columns. */
	public static function get_orderby( array $part ): array {
		$keys = array_keys( ( $part['fields'] ?? array() ) + ( $part['group'] ?? array() ) );

		return isset( $part['fields'] )
			? array_combine( $keys, $keys ) + ( isset( $part['group'] ) ? array( 'date' => 'date' ) : array() )
			: array( 'date' => '' ) + array_map( static fn( array $column ): string => $column[1], $part['columns'] ?? array() );
	}
}
