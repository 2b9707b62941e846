<?php
/**
 * Syncs the lookup table of categories.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Stores each category with itself and with all its ancestors.
 */
final class Category_Sync {

	/**
	 * Rebuilds the table. Category trees are small, and moving one category can
	 * change many rows.
	 */
	public static function rebuild(): void {
		$parents = array();

		foreach ( Database::rows( "SELECT term_id, parent FROM {wp:term_taxonomy} WHERE taxonomy = 'product_cat'" ) as $row ) {
			$parents[ (int) $row['term_id'] ] = (int) $row['parent'];
		}

		$rows    = array();
		$current = array();

		foreach ( self::get_pairs( $parents ) as list( $ancestor, $id ) ) {
			$current[ $ancestor . '-' . $id ] = true;

			$rows[] = array(
				'category_tree_id' => $ancestor,
				'category_id'      => $id,
			);
		}

		foreach ( Database::rows( 'SELECT category_tree_id, category_id FROM {category_lookup}' ) as $row ) {
			if ( ! isset( $current[ $row['category_tree_id'] . '-' . $row['category_id'] ] ) ) {
				Row_Writer::delete(
					'category_lookup',
					'category_id',
					array( (int) $row['category_id'] ),
					'category_tree_id = ' . (int) $row['category_tree_id']
				);
			}
		}

		Row_Writer::replace( 'category_lookup', $rows );
	}

	/**
	 * Pairs of a category or one of its ancestors, and the category.
	 *
	 * @param array<int, int> $parents Parents by category id; 0 for none.
	 * @return list<array{int, int}>
	 */
	public static function get_pairs( array $parents ): array {
		$pairs = array();

		foreach ( array_keys( $parents ) as $id ) {
			$ancestor = $id;
			$seen     = array();

			// If the database contains a cycle, it is followed once.
			while ( isset( $parents[ $ancestor ] ) && ! isset( $seen[ $ancestor ] ) ) {
				$seen[ $ancestor ] = true;
				$pairs[]           = array( $ancestor, $id );
				$ancestor          = $parents[ $ancestor ];
			}
		}

		return $pairs;
	}
}
