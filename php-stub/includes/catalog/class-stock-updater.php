<?php

namespace Storedeck\Catalog;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to or subtracts from the stock of an item. The database does the
 * addition, so that concurrent changes are both applied.
 */
final class Stock_Updater {

	/**
	 * Whether stock management is enabled in the settings.
	 */
	public static function is_enabled(): bool {
		return 'yes' === get_option( 'woocommerce_manage_stock', 'yes' );
	}

	/**
	 * Changes the stock of an item.
	 *
	 * @param int     $id       Product or variation.
	 * @param Decimal $quantity Change of the quantity, negative to reduce it.
	 * @return bool Whether the item or its product manages stock.
	 */
	public static function adjust( int $id, Decimal $quantity ): bool {
		$item = self::get_managing_item( $id );

		if ( null === $item ) {
			return false;
		}

		if ( ! $quantity->is_zero() ) {
			self::update( $item, $quantity );
		}

		return true;
	}

	/**
	 * Item that manages the stock: the variation itself, or its product.
	 *
	 * @param int $id Product or variation.
	 */
	private static function get_managing_item( int $id ): ?Catalog_Item {
		$variation = Catalog_Item::get_many( array( $id ), 'product_variation' )[ $id ] ?? null;
		$product   = $variation ? (int) $variation->post->post_parent : $id;
		$item      = Catalog_Item::get_many( array( $product ), 'product' )[ $product ] ?? null;

		foreach ( array( $variation, $item ) as $candidate ) {
			if ( $candidate && $candidate->is_yes( '_manage_stock' ) ) {
				return $candidate;
			}
		}

		return null;
	}

	/**
	 * Changes the quantity and the status that follows from it.
	 *
	 * @param Catalog_Item $item Item that manages the stock.
	 */
	private static function update( Catalog_Item $item, Decimal $quantity ): void {
		$id = $item->get_id();

		if ( null === $item->get_quantity( '_stock', null ) ) {
			update_post_meta( $id, '_stock', '0' );
		}

		// The database adds floating point numbers.
		$sum = $quantity->is_whole() ? 'meta_value + %d' : 'ROUND( meta_value + %s, ' . Decimal::SQL_SCALE . ' )';

		Row_Writer::run(
			"UPDATE {wp:postmeta} SET meta_value = $sum WHERE post_id = %d AND meta_key = '_stock'",
			array( $quantity->to_number(), $id )
		);
		wp_cache_delete( $id, 'post_meta' );

		Catalog_Item_Writer::set_meta(
			$id,
			'_stock_status',
			Stock::get_status(
				$item->get_quantity( '_stock', 0 ) ?? 0,
				$item->get_text( '_backorders', 'no' ),
				Stock::get_no_stock_amount()
			)
		);
		Change_Queue::add_product( $id );

		if ( $item->post->post_parent > 0 ) {
			Variation_Writer::sync_parent( (int) $item->post->post_parent );
		}
	}
}
