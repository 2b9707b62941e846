<?php

namespace Storedeck\Orders;

use Storedeck\Catalog\Product_Images;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Text;
use Storedeck\Host\Order_Quantity;
use Storedeck\Host\Products\Product_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Product, shipping, tax, fee and coupon lines of an order.
 */
final class Order_Item_Fields {

	/**
	 * Items by type.
	 *
	 * @param list<array<string, mixed>> $items  Items.
	 * @param int                        $digits Decimals of amounts.
	 * @return array<string, list<array<string, mixed>>>
	 */
	public static function get( array $items, int $digits ): array {
		$lists = array(
			'line_items'     => array(),
			'tax_lines'      => array(),
			'shipping_lines' => array(),
			'fee_lines'      => array(),
			'coupon_lines'   => array(),
		);

		foreach ( $items as $item ) {
			$amount = static fn( string $key ): string => Decimal::of( $item['meta'][ $key ] ?? '0' )->to_fixed( $digits );

			$fields = match ( $item['type'] ) {
				'line_item' => array( 'line_items' => self::format_line( $item, $amount, $digits ) ),
				'tax'       => array( 'tax_lines' => self::format_tax( $item, $amount ) ),
				'shipping'  => array( 'shipping_lines' => self::format_shipping( $item, $amount, $digits ) ),
				'fee'       => array( 'fee_lines' => self::format_fee( $item, $amount, $digits ) ),
				'coupon'    => array( 'coupon_lines' => self::format_coupon( $item, $amount ) ),
				default     => array(),
			};

			foreach ( $fields as $list => $line ) {
				$lists[ $list ][] = $line;
			}
		}

		return $lists;
	}

	/**
	 * Ids of all products and variations of orders.
	 *
	 * @param array<int, array<string, mixed>> $orders Rows of orders.
	 * @return int[]
	 */
	public static function get_product_ids( array $orders ): array {
		$ids = array();

		foreach ( $orders as $rows ) {
			foreach ( $rows['items'] as $item ) {
				$ids[] = (int) ( $item['meta']['_product_id'] ?? 0 );
				$ids[] = (int) ( $item['meta']['_variation_id'] ?? 0 );
			}
		}

		return array_values( array_unique( array_filter( $ids ) ) );
	}

	/**
	 * Taxes of an item by rate.
	 *
	 * @param int $digits Decimals of amounts.
	 * @return list<array{id: int, total: string, subtotal: string}>
	 */
	private static function format_taxes( string $serialized, int $digits ): array {
		$taxes_data = '' === $serialized ? array() : maybe_unserialize( $serialized );
		$list       = array();
		$total      = is_array( $taxes_data ) && is_array( $taxes_data['total'] ?? null ) ? $taxes_data['total'] : array();

		foreach ( $total as $rate => $amount ) {
			$list[] = array(
				'id'       => (int) $rate,
				'total'    => Decimal::of( $amount )->to_fixed( $digits ),
				'subtotal' => Decimal::of( $taxes_data['subtotal'][ $rate ] ?? $amount )->to_fixed( $digits ),
			);
		}

		return $list;
	}

	/**
	 * Product line.
	 *
	 * @param callable(string): string $amount Returns the amount of a meta key.
	 * @param int                      $digits Decimals of amounts.
	 * @return array<string, mixed>
	 */
	private static function format_line( array $item, callable $amount, int $digits ): array {
		$meta      = $item['meta'];
		$product   = (int) ( $meta['_product_id'] ?? 0 );
		$variation = (int) ( $meta['_variation_id'] ?? 0 );
		$quantity  = Order_Quantity::read( $meta );
		$item_id   = $variation > 0 ? $variation : $product;
		$image     = (int) get_post_meta( $item_id, '_thumbnail_id', true );
		$image     = Product_Images::get( 0 === $image ? (int) get_post_meta( $product, '_thumbnail_id', true ) : $image );
		$price     = Order_Quantity::get_price( Decimal::of( $meta['_line_total'] ?? '0' ), $quantity );
		$parent    = $variation > 0 ? (string) get_post_field( 'post_title', $product ) : null;

		return array(
			'id'           => $item['id'],
			'name'         => $item['name'],
			'product_id'   => $product,
			'variation_id' => $variation,
			'quantity'     => $quantity->to_number(),
			'tax_class'    => (string) ( $meta['_tax_class'] ?? '' ),
			'subtotal'     => $amount( '_line_subtotal' ),
			'subtotal_tax' => $amount( '_line_subtotal_tax' ),
			'total'        => $amount( '_line_total' ),
			'total_tax'    => $amount( '_line_tax' ),
			'taxes'        => self::format_taxes( (string) ( $meta['_line_tax_data'] ?? '' ), $digits ),
			'meta_data'    => self::format_attributes( $meta ),
			'sku'          => (string) get_post_meta( $item_id, '_sku', true ),
			'price'        => (float) $price->to_fixed( 4 ),
			'image'        => array(
				'id'  => null === $image ? '' : (string) $image['id'],
				'src' => null === $image ? '' : $image['src'],
			),
			'parent_name'  => null === $parent ? null : Text::decode( $parent ),
		);
	}

