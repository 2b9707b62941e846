<?php

namespace Storedeck;

use Storedeck\Catalog\Post_Types;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Host\Order_Ids;

defined( 'ABSPATH' ) || exit;

/**
 * Content of the store in WordPress' own tables.
 *
 * Removes products, variations, coupons and the placeholders of orders, with their meta, reviews and terms. Images
 * stay: they are in the media library, and pages may use them.
 *
 * Set-based statements, because a store may have a million orders. Hooks of single posts are not called: the plugin,
 * whose content it is, is being removed.
 */
final class Store_Content {

	/**
	 * Removes all content of the current site.
	 */
	public static function remove(): void {
		$types      = array( ...array_keys( Post_Types::get_post_types() ), Order_Ids::POST_TYPE );
		$taxonomies = array_keys( Post_Types::get_taxonomies() );
		$posts      = 'SELECT ID FROM {wp:posts} WHERE post_type IN (' . Database::placeholders( $types, '%s' ) . ')';
		$comments   = "SELECT comment_ID FROM {wp:comments} WHERE comment_post_ID IN ($posts)";
		$listed     = Database::placeholders( $taxonomies, '%s' );
		$terms      = "SELECT term_id FROM {wp:term_taxonomy} WHERE taxonomy IN ($listed)";
		$relations  = "SELECT term_taxonomy_id FROM {wp:term_taxonomy} WHERE taxonomy IN ($listed)";

		foreach ( array(
			array( "DELETE FROM {wp:commentmeta} WHERE comment_id IN ($comments)", $types ),
			array( "DELETE FROM {wp:comments} WHERE comment_post_ID IN ($posts)", $types ),
			array( "DELETE FROM {wp:postmeta} WHERE post_id IN ($posts)", $types ),
			array( "DELETE FROM {wp:term_relationships} WHERE term_taxonomy_id IN ($relations)", $taxonomies ),
			array( "DELETE FROM {wp:term_relationships} WHERE object_id IN ($posts)", $types ),
			array( 'DELETE FROM {wp:posts} WHERE post_type IN (' . Database::placeholders( $types, '%s' ) . ')', $types ),
			array( "DELETE FROM {wp:termmeta} WHERE term_id IN ($terms)", $taxonomies ),
			array( "DELETE FROM {wp:terms} WHERE term_id IN ($terms)", $taxonomies ),
			array( "DELETE FROM {wp:term_taxonomy} WHERE taxonomy IN ($listed)", $taxonomies ),
		) as list( $statement, $values ) ) {
			Row_Writer::run( $statement, $values );
		}

		foreach ( $taxonomies as $taxonomy ) {
			// WordPress stores the hierarchy of terms.
			delete_option( $taxonomy . '_children' );
		}

		wp_cache_flush();
	}
}
