<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Interval_Slicer;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the parameters of REST routes from definitions.
 */
final class Parameters {

	/** Maximum page; more rows than any database has. */
	private const MAX_PAGE = 999999999;

	/** Maximum numbers of items per page: all days of five years, and rows of a table. */
	public const MAX_INTERVALS = 2000;
	public const MAX_ROWS      = 100;

	/** Parameters of the period, and of how old an answer may be. */
	public const RANGE = array( 'after', 'before', 'force_cache_refresh' );

	/** @return array<string, array<string, mixed>> Parameters of stats. */
	public static function for_stats( array $stats ): array {
		if ( ! empty( $stats['is_timeless'] ) ) {
			$filters = Filter_Parameters::for_filters( $stats['filters'] );
			$others  = self::get_range() + array( 'fields' => self::get_fields() );

			// Those without filters are all that is there now.
			return array() === $filters ? array() : self::with_validation( $others + $filters );
		}

		$segments = array_keys( $stats['segments'] );
		$by       = Arguments::choice( $segments );
		$limit    = Arguments::whole( 1, self::MAX_ROWS );

		$by['description']    = __( 'Segment the response by additional constraint.', 'storedeck' );
		$limit['description'] = __( 'Number of segments; those with lower values of the first field are one.', 'storedeck' );

		return self::with_validation(
			self::get_common( array( 'date', ...array_keys( $stats['orderby'] ) ), self::MAX_INTERVALS )
			+ array( 'interval' => self::get_interval() )
			+ ( array() === $segments ? array() : array( 'segmentby' => $by, 'segment_limit' => $limit ) )
			+ array_filter( array( 'fields' => self::get_fields(), 'date_type' => self::get_date_type( $stats ) ) )
			+ Filter_Parameters::for_filters( $stats['filters'] )
		);
	}

	/** @return array<string, array<string, mixed>> Parameters of a part of a definition. */
	public static function for_part( array $part ): array {
		return isset( $part['sources'] ) && ! isset( $part['group'] ) ? self::for_stats( $part ) : self::for_items( $part );
	}

	/** Parameter of the requested metrics. Unknown names are ignored. */
	public static function get_fields(): array {
		return array(
			'description' => __( 'Limit stats fields to the specified items.', 'storedeck' ),
			'type'        => 'array',
			'maxItems'    => Filter_Parameters::MAX_VALUES,
			'items'       => array( 'type' => 'string' ),
		);
	}

	/** @return array<string, mixed>|null Parameter of the date type, if the report has several. */
	private static function get_date_type( array $part ): ?array {
		return count( $part['date_columns'] ) < 2 ? null : Arguments::choice( Settings::DATE_TYPES ) + array(
			'description' => __( 'Date used to assign orders to a reporting period. Defaults to the store setting.', 'storedeck' ),
		);
	}

	/** @return array<string, array<string, mixed>> Parameters of lists. */
	public static function for_items( array $items ): array {
		$common = self::get_common( array_keys( $items['orderby'] ), self::MAX_ROWS );

		if ( isset( $items['default_order'] ) ) {
			$common['order']['default'] = $items['default_order'];
		}

		return self::with_validation(
			array_diff_key( $common, array_flip( empty( $items['is_live'] ) ? array() : self::RANGE ) )
			+ array_filter(
				array(
					'extended_info' => ( $items['extended_info'] ?? false ) ? array(
						'description' => __( 'Add additional information to the report.', 'storedeck' ),
						'type'        => 'boolean',
					) : null,
					'interval'      => ( $items['interval'] ?? false ) ? self::get_interval() : null,
					'date_type'     => self::get_date_type( $items ),
				)
			)
			+ ( $items['params'] ?? array() )
			+ Filter_Parameters::for_filters( $items['filters'] )
		);
	}

	private static function get_interval(): array {
		return Arguments::choice( Interval_Slicer::INTERVALS, 'week' ) + array(
			'description' => __( 'Time interval to use for buckets in the returned data.', 'storedeck' ),
		);
	}

	/**
	 * Parameters of every report.
	 *
	 * @param string[] $orderby      Values of `orderby`; the first is the default.
	 * @param int      $max_per_page Maximum number of items per page.
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_common( array $orderby, int $max_per_page ): array {
		return array(
			'page'                => Arguments::whole( 1, self::MAX_PAGE, 1 )
				+ array( 'description' => __( 'Current page of the collection.', 'storedeck' ) ),
			'per_page'            => Arguments::whole( 1, $max_per_page, 10 )
				+ array( 'description' => __( 'Maximum number of items to be returned in result set.', 'storedeck' ) ),
			'after'               => self::get_date(
				__( 'Limit response to data on or after a given ISO8601 compliant date.', 'storedeck' )
			),
			'before'              => self::get_date(
				__( 'Limit response to data on or before a given ISO8601 compliant date.', 'storedeck' )
			),
			'order'               => Arguments::choice( array( 'asc', 'desc' ), 'desc' )
				+ array( 'description' => __( 'Order sort attribute ascending or descending.', 'storedeck' ) ),
			'orderby'             => Arguments::choice( $orderby, $orderby[0] )
				+ array( 'description' => __( 'Sort collection by object attribute.', 'storedeck' ) ),
			'force_cache_refresh' => array(
				'description' => __( 'Force retrieval of fresh data instead of from the cache.', 'storedeck' ),
				'type'        => 'boolean',
			),
		);
	}

	/** @return array<string, array<string, mixed>> The parameters of RANGE. */
	public static function get_range(): array {
		return array_intersect_key( self::get_common( array( 'date' ), 1 ), array_flip( self::RANGE ) );
	}

	/** Parameter of a date with time. */
	public static function get_date( string $description ): array {
		return array(
			'description'       => $description . ' '
				. __( 'Dates without a time zone are in the site time zone.', 'storedeck' ),
			'type'              => 'string',
			'format'            => 'date-time',
			'validate_callback' => array( self::class, 'validate_date' ),
		);
	}

	/**
	 * Validates that a date exists.
	 *
	 * @param mixed $value Value of the request.
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
				__( 'Invalid date. Years from %1$s to %2$s are supported.', 'storedeck' ),
				(string) Site_Time::YEARS[0],
				(string) Site_Time::YEARS[1]
			)
		);
	}

	/**
	 * Casts a value to its type. WordPress does not validate null, which is treated as not set.
	 *
	 * @param mixed $value Value of the request.
	 */
	public static function sanitize( $value, $request, $param ) {
		return null === $value
			? $request->get_attributes()['args'][ $param ]['default'] ?? null
			: rest_sanitize_request_arg( $value, $request, $param );
	}

	/**
	 * Adds validation and sanitization to parameters.
	 *
	 * @param array<string, array<string, mixed>> $params Parameters.
	 * @return array<string, array<string, mixed>>
	 */
	public static function with_validation( array $params ): array {
		// In place: thousands of parameters are not copied.
		foreach ( array_keys( $params ) as $name ) {
			$params[ $name ] += array(
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => array( self::class, 'sanitize' ),
			);
		}

		return $params;
	}
}
