<?php

namespace Storedeck\Sync;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Sync_Lock;
use Storedeck\Foundation\Database\Transaction;
use Storedeck\Reports\Sums\Sum_Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Stores each category with itself and with all its ancestors.
 */
final class Category_Sync {

	/** Products of one query. */
	private const BATCH = 500;

	/**
	 * Rebuilds the table. Category trees are small, and moving one category can
	 * change many rows. A lock makes a process that read older categories not
	 * write after one that read newer ones.
	 */
	public static function rebuild(): void {
		Sync_Lock::run( static fn() => Transaction::run( static fn() => self::write(), Transaction::TRIES ) );
	}

	/**
	 * Writes the table while the lock is held, in a transaction: sums of categories do not match another tree.
	 */
	private static function write(): void {
		$parents = array();

		foreach ( Database::rows( "SELECT term_id, parent FROM {wp:term_taxonomy} WHERE taxonomy = 'product_cat'" ) as $row ) {
			$parents[ (int) $row['term_id'] ] = (int) $row['parent'];
		}

		$rows    = array();
		$current = array();

		foreach ( self::get_pairs( $parents ) as list( $ancestor, $id ) ) {
			$current[ $ancestor . '-' . $id ] = true;

			$rows[] = array( 'category_tree_id' => $ancestor, 'category_id' => $id );
		}

		$changed = $current;

		foreach ( Database::rows( 'SELECT category_tree_id, category_id FROM {category_lookup}' ) as $row ) {
			$pair = $row['category_tree_id'] . '-' . $row['category_id'];

			if ( isset( $current[ $pair ] ) ) {
				unset( $changed[ $pair ] );
			} else {
				$changed[ $pair ] = true;

				Row_Writer::delete(
					'category_lookup',
					'category_id',
					array( (int) $row['category_id'] ),
					'category_tree_id = ' . (int) $row['category_tree_id']
				);
			}
		}

		Row_Writer::replace( 'category_lookup', $rows );

		$changed = array_map( static fn( string $pair ): int => (int) explode( '-', $pair )[1], array_keys( $changed ) );

		if ( self::have_products( $changed ) ) {
			Sum_Jobs::handle_categories();
		}
	}

	/**
	 * Handles products whose categories changed, also deleted ones, which orders still have.
	 *
	 * @param int[] $ids Product ids.
	 */
	public static function handle_products( array $ids ): void {
		foreach ( array_chunk( $ids, self::BATCH ) as $chunk ) {
			$sql = 'SELECT order_id FROM {order_product_lookup} WHERE product_id IN ( %d ) LIMIT 1';

			if ( null !== Database::value( $sql, array( $chunk ) ) ) {
				Sum_Jobs::handle_categories();
				return;
			}
		}
	}

	/**
	 * Whether any category has products.
	 *
	 * @param int[] $ids Category ids.
	 */
	private static function have_products( array $ids ): bool {
		return array() !== $ids && array() !== Database::rows(
			'SELECT relations.object_id FROM {wp:term_relationships} relations INNER JOIN {wp:term_taxonomy} taxonomy'
				. " ON taxonomy.term_taxonomy_id = relations.term_taxonomy_id AND taxonomy.taxonomy = 'product_cat'"
				. ' WHERE taxonomy.term_id IN ( %d ) LIMIT 1',
			array( $ids )
		);
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
