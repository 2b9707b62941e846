<?php
/**
 * What a report answers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

defined( 'ABSPATH' ) || exit;

/**
 * JSON schemas of answers, derived from definitions.
 */
final class Schema {

	/**
	 * JSON types of the types of figures and columns.
	 */
	private const TYPES = array(
		'integer'  => 'integer',
		'money'    => 'number',
		'average'  => 'number',
		'number'   => 'number',
		'date'     => 'string',
		'datetime' => 'string',
		'text'     => 'string',
		'status'   => 'string',
	);

	/**
	 * Schema of stats.
	 *
	 * @param string               $title Name of the schema.
	 * @param array<string, mixed> $stats Stats part of a definition.
	 * @return array<string, mixed>
	 */
	public static function for_stats( string $title, array $stats ): array {
		$interval = array();

		foreach ( array( 'date_start', 'date_start_gmt', 'date_end', 'date_end_gmt' ) as $name ) {
			$interval[ $name ] = self::value( 'string', 'date-time' );
		}

		return self::object(
			$title,
			array(
				'totals'    => self::numbers( $stats, true ),
				'intervals' => array(
					'type'     => 'array',
					'readonly' => true,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'interval'  => self::value( 'string' ),
							'subtotals' => self::numbers( $stats, false ),
						) + $interval,
					),
				),
			)
		);
	}

	/**
	 * Schema of a row of a list.
	 *
	 * @param string               $title Name of the schema.
	 * @param array<string, mixed> $items Items part of a definition.
	 * @return array<string, mixed>
	 */
	public static function for_items( string $title, array $items ): array {
		$types      = array_fill_keys( array_keys( $items['group'] ?? array() ), 'integer' )
			+ array_map( static fn( array $column ): string => $column[0], $items['columns'] ?? array() )
			+ ( $items['details'] ?? array() );
		$properties = array();

		foreach ( $types as $name => $type ) {
			$properties[ $name ] = self::value(
				self::TYPES[ $type ],
				in_array( $type, array( 'date', 'datetime' ), true ) ? 'date-time' : ''
			);
		}

		$properties += self::figures( $items['fields'] ?? array(), true );

		if ( $items['extended'] ?? false ) {
			$properties['extended_info'] = self::value( 'object' );
		}

		return self::object( $title, $properties );
	}

	/**
	 * An object of numbers with its segments.
	 *
	 * @param array<string, mixed> $stats     Stats part of a definition.
	 * @param bool                 $in_totals Whether totals are meant.
	 * @return array<string, mixed>
	 */
	private static function numbers( array $stats, bool $in_totals ): array {
		$fields = $stats['fields'];

		return array(
			'type'       => 'object',
			'readonly'   => true,
			'properties' => self::figures( $fields, $in_totals ) + ( array() === $stats['segments'] ? array() : array(
				'segments' => array(
					'type'     => 'array',
					'readonly' => true,
					'items'    => array(
						'type'       => 'object',
						'properties' => array(
							'segment_id'    => self::value( 'integer' ),
							'segment_label' => self::value( 'string' ),
							'subtotals'     => array(
								'type'       => 'object',
								'readonly'   => true,
								'properties' => self::figures(
									array_filter( $fields, static fn( array $field ): bool => ! ( $field['whole'] ?? false ) ),
									false
								),
							),
						),
					),
				),
			) ),
		);
	}

	/**
	 * Figures.
	 *
	 * @param array<string, array<string, mixed>> $fields    Fields of a definition.
	 * @param bool                                $in_totals Whether totals are meant.
	 * @return array<string, array<string, mixed>>
	 */
	private static function figures( array $fields, bool $in_totals ): array {
		$figures = array();

		foreach ( $fields as $name => $field ) {
			if ( ! ( $field['hidden'] ?? false ) && ( $in_totals || ! ( $field['totals_only'] ?? false ) ) ) {
				$figures[ $name ] = self::value(
					self::TYPES[ $field['type'] ],
					'money' === $field['type'] ? 'currency' : $field['format'] ?? ''
				);
			}
		}

		return $figures;
	}

	/**
	 * A value that is only read.
	 *
	 * @param string $type   JSON type.
	 * @param string $format Format, if any.
	 * @return array<string, mixed>
	 */
	private static function value( string $type, string $format = '' ): array {
		$value = array(
			'type'     => $type,
			'readonly' => true,
			'context'  => array( 'view' ),
		);

		return '' === $format ? $value : $value + array( 'format' => $format );
	}

	/**
	 * A whole schema.
	 *
	 * @param string               $title      Name.
	 * @param array<string, mixed> $properties Properties.
	 * @return array<string, mixed>
	 */
	private static function object( string $title, array $properties ): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => $title,
			'type'       => 'object',
			'properties' => $properties,
		);
	}
}
