<?php
/**
 * A line item of a demo order.
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
	/** Item id, assigned by Demo_Raw_Order_Factory. */
	public int $id = 0;

	/** Discount of all coupons. */
	public Decimal $discount;

	/** Total before taxes: subtotal minus discount. */
	public Decimal $total;

	/** Tax on the subtotal. */
	public Decimal $subtotal_tax;

	/**
	 * Taxes by index of the rate.
	 *
	 * @var array<int, Decimal>
	 */
	public array $taxes = array();

	/**
	 * Creates a line without discounts and taxes.
	 *
	 * @param Demo_Product        $product   Product.
	 * @param Demo_Variation|null $variation Variation of a variable product.
	 * @param int                 $quantity  Quantity.
	 * @param Decimal             $subtotal  Price of all items before discounts and taxes.
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
	}

	/**
	 * Name of the product and its variation.
	 */
	public function get_name(): string {
		return $this->product->name . ( $this->variation ? ' - ' . $this->variation->get_label() : '' );
	}

	/**
	 * Sum of the taxes.
	 */
	public function get_tax(): Decimal {
		return Decimal::sum( $this->taxes );
	}
}
