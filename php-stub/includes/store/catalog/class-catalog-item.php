<?php
/**
 * A product or variation with its details.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalog;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what a post of the catalogue keeps, each detail in its own type.
 */
final class Catalog_Item {

	/**
	 * Takes the post.
	 *
	 * @param WP_Post $post Post, its details in the cache.
	 */
	public function __construct( public readonly WP_Post $post ) {
	}

	/**
	 * Items in the order of their ids; what is no longer there is left out.
	 *
	 * @param int[]  $ids  Ids.
	 * @param string $type Post type.
	 * @return array<int, Catalog_Item> By id.
	 */
	public static function of_ids( array $ids, string $type ): array {
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
	 * Id.
	 */
	public function id(): int {
		return (int) $this->post->ID;
	}

	/**
	 * Name as plain text.
	 */
	public function name(): string {
		return html_entity_decode( $this->post->post_title, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * A detail that is a text.
	 *
	 * @param string $key     Name of the detail.
	 * @param string $missing Value when it is not kept.
	 */
	public function text( string $key, string $missing = '' ): string {
		$value = get_post_meta( $this->id(), $key, true );

		return is_scalar( $value ) && '' !== (string) $value ? (string) $value : $missing;
	}

	/**
	 * A detail that is yes or no.
	 *
	 * @param string $key Name of the detail.
	 */
	public function is( string $key ): bool {
		return 'yes' === $this->text( $key );
	}

	/**
	 * A detail that is a whole number.
	 *
	 * @param string   $key     Name of the detail.
	 * @param int|null $missing Value when it is not kept.
	 */
	public function number( string $key, ?int $missing ): ?int {
		$value = $this->text( $key );

		return is_numeric( $value ) ? (int) round( (float) $value ) : $missing;
	}

	/**
	 * A detail that is a list.
	 *
	 * @param string $key Name of the detail.
	 * @return array<int|string, mixed>
	 */
	public function items( string $key ): array {
		$value = get_post_meta( $this->id(), $key, true );

		return is_array( $value ) ? $value : array();
	}

	/**
	 * A detail that is a list of ids.
	 *
	 * @param string $key Name of the detail.
	 * @return int[]
	 */
	public function ids( string $key ): array {
		return array_values( array_filter( array_map( 'intval', $this->items( $key ) ) ) );
	}

	/**
	 * A detail that is a moment.
	 *
	 * @param string $key Name of the detail.
	 */
	public function moment( string $key ): ?int {
		$value = $this->number( $key, null );

		return null === $value || $value <= 0 ? null : $value;
	}

	/**
	 * Slugs or names of its terms.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @return array<int, \WP_Term>
	 */
	public function terms( string $taxonomy ): array {
		$terms = taxonomy_exists( $taxonomy ) ? get_the_terms( $this->post, $taxonomy ) : array();

		return is_array( $terms ) ? array_values( $terms ) : array();
	}

	/**
	 * Kind of the product: simple, variable, grouped or external.
	 */
	public function type(): string {
		$terms = $this->terms( 'product_type' );

		return array() === $terms ? 'simple' : $terms[0]->slug;
	}
}
