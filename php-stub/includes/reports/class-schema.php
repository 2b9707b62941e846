<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Private_Fields;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Rest\Schemas;

defined( 'ABSPATH' ) || exit;

/**
 * Creates JSON schemas of responses from definitions.
 */
final class Schema {

	/** JSON types of metrics and columns. */
	private const TYPES = array(
		'integer'      => 'integer',
		'quantity'     => 'number',
		'money'        => 'number',
		'average'      => 'number',
		'number'       => 'number',
		'date'         => 'string',
		'datetime'     => 'string',
		'text'         => 'string',
		'status'       => 'string',
		// The ID of an order, unless a plugin gives it another number.
		'order_number' => array( 'integer', 'string' ),
		'value'        => array( 'integer', 'string' ),
	);

	/** @return list<string> Types of columns. */
	public static function get_types(): array {
		return array_keys( self::TYPES );
	}

	public static function for_stats( string $title, array $stats ): array {
		$totals = array( 'totals' => self::get_numbers( $stats, true ) );

		return Schemas::item(
			$title,
			! empty( $stats['is_timeless'] ) ? $totals : $totals + array(
				'intervals' => self::get_list(
					array( 'interval' => self::get_value( 'string' ), 'subtotals' => self::get_numbers( $stats, false ) )
						+ array_fill_keys(
							array( 'date_start', 'date_start_gmt', 'date_end', 'date_end_gmt' ),
							self::get_value( 'string', 'date-time' )
						)
				),
			)
		);
	}

	/** Schema of a row of a list. */
	public static function for_items( string $title, array $items ): array {
		$types      = array_fill_keys( array_keys( $items['group'] ?? array() ), Groups_Query::has_items( $items ) ? 'integer' : 'value' )
			+ array_map( static fn( array $column ): string => $column[0], $items['columns'] ?? array() )
			+ ( $items['mapped_columns'] ?? array() );
		$properties = array();

		foreach ( $types as $name => $type ) {
			$properties[ $name ] = is_array( $type ) ? $type + self::get_value( 'string' ) : self::get_value(
				self::TYPES[ $type ],
				in_array( $type, array( 'date', 'datetime' ), true ) ? 'date-time' : ''
			);
		}

		$properties += self::get_metrics( $items['fields'] ?? array(), true );

		if ( $items['extended_info'] ?? false ) {
			$properties['extended_info'] = self::get_value( 'object' );
		}

		$properties = Private_Fields::describe( $properties, $items['private_fields'] ?? array() );

		return Schemas::item( $title, Personal_Data::describe( $properties, $items['personal_fields'] ?? array() ) );
	}

	/**
	 * Schema of numbers with their segments.
	 *
	 * @param bool $in_totals Whether the numbers are totals rather than subtotals.
	 */
	private static function get_numbers( array $stats, bool $in_totals ): array {
		$labels     = array_column( $stats['segments'], 'label' );
		$has_texts  = count( $labels ) > count( array_filter( $labels, 'is_string' ) );
		$properties = self::get_metrics( $stats['fields'], $in_totals );

		if ( array() !== $stats['segments'] ) {
			$properties['segments'] = self::get_list(
				array(
					'segment_id'    => self::get_value( $has_texts ? array( 'integer', 'string' ) : 'integer' ),
					'segment_label' => self::get_value( 'string' ),
					'subtotals'     => self::get_object( self::get_metrics( $stats['fields'], false, true ) ),
				)
			);
		}

		return self::get_object( $properties );
	}

	/** Schema of a read-only object. */
	private static function get_object( array $properties ): array {
		return Schemas::read_only( 'object' ) + array( 'properties' => $properties );
	}

	/**
	 * Schema of a read-only list of objects.
	 *
	 * @param array<string, array<string, mixed>> $properties Properties of an object.
	 */
	private static function get_list( array $properties ): array {
		return Schemas::read_only( 'array' ) + array( 'items' => array( 'type' => 'object', 'properties' => $properties ) );
	}

	/**
	 * Schemas of metrics.
	 *
	 * @param array<string, array<string, mixed>> $fields      Fields of a definition.
	 * @param bool                                $in_totals   Whether the metrics are totals rather than subtotals.
	 * @param bool                                $in_segments Whether they are those of segments.
	 * @return array<string, array<string, mixed>>
	 */
	private static function get_metrics( array $fields, bool $in_totals, bool $in_segments = false ): array {
		$metrics = array();

		foreach ( ( new Metrics( $fields ) )->get_names( null, $in_totals, $in_segments ) as $name ) {
			list( 'type' => $type ) = $fields[ $name ];

			$metrics[ $name ] = self::get_value( self::TYPES[ $type ], 'money' === $type ? 'currency' : $fields[ $name ]['format'] ?? '' );
		}

		return $metrics;
	}

	/**
	 * Schema of a read-only value.
	 *
	 * @param string|string[] $type   JSON type, or several.
	 * @param string          $format Format, or empty.
	 */
	public static function get_value( string|array $type, string $format = '' ): array {
		$value = array( 'type' => $type, 'readonly' => true, 'context' => array( 'view' ) );

		return '' === $format ? $value : $value + array( 'format' => $format );
	}
}
