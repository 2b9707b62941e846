<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Hooks\Callback;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a definition to what the client shows: charts, table, filters and
 * texts, without SQL and callbacks. client/report/view.ts has the types.
 */
final class Client_Definition {

	/**
	 * Route of definitions; the id of the report follows.
	 */
	public const ROUTE = 'storedeck/v1/report-definitions';

	/**
	 * Numbers for which the forms of a label are sent. Together they have all plural
	 * forms of any language.
	 */
	private const SAMPLES = array( 0, 1, 2, 3, 5, 6, 11, 21, 100, 1000000 );

	/**
	 * Names of the client that are not those of the definition in camel case.
	 */
	private const NAMES = array(
		'tooltip'   => 'labelTooltipText',
		'is_hidden' => 'isHiddenByDefault',
		'help'      => 'helpText',
	);

	/**
	 * Keys whose values are maps with keys of their own.
	 */
	private const MAPS = array( 'query', 'options' );

	/**
	 * Converts a definition.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 * @return array<string, mixed>
	 */
	public static function get( array $report ): array {
		$advanced = $report['advanced_filters'];

		return self::filled(
			array(
				'id'                  => $report['id'],
				'title'               => $report['title'],
				'path'                => $report['path'],
				'isTimeless'          => $report['is_timeless'],
				'dataSource'          => 'orders' === $report['data_source'] ? null : $report['data_source'],
				'statsEndpoint'       => $report['stats_report'] === $report['id'] ? null : $report['stats_report'],
				'charts'              => self::get_list( 'key', $report['charts'] ),
				'table'               => self::get_table( $report ),
				'filters'             => array_map( array( self::class, 'camel_case' ), $report['filters'] ),
				'advancedFilters'     => array() === $advanced ? null : self::get_advanced_filters( $advanced ),
				'advancedFiltersHook' => $advanced['hook'] ?? null,
				'itemFlag'            => self::camel_case( $report['item_flag'] ),
				'itemChart'           => self::get_item_chart( $report['item_chart'] ),
				'variants'            => array_map( array( self::class, 'get_variant' ), $report['variants'] ),
				'metrics'             => array_map( array( self::class, 'camel_case' ), $report['metrics'] ),
			),
			array( 'charts', 'filters' )
		);
	}

	/**
	 * Whether any column is computed on the server.
	 *
	 * @param array<string, mixed> $table Table of a definition.
	 */
	public static function has_computed_columns( array $table ): bool {
		return array() !== array_filter( $table['columns'], static fn( array $column ): bool => isset( $column['value'] ) );
	}

	/**
	 * Table.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 * @return array<string, mixed>
	 */
	private static function get_table( array $report ): array {
		$table    = $report['table'];
		$additive = array_fill_keys( Additive_Columns::find( $report ), array( 'is_additive' => true ) );

		return self::filled(
			array(
				'endpoint'   => $table['report'],
				'rows'       => $table['rows'],
				'key'        => $table['key'],
				'preference' => $table['preference'],
				'title'      => $table['title'],
				'query'      => $table['query'],
				'limitBy'    => $table['limit_by'],
				'columns'    => self::map( array( self::class, 'get_column' ), array_merge_recursive( $table['columns'], $additive ) ),
				'summary'    => self::map( array( self::class, 'get_total' ), $table['summary'] ),
				'comparison' => self::get_comparison( $table['comparison'] ),
				'search'     => self::camel_case( $table['search'] ),
			),
			array( 'columns', 'summary' )
		);
	}

	/**
	 * Column.
	 *
	 * @param array<string, mixed> $column Column of a definition.
	 * @return array<string, mixed>
	 */
	private static function get_column( string $id, array $column ): array {
		$is_computed = isset( $column['value'] );

		unset( $column['value'] );

		return self::filled(
			array( 'id' => $id ) + self::camel_case( $column ) + array(
				'type'       => 'text',
				'isComputed' => $is_computed,
			)
		);
	}

	/**
	 * Entry of the summary.
	 *
	 * @param string               $key   Metric.
	 * @param array<string, mixed> $total Entry of a definition.
	 * @return array<string, mixed>
	 */
	private static function get_total( string $key, array $total ): array {
		return array(
			'key'   => $key,
			'type'  => $total['type'] ?? 'number',
			'label' => is_string( $total['label'] ) ? $total['label'] : self::get_forms( $total['label'], $key ),
		);
	}

	/**
	 * Forms of a label by sample.
	 *
	 * @param callable(int): string $label    Label of a number.
	 * @param string                $fallback Label if the callback fails.
	 * @return array<int, string>|string One string if all are equal.
	 */
	private static function get_forms( callable $label, string $fallback ) {
		$forms = array();

		foreach ( self::SAMPLES as $sample ) {
			$forms[ $sample ] = (string) Callback::run( $label, array( $sample ), $fallback );
		}

		return 1 === count( array_unique( $forms ) ) ? $forms[0] : (object) $forms;
	}

