<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Detects the formats of dates and amounts, and the currency, from all rows of a file.
 */
final class File_Formats {

	/**
	 * Parses amounts.
	 */
	public readonly Amount_Parser $amounts;

	/**
	 * Parses dates.
	 */
	public readonly Date_Parser $dates;

	/**
	 * Currencies of the file, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $currencies = array();

	/**
	 * Prepares the parsers.
	 *
	 * @param string $order Order of day and month: `dmy` or `mdy`; empty to detect it.
	 */
	public function __construct( private Column_Map $columns, string $order ) {
		$usual = (string) ( $columns->layout['dates'] ?? ( $columns->is_day_first() ? 'dmy' : '' ) );
		$zone  = $columns->get_name( 'time' )?->zone ?: (string) $columns->get_name( 'date' )?->zone;

		$this->amounts = new Amount_Parser();
		$this->dates   = new Date_Parser( Settings::get_time_zone(), $order, $zone, $usual );
	}

	/**
	 * Adds the values of a row.
	 *
	 * @param array<string, string> $row Values by field.
	 */
	public function add( array $row ): void {
		foreach ( array_intersect_key( $row, array_flip( Row_Parser::DATES ) ) as $date ) {
			$this->dates->add_sample( $date );
		}

		foreach ( array_intersect_key( $row, Row_Parser::AMOUNTS ) as $amount ) {
			$this->amounts->add_sample( $amount );
		}

		if ( isset( $row['currency'] ) ) {
			$this->currencies[ Column_Name::get_currency( $row['currency'] ) ?: strtoupper( $row['currency'] ) ] = true;
		}
	}

	/**
	 * Detects the formats, after all rows were added.
	 *
	 * @throws Import_Exception When the dates or the currency are not clear.
	 */
	public function detect(): Currency_Format {
		$currency = new Currency_Format( $this->get_currency() );

		$this->amounts->set_format( $currency );
		$this->dates->detect_order();

		return $currency;
	}

	/**
	 * Currency of the file: that of its column, else that of the names of columns or of the signs of amounts, else that of the
	 * store.
	 *
	 * @throws Import_Exception When the file has several currencies or an unknown one.
	 */
	private function get_currency(): string {
		$codes = array_map( 'strval', array_keys( $this->currencies ) );

		if ( array() === $codes ) {
			$names = array_map( fn( string $field ): string => $this->columns->get_name( $field )?->currency
				?? '', array_keys( Row_Parser::AMOUNTS ) );
			$codes = array_values( array_unique( array_filter( $names, 'strlen' ) ) );
			$codes = array() === $codes ? $this->amounts->get_currencies() : $codes;
		}

		sort( $codes );

		if ( count( $codes ) > 1 ) {
			throw new Import_Exception(
				'The file has several currencies: ' . implode( ', ', $codes ) . '. Import a file with one currency.'
			);
		}

		$code = $codes[0] ?? Settings::get_currency()['code'];

		if ( ! isset( Currencies::get_symbols()[ $code ] ) ) {
			throw new Import_Exception( 'Unknown currency "' . $code . '". Use a code such as USD or EUR.' );
		}

		return $code;
	}
}
