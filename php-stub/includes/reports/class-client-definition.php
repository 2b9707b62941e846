<?php

namespace Storedeck\Reports;

use Closure;
use Storedeck\Foundation\Hooks\Callback;
use Storedeck\Reports\Model\Repetition;

defined( 'ABSPATH' ) || exit;

/**
 * What screens get of a definition: charts, table, filters and texts, without SQL and callbacks. The shape of the definition says
 * what and under which names.
 */
final class Client_Definition {

	/** Route of definitions; the id of the report follows. */
	public const ROUTE = 'storedeck/v1/report-definitions';

	/** Numbers for which the forms of a label are sent. Together they have all plural forms of any language. */
	private const SAMPLES = array( 0, 1, 2, 3, 5, 6, 11, 21, 100, 1000000 );

	/** Keys of JSON Schema that clients need. */
	private const KEYWORDS = array( 'type', 'enum' );

	/**
	 * Converts a definition.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 */
	public static function get( array $report ): array {
		$report = Basic_Reports::get( $report );
		$report = array(
			'data_source'           => 'orders' === $report['data_source'] ? null : $report['data_source'],
			'stats_report'          => $report['stats_report'] === $report['id'] ? null : $report['stats_report'],
			'advanced_filters_hook' => $report['advanced_filters']['hook'] ?? null,
			'table'                 => self::get_table( $report ),
			'variants'              => array_map( array( self::class, 'get_variant' ), $report['variants'] ),
		) + $report;

		return self::convert( $report, self::get_shape() );
	}

	/** JSON schema of what screens get. */
	public static function get_schema(): array {
		return self::convert_schema( self::get_shape() );
	}

	/** Whether any column is computed on the server. */
	public static function has_computed_columns( array $table ): bool {
		return array() !== array_filter( $table['columns'], static fn( array $column ): bool => isset( $column['value'] ) );
	}

	/** Shape of a definition with what is added for screens. */
	private static function get_shape(): array {
		$shape  = Shape::with( Definition_Schema::get(), advanced_filters_hook: Shape::name() );
		$report = Shape::name( always: true, client: 'endpoint' );
		$table  = Shape::with( $shape['properties']['table'], report: $report, note: Shape::text() );
		$column = $table['properties']['columns']['additionalProperties'];

		$table['properties']['columns']['additionalProperties'] = Shape::with(
			$column,
			is_computed: Shape::toggle(),
			is_additive: Shape::toggle()
		);

		$shape['properties']['table'] = $table;

		$shape['properties']['variants']['items']['properties']['table'] = array_diff_key( $table, array( 'always' => true ) );

		return $shape;
	}

	/**
	 * Table with what the screen has to know of its columns, and texts instead of callbacks.
	 *
	 * @param array<string, mixed> $report Definition from Registry.
	 */
	public static function get_table( array $report ): array {
		$table    = $report['table'];
		$is_list  = 'items' === $table['rows'];
		$part     = $report[ $is_list ? 'items' : 'stats' ] ?? array();
		$metrics  = new Metrics( $part['fields'] ?? array() );
		$repeated = $is_list ? self::find_repeated( $part ) : null;

		// Groups that overlap do not add up, and neither do lists.
		$has_shares = ! $is_list || isset( $part['group'] ) && Repetition::ITEMS !== $repeated;

		foreach ( $table['columns'] as $id => $column ) {
			$is_computed = isset( $column['value'] );

			$table['columns'][ $id ] += array(
				'is_computed' => $is_computed,
				'is_additive' => $has_shares && ! $is_computed && $metrics->has_shares( $column['total'] ?? $id ),
			);
		}

		foreach ( $table['summary'] as $key => $total ) {
			$table['summary'][ $key ]['label'] = is_string( $total['label'] ) ? $total['label'] : self::get_forms( $total['label'], $key );
		}

		return array( 'note' => Repetition::describe( $repeated ) ) + $table;
	}