	/**
	 * Comparison of rows.
	 *
	 * @param array<string, mixed>|null $comparison Comparison of a definition.
	 * @return array<string, mixed>|null
	 */
	private static function get_comparison( ?array $comparison ): ?array {
		if ( null === $comparison ) {
			return null;
		}

		$fields = array(
			'idField'   => $comparison['id'],
			'nameField' => $comparison['name'],
		);

		return self::camel_case( array_diff_key( $comparison, array_flip( array( 'id', 'name' ) ) ) ) + $fields;
	}

	/**
	 * Chart of items.
	 *
	 * @param array<string, mixed>|null $chart Chart of a definition.
	 * @return array<string, mixed>|null
	 */
	private static function get_item_chart( ?array $chart ): ?array {
		return null === $chart ? null : self::filled(
			array(
				'segmentby'   => $chart['segmentby'],
				'itemsLabel'  => $chart['label'],
				'filterParam' => $chart['filter_param'] ?? null,
			)
		);
	}

	/**
	 * Advanced filters.
	 *
	 * @param array<string, mixed> $advanced Advanced filters of a definition.
	 * @return array<string, mixed>
	 */
	private static function get_advanced_filters( array $advanced ): array {
		return self::filled(
			array(
				'title'   => $advanced['title'],
				'filters' => array_map( array( self::class, 'camel_case' ), $advanced['filters'] ?? array() ),
			)
		);
	}

	/**
	 * Variant: what differs for some queries.
	 *
	 * @param array<string, mixed> $variant Variant of a definition.
	 * @return array<string, mixed>
	 */
	private static function get_variant( array $variant ): array {
		$other = isset( $variant['table_of'] ) ? Registry::get( $variant['table_of'] ) : null;

		return array_filter(
			array(
				'when'          => self::camel_case( $variant['when'] ),
				'table'         => null === $other ? null : self::get_table( $other ),
				'tableOf'       => $other['id'] ?? null,
				'statsEndpoint' => $variant['stats_report'] ?? null,
				'itemChart'     => self::get_item_chart( $variant['item_chart'] ?? null ),
				'limitBy'       => $variant['limit_by'] ?? null,
			),
			static fn( $value ): bool => null !== $value
		) + self::get_changes( $variant );
	}

	/**
	 * Search and comparison of a variant. Null removes those of the report.
	 *
	 * @param array<string, mixed> $variant Variant of a definition.
	 * @return array<string, mixed>
	 */
	private static function get_changes( array $variant ): array {
		$changes = array();

		if ( array_key_exists( 'search', $variant ) ) {
			$changes['search'] = self::camel_case( $variant['search'] );
		}

		if ( array_key_exists( 'comparison', $variant ) ) {
			$changes['comparison'] = self::get_comparison( $variant['comparison'] );
		}

		return $changes;
	}

	/**
	 * List of entries that a definition has by key.
	 *
	 * @param string                              $key     Name of the key.
	 * @param array<string, array<string, mixed>> $entries Entries by key.
	 * @return list<array<string, mixed>>
	 */
	private static function get_list( string $key, array $entries ): array {
		return self::map(
			static fn( string $name, array $entry ): array => self::filled( array( $key => $name ) + self::camel_case( $entry ) ),
			$entries
		);
	}

	/**
	 * Converts entries.
	 *
	 * @param callable                            $convert Takes the key and the entry.
	 * @param array<string, array<string, mixed>> $entries Entries by key.
	 * @return list<array<string, mixed>>
	 */
	private static function map( callable $convert, array $entries ): array {
		return array_map( $convert, array_keys( $entries ), array_values( $entries ) );
	}

	/**
	 * Values that are set.
	 *
	 * @param string[] $lists Lists that may be empty.
	 * @return array<string, mixed>
	 */
	private static function filled( array $values, array $lists = array() ): array {
		$empty = array( null, false, '', array() );

		return array_filter(
			$values,
			static fn( $value, $key ): bool => ! in_array( $value, $empty, true ) || in_array( $key, $lists, true ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Values with the names of the client.
	 *
	 * @return mixed
	 */
	private static function camel_case( $values ) {
		if ( ! is_array( $values ) ) {
			return $values;
		}

		$converted = array();

		foreach ( $values as $key => $value ) {
			$name = is_int( $key ) ? $key : self::NAMES[ $key ] ?? lcfirst( str_replace( '_', '', ucwords( $key, '_' ) ) );

			$converted[ $name ] = in_array( $key, self::MAPS, true ) ? $value : self::camel_case( $value );
		}

		return $converted;
	}
}
