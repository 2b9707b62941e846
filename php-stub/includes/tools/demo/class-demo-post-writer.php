<?php

declare( strict_types=1 );

namespace Storedeck\Tools\Demo;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Tools\Order_Files\Bulk_Database;

defined( 'ABSPATH' ) || exit;

/**
 * Inserts products, variations, coupons and terms directly into the tables: they are hundreds, and the taxonomies may
 * not be registered. Existing terms are used as they are and not marked.
 */
final class Demo_Post_Writer {
	private int $next_term;
	private int $next_taxonomy;

	/** @var array<string, array{int, int}> Ids of terms and of their rows of term_taxonomy by 'taxonomy:slug'. */
	private array $terms = array();

	public function __construct( private Bulk_Database $bulk, private Site_Time $time, private int $author ) {
		$this->next_term     = $bulk->get_max( 'terms', 'term_id' ) + 1;
		$this->next_taxonomy = $bulk->get_max( 'term_taxonomy', 'term_taxonomy_id' ) + 1;
	}

	/**
	 * Writes a post.
	 *
	 * @param int                       $timestamp Creation time.
	 * @param array<string, mixed>      $metas     Meta by key: a string, or a list of several.
	 * @param array<string, string|int> $more      Other columns: post_content, post_excerpt, post_parent, menu_order, comment_count.
	 */
	public function write( int $id, string $type, string $title, int $timestamp, array $metas, array $more ): void {
		$this->bulk->add_post( Site_Time::format( $timestamp ), Site_Time::format( $this->time->from_unix( $timestamp ) ), $more + array(
			'ID' => $id, 'post_author' => $this->author, 'post_title' => $title, 'post_name' => sanitize_title( $title ),
			'comment_status' => 'product' === $type ? 'open' : 'closed', 'post_type' => $type,
			'guid' => home_url( '/?post_type=' . $type . '&' . Demo_Cleaner::GUID . $id ),
		), $metas );
	}

	/**
	 * Writes the terms of a taxonomy that do not exist.
	 *
	 * @param array<string, mixed> $terms Name, or name and slug of the parent, by slug.
	 * @param int                  $step  1 when terms have an order.
	 */
	public function add_terms( string $taxonomy, array $terms, int $step = 1 ): void {
		$sql      = 'SELECT terms.term_id, taxonomy.term_taxonomy_id FROM {wp:terms} terms INNER JOIN {wp:term_taxonomy} taxonomy'
			. ' ON taxonomy.term_id = terms.term_id WHERE terms.slug = %s AND taxonomy.taxonomy = %s';
		$position = 0;
		foreach ( $terms as $slug => $data ) {
			list( $name, $parent ) = (array) $data + array( '', '' );

			$position += $step;
			$rows      = Database::rows( $sql, array( $slug, $taxonomy ) );
			$above     = $this->terms[ $taxonomy . ':' . $parent ][0] ?? 0;
			$ids       = $rows ? array_map( 'intval', array_values( $rows[0] ) ) : array( $this->next_term++, $this->next_taxonomy++ );

			$this->terms[ $taxonomy . ':' . $slug ] = $ids;
			if ( $rows ) {
				continue;
			}
			$this->bulk->add( 'terms', array( 'term_id' => $ids[0], 'name' => $name, 'slug' => $slug, 'term_group' => 0 ) );
			$this->bulk->add( 'term_taxonomy', array(
				'term_taxonomy_id' => $ids[1], 'term_id' => $ids[0], 'taxonomy' => $taxonomy, 'description' => '',
				'parent' => $above, 'count' => 0,
			) );
			$this->bulk->add_metas( 'termmeta', 'term_id', $ids[0], array( Demo_Cleaner::META => '1', 'order' => (string) $position ) );
			foreach ( 'product_cat' === $taxonomy ? array_filter( array( $ids[0], $above ) ) : array() as $tree ) {
				$this->bulk->add( 'storedeck_category_lookup', array( 'category_tree_id' => $tree, 'category_id' => $ids[0] ) );
			}
		}
	}

	/**
	 * Assigns a term to a product.
	 *
	 * @param int $post Product id.
	 */
	public function assign_term( int $post, string $taxonomy, string $slug ): void {
		$row = $this->terms[ $taxonomy . ':' . $slug ][1];
		$this->bulk->add( 'term_relationships', array( 'object_id' => $post, 'term_taxonomy_id' => $row, 'term_order' => 0 ) );
	}

	public function get_term_id( string $taxonomy, string $slug ): int {
		return $this->terms[ $taxonomy . ':' . $slug ][0];
	}

	/**
	 * Updates the counts of the terms, after the products are written.
	 */
	public function update_term_counts(): void {
		Row_Writer::execute( Database::with_tables(
			'UPDATE {wp:term_taxonomy} SET count = ( SELECT COUNT(*) FROM {wp:term_relationships} links'
				. ' WHERE links.term_taxonomy_id = {wp:term_taxonomy}.term_taxonomy_id ) WHERE term_taxonomy_id IN ( '
				. implode( ', ', array_column( $this->terms, 1 ) ) . ' )'
		) );
	}
}
