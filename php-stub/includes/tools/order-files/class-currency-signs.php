<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Settings\Currencies;

defined( 'ABSPATH' ) || exit;

/**
 * Finds signs and codes of currencies before and after numbers.
 */
final class Currency_Signs {

	/**
	 * Currency of a sign or code.
	 *
	 * @return string Empty if it is none, or if several currencies have it.
	 */
	public static function get_code( string $sign ): string {
		$code = self::get_all()[ $sign ] ?? '';

		return is_string( $code ) ? $code : '';
	}

	/**
	 * Whether a sign may be that of a currency.
	 *
	 * @param string $sign     Sign or code.
	 * @param string $currency Code.
	 */
	public static function is_possible( string $sign, string $currency ): bool {
		return in_array( $currency, (array) ( self::get_all()[ $sign ] ?? array() ), true )
			|| str_contains( Currencies::get_symbol( $currency ), $sign );
	}

	/**
	 * Splits an amount into sign and number.
	 *
	 * @param string $text For example `R$ 12,50` or `-12.50 EUR`.
	 * @return array{string, string} Sign, empty if there is none, and the rest.
	 */
	public static function split( string $text ): array {
		static $pattern = null;

		if ( null === $pattern ) {
			$signs = array_map( static fn( $sign ): string => preg_quote( (string) $sign, '~' ), array_keys( self::get_all() ) );

			usort( $signs, static fn( string $one, string $other ): int => strlen( $other ) <=> strlen( $one ) );

			$list    = implode( '|', $signs ) . '|\p{Sc}';
			$pattern = '~^(?<minus>[-+(]*\s*)(?:(?<before>' . $list . ')\s*)?(?<number>[-+(]*[\d.,].*?)\s*(?:(?<after>' . $list
				. ')\s*)?(?<end>[-)]*)$~Du';
		}

		if ( 1 !== preg_match( $pattern, str_replace( '￥', '¥', $text ), $parts ) ) {
			return array( '', $text );
		}

		return array( '' === $parts['before'] ? $parts['after'] : $parts['before'], $parts['minus'] . $parts['number'] . $parts['end'] );
	}

	/**
	 * Currencies by sign and code; a list if several have the sign.
	 *
	 * @return array<string, string|list<string>>
	 */
	private static function get_all(): array {
		static $all = null;

		if ( null === $all ) {
			$all = require __DIR__ . '/data/currency-signs.php';

			foreach ( Currencies::get_symbols() as $code => $symbol ) {
				$all[ $code ] = $code;

				// A sign of several currencies names none.
				if ( mb_strlen( $symbol ) > 1 || 1 === preg_match( '/\p{Sc}/u', $symbol ) ) {
					$all[ $symbol ] ??= $code;
				}
			}
		}

		return $all;
	}
}
