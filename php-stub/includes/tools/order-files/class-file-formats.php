<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Settings\Currencies;
use Storedeck\Foundation\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Detects the formats of dates and amounts, and the currency, from all rows of a file.
 */
final class File_Formats {

	/** Parses amounts. */
	public readonly Amount_Parser $amounts;

	/** Parses dates. */
	public readonly Date_Parser $dates;

	/**
	 * Currencies of the file, as keys.
	 *
	 * @var array<string, true>
	 */
	private array $currencies = array();

	/** Whether the file names a zone for all times, and whether it names a currency. */
	private bool $has_zone;
	private bool $has_currency = true;

	/**
	 * Prepares the parsers.
	 *
	 * @param array<string, mixed> $options Options of Importer.
	 */
	public function __construct( private Column_Map $columns, private array $options ) {
		$usual = (string) ( $columns->layout['dates'] ?? ( $columns->is_day_first() ? 'dmy' : '' ) );
		$zone  = $columns->get_name( 'time' )?->zone ?: (string) $columns->get_name( 'date' )?->zone;

		$this->has_zone = '' !== $zone;
		$this->amounts  = new Amount_Parser( (string) ( $options['decimal'] ?? '' ) );
		$this->dates    = new Date_Parser( Settings::get_time_zone(), (string) ( $options['dates'] ?? '' ),
			'' === $zone ? (string) ( $options['zone'] ?? '' ) : $zone, $usual );
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
	 * What the file leaves open, and was assumed or decided by an option.
	 *
	 * @return array<string, string> Values by name of the option.
	 */
	public function get_open(): array {
		$open = array();

		if ( $this->dates->is_order_open() ) {
			$open['dates'] = $this->dates->get_order();
		}

		if ( ! $this->has_zone && $this->dates->has_times_without_zone ) {
			$open['zone'] = (string) ( $this->options['zone'] ?? '' );
		}

		if ( ! $this->has_currency ) {
			$open['currency'] = $this->get_currency();
		}

		if ( $this->amounts->is_separator_open() ) {
			$open['decimal'] = (string) ( $this->options['decimal'] ?? '' );
		}

		return $open;
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
				/* translators: %s: codes of currencies, separated by commas. */
				sprintf( __( 'The file has several currencies: %s. Import a file with one currency.', 'storedeck' ),
					implode( ', ', $codes ) )
			);
		}

		$this->has_currency = array() !== $codes;

		$chosen = (string) ( $this->options['currency'] ?? '' );
		$code   = $codes[0] ?? ( '' === $chosen ? Settings::get_currency()['code'] : $chosen );

		if ( ! isset( Currencies::get_symbols()[ $code ] ) ) {
			/* translators: %s: code of a currency. */
			throw new Import_Exception( sprintf( __( 'Unknown currency "%s". Use a code such as USD or EUR.', 'storedeck' ), $code ) );
		}

		return $code;
	}
}
