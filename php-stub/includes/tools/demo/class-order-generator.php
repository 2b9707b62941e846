<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use DateTimeImmutable;
use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Creates an order with its lines, coupons, shipping and taxes. Order_Outcome adds payment, status and refunds, and
 * Demo_Raw_Order_Factory makes it a raw order.
 *
 * An order is an array of
 * - buyer (customer), status (without the prefix wc-), times (created, paid, completed: timestamps; the last two may be null);
 * - payment (method), token (sixteen hexadecimal digits), ip, is_virtual (whether nothing has to be shipped);
 * - lines: product, variation (or null), quantity, and the amounts subtotal (before discounts), total, subtotal_tax and taxes
 *   (by index of the rate);
 * - coupons: discounts by index of the coupon; is_shipping_free: whether one of them says so;
 * - shipping_method (empty for downloads), shipping, shipping_taxes (by index of the rate);
 * - the sums total, tax, shipping_tax, discount and line_taxes (by index of the rate);
 * - refunds: orders with negative amounts.
 */
final class Order_Generator {
	/** Shipping costs by country, in cents. */
	private const SHIPPING = array( 'US' => 599, 'CA' => 1299, 'GB' => 1499, 'DE' => 1499, 'FR' => 1499, 'AU' => 1999 );

	/** Minimum order for free shipping in the United States, in cents. */
	private const FREE_MINIMUM = 7500;

	/** Additional cents for express shipping. */
	private const EXPRESS_SURCHARGE = 900;

	private DateTimeImmutable $day;

	private bool $is_black_friday = false;

	/** Days before the last day. */
	private int $days_ago = 0;

	/** @var list<array<string, mixed>> Products that are sold in the month. */
	private array $products = array();

	/** @var list<int> Their weights. */
	private array $weights = array();

	public function __construct( private Demo_Catalog $catalog, private Demo_Coupons $coupons, private Tax_Table $taxes ) {
	}

	/**
	 * Sets the day of the next orders. Days must be set in chronological order. The products change with the month.
	 *
	 * @param string $day       'YYYY-MM-DD'.
	 * @param int    $timestamp Timestamp of the start of the day.
	 * @param int    $days_ago  Days before the last day.
	 */
	public function set_day( string $day, int $timestamp, int $days_ago ): void {
		$month = (int) substr( $day, 5, 2 );
		if ( ! isset( $this->day ) || (int) $this->day->format( 'n' ) !== $month ) {
			$is_sold = static fn( array $product ): bool => $product['launched'] < $timestamp;
			$weigh   = fn( array $product ): int
				=> $product['popularity'] * $this->catalog->categories[ $product['category'] ][2][ $month - 1 ];

			$this->products = array_values( array_filter( $this->catalog->products, $is_sold ) );
			$this->weights  = array_map( $weigh, $this->products );
		}
		$this->day             = new DateTimeImmutable( $day );
		$this->is_black_friday = Order_Schedule::is_black_friday( $this->day );
		$this->days_ago        = $days_ago;
	}

	/**
	 * Creates an order.
	 *
	 * @param int $created Timestamp of the creation.
	 */
	public function generate( Seeded_Random $random, array $buyer, int $created ): array {
		$order = array(
			'buyer'            => $buyer,
			'status'           => 'pending',
			'times'            => array( 'created' => $created, 'paid' => null, 'completed' => null ),
			'payment'          => (string) $random->draw( 'payment' ),
			'token'            => sprintf( '%08x%08x', $random->next_bits(), $random->next_bits() ),
			// From the ranges that are reserved for documentation.
			'ip'               => $random->chance( 120 )
				? '2001:db8::' . dechex( $random->between( 1, 65535 ) )
				: $random->pick( array( '192.0.2.', '198.51.100.', '203.0.113.' ) ) . $random->between( 1, 254 ),
			'lines'            => $this->get_lines( $random ),
			'coupons'          => array(),
			'is_shipping_free' => false,
			'shipping_method'  => '',
			'shipping'         => Decimal::zero(),
			'shipping_taxes'   => array(),
			'refunds'          => array(),
		);

		$order['is_virtual'] = ! in_array( false, array_column( array_column( $order['lines'], 'product' ), 'is_download' ), true );
		if ( 'cod' === $order['payment'] && $order['is_virtual'] ) {
			$order['payment'] = 'card';
		}
		$order = $this->coupons->apply( $order, $random, $this->day, $this->is_black_friday );
		$order = $order['is_virtual'] ? $order : self::add_shipping( $order, $random );
		return self::add_sums( $this->taxes->apply( $order ) );
	}

	/**
	 * Adds the sums to an order or a refund.
	 */
	public static function add_sums( array $order ): array {
		$taxes = array_fill_keys( array_keys( $order['shipping_taxes'] ), Decimal::zero() );
		foreach ( $order['lines'] as $line ) {
			foreach ( $line['taxes'] as $rate => $tax ) {
				$taxes[ $rate ] = isset( $taxes[ $rate ] ) ? $taxes[ $rate ]->plus( $tax ) : $tax;
			}
		}
		$order['line_taxes']   = $taxes;
		$order['shipping_tax'] = Decimal::sum( $order['shipping_taxes'] );
		$order['tax']          = Decimal::sum( $taxes )->plus( $order['shipping_tax'] );
		$order['discount']     = Decimal::sum( $order['coupons'] );
		$order['total']        = Decimal::sum( array( $order['tax'], $order['shipping'], ...array_column( $order['lines'], 'total' ) ) );
		return $order;
	}

	/**
	 * Lines without discounts and taxes.
	 */
	private function get_lines( Seeded_Random $random ): array {
		$lines = array();
		for ( $number = (int) $random->draw( 'lines' ); $number > 0; --$number ) {
			$product   = $this->products[ $random->pick_weighted( $this->weights ) ];
			$variation = $product['variations'] ? $random->pick( $product['variations'] ) : null;
			$item      = $variation ?? $product;
			$quantity  = $product['is_download'] ? 1 : (int) $random->draw( 'quantity' );
			$subtotal  = Demo_Catalog::get_price( $product, $item, $this->days_ago, $this->is_black_friday )->times( $quantity );
			// A product that is drawn twice remains one line.
			$lines[ $item['id'] ] ??= array(
				'product' => $product, 'variation' => $variation, 'quantity' => $quantity,
				'subtotal' => $subtotal, 'total' => $subtotal, 'subtotal_tax' => Decimal::zero(),
				'taxes' => array(),
			);
		}
		return array_values( $lines );
	}

	/**
	 * Adds shipping costs: flat rates by country, free in the United States from a minimum order on.
	 *
	 * @param array<string, mixed> $order Order with its lines and discounts.
	 */
	private static function add_shipping( array $order, Seeded_Random $random ): array {
		$country = $order['buyer']['country'];
		$express = $random->chance( 90 );
		$net     = Decimal::sum( array_column( $order['lines'], 'total' ) )->to_units( Decimal::CENTS );
		if ( ! $express && ( $order['is_shipping_free'] || 'US' === $country && $net >= self::FREE_MINIMUM ) ) {
			$order['shipping_method'] = 'free_shipping';
			return $order;
		}
		$cents = self::SHIPPING[ $country ] + ( $express ? self::EXPRESS_SURCHARGE : 0 );

		$order['shipping_method'] = 'flat_rate';
		$order['shipping']        = Decimal::of_units( $cents, Decimal::CENTS );
		return $order;
	}
}
