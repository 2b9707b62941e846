<?php

namespace Storedeck\Host;

use Storedeck\Host\Products\Catalog_Item;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A store without WooCommerce. Its orders are imported or entered, and all its screens are those of the app.
 */
final class Own_Store implements Store {

	/** Slug of the admin page of all screens of the app. */
	public const PAGE = 'storedeck';

	public function get_name(): string {
		return 'Storedeck';
	}

	public function is_own(): bool {
		return true;
	}

	public function has_reports(): bool {
		return false;
	}

	public function has_checkout(): bool {
		return false;
	}

	public function has_fulfillments(): bool {
		return false;
	}

	public function has_menu( string $menu ): bool {
		return false;
	}

	public function get_orders(): Order_Source {
		return new Order_Tables();
	}

	public function get_order_numbers( array $ids ): array {
		return array_map(
			static fn( array $meta ): string => $meta[ Order_Numbers::META_KEY ] ?? '',
			Order_Meta_Reader::read( $ids, array( Order_Numbers::META_KEY ) )
		);
	}

	public function get_order_path( string $id ): string {
		return post_type_exists( 'shop_order' ) ? "post.php?post=$id&action=edit" : '';
	}

	public function get_product_path( string $id ): string {
		return 'admin.php?page=' . self::PAGE . '&path=%2Fproducts%2F' . $id;
	}

	public function get_product_attribute( int $id, string $attribute ): mixed {
		$post = get_post( $id );

		if ( ! $post instanceof WP_Post ) {
			return null;
		}

		$item = new Catalog_Item( $post );

		return match ( $attribute ) {
			'id'                => $id,
			'name'              => $item->get_name(),
			'slug'              => $post->post_name,
			'status'            => $post->post_status,
			'description'       => $post->post_content,
			'short_description' => $post->post_excerpt,
			'menu_order'        => $post->menu_order,
			'parent_id'         => $post->post_parent,
			'date_created'      => $post->post_date,
			'date_modified'     => $post->post_modified,
			'type'              => 'product_variation' === $post->post_type ? 'variation' : $item->get_type(),
			'tag_ids'           => array_column( $item->get_terms( 'product_tag' ), 'term_id' ),
			'total_sales'       => $item->get_int( 'total_sales', 0 ),
			'average_rating'    => $item->get_text( '_wc_average_rating', '0' ),
			'review_count'      => $item->get_int( '_wc_review_count', 0 ),
			default             => metadata_exists( 'post', $id, "_$attribute" ) ? get_post_meta( $id, "_$attribute", true ) : null,
		};
	}

	public function get_tax_rates_path( string $id = '' ): string {
		return 'admin.php?page=' . self::PAGE . '&path=%2Ftax-rates' . ( '' === $id ? '' : '&rate=' . $id );
	}

	public function get_enabled_gateways(): ?array {
		return null;
	}

	public function count_shipping_zones(): int {
		return 0;
	}
}
