<?php
/**
 * What a report may be asked.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports;

use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of REST routes, derived from definitions.
 */
final class Parameters {

	/**
	 * Last page that can be asked for; more rows than any database has.
	 */
	private const MAX_PAGE = 999999999;

	/**
	 * Longest pages: all days of five years, and rows of a table.
	 */
	public const MAX_INTERVALS = 2000;
	private const MAX_ROWS     = 100;

	/**
	 * Parameters of stats.
	 *
	 * @param array<string, mixed> $stats Stats part of a definition.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_stats( array $stats ): array {
		return self::with_validation(
			self::get_common( array( 'date', ...array_keys( $stats['orderby'] ) ), self::MAX_INTERVALS )
			+ array_filter(
				array(
					'interval'  => self::interval(),
					'segmentby' => array() === $stats['segments'] ? null : array(
						'description' => __( 'Segment the response by additional constraint.', 'storedeck' ),
						'type'        => 'string',
						'enum'        => array_keys( $stats['segments'] ),
					),
					'fields'    => self::get_fields(),
					'date_type' => self::date_type( $stats ),
				)
			)
			+ Filter_Parameters::for_filters( $stats['filters'] )
		);
	}

	/**
	 * Names of the figures that are wanted. Unknown ones are ignored.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_fields(): array {
		return array(
			'description' => __( 'Limit stats fields to the specified items.', 'storedeck' ),
			'type'        => 'array',
			'maxItems'    => Filter_Parameters::MAX_WORDS,
			'items'       => array( 'type' => 'string' ),
		);
	}

	/**
	 * The date that decides, where there is more than one.
	 *
	 * @param array<string, mixed> $part Stats or items part of a definition.
	 * @return array<string, mixed>|null
	 */
	private static function date_type( array $part ): ?array {
		return count( $part['date_columns'] ) < 2 ? null : array(
			'description' => __( 'Date by which orders are counted; the one of the settings by default.', 'storedeck' ),
			'type'        => 'string',
			'enum'        => Settings::DATE_TYPES,
		);
	}

	/**
	 * Parameters of lists.
	 *
	 * @param array<string, mixed> $items Items part of a definition.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_items( array $items ): array {
		return self::with_validation(
			self::get_common( array_keys( $items['orderby'] ), self::MAX_ROWS )
			+ array_filter(
				array(
					'extended_info' => ( $items['extended'] ?? false ) ? array(
						'description' => __( 'Add additional information to the report.', 'storedeck' ),
						'type'        => 'boolean',
					) : null,
					'interval'      => ( $items['interval'] ?? false ) ? self::interval() : null,
					'date_type'     => self::date_type( $items ),
				)
			)
			+ Filter_Parameters::for_filters( $items['filters'] )
		);
	}

	/**
	 * Length of the intervals.
	 *
	 * @return array<string, mixed>
	 */
	private static function interval(): array {
		return array(
			'description' => __( 'Time interval to use for buckets in the returned data.', 'storedeck' ),
			'type'        => 'string',
			'default'     => 'week',
			'enum'        => Interval_Slicer::INTERVALS,
		);
	}

	/**
	 * Parameters that every report has.
	 *
	 * @param string[] $orderby Keys to order by; the first is the default.
	 * @param int      $longest Most items that a page may have.
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_common( array $orderby, int $longest ): array {
		return array(
			'page'                => array(
				'description' => __( 'Current page of the collection.', 'storedeck' ),
				'type'        => 'integer',
				'default'     => 1,
				'minimum'     => 1,
				'maximum'     => self::MAX_PAGE,
			),
			'per_page'            => array(
				'description' => __( 'Maximum number of items to be returned in result set.', 'storedeck' ),
				'type'        => 'integer',
				'default'     => 10,
				'minimum'     => 1,
				'maximum'     => $longest,
			),
			'after'               => self::get_date( __( 'Limit response to data from this date on.', 'storedeck' ) ),
			'before'              => self::get_date( __( 'Limit response to data up to this date.', 'storedeck' ) ),
			'order'               => array(
				'description' => __( 'Order sort attribute ascending or descending.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'desc',
				'enum'        => array( 'asc', 'desc' ),
			),
			'orderby'             => array(
				'description' => __( 'Sort collection by object attribute.', 'storedeck' ),
				'type'        => 'string',
				'default'     => $orderby[0],
				'enum'        => $orderby,
			),
			'force_cache_refresh' => array(
				'description' => __( 'Compute the answer even if a recent one is at hand.', 'storedeck' ),
				'type'        => 'boolean',
			),
		);
	}

	/**
	 * A date with time.
	 *
	 * @param string $description What it limits.
	 * @return array<string, mixed>
	 */
	public static function get_date( string $description ): array {
		return array(
			'description'       => $description . ' '
				. __( 'Dates without zone are those of the shop’s own clock.', 'storedeck' ),
			'type'              => 'string',
			'format'            => 'date-time',
			'validate_callback' => array( self::class, 'validate_date' ),
		);
	}

	/**
	 * Whether a date is one of the calendar, not only of the right form.
	 *
	 * @param mixed            $value   Value of the request.
	 * @param \WP_REST_Request $request Request.
	 * @param string           $param   Name of the parameter.
	 * @return true|\WP_Error
	 */
	public static function validate_date( $value, $request, $param ) {
		$valid = rest_validate_request_arg( $value, $request, $param );

		if ( true !== $valid ) {
			return $valid;
		}

		if ( null !== ( new Site_Time( Settings::get_time_zone() ) )->parse( $value ) ) {
			return true;
		}

		return new \WP_Error(
			'rest_invalid_date',
			sprintf(
				/* translators: 1: first year, 2: last year, both with four digits. */
				__( 'Invalid date. Dates of the years %1$s to %2$s are known.', 'storedeck' ),
				(string) Site_Time::YEARS[0],
				(string) Site_Time::YEARS[1]
			)
		);
	}

	/**
	 * Brings a value into its type. Null, which only JSON can say and WordPress
	 * does not validate, is what was not given.
	 *
	 * @param mixed            $value   Value of the request.
	 * @param \WP_REST_Request $request Request.
	 * @param string           $param   Name of the parameter.
	 * @return mixed
	 */
	public static function sanitize( $value, $request, $param ) {
		return null === $value
			? $request->get_attributes()['args'][ $param ]['default'] ?? null
			: rest_sanitize_request_arg( $value, $request, $param );
	}

	/**
	 * Has every parameter validated and brought into its type.
	 *
	 * @param array<string, array<string, mixed>> $params Parameters.
	 * @return array<string, array<string, mixed>>
	 */
	public static function with_validation( array $params ): array {
		foreach ( $params as $name => $param ) {
			$params[ $name ] = $param + array(
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => array( self::class, 'sanitize' ),
			);
		}

		return $params;
	}
}
