<?php
/**
 * Term writer: writes categories, types and values of attributes.
 *
 * @package Storedeck
 */

declare( strict_types=1 );

namespace Storedeck\Demo;

defined( 'ABSPATH' ) || exit;

/**
 * Writes terms straight into the tables, because their taxonomies need not be registered
 * here. A term that exists already is used as it is and stays unmarked.
 */
final class Demo_Term_Writer {
	/** Id of the next term; its taxonomy row has the same number or a higher one. */
	private int $next_term;

	/** Id of the next taxonomy row. */
	private int $next_taxonomy;

	/**
	 * Term ids by 'taxonomy:slug'.
	 *
	 * @var array<string, int>
	 */
	private array $terms = array();

	/**
	 * Taxonomy row ids by 'taxonomy:slug'.
	 *
	 * @var array<string, int>
	 */
	private array $taxonomies = array();

	/**
	 * Articles given to each taxonomy row.
	 *
	 * @var array<int, int>
	 */
	private array $counts = array();

	/**
	 * Looks at what exists.
	 *
	 * @param Bulk_Database $database Cleaned database.
	 */
	public function __construct( private Bulk_Database $database ) {
		$this->next_term     = $database->highest( 'terms', 'term_id' ) + 1;
		$this->next_taxonomy = $database->highest( 'term_taxonomy', 'term_taxonomy_id' ) + 1;
	}

	/**
	 * Writes a term, unless it exists.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug.
	 * @param string $name     Name.
	 * @param string $parent   Slug of the term above, or empty.
	 * @param int    $position Place in its list.
	 * @return int Id of the term.
	 */
	public function term( string $taxonomy, string $slug, string $name, string $parent = '', int $position = 0 ): int {
		$key = $taxonomy . ':' . $slug;
		if ( isset( $this->terms[ $key ] ) || $this->find( $taxonomy, $slug ) ) {
			return $this->terms[ $key ];
		}
		$this->terms[ $key ]      = $this->next_term;
		$this->taxonomies[ $key ] = $this->next_taxonomy;
		$terms = $this->database->writer( 'terms', array( 'term_id', 'name', 'slug', 'term_group' ) );
		$terms->add( array( $this->next_term, $name, $slug, 0 ) );
		$this->database->writer( 'term_taxonomy', array(
			'term_taxonomy_id', 'term_id', 'taxonomy', 'description', 'parent', 'count',
		) )->add(
			array(
				$this->next_taxonomy, $this->next_term, $taxonomy, '',
				'' === $parent ? 0 : $this->terms[ $taxonomy . ':' . $parent ], 0,
			)
		);
		$metas = $this->database->writer( 'termmeta', array( 'term_id', 'meta_key', 'meta_value' ) );
		$metas->add( array( $this->next_term, Demo_Marker::META, '1' ) );
		$metas->add( array( $this->next_term, 'order', (string) $position ) );
		++$this->next_taxonomy;
		return $this->next_term++;
	}

	/**
	 * Gives an article a term that was written.
	 *
	 * @param int    $post     Id of the article.
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug of the term.
	 * @param int    $position Place among the terms.
	 */
	public function give( int $post, string $taxonomy, string $slug, int $position = 0 ): void {
		$row = $this->taxonomies[ $taxonomy . ':' . $slug ];
		$rows = $this->database->writer( 'term_relationships', array( 'object_id', 'term_taxonomy_id', 'term_order' ) );
		$rows->add( array( $post, $row, $position ) );
		$this->counts[ $row ] = ( $this->counts[ $row ] ?? 0 ) + 1;
	}

	/**
	 * Writes the category tree, and which category lies below which.
	 *
	 * @param array<string, array{string, string, list<int>}> $categories Slug to name, parent slug and weights; parents first.
	 */
	public function categories( array $categories ): void {
		$tree     = $this->database->writer( 'wc_category_lookup', array( 'category_tree_id', 'category_id' ) );
		$position = 0;
		foreach ( $categories as $slug => list( $name, $parent ) ) {
			$known = $this->find( 'product_cat', $slug );
			$id    = $this->term( 'product_cat', $slug, $name, $parent, ++$position );
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
	 * Writes how many articles each term has, after all rows are written.
	 */
	public function count(): void {
		$this->database->set( 'term_taxonomy', 'term_taxonomy_id', 'count', $this->counts );
	}

	/**
	 * Looks for a term that others made.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param string $slug     Slug.
	 */
	private function find( string $taxonomy, string $slug ): bool {
		foreach ( $this->database->column( 'terms', 'term_id', 'slug', array( $slug ) ) as $term ) {
			// Each term belongs to one taxonomy.
			if ( array( $taxonomy ) === $this->database->column( 'term_taxonomy', 'taxonomy', 'term_id', array( $term ) ) ) {
				$rows = $this->database->column( 'term_taxonomy', 'term_taxonomy_id', 'term_id', array( $term ) );

				$this->terms[ $taxonomy . ':' . $slug ]      = (int) $term;
				$this->taxonomies[ $taxonomy . ':' . $slug ] = (int) $rows[0];
				return true;
			}
		}
		return false;
	}
}
