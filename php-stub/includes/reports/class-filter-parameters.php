<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Model\Filter_Values;

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
			$params['match'] = array(
				'description' => __( 'Whether results must match all filters or any of them.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array( 'all', 'any' ),
			);
		}

		return $params;
	}

	private static function get_parameter( array $filter ): array {
		$id   = array( 'type' => 'integer', 'maximum' => self::MAX_ID );
		$keys = array_map( 'strval', array_keys( $filter['choices'] ?? $filter['columns'] ?? array() ) );

		return match ( $filter['type'] ) {
			'choice', 'search_field' => self::get_choice( $keys ) + array_filter( array( 'default' => $filter['default'] ?? null ) ),
			'choices'    => self::get_list( self::get_choice( $keys ) ),
			'statuses'   => self::get_list(
				self::get_choice(
					array_unique( array( 'any', 'trash', ...array_keys( Settings::get_order_statuses() ), 'checkout-draft' ) )
				)
			),
			'strings', 'values' => self::get_texts(),
			'tax_rates'  => self::get_list( self::get_text( self::MAX_CODE ) ),
			'attributes' => array( 'default' => array() ) + self::get_list( self::get_pair( $id ) ),
			'texts', 'places' => self::get_text( self::MAX_LIST ),
			'search'     => self::get_text( self::MAX_SEARCH ),
			'number'     => self::get_end(
				$filter,
				array(
					'type'    => isset( $filter['is_money'] ) ? 'number' : 'integer',
					'minimum' => -self::MAX_NUMBER,
					'maximum' => self::MAX_NUMBER,
				)
			),
			'date'       => array( 'validate_callback' => array( self::class, 'validate_dates' ) ) + self::get_end(
				$filter,
				array( 'type' => 'string', 'maxLength' => self::MAX_DATE )
			),
			default      => array( 'default' => array() ) + self::get_list( $id, self::MAX_IDS ),
		};
	}

	/** Schema of a list of texts. */
	public static function get_texts(): array {
		return self::get_list( self::get_text( self::MAX_STRING ) ) + array(
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
		return array(
			'type'     => 'array',
			'items'    => $item,
			'minItems' => 2,
			'maxItems' => 2,
		);
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
	 * Schema of one of several texts.
	 *
	 * @param string[] $values Texts.
	 */
	private static function get_choice( array $values ): array {
		return array( 'type' => 'string', 'enum' => array_values( $values ) );
	}

	private static function get_text( int $max_length ): array {
		return array( 'type' => 'string', 'maxLength' => $max_length, 'pattern' => '^[^\\x00]*$' );
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
