<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Prices;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Writes the data that products and variations share.
 *
 * Writes valid values of a request as post meta. `Catalog_Item_Check` checks
 * everything before anything is written.
 */
final class Catalog_Item_Writer {

	/** Meta keys of strings by field. */
	private const TEXTS = array(
		'sku'              => '_sku',
		'global_unique_id' => '_global_unique_id',
		'regular_price'    => '_regular_price',
		'sale_price'       => '_sale_price',
		'download_limit'   => '_download_limit',
		'download_expiry'  => '_download_expiry',
		'tax_status'       => '_tax_status',
		'tax_class'        => '_tax_class',
		'backorders'       => '_backorders',
		'weight'           => '_weight',
	);

	/** Meta keys of flags by field. Flags are stored as yes or no. */
	private const FLAGS = array( 'virtual' => '_virtual', 'downloadable' => '_downloadable', 'manage_stock' => '_manage_stock' );

	/**
	 * Writes the meta of an item.
	 *
	 * @param Catalog_Item         $item   Product or variation.
	 * @param array<string, mixed> $values Valid values.
	 */
	public static function write( Catalog_Item $item, array $values ): void {
		$id = $item->get_id();

		foreach ( self::TEXTS as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				self::set_meta( $id, $key, (string) $values[ $name ] );
			}
		}

		foreach ( self::FLAGS as $name => $key ) {
			if ( isset( $values[ $name ] ) ) {
				self::set_meta( $id, $key, $values[ $name ] ? 'yes' : 'no' );
			}
		}

		foreach ( array( 'length', 'width', 'height' ) as $side ) {
			if ( isset( $values['dimensions'][ $side ] ) ) {
				self::set_meta( $id, '_' . $side, (string) $values['dimensions'][ $side ] );
			}
		}

		if ( array_key_exists( 'low_stock_amount', $values ) ) {
			self::set_meta( $id, '_low_stock_amount', (string) $values['low_stock_amount'] );
		}

		if ( isset( $values['downloads'] ) ) {
			update_post_meta( $id, '_downloadable_files', wp_slash( self::prepare_files( $values['downloads'] ) ) );
		}

		if ( isset( $values['shipping_class'] ) && taxonomy_exists( 'product_shipping_class' ) ) {
			wp_set_object_terms( $id, array_filter( array( $values['shipping_class'] ) ), 'product_shipping_class' );
		}

		self::write_sale_dates( $item, $values );
		self::write_stock( $item, $values );

		if ( 'variable' !== $item->get_type() ) {
			self::set_meta( $id, '_price', Product_Prices::get_current( $item ) );
		}

		Meta_Data::save( $id, $values['meta_data'] ?? array() );
	}

	/**
	 * Writes meta, or deletes it when the value is empty.
	 *
	 * @param int $id Post.
	 */
	public static function set_meta( int $id, string $key, string $value ): void {
		if ( '' === $value ) {
			delete_post_meta( $id, $key );
		} else {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}

	/**
	 * Writes the dates of a sale.
	 *
	 * @param array<string, mixed> $values Valid values.
	 */
	private static function write_sale_dates( Catalog_Item $item, array $values ): void {
		foreach ( array(
			'date_on_sale_from' => '_sale_price_dates_from',
			'date_on_sale_to'   => '_sale_price_dates_to',
		) as $name => $key ) {
			foreach ( array( $name . '_gmt', $name ) as $param ) {
				if ( array_key_exists( $param, $values ) ) {
					$date = Dates::parse( (string) $values[ $param ], $param !== $name );
					self::set_meta( $item->get_id(), $key, (string) $date );
				}
			}
		}
	}

	/**
	 * Writes the stock quantity and the status that follows from it.
	 *
	 * @param array<string, mixed> $values Valid values.
	 */
	private static function write_stock( Catalog_Item $item, array $values ): void {
		$id = $item->get_id();

		if ( ! $item->is_yes( '_manage_stock' ) ) {
			delete_post_meta( $id, '_stock' );

			if ( isset( $values['stock_status'] ) ) {
				self::set_meta( $id, '_stock_status', $values['stock_status'] );
			} elseif ( '' === $item->get_text( '_stock_status' ) ) {
				self::set_meta( $id, '_stock_status', 'instock' );
			}

			return;
		}

		$quantity = Stock::to_number( $values['stock_quantity'] ?? $item->get_quantity( '_stock', 0 ) ) ?? 0;

		self::set_meta( $id, '_stock', (string) $quantity );
		self::set_meta(
			$id,
			'_stock_status',
			Stock::get_status( $quantity, $item->get_text( '_backorders', 'no' ), Stock::get_no_stock_amount() )
		);
	}

	/**
	 * Files in the format of `_downloadable_files`.
	 *
	 * @param array<int, array<string, mixed>> $files Files of a request.
	 * @return array<string, array{id: string, name: string, file: string}>
	 */
	private static function prepare_files( array $files ): array {
		$prepared = array();

		foreach ( $files as $file ) {
			$url = sanitize_url( (string) ( $file['file'] ?? '' ), array( 'http', 'https' ) );
			$id  = sanitize_key( (string) ( $file['id'] ?? '' ) );
			$id  = '' === $id ? wp_generate_uuid4() : $id;

			if ( '' !== $url ) {
				$prepared[ $id ] = array(
					'id'   => $id,
					'name' => sanitize_text_field( (string) ( $file['name'] ?? '' ) ),
					'file' => $url,
				);
			}
		}

		return $prepared;
	}
}