	/** What the rows of items repeat, see Repetition. Plugins say with `has_overlaps` that theirs do. */
	private static function find_repeated( array $items ): ?string {
		return match ( true ) {
			! isset( $items['group'] )        => null,
			! empty( $items['has_overlaps'] ) => Repetition::ITEMS,
			default                           => Repetition::find( array_values( $items['sources'] )[0] ?? array() ),
		};
	}

	/** Variant with the table that it names. */
	private static function get_variant( array $variant ): array {
		$other = isset( $variant['table_of'] ) ? Registry::get( $variant['table_of'] ) : null;

		return array(
			'table'    => null === $other ? null : self::get_table( Basic_Reports::get( $other ) ),
			'table_of' => $other['id'] ?? null,
		) + $variant;
	}

	/** A value with the names of the client. */
	private static function convert( $value, array $shape ) {
		$value = $value instanceof Closure ? $value() : $value;

		if ( ! is_array( $value ) ) {
			return $value;
		}

		if ( isset( $shape['properties'] ) ) {
			return self::convert_object( $value, $shape );
		}

		$entry     = $shape['items'] ?? $shape['additionalProperties'] ?? array();
		$converted = array_map( static fn( $one ) => self::convert( $one, $entry ), $value );

		if ( ! isset( $shape['list_by'] ) ) {
			return $converted;
		}

		return array_map(
			static fn( string $key, array $one ): array => array( $shape['list_by'] => $key ) + $one,
			array_keys( $converted ),
			$converted
		);
	}

	/** An object with the names of the client, without properties that are not set. */
	private static function convert_object( array $values, array $shape ): array {
		$is_closed = isset( $shape['additionalProperties'] );
		$converted = array();

		foreach ( $values + Shape::get_defaults( $shape ) as $name => $value ) {
			$property = $shape['properties'][ $name ] ?? ( $is_closed ? array( 'client' => false ) : array() );
			$is_empty = in_array( $value, array( null, false, '', array() ), true );

			if ( false !== ( $property['client'] ?? '' ) && ( ! $is_empty || self::is_sent_empty( $value, $property ) ) ) {
				$converted[ self::get_name( $name, $property ) ] = self::convert( $value, $property );
			}
		}

		return $converted;
	}

	/** Whether an empty value says something. Null removes what a report has. */
	private static function is_sent_empty( $value, array $shape ): bool {
		return isset( $shape['always'] )
			|| ( null === $value && is_array( $shape['type'] ?? '' ) && ! array_key_exists( 'default', $shape ) );
	}

	/** Schema of what the client gets. */
	private static function convert_schema( array $shape ): array {
		$schema = array_intersect_key( $shape, array_flip( self::KEYWORDS ) ) + array(
			'required' => isset( $shape['always'] ) || isset( $shape['required'] ),
		);

		if ( isset( $shape['forms'] ) ) {
			return array( 'type' => array( 'string', 'object' ), 'additionalProperties' => Shape::text() ) + $schema;
		}

		foreach ( $shape['properties'] ?? array() as $name => $property ) {
			if ( false !== ( $property['client'] ?? '' ) ) {
				$schema['properties'][ self::get_name( $name, $property ) ] = self::convert_schema( $property );
			}
		}

		foreach ( array( 'items', 'additionalProperties' ) as $key ) {
			if ( is_array( $shape[ $key ] ?? null ) ) {
				$schema[ $key ] = self::convert_schema( $shape[ $key ] );
			}
		}

		if ( ! isset( $shape['list_by'] ) ) {
			return $schema;
		}

		$schema['additionalProperties']['properties'][ $shape['list_by'] ] = Shape::text( required: true );

		return Shape::list_of( $schema['additionalProperties'], required: $schema['required'] );
	}

	/** Name of a property for the client. */
	private static function get_name( string $name, array $shape ): string {
		return $shape['client'] ?? lcfirst( str_replace( '_', '', ucwords( $name, '_' ) ) );
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
}
