<?php
/**
 * Generates orders.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/**
 * Creates an order with its items, coupons, shipping and taxes. Order_Outcome
 * adds status, payment and refunds.
 */
final class Order_Generator {
	/** Weights of the number of different products. */
	private const LINE_COUNTS = array(
		1 => 56,
		2 => 25,
		3 => 12,
		4 => 5,
		5 => 2,
	);

	/** Weights of the quantity of a product. */
	private const QUANTITIES = array(
		1 => 82,
		2 => 13,
		3 => 3,
		4 => 1,
		6 => 1,
	);

	/** Weights of the payment methods. */
	private const PAYMENTS = array(
		'card'   => 62,
		'paypal' => 26,
		'bacs'   => 9,
		'cod'    => 3,
	);

	/** Day of the orders. */
	private DateTimeImmutable $day;

	/** Whether it is Black Friday. */
	private bool $is_black_friday = false;

	/** Days before the last day. */
	private int $days_ago = 0;

	/** Products on sale. */
	private Product_Mix $products;

	/**
	 * Stores the parts of orders.
	 *
	 * @param int          $seed    Seed of the store.
	 * @param Demo_Catalog $catalog Products.
	 * @param Demo_Coupons $coupons Coupons.
	 * @param Tax_Table    $taxes   Tax rates.
	 */
	public function __construct(
		private int $seed,
		Demo_Catalog $catalog,
		private Demo_Coupons $coupons,
		private Tax_Table $taxes
	) {
		$this->products = new Product_Mix( $catalog );
	}

	/**
	 * Sets the day of the next orders. Days must be set in chronological order.
	 *
	 * @param string $day       'YYYY-MM-DD'.
	 * @param int    $timestamp Timestamp of the start of the day.
	 * @param int    $days_ago  Days before the last day.
	 */
	public function set_day( string $day, int $timestamp, int $days_ago ): void {
		$this->day             = new DateTimeImmutable( $day );
		$this->is_black_friday = Seasonality::is_black_friday( $this->day );
		$this->days_ago        = $days_ago;
		$this->products->set_day( $day, $timestamp );
	}

	/**
	 * Creates an order.
	 *
	 * @param Seeded_Random $random  Random numbers.
	 * @param int           $index   Index of the customer.
	 * @param int           $created Timestamp of the creation.
	 */
	public function generate( Seeded_Random $random, int $index, int $created ): Demo_Order {
		$order          = new Demo_Order( Demo_Customer::create( $this->seed, $index ), $created );
		$order->payment = (string) $random->pick_weighted( self::PAYMENTS );
		$order->token   = $random->hex( 16 );
		$order->ip      = self::get_ip_address( $random );
		$this->add_lines( $order, $random );
		if ( 'cod' === $order->payment && $order->is_virtual() ) {
			$order->payment = 'card';
		}
		$free = $this->coupons->apply( $order, $random, $this->day, $this->is_black_friday );
		Shipping_Rates::apply( $order, $random, $free );
		$this->taxes->apply( $order );
		return $order;
	}

	/**
	 * Adds line items to an order.
	 *
	 * @param Demo_Order    $order  Order.
	 * @param Seeded_Random $random Random numbers.
	 */
	private function add_lines( Demo_Order $order, Seeded_Random $random ): void {
		$lines = array();
		for ( $number = (int) $random->pick_weighted( self::LINE_COUNTS ); $number > 0; --$number ) {
			$product   = $this->products->draw( $random );
			$variation = $product->variations ? $random->pick( $product->variations ) : null;
			$quantity  = $product->is_download ? 1 : (int) $random->pick_weighted( self::QUANTITIES );
			$price     = Price_List::get_price( $product, $variation, $this->days_ago, $this->is_black_friday );
			// A product that is drawn twice remains one line.
			$lines[ $variation->id ?? $product->id ] ??= new Demo_Order_Line( $product, $variation, $quantity, $price->times( $quantity ) );
		}
		$order->lines = array_values( $lines );
	}

	/**
	 * IP address from the ranges that are reserved for documentation.
	 *
	 * @param Seeded_Random $random Random numbers.
	 */
	private static function get_ip_address( Seeded_Random $random ): string {
		if ( $random->chance( 120 ) ) {
			return '2001:db8::' . dechex( $random->between( 1, 65535 ) );
		}
		return $random->pick( array( '192.0.2.', '198.51.100.', '203.0.113.' ) ) . $random->between( 1, 254 );
	}
}
