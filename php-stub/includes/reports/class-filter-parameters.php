<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Model\Filter_Values;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the parameters of the filters of a report.
 */
final class Filter_Parameters {

	/** Maximum id: the largest integer that JSON represents exactly. */
	public const MAX_ID = 9007199254740991;

	/** Maximum number; small enough for an integer number of money units. */
	public const MAX_NUMBER = 900000000000;

	/** Maximum number of ids, and of other values. */
	private const MAX_IDS   = 1000;
	public const MAX_VALUES = 100;

	/**
	 * Maximum lengths: of the code of a tax rate, including separators, of a string in a list, of a search, of comma-separated
	 * values, and of a date.
	 */
	private const MAX_CODE   = 450;
	private const MAX_STRING = 100;
	private const MAX_SEARCH = 200;
	private const MAX_LIST   = 4000;
	private const MAX_DATE   = 40;

	/**
	 * Parameters of filters.
	 *
	 * @param array<string, array<string, mixed>> $filters Filters of a definition.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_filters( array $filters ): array {
		$params = array();

		foreach ( $filters as $name => $filter ) {
			$params[ $name ] = array_intersect_key( $filter, array( 'description' => true ) ) + self::get_parameter( $filter );
		}

		if ( array() !== array_filter( $filters, static fn( array $filter ): bool => ! isset( $filter['always'] ) ) ) {
			$params['match'] = Arguments::choice( array( 'all', 'any' ), 'all' )
				+ array( 'description' => __( 'Whether results must match all filters or any of them.', 'storedeck' ) );
		}

		return $params;
	}

	private static function get_parameter( array $filter ): array {
		$id   = array( 'type' => 'integer', 'maximum' => self::MAX_ID );
		$keys = array_map( 'strval', array_keys( $filter['choices'] ?? $filter['columns'] ?? array() ) );

		return match ( $filter['type'] ) {
			'choice', 'search_field' => Arguments::choice( $keys, $filter['default'] ?? null ),
			'choices'    => self::get_list( Arguments::choice( $keys ) ),
			'statuses'   => self::get_list( Arguments::choice( self::get_statuses() ) ),
			'strings', 'values' => self::get_texts(),
			'tax_rates'  => self::get_list( Arguments::clean_text( self::MAX_CODE ) ),
			'attributes' => array( 'default' => array() ) + self::get_list( self::get_pair( $id ) ),
			'texts', 'places' => Arguments::clean_text( self::MAX_LIST ),
			'search'     => Arguments::clean_text( self::MAX_SEARCH ),
			'number'     => self::get_end(
				$filter,
				array( 'type' => isset( $filter['is_money'] ) ? 'number' : 'integer' )
					+ Arguments::whole( -self::MAX_NUMBER, self::MAX_NUMBER )
			),
			'date'       => array( 'validate_callback' => array( self::class, 'validate_dates' ) )
				+ self::get_end( $filter, Arguments::text( self::MAX_DATE ) ),
			default      => array( 'default' => array() ) + self::get_list( $id, self::MAX_IDS ),
		};
	}

	/** @return list<string> Statuses of orders that can be filtered. */
	private static function get_statuses(): array {
		$statuses = array_keys( Settings::get_order_statuses() );

		return array_values( array_unique( array( 'any', 'trash', ...$statuses, 'checkout-draft' ) ) );
	}

	/** Schema of a list of texts. */
	public static function get_texts(): array {
		return self::get_list( Arguments::clean_text( self::MAX_STRING ) ) + array(
			'validate_callback' => array( self::class, 'validate_texts' ),
			'sanitize_callback' => array( self::class, 'to_texts' ),
		);
	}

	/**
	 * Schema of a list.
	 *
	 * @param int $max Maximum number of items.
	 */
	private static function get_list( array $item, int $max = self::MAX_VALUES ): array {
		return array( 'type' => 'array', 'maxItems' => $max, 'items' => $item );
	}

	/**
	 * Schema of two values.
	 *
	 * @param array<string, mixed> $item Schema of a value.
	 */
	private static function get_pair( array $item ): array {
		return array( 'minItems' => 2 ) + self::get_list( $item, 2 );
	}

	/**
	 * Schema of one end of a range, or of both, in any order.
	 *
	 * @param array<string, mixed> $end Schema of an end.
	 */
	private static function get_end( array $filter, array $end ): array {
		return substr_count( $filter['sql'], '{value}' ) > 1 ? self::get_pair( $end ) : $end;
	}

	/**
	 * Validates that dates exist, with or without time.
	 *
	 * @param mixed $value Value of the request: one or two dates.
	 * @return true|\WP_Error
	 */
	public static function validate_dates( $value, $request, $param ) {
		$valid = rest_validate_request_arg( $value, $request, $param );
		$time  = new Site_Time( Settings::get_time_zone() );
		$type  = $request->get_attributes()['args'][ $param ]['type'];
		$dates = 'array' === $type ? wp_parse_list( $value ) : array( $value );

		foreach ( true === $valid ? $dates : array() as $date ) {
			if ( null === $time->parse( Filter_Values::with_time( (string) $date, false ) ) ) {
				/* translators: %s: name of a parameter. */
				return new \WP_Error( 'rest_invalid_date', sprintf( __( '%s is not a valid date.', 'storedeck' ), $param ) );
			}
		}

		return $valid;
	}

	/**
	 * Validates a list of texts.
	 *
	 * @param mixed $value Value of the request.
	 * @return true|\WP_Error
	 */
	public static function validate_texts( $value, $request, $param ) {
		return rest_validate_request_arg( self::to_texts( $value ), $request, $param );
	}

	/**
	 * A list of texts. In a text they are separated by commas, and not by spaces, as those of other lists may be.
	 *
	 * @param mixed $value List or text.
	 */
	public static function to_texts( $value ) {
		return is_string( $value ) ? array_filter( explode( ',', $value ), 'strlen' ) : $value;
	}
}
