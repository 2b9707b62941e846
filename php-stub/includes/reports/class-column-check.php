<?php

namespace Storedeck\Reports;

use InvalidArgumentException;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what the columns of a table name: fields of rows, metrics and sort keys.
 */
final class Column_Check {

	/** Fields of intervals. */
	private const INTERVAL = array( 'interval', 'date_start', 'date_start_gmt', 'date_end', 'date_end_gmt' );

	/** Start of the fields of an interval that are metrics. */
	private const SUBTOTALS = 'subtotals';

	/** Keys of links that name a field. */
	private const LINK_FIELDS = array( 'email', 'order', 'orders_of_day', 'if' );

	/** Fields in the other texts of a link. */
	private const FIELD_IN_TEXT = '/\{([^{}]+)\}/';

	/**
	 * Checks the columns.
	 *
	 * @throws InvalidArgumentException When one names what does not exist.
	 */
	public static function check( array $definition ): void {
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
				Definition_Check::expect( $chart['orderby'], $orderby, "charts.$key.orderby", 'a key of orderby' );
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
				Definition_Check::expect( true === $sort ? $id : $sort, $orderby, "$path.is_sortable", 'a key of orderby' );
			}

			if ( isset( $column['total'] ) && ! isset( $definition['stats_report'] ) ) {
				Definition_Check::expect( $column['total'], $metrics, "$path.total", 'a metric of stats.fields' );
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

		Definition_Check::expect(
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
