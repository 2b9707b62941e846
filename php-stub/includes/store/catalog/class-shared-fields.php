<?php
/**
 * Response fields that products and variations share.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalog;

use Storedeck\Store\Posts\Dates;
use Storedeck\Store\Posts\Meta_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Prices, stock, taxes, dimensions and downloads of an item.
 */
final class Shared_Fields {

	/**
	 * Fields of an item.
	 *
	 * @param Catalog_Item      $item   Product or variation.
	 * @param Catalog_Item|null $parent Product of a variation.
	 * @return array<string, mixed>
	 */
	public static function of( Catalog_Item $item, ?Catalog_Item $parent = null ): array {
		$post       = $item->post;
		$stock      = Stock::of( $item, $parent );
		$backorders = $item->text( '_backorders', 'no' );

		return array(
			'id'                 => $item->id(),
			'permalink'          => (string) get_permalink( $parent->post ?? $post ),
			'description'        => self::html( $post->post_content ),
			'sku'                => $item->text( '_sku', $parent ? $parent->text( '_sku' ) : '' ),
			'global_unique_id'   => $item->text( '_global_unique_id' ),
			'price'              => $item->text( '_price' ),
			'regular_price'      => $item->text( '_regular_price' ),
			'sale_price'         => $item->text( '_sale_price' ),
			'on_sale'            => Product_Prices::is_on_sale( $item ),
			'status'             => $post->post_status,
			'purchasable'        => 'publish' === $post->post_status && '' !== $item->text( '_price' ),
			'virtual'            => $item->is( '_virtual' ),
			'downloadable'       => $item->is( '_downloadable' ),
			'downloads'          => self::downloads( $item ),
			'download_limit'     => $item->number( '_download_limit', -1 ),
			'download_expiry'    => $item->number( '_download_expiry', -1 ),
			'tax_status'         => $item->text( '_tax_status', 'taxable' ),
			'tax_class'          => $item->text( '_tax_class' ),
			'manage_stock'       => $item->is( '_manage_stock' ),
			'stock_quantity'     => $stock->quantity,
			'stock_status'       => $stock->status,
			'backorders'         => $backorders,
			'backorders_allowed' => 'no' !== $backorders,
			'backordered'        => 'onbackorder' === $stock->status,
			'low_stock_amount'   => $item->number( '_low_stock_amount', null ),
			'weight'             => $item->text( '_weight' ),
			'dimensions'         => array(
				'length' => $item->text( '_length' ),
				'width'  => $item->text( '_width' ),
				'height' => $item->text( '_height' ),
			),
			'shipping_class'     => $item->terms( 'product_shipping_class' )[0]->slug ?? '',
			'shipping_class_id'  => (int) ( $item->terms( 'product_shipping_class' )[0]->term_id ?? 0 ),
			'menu_order'         => (int) $post->menu_order,
			'meta_data'          => Meta_Data::of_post( $item->id() ),
		)
			+ Dates::pair_from_gmt( 'date_created', $post->post_date_gmt )
			+ Dates::pair_from_gmt( 'date_modified', $post->post_modified_gmt )
			+ Dates::pair( 'date_on_sale_from', $item->moment( '_sale_price_dates_from' ) )
			+ Dates::pair( 'date_on_sale_to', $item->moment( '_sale_price_dates_to' ) );
	}

	/**
	 * Text with paragraphs as HTML.
	 *
	 * @param string $text Stored text.
	 */
	public static function html( string $text ): string {
		return '' === $text ? '' : wpautop( wp_kses_post( $text ) );
	}

	/**
	 * Downloadable files.
	 *
	 * @param Catalog_Item $item Product or variation.
	 * @return list<array{id: string, name: string, file: string}>
	 */
	private static function downloads( Catalog_Item $item ): array {
		$files = array();

		foreach ( $item->items( '_downloadable_files' ) as $id => $file ) {
			if ( is_array( $file ) ) {
				$files[] = array(
					'id'   => (string) ( $file['id'] ?? $id ),
					'name' => (string) ( $file['name'] ?? '' ),
					'file' => (string) ( $file['file'] ?? '' ),
				);
			}
		}

		return $files;
	}
}
