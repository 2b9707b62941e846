<?php

namespace Storedeck\Reports;

use InvalidArgumentException;
use Storedeck\Foundation\Nearest;
use Storedeck\Reports\Model\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Says what is wrong with a definition: the path of the key, what was expected, what it has, and what was probably meant.
 */
final class Definition_Check {

	/** How a metric is computed, see Model\Metric. */
	private const COMPUTATIONS = array( 'sum', 'count_if', 'distinct', 'formula', 'ratio' );

	/** Entries of the summary that the screen computes. */
	private const COMPUTED_TOTALS = array( 'days', 'rows' );

	/** Names of columns in SQL, so that they need no quotes. */
	private const NAME = '/^[a-z_][a-z0-9_]*\z/i';

	/** Fields of intervals. */
	private const INTERVAL = array( 'interval', 'date_start', 'date_start_gmt', 'date_end', 'date_end_gmt' );

	/** Start of the fields of an interval that are metrics. */
	private const SUBTOTALS = 'subtotals';

	/** Keys of links that name a field. */
	private const LINK_FIELDS = array( 'email', 'order', 'orders_of_day', 'if' );

	/** Fields in the other texts of a link. */
	private const FIELD_IN_TEXT = '/\{([^{}]+)\}/';

	/** Number of names from which an error with a suggestion leaves them out. */
	private const MAX_NAMES = 12;

	/**
	 * Checks a definition.
	 *
	 * @throws InvalidArgumentException When it is invalid.
	 */
	public static function check( array $definition ): void {
		Schema_Check::check( $definition, Definition_Schema::get() );

		if ( ! isset( $definition['stats'] ) && ! isset( $definition['items'] ) ) {
			throw new InvalidArgumentException( 'stats, items: expected at least one of them.' );
		}

		self::check_metrics( $definition['stats']['fields'] ?? array(), 'stats.fields' );
		self::check_items( $definition['items'] ?? array() );
		self::check_source( $definition );
		self::check_orderby( $definition );
		self::check_totals( $definition );

		self::check_columns( $definition );
	}

	/**
	 * Checks what a definition names of the model, before it is expanded.
	 *
	 * @param string[] $others Names of columns that are no metrics of its facts.
	 * @throws InvalidArgumentException When the model does not have it.
	 */
	public static function check_names( array $definition, array $others = array() ): void {
		$metrics = array( 'days', ...$others );

		foreach ( array( 'stats', 'items' ) as $name ) {
			$part    = is_array( $definition[ $name ] ?? null ) ? $definition[ $name ] : array();
			$metrics = array( ...$metrics, ...array_keys( (array) ( $part['fields'] ?? array() ) ) );

			if ( ! isset( $part['fact'] ) ) {
				continue;
			}

			self::expect( $part['fact'], Facts::get_names(), "$name.fact", 'a fact' );

			$fact    = Facts::get( $part['fact'] );
			$metrics = array( ...$metrics, ...array_keys( $fact['fields'] ) );

			foreach ( (array) ( $part['metrics'] ?? array() ) as $metric ) {
				self::expect( $metric, array_keys( $fact['fields'] ), "$name.metrics", "a metric of the fact {$part['fact']}" );
			}

			foreach ( array_filter( (array) ( $part['filters'] ?? array() ), 'is_string' ) as $filter ) {
				self::expect( $filter, array_keys( $fact['filters'] ), "$name.filters", "a filter of the fact {$part['fact']}" );
			}
		}

		foreach ( array( 'columns', 'summary' ) as $list ) {
			foreach ( (array) ( $definition['table'][ $list ] ?? array() ) as $key => $entry ) {
				if ( is_int( $key ) ) {
					self::expect( $entry, array_values( array_unique( $metrics ) ), "table.$list.$key", 'a metric' );
				}
			}
		}
	}

