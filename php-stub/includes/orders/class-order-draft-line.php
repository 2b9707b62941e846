<?php

namespace Storedeck\Orders;

use Storedeck\Foundation\Money\Amounts;
use Storedeck\Foundation\Money\Decimal;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Host\Order_Quantity;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Creates product lines from order items and from requests.
 */
final class Order_Draft_Line {

	/** Largest quantity of a line. */
	private const MAX_QUANTITY = 1000000;

	/**
	 * Line of an existing item.
	 *
	 * @return array<string, mixed>
	 */
	public static function create_from_item( array $item ): array {
		$meta    = $item['meta'];
		$product = (int) ( $meta['_product_id'] ?? 0 );

		return array(
			'id'         => $item['id'],
			'name'       => $item['name'],
			'product'    => $product,
			'variation'  => (int) ( $meta['_variation_id'] ?? 0 ),
			'quantity'   => Order_Quantity::read( $meta ),
			'subtotal'   => Decimal::of( $meta['_line_subtotal'] ?? '0' ),
			'total'      => Decimal::of( $meta['_line_total'] ?? '0' ),
			'tax_class'  => (string) ( $meta['_tax_class'] ?? '' ),
			'taxable'    => 'taxable' === self::get_text( $product, '_tax_status', 'taxable' ),
			'categories' => self::get_categories( $product ),
			'attributes' => array_diff_key( $meta, array_flip( Order_Item_Writer::LINE ) ),
		);
	}

	/**
	 * Applies a line of a request: adds, changes or removes a product. Quantity
	 * 0, or null as product, removes it.
	 *
	 * @param list<array<string, mixed>> $lines  Existing product lines.
	 * @param callable(string): array    $rates  Returns the rates of a tax class.
	 * @param int                        $digits Decimals of amounts.
	 * @return list<array<string, mixed>>
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function merge( array $lines, array $line, callable $rates, int $digits ): array {
		$index = self::find( $lines, $line, 'line_items' );
		$given      = isset( $line['quantity'] ) ? Order_Quantity::parse( $line, 'line_items' ) : null;
		$is_removed = ( array_key_exists( 'product_id', $line ) && null === $line['product_id'] ) || $given?->is_zero();

		if ( false !== $index && $is_removed ) {
			unset( $lines[ $index ] );
			return array_values( $lines );
		}

		$existing = false === $index ? self::create( $line ) : $lines[ $index ];
		$previous = $existing['quantity']->is_positive() ? $existing['quantity'] : Decimal::of_units( 1, 0 );
		$quantity = $given ?? $existing['quantity'];

		if ( ! $quantity->is_positive() || $quantity->compare( Decimal::of_units( self::MAX_QUANTITY, 0 ) ) > 0 ) {
			throw Store_Exception::invalid_param(
				'line_items',
				__( 'The quantity must be greater than 0 and at most 1000000.', 'storedeck' )
			);
		}

		$has_value            = static fn( string $field ): bool => isset( $line[ $field ] ) && '' !== $line[ $field ];
		$existing['quantity'] = $quantity;

		if ( isset( $line['tax_class'] ) ) {
			$existing['tax_class'] = 'standard' === $line['tax_class'] ? '' : sanitize_title( $line['tax_class'] );
		}

		if ( isset( $line['name'] ) && '' !== $line['name'] ) {
			$existing['name'] = sanitize_text_field( (string) $line['name'] );
		}

		if ( false === $index ) {
			$price = self::get_price( $existing, $rates, $digits );

			$existing['subtotal'] = $price->multiplied_by( $quantity );
			$existing['total']    = $existing['subtotal'];
		} elseif ( ! $quantity->equals( $previous ) ) {
			// The price of one item does not change.
			$existing['subtotal'] = $existing['subtotal']->ratio( $quantity, $previous, $digits );
			$existing['total']    = $existing['total']->ratio( $quantity, $previous, $digits );
		}

		if ( $has_value( 'subtotal' ) ) {
			$existing['subtotal'] = Amounts::parse( 'line_items', $line['subtotal'] );
		}

		if ( $has_value( 'total' ) ) {
			$existing['total'] = Amounts::parse( 'line_items', $line['total'] );
		}

		// A discount is never negative: the value that the request does not have follows the other one.
		if ( $has_value( 'subtotal' ) && ! $has_value( 'total' ) ) {
			$existing['total'] = Decimal::min( $existing['total'], $existing['subtotal'] );
		} elseif ( $has_value( 'total' ) && ! $has_value( 'subtotal' ) ) {
			$existing['subtotal'] = Decimal::max( $existing['subtotal'], $existing['total'] );
		}

		$lines[ false === $index ? count( $lines ) : $index ] = $existing;

		return $lines;
	}

	/**
	 * Index of the existing line that a line of a request names.
	 *
	 * @param list<array<string, mixed>> $lines Existing lines.
	 * @return int|false False when it names none, because it is new.
	 * @throws Store_Exception When the order has no such line.
	 */
	public static function find( array $lines, array $line, string $param ): int|false {
		$id    = (int) ( $line['id'] ?? 0 );
		$index = 0 === $id ? false : array_search( $id, array_column( $lines, 'id' ), true );

		if ( 0 !== $id && false === $index ) {
			throw Store_Exception::invalid_param( $param, __( 'Order item not found.', 'storedeck' ) );
		}

		return $index;
	}

