<?php

namespace Storedeck\Reports\Rows;

use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Reports\Labels;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the names of product categories with their ancestors, for example `Clothing › Hoodies`.
 */
final class Category_Paths {

	/** Maximum depth of categories; protects from a category that is its own ancestor. */
	private const MAX_DEPTH = 10;

	/**
	 * Finds names.
	 *
	 * @param int[] $ids Ids of categories.
	 * @return array<int, string> Id => names; the last known name, marked as deleted, if the category was deleted.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find( array $ids ): array {
		$ids = array_values( array_unique( array_map( 'intval', $ids ) ) );

		_prime_term_caches( $ids, false );

		$paths = array_filter( array_combine( $ids, array_map( array( self::class, 'get_path' ), $ids ) ), 'strlen' );

		return $paths + Labels::find( 'term', array_values( array_diff( $ids, array_keys( $paths ) ) ) );
	}

	/** Names of a category and its ancestors; empty if it was deleted. */
	private static function get_path( int $id ): string {
		$names = array();
		$term  = get_term( $id, 'product_cat' );

		while ( $term instanceof WP_Term && count( $names ) < self::MAX_DEPTH ) {
			array_unshift( $names, Text::decode( $term->name ) );
			$term = 0 === $term->parent ? null : get_term( $term->parent, 'product_cat' );
		}

		return implode( ' › ', $names );
	}
}