	/**
	 * Checks how metrics are computed.
	 *
	 * @param array<string, array<string, mixed>> $fields Metrics.
	 * @param string                              $in     Field of the metrics, for errors.
	 * @throws InvalidArgumentException When one cannot be computed.
	 */
	public static function check_metrics( array $fields, string $in ): void {
		foreach ( $fields as $name => $field ) {
			self::check_name( $in, $name );

			if ( array() === array_filter( array_intersect_key( $field, array_flip( self::COMPUTATIONS ) ) ) ) {
				$found = array_diff( array_keys( $field ), array( 'type', 'name', 'description', 'format' ) );
				$near  = array_filter( array_map(
					static fn( $key ): string => Nearest::ask( (string) $key, self::COMPUTATIONS ),
					$found
				) );

				throw new InvalidArgumentException(
					"$in.$name: expected one of " . implode( ', ', self::COMPUTATIONS ) . '.' . ( array_values( $near )[0] ?? '' )
				);
			}

			foreach ( array( ...$field['ratio'] ?? array(), ...array_keys( $field['formula'] ?? array() ) ) as $operand ) {
				self::expect( $operand, array_keys( $fields ), "$in.$name", "a metric of $in" );
			}
		}
	}

	/**
	 * Throws unless a name is one of several.
	 *
	 * @param list<string> $allowed  Possible names.
	 * @param string       $path     Path of the key.
	 * @param string       $expected What is expected.
	 * @param string       $advice   What else can be done.
	 * @throws InvalidArgumentException When it is none of them.
	 */
	public static function expect( $name, array $allowed, string $path, string $expected, string $advice = '' ): void {
		if ( in_array( $name, $allowed, true ) ) {
			return;
		}

		$suggestion = is_string( $name ) ? Nearest::ask( $name, $allowed ) : '';
		$names      = '' !== $suggestion && count( $allowed ) > self::MAX_NAMES ? '' : ' (' . implode( ', ', $allowed ) . ')';

		throw new InvalidArgumentException(
			sprintf( '%s: expected %s%s, found %s.%s', $path, $expected, $names, wp_json_encode( $name ), $suggestion ?: $advice )
		);
	}

	/**
	 * Checks that rows have columns, which have a name and a type.
	 *
	 * @throws InvalidArgumentException When they have none.
	 */
	private static function check_items( array $items ): void {
		$keys = array( 'columns', 'group', 'query' );

		if ( array() !== $items && array() === array_filter( array_intersect_key( $items, array_flip( $keys ) ) ) ) {
			throw new InvalidArgumentException( 'items: expected columns or group.' );
		}

		if ( ! empty( $items['columns'] ) && ! isset( $items['id'] ) && ! isset( $items['query'] ) ) {
			throw new InvalidArgumentException( 'items.id: required, expected SQL of the column that identifies a row.' );
		}

		foreach ( $items['columns'] ?? array() as $name => list( $type ) ) {
			self::check_name( 'items.columns', $name );
			self::expect( $type, Schema::get_types(), "items.columns.$name.0", 'a type' );
		}

		foreach ( $items['mapped_columns'] ?? array() as $name => $type ) {
			if ( ! is_array( $type ) ) {
				self::expect( $type, Schema::get_types(), "items.mapped_columns.$name", 'a type' );
			}
		}

		foreach ( $items['group'] ?? array() as $name => $sql ) {
			self::check_name( 'items.group', $name );

			if ( ! is_string( $sql ) || '' === trim( $sql ) ) {
				throw new InvalidArgumentException( "items.group.$name: expected SQL of an id, found " . wp_json_encode( $sql ) . '.' );
			}
		}

		self::check_metrics( $items['fields'] ?? array(), 'items.fields' );
	}

	/**
	 * Checks that items have a table and dates, of their own or those of stats.
	 *
	 * @throws InvalidArgumentException When they have none.
	 */
	private static function check_source( array $definition ): void {
		$items = $definition['items'] ?? null;

		foreach ( null === $items || isset( $items['query'] ) ? array() : array( 'table', 'date_columns' ) as $key ) {
			if ( empty( $items[ $key ] ) && empty( $definition['stats'][ $key ] ) ) {
				throw new InvalidArgumentException( "items.$key: required, because the report has no stats that have it." );
			}
		}
	}

