<?php
/**
 * Writes categories and terms of attributes.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts terms directly into the tables because their taxonomies may not be
 * registered. Existing terms are used as they are and not marked.
 */
final class Demo_Term_Writer {
	/** Id of the next term. */
	private int $next_term;

	/** Id of the next row of term_taxonomy. */
	private int $next_taxonomy;

	/**
	 * Term ids by 'taxonomy:slug'.
	 *
	 * @var array<string, int>
	 */
	private array $terms = array();

	/**
	 * Ids of rows of term_taxonomy by 'taxonomy:slug'.
	 *
	 * @var array<string, int>
	 */
	private array $taxonomies = array();

	/**
	 * Number of products by id of the row of term_taxonomy.
	 *
	 * @var array<int, int>
	 */
	private array $counts = array();

	/**
	 * Reads the next ids.
	 *
	 * @param Bulk_Database $database Database without a demo store.
	 */
	public function __construct( private Bulk_Database $database ) {
		$this->next_term     = $database->get_max( 'terms', 'term_id' ) + 1;
		$this->next_taxonomy = $database->get_max( 'term_taxonomy', 'term_taxonomy_id' ) + 1;
	}

	/**
	 * Writes a term unless it exists.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug.
	 * @param string $name     Name.
	 * @param string $parent   Slug of the parent term, or empty.
	 * @param int    $position Position in the menu order.
	 * @return int Term id.
	 */
	public function add_term( string $taxonomy, string $slug, string $name, string $parent = '', int $position = 0 ): int {
		$key = $taxonomy . ':' . $slug;
		if ( isset( $this->terms[ $key ] ) || $this->find_existing( $taxonomy, $slug ) ) {
			return $this->terms[ $key ];
		}
		$this->terms[ $key ]      = $this->next_term;
		$this->taxonomies[ $key ] = $this->next_taxonomy;
		$terms                    = $this->database->get_writer( 'terms', array( 'term_id', 'name', 'slug', 'term_group' ) );
		$terms->add( array( $this->next_term, $name, $slug, 0 ) );
		$this->database->get_writer( 'term_taxonomy', array(
			'term_taxonomy_id', 'term_id', 'taxonomy', 'description', 'parent', 'count',
		) )->add(
			array(
				$this->next_taxonomy, $this->next_term, $taxonomy, '',
				'' === $parent ? 0 : $this->terms[ $taxonomy . ':' . $parent ], 0,
			)
		);
		$metas = $this->database->get_writer( 'termmeta', array( 'term_id', 'meta_key', 'meta_value' ) );
		$metas->add( array( $this->next_term, Demo_Marker::META, '1' ) );
		$metas->add( array( $this->next_term, 'order', (string) $position ) );
		++$this->next_taxonomy;
		return $this->next_term++;
	}

	/**
	 * Assigns a term to a product.
	 *
	 * @param int    $post     Product id.
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug of the term.
	 * @param int    $position Term order.
	 */
	public function assign( int $post, string $taxonomy, string $slug, int $position = 0 ): void {
		$row  = $this->taxonomies[ $taxonomy . ':' . $slug ];
		$rows = $this->database->get_writer( 'term_relationships', array( 'object_id', 'term_taxonomy_id', 'term_order' ) );
		$rows->add( array( $post, $row, $position ) );
		$this->counts[ $row ] = ( $this->counts[ $row ] ?? 0 ) + 1;
	}

	/**
	 * Writes the categories and their rows of storedeck_category_lookup.
	 *
	 * @param array<string, array{string, string, list<int>}> $categories By slug: name, parent slug and weights; parents first.
	 */
	public function add_categories( array $categories ): void {
		$tree     = $this->database->get_writer( 'storedeck_category_lookup', array( 'category_tree_id', 'category_id' ) );
		$position = 0;
		foreach ( $categories as $slug => list( $name, $parent ) ) {
			$known = $this->find_existing( 'product_cat', $slug );
			$id    = $this->add_term( 'product_cat', $slug, $name, $parent, ++$position );
			if ( $known ) {
				continue;
			}
			$tree->add( array( $id, $id ) );
			if ( '' !== $parent ) {
				$tree->add( array( $this->terms[ 'product_cat:' . $parent ], $id ) );
			}
		}
	}

	/**
	 * Updates the counts of all terms, after the products are written.
	 */
	public function update_counts(): void {
		$this->database->update_column( 'term_taxonomy', 'term_taxonomy_id', 'count', $this->counts );
	}

	/**
	 * Finds an existing term.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug.
	 */
	private function find_existing( string $taxonomy, string $slug ): bool {
		foreach ( $this->database->get_column( 'terms', 'term_id', 'slug', array( $slug ) ) as $term ) {
			// A term belongs to one taxonomy.
			if ( array( $taxonomy ) === $this->database->get_column( 'term_taxonomy', 'taxonomy', 'term_id', array( $term ) ) ) {
				$rows = $this->database->get_column( 'term_taxonomy', 'term_taxonomy_id', 'term_id', array( $term ) );

				$this->terms[ $taxonomy . ':' . $slug ]      = (int) $term;
				$this->taxonomies[ $taxonomy . ':' . $slug ] = (int) $rows[0];
				return true;
			}
		}
		return false;
	}
}
