<?php
/**
 * Tax table: which taxes are due where.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * The rates of the tax file.
 */
final class Tax_Table {
	/**
	 * Rates: country, state, thousandths of a percent, name, priority, whether shipping is taxed.
	 *
	 * @var list<array{string, string, int, string, int, bool}>
	 */
	public readonly array $rates;

	/**
	 * Indexes of the rates of a place, remembered.
	 *
	 * @var array<string, list<int>>
	 */
	private array $places = array();

	/**
	 * Reads the file.
	 */
	public function __construct() {
		$this->rates = require __DIR__ . '/data/taxes.php';
	}

	/**
	 * Indexes of the rates that hold in a place.
	 *
	 * @param Demo_Customer $person Who lives there.
	 * @return list<int>
	 */
	public function rates_for( Demo_Customer $person ): array {
		$place = $person->country . ':' . $person->state;
		if ( ! isset( $this->places[ $place ] ) ) {
			$this->places[ $place ] = array();
			foreach ( $this->rates as $index => list( $country, $state ) ) {
				if ( $country === $person->country && ( '' === $state || $state === $person->state ) ) {
					$this->places[ $place ][] = $index;
				}
			}
		}
		return $this->places[ $place ];
	}

	/**
	 * Writes the taxes of an order into its lines and its shipping. Each line is rounded by itself.
	 *
	 * @param Demo_Order $order Lines and shipping costs are there.
	 */
	public function apply( Demo_Order $order ): void {
		foreach ( $this->rates_for( $order->person ) as $index ) {
			$rate = $this->rate( $index );
			foreach ( $order->lines as $line ) {
				$line->taxes[ $index ] = $line->total->percentage( $rate, Decimal::CENTS );
				$line->subtotal_tax    = $line->subtotal_tax->plus( $line->subtotal->percentage( $rate, Decimal::CENTS ) );
			}

			$shipping_rate = $this->rates[ $index ][5] ? $rate : Decimal::zero();

			$order->shipping_taxes[ $index ] = $order->shipping->percentage( $shipping_rate, Decimal::CENTS );
		}
	}

	/**
	 * The code that orders keep of a rate, such as 'US-CA-CA STATE TAX-1'.
	 *
	 * @param int $index Which rate.
	 */
	public function code( int $index ): string {
		list( $country, $state, , $name, $priority ) = $this->rates[ $index ];
		return strtoupper( implode( '-', array_filter( array( $country, $state, $name, (string) $priority ) ) ) );
	}

	/**
	 * A rate in per cent with four decimals, as the rates table holds it.
	 *
	 * @param int $index Which rate.
	 */
	public function percent( int $index ): string {
		return $this->rate( $index )->to_fixed( 4 );
	}

	/**
	 * A rate in percent.
	 *
	 * @param int $index Index of the rate.
	 */
	private function rate( int $index ): Decimal {
		return Decimal::of_units( $this->rates[ $index ][2], 3 );
	}
}
