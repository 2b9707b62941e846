<?php
/**
 * What may be asked about customers.
 *
 * @package Storedeck
 */

namespace Storedeck\Reports\Customers;

use Storedeck\Reports\Parameters;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of the report on customers.
 */
final class Customer_Params {

	/**
	 * Longest search and longest list of names.
	 */
	private const MAX_SEARCH = 200;
	private const MAX_LIST   = 4000;

	/**
	 * Most ids in a list.
	 */
	private const MAX_IDS = 1000;

	/**
	 * Greatest number that can be asked for: as money, it is a whole number of units.
	 */
	private const MAX_NUMBER = 900000000000;

	/**
	 * Parameters of the list.
	 *
	 * @param string[] $orderby Keys to order by; the first is the default.
	 * @return array<string, array<string, mixed>>
	 */
	public static function for_list( array $orderby ): array {
		return Parameters::with_validation(
			Parameters::get_common( $orderby, 100 ) + self::filters() + array(
				'filter_empty' => array(
					'description' => __( 'Leave out customers for whom one of these is empty.', 'storedeck' ),
					'type'        => 'array',
					'maxItems'    => 100,
					'items'       => array(
						'type' => 'string',
						'enum' => array_keys( Customer_Conditions::FILLED ),
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

		return Parameters::with_validation( $common + array( 'fields' => Parameters::get_fields() ) + self::filters() );
	}

	/**
	 * Whether dates are of the calendar, with time or without.
	 *
	 * @param mixed            $value   Value of the request: a date, or two.
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
			if ( null === $time->parse( (string) Customer_Conditions::moment( (string) $date, false ) ) ) {
				/* translators: %s: name of a parameter. */
				return new \WP_Error( 'rest_invalid_date', sprintf( __( '%s is no date.', 'storedeck' ), $param ) );
			}
		}

		return true;
	}

	/**
	 * Filters that list and totals share.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function filters(): array {
		$filters = array(
			'match'     => array(
				'description' => __( 'Whether all filters must hold or any of them.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'all',
				'enum'        => array( 'all', 'any' ),
			),
			'search'    => self::text( __( 'Limit response to customers in whom these words stand.', 'storedeck' ), self::MAX_SEARCH ),
			'searchby'  => array(
				'description' => __( 'Where the words of the search may stand.', 'storedeck' ),
				'type'        => 'string',
				'default'     => 'name',
				'enum'        => array_keys( Customer_Search_Conditions::COLUMNS ),
			),
			'customers' => self::ids(),
			'users'     => self::ids(),
		);

		foreach ( array( 'name', 'username', 'email', 'country' ) as $name ) {
			foreach ( array( '_includes', '_excludes' ) as $rule ) {
				$filters[ $name . $rule ] = self::text(
					'country' === $name
						? __( 'Codes of countries, with commas between them.', 'storedeck' )
						: __( 'Texts, or ids of customers, with commas between them.', 'storedeck' ),
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
			$filters[ $name . '_between' ] = self::pair( $number );
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
			) + self::pair( array( 'type' => 'string' ) );
		}

		return $filters;
	}

	/**
	 * A text.
	 *
	 * @param string $description What it is for.
	 * @param int    $longest     Most letters.
	 * @return array<string, mixed>
	 */
	private static function text( string $description, int $longest ): array {
		return array(
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => $longest,
			'pattern'     => '^[^\\x00]*$',
		);
	}

	/**
	 * Ids.
	 *
	 * @return array<string, mixed>
	 */
	private static function ids(): array {
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
	 * Both ends of a range, in any order.
	 *
	 * @param array<string, mixed> $item One end.
	 * @return array<string, mixed>
	 */
	private static function pair( array $item ): array {
		return array(
			'type'     => 'array',
			'items'    => $item,
			'minItems' => 2,
			'maxItems' => 2,
		);
	}
}
