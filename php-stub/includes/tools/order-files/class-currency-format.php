<?php

namespace Storedeck\Tools\Order_Files;

defined( 'ABSPATH' ) || exit;

/**
 * How amounts of a currency are written.
 *
 * Number format of the countries with a currency.
 */
final class Currency_Format {

	/** Number of decimals. */
	public readonly int $decimals;

	/** Decimal separator; empty when countries differ. */
	public readonly string $separator;

	/**
	 * Reads the format.
	 *
	 * @param string $code ISO 4217 code of the currency.
	 */
	public function __construct( public readonly string $code ) {
		$separators = array();
		$decimals   = 2;

		foreach ( require dirname( __DIR__, 2 ) . '/setup/data/money.php' as list( $currency, , , $separator, $digits ) ) {
			if ( $currency === $code ) {
				$decimals                 = $digits;
				$separators[ $separator ] = ( $separators[ $separator ] ?? 0 ) + 1;
			}
		}

		$this->decimals = $decimals;

		// A separator that nearly all countries use, as the comma for euros.
		$usual           = array_filter( $separators, static fn( int $count ): bool => $count / array_sum( $separators ) > 0.8 );
		$this->separator = (string) ( array_key_first( $usual ) ?? '' );
	}
}
