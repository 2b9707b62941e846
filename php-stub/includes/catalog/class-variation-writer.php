<?php

namespace Storedeck\Catalog;

use Storedeck\Changes\Change_Queue;
use Storedeck\Foundation\Store_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Host\Products\Catalog_Item;
use Storedeck\Host\Products\Product_Attributes;
use Storedeck\Host\Products\Product_Prices;
use Storedeck\Host\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Creates, updates, generates and deletes variations, and updates the meta of
 * their products.
 */
final class Variation_Writer {

	/** Maximum number of variations that are generated at once. */
	private const MAX_GENERATED = 100;

	/**
	 * Creates or updates a variation.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	public static function save( int $product, int $id, array $values ): int {
		$id = self::write( $product, $id, $values );

		self::sync_parent( $product );
		Change_Queue::add_product( $product );
		Change_Queue::flush();

		return $id;
	}

	/**
	 * Deletes a variation, or moves it to the trash.
	 *
	 * @param bool $force Whether to delete permanently.
	 */
	public static function delete( int $product, int $id, bool $force ): void {
		Post_Writer::delete( $id, $force );
		self::sync_parent( $product );
		Change_Queue::add_product( $id );
		Change_Queue::add_product( $product );
		Change_Queue::flush();
	}

	/**
	 * Creates a variation for each combination of attribute options that has
	 * none.
	 *
	 * @param array<string, mixed> $values Values of all new variations.
	 * @param bool                 $delete Whether to delete variations that match no combination.
	 * @return array{count: int, deleted_count: int}
	 */
	public static function generate( int $product, array $values, bool $delete ): array {
		$item         = Catalog_Item::get_many( array( $product ), 'product' )[ $product ];
		$combinations = Option_Combinations::create( self::get_options( $item ) );
		$existing     = array();
		$deleted      = 0;

		$ids = Post_Writer::get_child_ids( $product, 'product_variation' );

		foreach ( Catalog_Item::get_many( $ids, 'product_variation' ) as $id => $variation ) {
			$choices = Product_Attributes::get_for_variation( $variation );
			ksort( $choices );

			if ( $delete && ! in_array( $choices, $combinations, true ) ) {
				Post_Writer::delete( $id, true );
				Change_Queue::add_product( $id );
				++$deleted;
			} else {
				$existing[] = $choices;
			}
		}

		$missing = array_filter( $combinations, static fn( array $choices ): bool => ! in_array( $choices, $existing, true ) );
		$missing = array_slice( $missing, 0, self::MAX_GENERATED );

		foreach ( $missing as $choices ) {
			$attributes = array();

			foreach ( $choices as $name => $option ) {
				$attributes[] = array( 'name' => $name, 'option' => $option );
			}

			self::write( $product, 0, array( 'attributes' => $attributes ) + $values );
		}

		self::sync_parent( $product );
		Change_Queue::add_product( $product );
		Change_Queue::flush();

		return array( 'count' => count( $missing ), 'deleted_count' => $deleted );
	}

	/**
	 * Updates what a variable product holds of its variations: prices and,
	 * unless it manages stock itself, the stock status.
	 */
	public static function sync_parent( int $product ): void {
		$parent   = Catalog_Item::get_many( array( $product ), 'product' )[ $product ] ?? null;
		$ids      = Catalog_Item::get_variation_ids( array( $product ) )[ $product ] ?? array();
		$prices   = array();
		$statuses = array();

		if ( ! $parent ) {
			return;
		}

		foreach ( Catalog_Item::get_many( $ids, 'product_variation' ) as $variation ) {
			$price = $variation->get_text( '_price' );

			if ( '' !== $price ) {
				$prices[] = $price;
			}

			$statuses[] = Stock::get( $variation, $parent )->status;
		}

		$prices = Product_Prices::sort( $prices );
		$range  = Product_Prices::get_range( $prices );

		if ( Product_Prices::get_all( $parent ) !== $range ) {
			delete_post_meta( $product, '_price' );

			foreach ( $range as $price ) {
				add_post_meta( $product, '_price', $price );
			}
		}

		if ( ! $parent->is_yes( '_manage_stock' ) && array() !== $statuses ) {
			foreach ( array( 'instock', 'onbackorder', 'outofstock' ) as $status ) {
				if ( in_array( $status, $statuses, true ) ) {
					Catalog_Item_Writer::set_meta( $product, '_stock_status', $status );
					break;
				}
			}
		}
	}