	/**
	 * Checks a name that becomes that of a column in SQL.
	 *
	 * @param string     $in   Path of the key that has it.
	 * @param int|string $name Name, or the index of an entry without one.
	 * @throws InvalidArgumentException When it cannot.
	 */
	private static function check_name( string $in, $name ): void {
		if ( is_int( $name ) ) {
			throw new InvalidArgumentException( "$in.$name: expected a name as the key, as in array( 'name' => … )." );
		}

		if ( 1 !== preg_match( self::NAME, $name ) ) {
			throw new InvalidArgumentException( "$in.$name: expected a name of letters, digits and _." );
		}
	}

	/**
	 * Checks that there is a value for what rows are sorted by.
	 *
	 * @throws InvalidArgumentException When there is none.
	 */
	private static function check_orderby( array $definition ): void {
		$stats = $definition['stats'] ?? array();
		$items = $definition['items'] ?? array();

		// SQL and classes of queries have any sort keys, a mapper has its own.
		foreach ( isset( $stats['query'] ) ? array() : $stats['orderby'] ?? array() as $key => $value ) {
			self::expect( $value, array( '', ...array_keys( $stats['fields'] ?? array() ) ), "stats.orderby.$key", 'a metric' );
		}

		$is_sorted = isset( $items['group'] ) && ! isset( $items['mapper'] ) && ! isset( $items['query'] );
		$keys      = ( $items['group'] ?? array() ) + ( $items['sort_by'] ?? array() ) + ( $items['fields'] ?? array() );

		foreach ( $is_sorted ? $items['orderby'] ?? array() : array() as $key => $value ) {
			self::expect( $value, array( 'date', ...array_keys( $keys ) ), "items.orderby.$key", 'a metric, a name of group or date' );
		}
	}

	/**
	 * Checks that charts, summary and indicators are metrics.
	 *
	 * @throws InvalidArgumentException When one is not.
	 */
	private static function check_totals( array $definition ): void {
		// Stats of another report have metrics that are not defined here.
		if ( isset( $definition['stats_report'] ) ) {
			return;
		}

		$metrics = array_keys( $definition['stats']['fields'] ?? array() );
		$totals  = array_diff_key( $definition['table']['summary'] ?? array(), array_flip( self::COMPUTED_TOTALS ) );

		$lists   = array_intersect_key( $definition, array_flip( Definition_Metrics::LISTS ) ) + array( 'table.summary' => $totals );

		foreach ( $lists as $list => $entries ) {
			foreach ( array_keys( $entries ) as $key ) {
				self::expect( $key, $metrics, "$list.$key", 'a metric of stats.fields' );
			}
		}
	}

	/**
	 * Checks what the columns of tables name: fields of rows, metrics and sort keys.
	 *
	 * @throws InvalidArgumentException When one names what does not exist.
	 */
	private static function check_columns( array $definition ): void {
		self::check_table( $definition, 'table' );

		foreach ( $definition['variants'] ?? array() as $index => $variant ) {
			// Rows of another report have other fields.
			if ( isset( $variant['table']['columns'] ) && ! isset( $variant['table_of'] ) && ! isset( $variant['stats_report'] ) ) {
				$table = $variant['table'] + ( $definition['table'] ?? array() );

				self::check_table( array( 'table' => $table ) + $definition, "variants.$index.table" );
			}
		}

		$orderby = self::get_orderby( $definition );

		foreach ( $definition['charts'] ?? array() as $key => $chart ) {
			if ( isset( $chart['orderby'] ) ) {
				self::expect( $chart['orderby'], $orderby, "charts.$key.orderby", 'a key of orderby' );
			}
		}
	}

