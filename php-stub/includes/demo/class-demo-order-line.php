<?php
/**
 * Line: one product of an order.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts and quantity of a refund are negative.
 */
final class Demo_Order_Line {
	/** Row id, given when the line is written. */
	public int $id = 0;

	/** What the coupons took off. */
	public Decimal $discount;

	/** What is paid before tax: subtotal less discount. */
	public Decimal $total;

	/** Tax on the subtotal, had there been no coupon. */
	public Decimal $subtotal_tax;

	/**
	 * Tax by index of the rate.
	 *
	 * @var array<int, Decimal>
	 */
	public array $taxes = array();

	/** Its part of the shipping costs. */
	public Decimal $shipping;

	/** Its part of the tax on shipping. */
	public Decimal $shipping_tax;

	/**
	 * Takes the facts.
	 *
	 * @param Demo_Product        $product   Article.
	 * @param Demo_Variation|null $variation Choice of a variable product.
	 * @param int            $quantity  Pieces.
	 * @param Decimal        $subtotal  Price of all pieces, before coupons and tax.
	 */
	public function __construct(
		public readonly Demo_Product $product,
		public readonly ?Demo_Variation $variation,
		public readonly int $quantity,
		public readonly Decimal $subtotal
	) {
		$this->total        = $subtotal;
		$this->discount     = Decimal::zero();
		$this->subtotal_tax = Decimal::zero();
		$this->shipping     = Decimal::zero();
		$this->shipping_tax = Decimal::zero();
	}

	/**
	 * Name of the article with its choice.
	 */
	public function name(): string {
		return $this->product->name . ( $this->variation ? ' - ' . $this->variation->label() : '' );
	}

	/**
	 * All tax of the line.
	 */
	public function tax(): Decimal {
		return Decimal::sum( $this->taxes );
	}
}