	/**
	 * Line of a product that is added.
	 *
	 * @return array<string, mixed>
	 * @throws Store_Exception When the product does not exist.
	 */
	private static function create( array $line ): array {
		$variation = (int) ( $line['variation_id'] ?? 0 );
		$product   = (int) ( $line['product_id'] ?? 0 );
		$item      = $variation > 0
			? ( Catalog_Item::get_many( array( $variation ), 'product_variation' )[ $variation ] ?? null )
			: ( Catalog_Item::get_many( array( $product ), 'product' )[ $product ] ?? null );

		if ( null === $item || ( $variation > 0 && $product > 0 && $product !== (int) $item->post->post_parent ) ) {
			throw Store_Exception::invalid_param( 'line_items', __( 'Product not found.', 'storedeck' ) );
		}

		$product = $variation > 0 ? (int) $item->post->post_parent : $product;

		return array(
			'id'         => 0,
			'name'       => $item->get_name(),
			'product'    => $product,
			'variation'  => $variation,
			'quantity'   => Decimal::of_units( 1, 0 ),
			'subtotal'   => Decimal::zero(),
			'total'      => Decimal::zero(),
			'tax_class'  => $item->get_text( '_tax_class' ),
			'taxable'    => 'taxable' === $item->get_text( '_tax_status', 'taxable' ),
			'categories' => self::get_categories( $product ),
			'attributes' => Product_Attributes::get_for_variation( $item ),
			'price'      => Decimal::of( $item->get_text( '_price', '0' ) ),
		);
	}

	/**
	 * Price of one item, excluding tax.
	 *
	 * @param callable(string): array $rates  Returns the rates of a tax class.
	 * @param int                     $digits Decimals of amounts.
	 */
	private static function get_price( array $line, callable $rates, int $digits ): Decimal {
		return 'yes' === get_option( 'woocommerce_prices_include_tax', 'no' ) && $line['taxable']
			? Order_Calculator::remove_tax( $line['price'], $rates( $line['tax_class'] ), $digits )
			: $line['price'];
	}

	/**
	 * Categories of a product.
	 *
	 * @return int[]
	 */
	private static function get_categories( int $product ): array {
		$terms = $product > 0 ? get_the_terms( $product, 'product_cat' ) : array();

		return is_array( $terms ) ? array_map( static fn( \WP_Term $term ): int => (int) $term->term_id, $terms ) : array();
	}

	/**
	 * Meta value of a product.
	 *
	 * @param int $id Product.
	 */
	private static function get_text( int $id, string $key, string $default ): string {
		$value = $id > 0 ? get_post_meta( $id, $key, true ) : '';

		return is_string( $value ) && '' !== $value ? $value : $default;
	}
}