	/**
	 * Checks the columns of a table.
	 *
	 * @param string $in Path of the table.
	 * @throws InvalidArgumentException When one names what does not exist.
	 */
	private static function check_table( array $definition, string $in ): void {
		$fields  = self::get_fields( $definition );
		$orderby = self::get_orderby( $definition );
		$metrics = array_keys( $definition['stats']['fields'] ?? array() );

		if ( isset( $definition['table']['key'] ) && null !== $fields ) {
			self::check_field( $definition['table']['key'], $fields, "$in.key" );
		}

		foreach ( $definition['table']['columns'] ?? array() as $id => $column ) {
			$path = "$in.columns.$id";
			$sort = $column['is_sortable'] ?? false;

			if ( false !== $sort ) {
				self::expect( true === $sort ? $id : $sort, $orderby, "$path.is_sortable", 'a key of orderby' );
			}

			if ( isset( $column['total'] ) && ! isset( $definition['stats_report'] ) ) {
				self::expect( $column['total'], $metrics, "$path.total", 'a metric of stats.fields' );
			}

			if ( null === $fields ) {
				continue;
			}

			if ( ! isset( $column['value'] ) ) {
				self::check_field( $column['field'] ?? (string) $id, $fields, isset( $column['field'] ) ? "$path.field" : $path );
			}

			foreach ( self::find_fields( $column['link'] ?? array() ) as $key => $names ) {
				foreach ( $names as $name ) {
					self::check_field( $name, $fields, "$path.link.$key" );
				}
			}
		}
	}

	/**
	 * Checks that rows have a field.
	 *
	 * @param list<string> $fields Fields of rows.
	 * @throws InvalidArgumentException When they have not.
	 */
	private static function check_field( string $field, array $fields, string $path ): void {
		list( $name, $rest ) = explode( '.', $field, 2 ) + array( '', '' );

		// What a row has in an object is only known of metrics.
		$found = self::SUBTOTALS === $name && '' !== $rest ? $field : $name;

		self::expect(
			$found,
			$fields,
			$path,
			'a field of the rows',
			' Add it to items.columns, to items.mapped_columns if a filter adds it to the rows, or give the column a value.'
		);
	}

	/** @return list<string>|null Fields of rows. Null when only code knows them. */
	private static function get_fields( array $definition ): ?array {
		$metrics = array_keys( $definition['stats']['fields'] ?? array() );

		if ( self::has_intervals( $definition ) ) {
			$subtotals = array_map( static fn( string $metric ): string => self::SUBTOTALS . ".$metric", $metrics );

			return isset( $definition['stats_report'] ) ? null : array( ...self::INTERVAL, ...$subtotals );
		}

		$items = $definition['items'];

		$more  = ( $items['mapped_columns'] ?? array() ) + array_filter( array( 'extended_info' => $items['extended_info'] ?? false ) );

		if ( array() === $more && ( isset( $items['mapper'] ) || isset( $items['query'] ) ) ) {
			return null;
		}

		return array_keys( ( $items['group'] ?? array() ) + ( $items['columns'] ?? array() ) + ( $items['fields'] ?? array() ) + $more );
	}

	/** @return list<string> What the rows can be sorted by. */
	private static function get_orderby( array $definition ): array {
		$is_interval = self::has_intervals( $definition );
		$part        = $definition[ $is_interval ? 'stats' : 'items' ] ?? array();
		$keys        = array_keys( $part['orderby'] ?? Definition::get_orderby( $part ) );

		return $is_interval ? array( 'date', ...$keys ) : $keys;
	}

	/** Whether the rows are intervals. */
	private static function has_intervals( array $definition ): bool {
		return 'intervals' === ( $definition['table']['rows'] ?? ( isset( $definition['items'] ) ? 'items' : 'intervals' ) )
			|| ! isset( $definition['items'] );
	}

	/** @return array<string, string[]> Fields that a link names. By key of the link. */
	private static function find_fields( array $link ): array {
		$fields = array();

		foreach ( $link as $key => $value ) {
			if ( in_array( $key, self::LINK_FIELDS, true ) ) {
				$fields[ $key ] = array( (string) $value );
			} else {
				$texts = is_array( $value ) ? array( ...array_keys( $value ), ...array_values( $value ) ) : array( $value );

				preg_match_all( self::FIELD_IN_TEXT, implode( ' ', $texts ), $found );

				$fields[ $key ] = $found[1];
			}
		}

		return $fields;
	}
}
