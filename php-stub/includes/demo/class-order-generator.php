<?php
/**
 * Order builder: puts an order together.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use DateTimeImmutable;

defined( 'ABSPATH' ) || exit;

/**
 * Basket, coupons, shipping and taxes of an order; what becomes of it is the fate's affair.
 */
final class Order_Generator {
	/** Different articles of an order, by how often. */
	private const ARTICLES = array(
		1 => 56,
		2 => 25,
		3 => 12,
		4 => 5,
		5 => 2,
	);

	/** Pieces of an article, by how often. */
	private const PIECES = array(
		1 => 82,
		2 => 13,
		3 => 3,
		4 => 1,
		6 => 1,
	);

	/** Ways of payment, by how often. */
	private const PAYMENTS = array(
		'card'   => 62,
		'paypal' => 26,
		'bacs'   => 9,
		'cod'    => 3,
	);

	/** The day on which orders come. */
	private DateTimeImmutable $day;

	/** Whether it is Black Friday. */
	private bool $black_friday = false;

	/** Days before the last day of the story. */
	private int $days_ago = 0;

	/** Articles on sale. */
	private Product_Mix $assortment;

	/**
	 * Takes what orders are made of.
	 *
	 * @param int         $seed      Seed of the shop.
	 * @param Demo_Catalog   $catalogue Articles.
	 * @param Demo_Coupons $coupons   Coupons.
	 * @param Tax_Table   $taxes     Taxes.
	 */
	public function __construct(
		private int $seed,
		Demo_Catalog $catalogue,
		private Demo_Coupons $coupons,
		private Tax_Table $taxes
	) {
		$this->assortment = new Product_Mix( $catalogue );
	}

	/**
	 * Turns to a day; go through them in order.
	 *
	 * @param string $day      'YYYY-MM-DD'.
	 * @param int    $moment   Its first moment.
	 * @param int    $days_ago Days before the last day of the story.
	 */
	public function turn_to( string $day, int $moment, int $days_ago ): void {
		$this->day          = new DateTimeImmutable( $day );
		$this->black_friday = Seasonality::is_black_friday( $this->day );
		$this->days_ago     = $days_ago;
		$this->assortment->turn_to( $day, $moment );
	}

	/**
	 * Makes an order of the day.
	 *
	 * @param Seeded_Random $random  Source of chance.
	 * @param int    $buyer   Index of the customer.
	 * @param int    $created When it is placed.
	 */
	public function build( Seeded_Random $random, int $buyer, int $created ): Demo_Order {
		$order          = new Demo_Order( Demo_Customer::make( $this->seed, $buyer ), $created );
		$order->payment = (string) $random->weighted( self::PAYMENTS );
		$order->token   = $random->hex( 16 );
		$order->ip      = self::address( $random );
		$this->fill( $order, $random );
		if ( 'cod' === $order->payment && $order->is_download() ) {
			$order->payment = 'card';
		}
		$free = $this->coupons->apply( $order, $random, $this->day, $this->black_friday );
		Shipping_Rates::apply( $order, $random, $free );
		$this->taxes->apply( $order );
		Shipping_Rates::share( $order );
		return $order;
	}

	/**
	 * Fills the basket.
	 *
	 * @param Demo_Order  $order  Order.
	 * @param Seeded_Random $random Source of chance.
	 */
	private function fill( Demo_Order $order, Seeded_Random $random ): void {
		$lines = array();
		for ( $number = (int) $random->weighted( self::ARTICLES ); $number > 0; --$number ) {
			$product   = $this->assortment->draw( $random );
			$variation = $product->variations ? $random->pick( $product->variations ) : null;
			$quantity  = $product->download ? 1 : (int) $random->weighted( self::PIECES );
			$price     = Price_List::price( $product, $variation, $this->days_ago, $this->black_friday );
			// The same article drawn twice stays one line.
			$lines[ $variation->id ?? $product->id ] ??= new Demo_Order_Line( $product, $variation, $quantity, $price->times( $quantity ) );
		}
		$order->lines = array_values( $lines );
	}

	/**
	 * An internet address from the ranges that are kept for documentation.
	 *
	 * @param Seeded_Random $random Source of chance.
	 */
	private static function address( Seeded_Random $random ): string {
		if ( $random->chance( 120 ) ) {
			return '2001:db8::' . dechex( $random->between( 1, 65535 ) );
		}
		return $random->pick( array( '192.0.2.', '198.51.100.', '203.0.113.' ) ) . $random->between( 1, 254 );
	}
}
