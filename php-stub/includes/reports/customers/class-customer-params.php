<?php
/**
 * REST parameters of the customers report.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Reports\Parameters;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of the customers report.
 */
final class Customer_Params {

	/**
	 * Maximum length of a search and of a list of names.
	 */
	private const MAX_SEARCH = 200;
	private const MAX_LIST   = 4000;

	/**
	 * Maximum number of ids.
	 */
	private const MAX_IDS = 1000;

	/**
	 * Maximum number; small enough for an integer number of money units.
	 */
	public const MAX_NUMBER = 900000000000;

	/**
	 * Parameters of the list.
	 *
	 * @param string[] $orderby Values of `orderby`; the first is the default.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_list( array $orderby ): array {
		return Parameters::with_validation(
			Parameters::get_common( $orderby, 100 ) + self::get_filters() + array(
				'filter_empty' => array(
					'description' => __( 'Exclude customers for whom any of these fields is empty.', 'storedeck' ),
					'type'        => 'array',
					'maxItems'    => 100,
					'items'       => array(
						'type' => 'string',
						'enum' => array_keys( Customer_Conditions::NOT_EMPTY ),
					),
				),
			)
		);
	}

	/**
	 * Parameters of the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_totals(): array {
		$common = array_intersect_key(
			Parameters::get_common( array( 'date' ), 100 ),
			array_flip( array( 'after', 'before', 'force_cache_refresh' ) )
		);

		return Parameters::with_validation( $common + array( 'fields' => Parameters::get_fields() ) + self::get_filters() );
	}

	/**
	 * Validates that dates exist, with or without time.
	 *
	 * @param mixed            $value   Value of the request: one or two dates.
	 * @param \WP_REST_Request $request Request.
	 * @param string           $param   Name of the parameter.
	 * @return true|\WP_Error
	 */
	public static function validate_dates( $value, $request, $param ) {
		$valid = rest_validate_request_arg( $value, $request, $param );

		if ( true !== $valid ) {
			return $valid;
		}

		$time = new Site_Time( Settings::get_time_zone() );

		foreach ( is_array( $value ) || str_ends_with( $param, '_between' ) ? wp_parse_list( $value ) : array( $value ) as $date ) {
			if ( null === $time->parse( (string) Customer_Conditions::to_date_time( (string) $date, false ) ) ) {
				/* translators: %s: name of a parameter. */
				return new \WP_Error( 'rest_invalid_date', sprintf( __( '%s is not a valid date.', 'storedeck' ), $param ) );
			}
		}

		return true;
	}

	/**
	 * Filters of the list and the totals.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function get_filters(): array {
		$filters = array(
			'match'     => array(
				'description' => __( 'Whether results must match all filters or any of them.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array( 'all', 'any' ),
			),
			'search'    => self::get_string( __( 'Limit response to customers matching all words.', 'storedeck' ), self::MAX_SEARCH ),
			'searchby'  => array(
				'description' => __( 'Fields to search.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'name',
				'enum'        => array_keys( Customer_Search_Conditions::COLUMNS ),
			),
			'customers' => self::get_ids(),
			'users'     => self::get_ids(),
			'user_type' => array(
				'description' => __( 'Limit result to registered customers or guests.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array( 'all', ...array_keys( Customer_Conditions::USER_TYPES ) ),
			),
		);

		$filters['customers_exclude'] = self::get_ids();

		foreach ( array( 'location_includes', 'location_excludes' ) as $name ) {
			$filters[ $name ] = self::get_string(
				__( 'Comma-separated countries, or countries with a state, for example GB,US:CA.', 'storedeck' ),
				self::MAX_LIST
			);
		}

		foreach ( array_keys( Customer_Conditions::STRINGS ) as $name ) {
			foreach ( array( '_includes', '_excludes' ) as $rule ) {
				$filters[ $name . $rule ] = self::get_string(
					'country' === $name
						? __( 'Comma-separated country codes.', 'storedeck' )
						: __( 'Comma-separated values or customer IDs.', 'storedeck' ),
					self::MAX_LIST
				);
			}
		}

		foreach ( Customer_Conditions::NUMBERS as $name => list( , $is_money ) ) {
			$number = array(
				'type'    => $is_money ? 'number' : 'integer',
				'minimum' => -self::MAX_NUMBER,
				'maximum' => self::MAX_NUMBER,
			);

			$filters[ $name . '_min' ]     = $number;
			$filters[ $name . '_max' ]     = $number;
			$filters[ $name . '_between' ] = self::get_pair( $number );
		}

		foreach ( array_keys( Customer_Conditions::DATES ) as $name ) {
			$date = array(
				'type'              => 'string',
				'maxLength'         => 40,
				'validate_callback' => array( self::class, 'validate_dates' ),
			);

			$filters[ $name . '_after' ]   = $date;
			$filters[ $name . '_before' ]  = $date;
			$filters[ $name . '_between' ] = array(
				'validate_callback' => array( self::class, 'validate_dates' ),
			) + self::get_pair( array( 'type' => 'string' ) );
		}

		return $filters;
	}

	/**
	 * String parameter.
	 *
	 * @param string $description Description.
	 * @param int    $max_length  Maximum length.
	 * @return array<string, mixed>
	 */
	private static function get_string( string $description, int $max_length ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => $max_length,
			'pattern'     => '^[^\\x00]*$',
		);
	}

	/**
	 * Parameter of ids.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_ids(): array {
		return array(
			'type'     => 'array',
			'maxItems' => self::MAX_IDS,
			'items'    => array(
				'type'    => 'integer',
				'maximum' => 9007199254740991,
			),
		);
	}

	/**
	 * Parameter of both ends of a range, in any order.
	 *
	 * @param array<string, mixed> $item One end.
	 * @return array<string, mixed>
	 */
	private static function get_pair( array $item ): array {
		return array(
			'type'     => 'array',
			'items'    => $item,
			'minItems' => 2,
			'maxItems' => 2,
		);
	}
}
