<?php

namespace Storedeck\Host\Products;

use Storedeck\Foundation\Money\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Stock quantity and stock status.
 */
final class Stock {

	/** Possible statuses. */
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
	 * @param Catalog_Item $item Product or variation.
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
	 * Low stock threshold of a product or variation: its own, else that of its product, else of the store.
	 *
	 * @param int $parent Product of a variation, otherwise 0.
	 */
	public static function get_low_stock_amount_of( int $id, int $parent ): int|float {
		return self::to_number( get_post_meta( $id, '_low_stock_amount', true ) )
			?? ( 0 === $parent ? null : self::to_number( get_post_meta( $parent, '_low_stock_amount', true ) ) )
			?? self::get_low_stock_amount();
	}

	/**
	 * SQL condition of low stock: at or below the threshold of the item, else of its product, else of the store. Items that
	 * are out of stock are not low in stock. It needs a `lookup` row and its `posts` row.
	 */
	public static function get_low_sql(): string {
		$threshold = static fn( string $alias, string $post ): string =>
			"( SELECT NULLIF( MAX( $alias.meta_value ), '' ) FROM {wp:postmeta} $alias"
			. " WHERE $alias.post_id = $post AND $alias.meta_key = '_low_stock_amount' )";

		// Options that are numbers.
		return "lookup.stock_status = 'instock' AND lookup.stock_quantity IS NOT NULL AND lookup.stock_quantity <= COALESCE( "
			. $threshold( 'own', 'posts.ID' ) . ', ' . $threshold( 'above', 'NULLIF( posts.post_parent, 0 )' )
			. ", '" . self::get_low_stock_amount() . "' ) + 0 AND lookup.stock_quantity > '" . self::get_no_stock_amount() . "' + 0";
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
