<?php

namespace Storedeck\Tools\Order_Files;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes products, coupons and categories that imports created.
 *
 * Deletes what no order needs. It belongs to this import or to one that was undone while later orders needed it. What
 * was edited since it was created belongs to the store and remains.
 */
final class Imported_Entity_Removal {

	/**
	 * Names of what remains because it was edited.
	 *
	 * @var list<string>
	 */
	public array $kept = array();

	/** Whether anything was deleted, and whether it was stopped before the end. */
	private bool $has_deleted = false;
	private bool $is_stopped  = false;

	/**
	 * Stores the imports.
	 *
	 * @param string[] $imports Ids of the other imports, which are not undone.
	 * @param float    $end     Unix time at which to stop.
	 */
	public function __construct( private array $imports, private float $end = INF ) {
	}

	/**
	 * Deletes everything that is not used.
	 *
	 * @return bool Whether nothing is left. Otherwise it is continued by calling it again.
	 */
	public function delete(): bool {
		// Orders in the trash and drafts have items, but no rows in the lookup tables.
		$items = 'SELECT DISTINCT meta_value AS used FROM {order_itemmeta} WHERE meta_key = %s';

		$this->delete_posts( 'product_variation', Database::rows( $items, array( '_variation_id' ) ) );
		$this->delete_posts( 'product', Database::rows( $items, array( '_product_id' ) ) );
		Variable_Products::restore();
		$this->delete_posts(
			'shop_coupon',
			Database::rows( "SELECT DISTINCT order_item_name AS used FROM {order_items} WHERE order_item_type = 'coupon'" )
		);

		if ( ! $this->is_stopped ) {
			$this->delete_categories();
		}

		return ! $this->is_stopped;
	}

	/**
	 * Deletes posts that are not used.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows with `used`: the id of a used one, or the code of a coupon.
	 */
	private function delete_posts( string $type, array $rows ): void {
		$used  = array_flip( array_map( static fn( array $row ): string => mb_strtolower( (string) $row['used'] ), $rows ) );
		$posts = Database::rows(
			'SELECT posts.ID AS id, posts.post_title AS name, meta.meta_value AS import,'
			. ' ( posts.post_modified_gmt <> posts.post_date_gmt OR EXISTS ( SELECT 1 FROM {wp:posts} parents'
			. ' INNER JOIN {wp:postmeta} created ON created.post_id = parents.ID AND created.meta_key = %s'
			. ' WHERE parents.ID = posts.post_parent AND parents.post_modified_gmt <> parents.post_date_gmt ) ) AS is_edited,'
			. ' EXISTS ( SELECT 1 FROM {wp:posts} variations WHERE variations.post_parent = posts.ID'
			. " AND variations.post_type = 'product_variation' ) AS has_variations"
			. ' FROM {wp:posts} posts INNER JOIN {wp:postmeta} meta ON meta.post_id = posts.ID AND meta.meta_key = %s'
			. ' WHERE posts.post_type = %s ORDER BY posts.ID',
			array( Imported_Orders::IMPORT_META, Imported_Orders::IMPORT_META, $type )
		);

		foreach ( $posts as $post ) {
			if ( $this->has_deleted && microtime( true ) >= $this->end ) {
				$this->is_stopped = true;
				return;
			}

			$name = Text::decode( (string) $post['name'] );

			if ( in_array( $post['import'], $this->imports, true )
				|| isset( $used[ 'shop_coupon' === $type ? mb_strtolower( $name ) : (string) $post['id'] ] ) ) {
				continue;
			}

			if ( (bool) $post['is_edited'] ) {
				$this->kept[] = $name;

				delete_post_meta( (int) $post['id'], Imported_Orders::IMPORT_META );
			} elseif ( ! (bool) $post['has_variations'] ) {
				wp_delete_post( (int) $post['id'], true );
				$this->has_deleted = true;
			}
		}
	}

	/**
	 * Deletes categories without products, those on the lowest level first.
	 */
	private function delete_categories(): void {
		$terms = get_terms(
			array(
				'taxonomy'   => 'product_cat',
				'hide_empty' => false,
				'meta_key'   => Imported_Orders::IMPORT_META,
				'orderby'    => 'term_id',
				'order'      => 'DESC',
			)
		);

		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$is_used = in_array( get_term_meta( $term->term_id, Imported_Orders::IMPORT_META, true ), $this->imports, true )
				|| array() !== get_objects_in_term( $term->term_id, 'product_cat' )
				|| array() !== get_term_children( $term->term_id, 'product_cat' );

			if ( ! $is_used ) {
				wp_delete_term( $term->term_id, 'product_cat' );
			}
		}
	}
}
