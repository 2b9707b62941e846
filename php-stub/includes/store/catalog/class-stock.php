<?php
/**
 * Stock of a product or variation.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalog;

use Storedeck\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Stock quantity and stock status.
 */
final class Stock {

	/**
	 * Possible statuses.
	 */
	public const STATUSES = array( 'instock', 'outofstock', 'onbackorder' );

	/**
	 * Creates a stock.
	 *
	 * @param int|float|null $quantity Quantity; null when stock is not managed.
	 * @param string         $status   One of STATUSES.
	 */
	public function __construct( public readonly int|float|null $quantity, public readonly string $status ) {
	}

	/**
	 * Stock of an item. A variation that does not manage stock has the stock of
	 * its product if that does.
	 *
	 * @param Catalog_Item      $item   Product or variation.
	 * @param Catalog_Item|null $parent Product of a variation.
	 */
	public static function get( Catalog_Item $item, ?Catalog_Item $parent = null ): self {
		$managing_item = ! $item->is_yes( '_manage_stock' ) && $parent && $parent->is_yes( '_manage_stock' ) ? $parent : $item;
		$status        = $managing_item->get_text( '_stock_status', 'instock' );

		return new self(
			$managing_item->is_yes( '_manage_stock' ) ? $managing_item->get_quantity( '_stock', 0 ) : null,
			in_array( $status, self::STATUSES, true ) ? $status : 'instock'
		);
	}

	/**
	 * Stock status of a quantity.
	 *
	 * @param int|float $quantity        Quantity.
	 * @param string    $backorders      no, notify or yes.
	 * @param int|float $no_stock_amount Out of stock threshold.
	 */
	public static function get_status( int|float $quantity, string $backorders, int|float $no_stock_amount ): string {
		if ( $quantity > $no_stock_amount ) {
			return 'instock';
		}

		return 'no' === $backorders ? 'outofstock' : 'onbackorder';
	}

	/**
	 * Out of stock threshold of the store.
	 */
	public static function get_no_stock_amount(): int|float {
		return self::to_number( get_option( 'woocommerce_notify_no_stock_amount' ) ) ?? 0;
	}

	/**
	 * Low stock threshold of the store, for products without their own.
	 */
	public static function get_low_stock_amount(): int|float {
		return self::to_number( get_option( 'woocommerce_notify_low_stock_amount' ) ) ?? 2;
	}

	/**
	 * A stored quantity as a number: an int if it is whole, null if it is none. Goods by weight or length have decimals.
	 *
	 * @param mixed $quantity Value of an option, a meta or a column.
	 */
	public static function to_number( mixed $quantity ): int|float|null {
		return is_numeric( $quantity ) ? Decimal::of( $quantity )->to_number() : null;
	}
}