	/**
	 * Writes a variation.
	 *
	 * @param int                  $id     Id, 0 to create.
	 * @param array<string, mixed> $values Valid values.
	 * @throws Store_Exception When a value is invalid.
	 */
	private static function write( int $product, int $id, array $values ): int {
		$item = Catalog_Item::get_many( array_filter( array( $id ) ), 'product_variation' )[ $id ] ?? null;

		Catalog_Item_Check::check( $item, $values );
		Product_Images::validate( 'image', $values['image'] ?? null );

		$post_values = array_diff_key( $values, array( 'description' => true ) );

		$post_values['parent_id'] = $product;

		if ( null === $item && ! isset( $post_values['name'] ) ) {
			$post_values['name'] = self::create_name( $product, $values['attributes'] ?? array() );
		}

		$id   = Post_Writer::save( 'product_variation', $item->post ?? null, $post_values );
		$item = Catalog_Item::get_many( array( $id ), 'product_variation' )[ $id ];

		if ( isset( $values['attributes'] ) ) {
			self::write_attributes( $item, $values['attributes'] );
		}

		$description = Shared_Fields::to_html( $item->get_text( '_variation_description' ) );

		if ( isset( $values['description'] ) && $description !== $values['description'] ) {
			Catalog_Item_Writer::set_meta( $id, '_variation_description', wp_kses_post( $values['description'] ) );
		}

		if ( array_key_exists( 'image', $values ) ) {
			Catalog_Item_Writer::set_meta( $id, '_thumbnail_id', (string) ( $values['image']['id'] ?? '' ) );
		}

		// A variation without a SKU is returned with the SKU of its product. Sent back, it still has none.
		if ( '' === $item->get_text( '_sku' ) && ( $values['sku'] ?? '' ) === (string) get_post_meta( $product, '_sku', true ) ) {
			unset( $values['sku'] );
		}

		Catalog_Item_Writer::write( $item, $values );
		Change_Queue::add_product( $id );

		return $id;
	}

	/**
	 * Writes the attributes of a variation.
	 *
	 * @param array<int, array<string, mixed>> $attributes Attributes of a request.
	 */
	private static function write_attributes( Catalog_Item $item, array $attributes ): void {
		$choices = Product_Attribute_Writer::get_variation_attributes( $attributes );

		foreach ( array_keys( Product_Attributes::get_for_variation( $item ) ) as $name ) {
			if ( ! isset( $choices[ $name ] ) ) {
				delete_post_meta( $item->get_id(), 'attribute_' . $name );
			}
		}

		foreach ( $choices as $name => $option ) {
			update_post_meta( $item->get_id(), 'attribute_' . $name, wp_slash( $option ) );
		}
	}

	/**
	 * Name of a new variation: name of the product and options.
	 *
	 * @param array<int, array<string, mixed>> $attributes Attributes of a request.
	 */
	private static function create_name( int $product, array $attributes ): string {
		$choices = Product_Attribute_Writer::get_variation_attributes( $attributes );
		$options = array_column( Product_Attributes::format_variation_attributes( $choices, null ), 'option' );
		$name    = Text::decode( (string) get_post_field( 'post_title', $product ) );

		return array() === $options ? $name : $name . ' - ' . implode( ', ', $options );
	}

	/**
	 * Options of the attributes that are used for variations.
	 *
	 * @param Catalog_Item $item Product.
	 * @return array<string, string[]> Term slugs or texts by taxonomy or name.
	 */
	private static function get_options( Catalog_Item $item ): array {
		$options = array();

		foreach ( $item->get_array( '_product_attributes' ) as $key => $attribute ) {
			if ( is_array( $attribute ) && ! empty( $attribute['is_variation'] ) ) {
				$options[ (string) $key ] = empty( $attribute['is_taxonomy'] )
					? array_map( 'trim', explode( '|', (string) $attribute['value'] ) )
					: array_map( static fn( \WP_Term $term ): string => $term->slug, $item->get_terms( (string) $attribute['name'] ) );
			}
		}

		return $options;
	}
}
