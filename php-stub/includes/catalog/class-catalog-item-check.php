<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Foundation\Time\Dates;
use Storedeck\Host\Products\Catalog_Item;

defined( 'ABSPATH' ) || exit;

/**
 * Checks values of products and variations together with what is stored.
 *
 * A value that is sent as it is stored is accepted: clients send whole products back, and orders or earlier versions may have
 * stored what clients may not send.
 */
final class Catalog_Item_Check {

	/**
	 * Checks values.
	 *
	 * @param Catalog_Item|null    $item   What is stored; null for a new item.
	 * @param array<string, mixed> $values Values that match the schema.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function check( ?Catalog_Item $item, array $values ): void {
		foreach ( array( 'regular_price', 'sale_price' ) as $name ) {
			Amounts::parse( $name, $values[ $name ] ?? '' );
		}

		foreach ( array( 'date_on_sale_from', 'date_on_sale_to', 'date_created' ) as $date ) {
			Dates::validate( array( $date, $date . '_gmt' ), $values );
		}

		$errors = self::check_prices( $item, $values )
			+ self::check_sale_dates( $item, $values )
			+ self::check_quantity( $item, $values )
			+ self::check_files( $values );

		if ( array() !== $errors ) {
			throw Store_Exception::invalid_params( $errors );
		}

		self::check_sku( $item, $values );
	}

	/**
	 * Errors of regular price and sale price.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, string> Messages by field.
	 */
	private static function check_prices( ?Catalog_Item $item, array $values ): array {
		$stored = array( $item?->get_text( '_regular_price' ) ?? '', $item?->get_text( '_sale_price' ) ?? '' );
		$prices = array( $values['regular_price'] ?? $stored[0], $values['sale_price'] ?? $stored[1] );

		list( $regular, $sale ) = $prices;

		if ( '' === $sale || $prices === $stored ) {
			return array();
		}

		if ( '' === $regular ) {
			return array( 'regular_price' => __( 'A sale price needs a regular price.', 'storedeck' ) );
		}

		return Decimal::of( $sale )->compare( Decimal::of( $regular ) ) < 0
			? array()
			: array( 'sale_price' => __( 'The sale price must be lower than the regular price.', 'storedeck' ) );
	}

	/**
	 * Error of a sale that ends before it starts.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, string> Messages by field.
	 */
	private static function check_sale_dates( ?Catalog_Item $item, array $values ): array {
		$stored = array();
		$times  = array();

		foreach ( array( 'from', 'to' ) as $side ) {
			$name            = 'date_on_sale_' . $side;
			$stored[ $side ] = $item?->get_timestamp( '_sale_price_dates_' . $side );
			$times[ $side ]  = $stored[ $side ];

			foreach ( array( $name . '_gmt', $name ) as $param ) {
				if ( array_key_exists( $param, $values ) ) {
					$times[ $side ] = Dates::parse( (string) $values[ $param ], $param !== $name );
				}
			}
		}

		return $times === $stored || null === $times['from'] || null === $times['to'] || $times['from'] <= $times['to']
			? array()
			: array( 'date_on_sale_to' => __( 'The sale must end on or after its first day.', 'storedeck' ) );
	}

	/**
	 * Error of a negative quantity. Only sales may bring a stock below zero without backorders.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, string> Messages by field.
	 */
	private static function check_quantity( ?Catalog_Item $item, array $values ): array {
		$quantity   = Decimal::of( $values['stock_quantity'] ?? 0 );
		$is_managed = $values['manage_stock'] ?? $item?->is_yes( '_manage_stock' ) ?? false;
		$backorders = $values['backorders'] ?? $item?->get_text( '_backorders', 'no' ) ?? 'no';

		return ! $quantity->is_negative() || ! $is_managed || 'no' !== $backorders
			|| $quantity->equals( Decimal::of( $item?->get_text( '_stock' ) ) )
			? array()
			: array( 'stock_quantity' => __( 'The stock quantity can be negative only where backorders are allowed.', 'storedeck' ) );
	}

	/**
	 * Error of downloadable files.
	 *
	 * @param array<string, mixed> $values Values.
	 * @return array<string, string> Messages by field.
	 */
	private static function check_files( array $values ): array {
		foreach ( $values['downloads'] ?? array() as $file ) {
			$url = (string) ( $file['file'] ?? '' );

			if ( '' !== $url && ! in_array( wp_parse_url( $url, PHP_URL_SCHEME ), array( 'http', 'https' ), true ) ) {
				return array( 'downloads' => __( 'The file URL must start with http:// or https://.', 'storedeck' ) );
			}
		}

		return array();
	}

	/**
	 * Checks that no other item has a SKU.
	 *
	 * @param array<string, mixed> $values Values.
	 * @throws Store_Exception When it is in use.
	 */
	private static function check_sku( ?Catalog_Item $item, array $values ): void {
		$is_in_trash = 'trash' === $item?->post->post_status;
		// Meanwhile, another item may have got the SKU of an item in the trash.
		$is_restored = $is_in_trash && 'trash' !== ( $values['status'] ?? 'trash' );
		$stored      = $item?->get_text( '_sku' ) ?? '';
		$sku         = (string) ( $values['sku'] ?? ( $is_restored ? $stored : '' ) );

		if ( '' === $sku || ( $sku === $stored && ! $is_restored ) ) {
			return;
		}

		$rows = Database::rows(
			'SELECT lookup.product_id AS id, posts.post_title AS name FROM {product_meta_lookup} lookup INNER JOIN {wp:posts} posts'
				. ' ON posts.ID = lookup.product_id WHERE lookup.sku = %s AND lookup.product_id <> %d'
				. " AND posts.post_status <> 'trash' LIMIT 1",
			array( $sku, $item?->get_id() ?? 0 )
		);

		// A variation without a SKU is returned with the SKU of its product, and may be sent back with it.
		if ( array() === $rows || ( $item && (int) $rows[0]['id'] === (int) $item->post->post_parent ) ) {
			return;
		}

		$message = sprintf(
			/* translators: 1: SKU, 2: name of a product. */
			__( 'The SKU %1$s is already used by %2$s.', 'storedeck' ),
			$sku,
			Text::decode( (string) $rows[0]['name'] )
		);

		throw new Store_Exception(
			'product_invalid_sku',
			$message,
			400,
			array( 'resource_id' => (int) $rows[0]['id'], 'params' => array( 'sku' => $message ) )
		);
	}
}
