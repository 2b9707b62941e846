<?php
/**
 * Tax rates of the demo store.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Reads data/taxes.php and applies tax rates to orders. Rates are identified by
 * their index in the file.
 */
final class Tax_Table {
	/**
	 * Rates: country, state, thousandths of a percent, name, priority, whether
	 * shipping is taxed.
	 *
	 * @var list<array{string, string, int, string, int, bool}>
	 */
	public readonly array $rates;

	/**
	 * Cached indexes of rates by country and state.
	 *
	 * @var array<string, list<int>>
	 */
	private array $indexes = array();

	/**
	 * Rates in percent.
	 *
	 * @var list<Decimal>
	 */
	private array $percents;

	/**
	 * Reads the file.
	 */
	public function __construct() {
		$this->rates    = require __DIR__ . '/data/taxes.php';
		$this->percents = array_map( static fn( array $rate ): Decimal => Decimal::of_units( $rate[2], 3 ), $this->rates );
	}

	/**
	 * Indexes of the rates that apply to a customer.
	 *
	 * @param Demo_Customer $customer Customer.
	 * @return list<int>
	 */
	public function get_rates_for( Demo_Customer $customer ): array {
		$place = $customer->country . ':' . $customer->state;
		if ( ! isset( $this->indexes[ $place ] ) ) {
			$this->indexes[ $place ] = array();
			foreach ( $this->rates as $index => list( $country, $state ) ) {
				if ( $country === $customer->country && ( '' === $state || $state === $customer->state ) ) {
					$this->indexes[ $place ][] = $index;
				}
			}
		}
		return $this->indexes[ $place ];
	}

	/**
	 * Adds taxes to the lines and the shipping costs of an order. Each line is
	 * rounded separately.
	 *
	 * @param Demo_Order $order Order with its lines and shipping costs.
	 */
	public function apply( Demo_Order $order ): void {
		foreach ( $this->get_rates_for( $order->customer ) as $index ) {
			$rate = $this->percents[ $index ];
			foreach ( $order->lines as $line ) {
				$tax          = $line->total->percentage( $rate, Decimal::CENTS );
				$subtotal_tax = $line->discount->is_zero() ? $tax : $line->subtotal->percentage( $rate, Decimal::CENTS );

				$line->taxes[ $index ] = $tax;
				$line->subtotal_tax    = $line->subtotal_tax->plus( $subtotal_tax );
			}

			$shipping_rate = $this->rates[ $index ][5] ? $rate : Decimal::zero();

			$order->shipping_taxes[ $index ] = $order->shipping->percentage( $shipping_rate, Decimal::CENTS );
		}
	}

	/**
	 * Code of a rate, such as 'US-CA-CA STATE TAX-1'.
	 *
	 * @param int $index Index of the rate.
	 */
	public function get_code( int $index ): string {
		list( $country, $state, , $name, $priority ) = $this->rates[ $index ];
		return strtoupper( implode( '-', array_filter( array( $country, $state, $name, (string) $priority ) ) ) );
	}

	/**
	 * Rate in percent with four decimals, as the table of rates stores it.
	 *
	 * @param int $index Index of the rate.
	 */
	public function get_percent( int $index ): string {
		return $this->percents[ $index ]->to_fixed( 4 );
	}
}
