<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Money\Decimal;
use Storedeck\Tools\Order_Files\Bulk_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Reads data/taxes.json and applies tax rates to orders. Rates are identified by
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

	public function __construct() {
		$this->rates = Demo_Data::read( 'taxes' );
	}

	/**
	 * Adds taxes to the lines and the shipping costs of an order. Each line is
	 * rounded separately.
	 *
	 * @param array<string, mixed> $order Order with its lines and shipping costs.
	 */
	public function apply( array $order ): array {
		$none = Decimal::zero();
		foreach ( $this->rates as $index => list( $country, $state, $rate, , , $is_shipping_taxed ) ) {
			if ( $country !== $order['buyer']['country'] || ! in_array( $state, array( '', $order['buyer']['state'] ), true ) ) {
				continue;
			}
			$percent = Decimal::of_units( $rate, 3 );
			foreach ( $order['lines'] as $position => $line ) {
				$tax   = $line['total']->percentage( $percent, Decimal::CENTS );
				$whole = $line['total']->equals( $line['subtotal'] ) ? $tax : $line['subtotal']->percentage( $percent, Decimal::CENTS );

				$order['lines'][ $position ]['taxes'][ $index ] = $tax;
				$order['lines'][ $position ]['subtotal_tax']    = $line['subtotal_tax']->plus( $whole );
			}
			$order['shipping_taxes'][ $index ] = $is_shipping_taxed ? $order['shipping']->percentage( $percent, Decimal::CENTS ) : $none;
		}
		return $order;
	}

	/**
	 * Writes the rates.
	 *
	 * @param int $first Id of the first rate.
	 */
	public function write( Bulk_Database $bulk, int $first ): void {
		foreach ( $this->rates as $index => list( $country, $state, , $name, $priority, $shipping ) ) {
			$bulk->add( 'woocommerce_tax_rates', array(
				'tax_rate_id' => $first + $index, 'tax_rate_country' => $country, 'tax_rate_state' => $state,
				'tax_rate' => $this->get_percent( $index ), 'tax_rate_name' => $name,
				'tax_rate_priority' => $priority, 'tax_rate_compound' => 0,
				'tax_rate_shipping' => $shipping ? 1 : 0, 'tax_rate_order' => $index, 'tax_rate_class' => '',
			) );
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
		return Decimal::of_units( $this->rates[ $index ][2], 3 )->to_fixed( 4 );
	}
}
