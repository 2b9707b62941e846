<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Prices;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Response fields that products and variations share.
 *
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
	public static function get( Catalog_Item $item, ?Catalog_Item $parent = null ): array {
		$post       = $item->post;
		$stock      = Stock::get( $item, $parent );
		$backorders = $item->get_text( '_backorders', 'no' );

		return array(
			'id'                 => $item->get_id(),
			'permalink'          => (string) get_permalink( $parent->post ?? $post ),
			'description'        => self::to_html( $post->post_content ),
			'sku'                => $item->get_text( '_sku', $parent ? $parent->get_text( '_sku' ) : '' ),
			'global_unique_id'   => $item->get_text( '_global_unique_id' ),
			'price'              => $item->get_text( '_price' ),
			'regular_price'      => $item->get_text( '_regular_price' ),
			'sale_price'         => $item->get_text( '_sale_price' ),
			'on_sale'            => Product_Prices::is_on_sale( $item ),
			'status'             => $post->post_status,
			'purchasable'        => 'publish' === $post->post_status && '' !== $item->get_text( '_price' ),
			'virtual'            => $item->is_yes( '_virtual' ),
			'downloadable'       => $item->is_yes( '_downloadable' ),
			'downloads'          => self::get_downloads( $item ),
			'download_limit'     => $item->get_int( '_download_limit', -1 ),
			'download_expiry'    => $item->get_int( '_download_expiry', -1 ),
			'tax_status'         => $item->get_text( '_tax_status', 'taxable' ),
			'tax_class'          => $item->get_text( '_tax_class' ),
			'manage_stock'       => $item->is_yes( '_manage_stock' ),
			'stock_quantity'     => $stock->quantity,
			'stock_status'       => $stock->status,
			'backorders'         => $backorders,
			'backorders_allowed' => 'no' !== $backorders,
			'backordered'        => 'onbackorder' === $stock->status,
			'low_stock_amount'   => $item->get_quantity( '_low_stock_amount', null ),
			'weight'             => $item->get_text( '_weight' ),
			'dimensions'         => array(
				'length' => $item->get_text( '_length' ),
				'width'  => $item->get_text( '_width' ),
				'height' => $item->get_text( '_height' ),
			),
			'shipping_class'     => $item->get_terms( 'product_shipping_class' )[0]->slug ?? '',
			'shipping_class_id'  => (int) ( $item->get_terms( 'product_shipping_class' )[0]->term_id ?? 0 ),
			'menu_order'         => (int) $post->menu_order,
			'meta_data'          => Meta_Data::get( $item->get_id() ),
		)
			+ Dates::format_gmt( 'date_created', $post->post_date_gmt )
			+ Dates::format_gmt( 'date_modified', $post->post_modified_gmt )
			+ Dates::format( 'date_on_sale_from', $item->get_timestamp( '_sale_price_dates_from' ) )
			+ Dates::format( 'date_on_sale_to', $item->get_timestamp( '_sale_price_dates_to' ) );
	}

	/**
	 * Text with paragraphs as HTML.
	 */
	public static function to_html( string $text ): string {
		return '' === $text ? '' : wpautop( wp_kses_post( $text ) );
	}

	/**
	 * Downloadable files.
	 *
	 * @param Catalog_Item $item Product or variation.
	 * @return list<array{id: string, name: string, file: string}>
	 */
	private static function get_downloads( Catalog_Item $item ): array {
		$files = array();

		foreach ( $item->get_array( '_downloadable_files' ) as $id => $file ) {
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