	/**
	 * Attributes of a variation.
	 *
	 * @param array<string, string> $meta Meta.
	 * @return list<array<string, mixed>>
	 */
	private static function format_attributes( array $meta ): array {
		$list = array();

		foreach ( $meta as $key => $value ) {
			if ( '_' === ( (string) $key )[0] ) {
				continue;
			}

			$attribute = Product_Attributes::format_variation_attributes( array( (string) $key => $value ), null )[0] ?? array();
			$list[]    = array(
				'id'            => 0,
				'key'           => (string) $key,
				'value'         => $value,
				'display_key'   => $attribute['name'] ?? (string) $key,
				'display_value' => $attribute['option'] ?? $value,
			);
		}

		return $list;
	}

	/**
	 * Tax line.
	 *
	 * @param callable(string): string $amount Returns the amount of a meta key.
	 * @return array<string, mixed>
	 */
	private static function format_tax( array $item, callable $amount ): array {
		return array(
			'id'                 => $item['id'],
			'rate_code'          => $item['name'],
			'rate_id'            => (int) ( $item['meta']['rate_id'] ?? 0 ),
			'label'              => (string) ( $item['meta']['label'] ?? '' ),
			'compound'           => ! empty( $item['meta']['compound'] ),
			'tax_total'          => $amount( 'tax_amount' ),
			'shipping_tax_total' => $amount( 'shipping_tax_amount' ),
			'rate_percent'       => (float) ( $item['meta']['rate_percent'] ?? 0 ),
			'meta_data'          => array(),
		);
	}

	/**
	 * Shipping line.
	 *
	 * @param callable(string): string $amount Returns the amount of a meta key.
	 * @param int                      $digits Decimals of amounts.
	 * @return array<string, mixed>
	 */
	private static function format_shipping( array $item, callable $amount, int $digits ): array {
		return array(
			'id'           => $item['id'],
			'method_title' => $item['name'],
			'method_id'    => (string) ( $item['meta']['method_id'] ?? '' ),
			'instance_id'  => (string) ( $item['meta']['instance_id'] ?? '' ),
			'total'        => $amount( 'cost' ),
			'total_tax'    => $amount( 'total_tax' ),
			'taxes'        => self::format_taxes( (string) ( $item['meta']['taxes'] ?? '' ), $digits ),
			'tax_status'   => 'taxable',
			'meta_data'    => array(),
		);
	}

	/**
	 * Fee line.
	 *
	 * @param callable(string): string $amount Returns the amount of a meta key.
	 * @param int                      $digits Decimals of amounts.
	 * @return array<string, mixed>
	 */
	private static function format_fee( array $item, callable $amount, int $digits ): array {
		return array(
			'id'         => $item['id'],
			'name'       => $item['name'],
			'tax_class'  => (string) ( $item['meta']['_tax_class'] ?? '' ),
			'tax_status' => (string) ( $item['meta']['_tax_status'] ?? 'taxable' ),
			'total'      => $amount( '_line_total' ),
			'total_tax'  => $amount( '_line_tax' ),
			'taxes'      => self::format_taxes( (string) ( $item['meta']['_line_tax_data'] ?? '' ), $digits ),
			'meta_data'  => array(),
		);
	}

	/**
	 * Coupon line.
	 *
	 * @param callable(string): string $amount Returns the amount of a meta key.
	 * @return array<string, mixed>
	 */
	private static function format_coupon( array $item, callable $amount ): array {
		return array(
			'id'           => $item['id'],
			'code'         => $item['name'],
			'discount'     => $amount( 'discount_amount' ),
			'discount_tax' => $amount( 'discount_amount_tax' ),
			'meta_data'    => array(),
		);
	}
}
