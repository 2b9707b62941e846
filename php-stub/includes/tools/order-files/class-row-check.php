<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Warnings about rows that are imported.
 *
 * Finds values that are valid but probably wrong: dates in the future, and amounts whose format does not fit the
 * currency of the file.
 */
final class Row_Check {

	/** Number format of the currency. */
	private Currency_Format $format;

	/**
	 * Reads the number format of the currency.
	 *
	 * @param string $currency ISO 4217 code of the file's currency.
	 * @param string $now      Current time in GMT, `2026-03-04 10:11:12`.
	 */
	public function __construct( private string $currency, private string $now ) {
		$this->format = new Currency_Format( $currency );
	}

	/**
	 * Warnings about a row.
	 *
	 * @param array<string, string>             $row    Values of the file by field.
	 * @param array<string, string|int|Decimal> $parsed Parsed values by field.
	 * @return list<string>
	 */
	public function get_warnings( array $row, array $parsed ): array {
		$warnings = array();

		if ( isset( $row['date'] ) && $parsed['date'] > $this->now ) {
			/* translators: %s: date of a file. */
			$warnings[] = sprintf( __( 'The order date "%s" is in the future.', 'storedeck' ), $row['date'] );
		}

		foreach ( array_intersect_key( Row_Parser::AMOUNTS, $row ) as $field => $name ) {
			$reason = $this->get_reason( $row[ $field ], $parsed[ $field ] );

			if ( null !== $reason ) {
				$amount     = $parsed[ $field ]->to_string() . ' ' . $this->currency;
				/* translators: 1: what an amount is, for example "price", 2: value of a file, 3: amount, 4: why that may be wrong. */
				$text       = __( 'The %1$s "%2$s" was read as %3$s, but %4$s.', 'storedeck' );
				$warnings[] = sprintf( $text, Field_Labels::get_amount( $name ), $row[ $field ], $amount, $reason );
			}
		}

		return $warnings;
	}

	/**
	 * Why the format of an amount does not fit the currency.
	 *
	 * @param Decimal $amount Parsed amount.
	 */
	private function get_reason( string $text, Decimal $amount ): ?string {
		$other = $this->find_other_currency( $text );

		if ( null !== $other ) {
			/* translators: %s: sign of a currency. */
			return sprintf( __( 'it has the sign "%s"', 'storedeck' ), $other );
		}

		if ( ! $amount->times( 10 ** $this->format->decimals )->is_whole() ) {
			return 0 === $this->format->decimals ? __( 'this currency has no decimals', 'storedeck' )
				/* translators: %s: a number. */
				: sprintf( __( 'this currency has %s decimals', 'storedeck' ), $this->format->decimals );
		}

		// `1,234` is a thousand unless the file proves another separator.
		$is_thousand = '' !== $this->format->separator && $amount->is_whole()
			&& 1 === preg_match( '/^\D*[1-9]\d{0,2}' . preg_quote( $this->format->separator, '/' ) . '\d{3}\D*$/Du', $text );

		/* translators: %s: decimal separator. */
		$text = __( '"%s" usually separates the decimals of this currency', 'storedeck' );

		return $is_thousand ? sprintf( $text, $this->format->separator ) : null;
	}

	/**
	 * The sign or code of another currency in an amount. A sign that several currencies share, as the dollar sign,
	 * counts as that of the file.
	 */
	private function find_other_currency( string $text ): ?string {
		list( $sign ) = Currency_Signs::split( Text::trim( $text ) );

		return '' === $sign || Currency_Signs::is_possible( $sign, $this->currency ) ? null : $sign;
	}
}
