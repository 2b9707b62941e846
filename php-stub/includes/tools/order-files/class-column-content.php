<?php

namespace Storedeck\Tools\Order_Files;

use DateTimeZone;
use Storedeck\Foundation\Settings\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Whether values fit a field.
 */
final class Column_Content {

	/**
	 * Whether values may be those of a field. Empty ones fit all.
	 *
	 * @param string[] $values Values.
	 */
	public static function fits( string $field, array $values ): bool {
		$values = array_filter( $values, 'strlen' );

		if ( array() === $values ) {
			return true;
		}

		$share = static fn( callable $test ): float => count( array_filter( $values, $test ) ) / count( $values );

		return match ( $field ) {
			'date'                                      => $share( array( self::class, 'is_date' ) ) > 0,
			// A date with its time is no time.
			'time'                                      => $share( array( self::class, 'is_date' ) ) < 1,
			'product', 'customer', 'first_name', 'last_name', 'country', 'state', 'city', 'payment_method', 'shipping_method', 'source',
			'type', 'status'                            => $share( 'is_numeric' ) < 1,
			'email'                                     => $share( static fn( string $value ): bool => str_contains( $value, '@' ) ) > 0,
			// An amount of a coupon is no code.
			'coupon'                                    => $share(
				static fn( string $value ): bool => 1 === preg_match( '/^-?\d+[.,]\d\d$/D', $value )
			) < 1,
			'quantity'                                  => $share( array( self::class, 'is_quantity' ) ) > 0,
			// Zeros and ones are marks, as whether an order is `net`.
			'subtotal', 'line_total'                    => array() !== array_diff( $values, array( '0', '1' ) )
				&& $share( array( self::class, 'is_amount' ) ) > 0,
			'unit_price', 'price', 'discount', 'tax', 'shipping', 'total', 'order_total', 'order_subtotal'
				=> $share( array( self::class, 'is_amount' ) ) > 0,
			default                                     => true,
		};
	}

	/**
	 * Whether values can only be those of a field.
	 *
	 * @param string   $field  date, email, currency or status.
	 * @param string[] $values Values.
	 */
	public static function is_clearly( string $field, array $values ): bool {
		$values = array_filter( $values, 'strlen' );

		foreach ( $values as $value ) {
			$is_one = match ( $field ) {
				'date'     => self::is_date( $value ),
				'email'    => 1 === preg_match( '/^[^\s@]+@[^\s@]+\.[^\s@]+$/D', $value ),
				'currency' => isset( Currencies::get_symbols()[ strtoupper( $value ) ] ),
				default    => '' !== Words::find( 'statuses', $value ),
			};

			if ( ! $is_one ) {
				return false;
			}
		}

		return array() !== $values;
	}

	private static function is_amount( string $value ): bool {
		return null !== ( new Amount_Parser() )->parse( $value );
	}

	private static function is_quantity( string $value ): bool {
		return null !== ( new Amount_Parser() )->parse_quantity( $value );
	}

	/**
	 * Whether a value is a date. Numbers alone are none.
	 */
	private static function is_date( string $value ): bool {
		return ! ctype_digit( $value ) && null !== ( new Date_Parser( new DateTimeZone( 'UTC' ), 'dmy' ) )->parse( $value )
			|| ! is_numeric( $value ) && null !== ( new Date_Parser( new DateTimeZone( 'UTC' ), 'mdy' ) )->parse( $value )
			|| 1 === preg_match( '/^(?:20\d{6}|1\d{9}(?:\d{3})?)/', $value );
	}
}
