<?php

namespace Storedeck\Host\Products;

use Storedeck\Foundation\Text;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the post meta and terms of a product or variation in their types.
 */
final class Catalog_Item {

	public function __construct( public readonly WP_Post $post ) {
	}

	/**
	 * Items by id, in the order of the ids. Missing items are left out.
	 *
	 * @param int[]  $ids  Ids.
	 * @param string $type Post type.
	 * @return array<int, Catalog_Item> By id.
	 */
	public static function get_many( array $ids, string $type ): array {
		_prime_post_caches( $ids, 'product' === $type, true );

		$items = array();

		foreach ( $ids as $id ) {
			$post = get_post( $id );

			if ( $post instanceof WP_Post && $type === $post->post_type ) {
				$items[ (int) $id ] = new self( $post );
			}
		}

		return $items;
	}

	/**
	 * Ids of the variations of products, in menu order.
	 *
	 * @param int[] $products Ids of products.
	 * @return array<int, int[]> By product.
	 */
	public static function get_variation_ids( array $products ): array {
		if ( array() === $products ) {
			return array();
		}

		$query = new WP_Query(
			array(
				'post_type'        => 'product_variation',
				'post_status'      => array( 'publish', 'private' ),
				'post_parent__in'  => $products,
				'posts_per_page'   => -1,
				'fields'           => 'id=>parent',
				'orderby'          => array( 'menu_order' => 'ASC', 'ID' => 'ASC' ),
				'no_found_rows'    => true,
				'suppress_filters' => false,
			)
		);
		$ids   = array();

		// WordPress sets no posts when it takes an empty result from its cache.
		foreach ( $query->posts ?? array() as $post ) {
			$ids[ (int) $post->post_parent ][] = (int) $post->ID;
		}

		return $ids;
	}

	/**
	 * Post id.
	 */
	public function get_id(): int {
		return (int) $this->post->ID;
	}

	/**
	 * Name as plain text.
	 */
	public function get_name(): string {
		return Text::decode( $this->post->post_title );
	}

	/**
	 * Meta value as a string.
	 *
	 * @param string $key Meta key.
	 */
	public function get_text( string $key, string $default = '' ): string {
		$value = get_post_meta( $this->get_id(), $key, true );

		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $default;
	}

	/**
	 * Whether a meta value is yes.
	 *
	 * @param string $key Meta key.
	 */
	public function is_yes( string $key ): bool {
		return 'yes' === $this->get_text( $key );
	}

	/**
	 * Meta value as an integer.
	 *
	 * @param string $key Meta key.
	 */
	public function get_int( string $key, ?int $default ): ?int {
		$value = $this->get_text( $key );

		return is_numeric( $value ) ? (int) round( (float) $value ) : $default;
	}

	/**
	 * Meta value as a quantity, which may be a decimal.
	 *
	 * @param string $key Meta key.
	 */
	public function get_quantity( string $key, ?int $default ): int|float|null {
		return Stock::to_number( $this->get_text( $key ) ) ?? $default;
	}

	/**
	 * Meta value as an array.
	 *
	 * @param string $key Meta key.
	 * @return array<int|string, mixed>
	 */
	public function get_array( string $key ): array {
		$value = get_post_meta( $this->get_id(), $key, true );

		return is_array( $value ) ? $value : array();
	}

	/**
	 * Meta value as a list of ids.
	 *
	 * @param string $key Meta key.
	 * @return int[]
	 */
	public function get_ids( string $key ): array {
		return array_values( array_filter( array_map( 'intval', $this->get_array( $key ) ) ) );
	}

	/**
	 * Meta value as a Unix timestamp.
	 *
	 * @param string $key Meta key.
	 */
	public function get_timestamp( string $key ): ?int {
		$value = $this->get_int( $key, null );

		return null === $value || $value <= 0 ? null : $value;
	}

	/**
	 * Terms of a taxonomy.
	 *
	 * @return array<int, \WP_Term>
	 */
	public function get_terms( string $taxonomy ): array {
		$terms = taxonomy_exists( $taxonomy ) ? get_the_terms( $this->post, $taxonomy ) : array();

		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/**
	 * Product type: simple, variable, grouped or external.
	 */
	public function get_type(): string {
		$terms = $this->get_terms( 'product_type' );

		return array() === $terms ? 'simple' : $terms[0]->slug;
	}
}
