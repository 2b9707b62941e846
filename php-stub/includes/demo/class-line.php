<?php
/**
 * Line: one article of an order.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts are cents; those of a refund are negative, its quantity too.
 */
final class Line {
	/** Row id, given when the line is written. */
	public int $id = 0;

	/** What the coupons took off. */
	public int $discount = 0;

	/** What is paid before tax: subtotal less discount. */
	public int $total;

	/** Tax on the subtotal, had there been no coupon. */
	public int $subtotal_tax = 0;

	/**
	 * Tax by index of the rate.
	 *
	 * @var array<int, int>
	 */
	public array $taxes = array();

	/** Its part of the shipping costs. */
	public int $shipping = 0;

	/** Its part of the tax on shipping. */
	public int $shipping_tax = 0;

	/**
	 * Takes the facts.
	 *
	 * @param Product        $product   Article.
	 * @param Variation|null $variation Choice of a variable product.
	 * @param int            $quantity  Pieces.
	 * @param int            $subtotal  Price of all pieces, before coupons and tax.
	 */
	public function __construct(
		public readonly Product $product,
		public readonly ?Variation $variation,
		public readonly int $quantity,
		public readonly int $subtotal
	) {
		$this->total = $subtotal;
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
	public function tax(): int {
		return array_sum( $this->taxes );
	}
}
