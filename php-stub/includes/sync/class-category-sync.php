<?php
/**
 * Which category lies below which.
 *
 * @package Storedeck
 */

namespace Storedeck\Sync;

use Storedeck\Reports\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the rows of the category tree anew: each category below itself and
 * below all that lie above it.
 */
final class Category_Sync {

	/**
	 * Makes all rows anew. The tree of a shop is small; moving one branch
	 * touches rows all over it.
	 */
	public static function rebuild(): void {
		$parents = array();

		foreach ( Database::rows( "SELECT term_id, parent FROM {wp:term_taxonomy} WHERE taxonomy = 'product_cat'" ) as $row ) {
			$parents[ (int) $row['term_id'] ] = (int) $row['parent'];
		}

		$rows = array();
		$kept = array();

		foreach ( self::pairs( $parents ) as list( $above, $id ) ) {
			$kept[ $above . '-' . $id ] = true;

			$rows[] = array(
				'category_tree_id' => $above,
				'category_id'      => $id,
			);
		}

		foreach ( Database::rows( 'SELECT category_tree_id, category_id FROM {category_lookup}' ) as $row ) {
			if ( ! isset( $kept[ $row['category_tree_id'] . '-' . $row['category_id'] ] ) ) {
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
	 * Pairs of a category and one that lies below it, or is the same.
	 *
	 * @param array<int, int> $parents Parent by category; 0 for none.
	 * @return list<array{int, int}>
	 */
	public static function pairs( array $parents ): array {
		$pairs = array();

		foreach ( array_keys( $parents ) as $id ) {
			$above = $id;
			$seen  = array();

			// A circle, should a database ever hold one, is gone through once.
			while ( isset( $parents[ $above ] ) && ! isset( $seen[ $above ] ) ) {
				$seen[ $above ] = true;
				$pairs[]        = array( $above, $id );
				$above          = $parents[ $above ];
			}
		}

		return $pairs;
	}
}
