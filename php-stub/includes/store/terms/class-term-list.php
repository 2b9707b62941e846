<?php
/**
 * Finds terms of the shop.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Terms;

use Storedeck\Reports\Database;
use Storedeck\Store\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Ids of categories or of the values of an attribute, page by page.
 */
final class Term_List {

	/**
	 * Orderings; an id decides between equals.
	 */
	private const ORDERINGS = array(
		'name'        => 'terms.name {d}',
		'id'          => 'terms.term_id {d}',
		'slug'        => 'terms.slug {d}',
		'term_group'  => 'terms.term_group {d}',
		'description' => 'given.description {d}',
		'count'       => 'given.count {d}',
	);

	/**
	 * A page of terms.
	 *
	 * @param string               $taxonomy Taxonomy.
	 * @param array<string, mixed> $params   Valid parameters.
	 * @return array{0: list<\WP_Term>, 1: int} Terms; terms on all pages.
	 */
	public static function page( string $taxonomy, array $params ): array {
		$where = self::where( $taxonomy, $params );
		$from  = ' FROM {wp:term_taxonomy} given INNER JOIN {wp:terms} terms ON terms.term_id = given.term_id WHERE ' . $where->sql();
		$total = (int) Database::rows( 'SELECT COUNT( * ) AS total' . $from, $where->values() )[0]['total'];
		$limit = (int) $params['per_page'];
		$start = (int) ( $params['offset'] ?? $limit * ( (int) $params['page'] - 1 ) );

		$direction = 'asc' === $params['order'] ? 'ASC' : 'DESC';

		if ( 'include' === $params['orderby'] && ! empty( $params['include'] ) ) {
			$found = self::ids( 'SELECT terms.term_id AS id' . $from, $where->values() );
			$ids   = array_slice( array_values( array_intersect( array_map( 'intval', $params['include'] ), $found ) ), $start, $limit );
		} else {
			$ordering = str_replace( '{d}', $direction, self::ORDERINGS[ $params['orderby'] ] ?? self::ORDERINGS['name'] );
			$ids      = self::ids(
				'SELECT terms.term_id AS id' . $from . ' ORDER BY ' . $ordering . ', terms.term_id ' . $direction . ' LIMIT %d, %d',
				array_merge( $where->values(), array( $start, $limit ) )
			);
		}

		_prime_term_caches( $ids );

		$terms = array_map( static fn( int $id ) => get_term( $id, $taxonomy ), $ids );

		return array( array_values( array_filter( $terms, static fn( $term ): bool => $term instanceof \WP_Term ) ), $total );
	}

	/**
	 * Conditions.
	 *
	 * @param string               $taxonomy Taxonomy.
	 * @param array<string, mixed> $params   Valid parameters.
	 */
	private static function where( string $taxonomy, array $params ): Where {
		$where = ( new Where() )->add( 'given.taxonomy = %s', array( $taxonomy ) );

		if ( '' !== trim( (string) ( $params['search'] ?? '' ) ) ) {
			$where->words( $params['search'], array( 'terms.name', 'terms.slug' ) );
		}

		foreach ( array(
			'include' => false,
			'exclude' => true,
		) as $param => $is_not ) {
			if ( ! empty( $params[ $param ] ) ) {
				$where->in( 'terms.term_id', array_map( 'intval', $params[ $param ] ), $is_not );
			}
		}

		if ( ! empty( $params['hide_empty'] ) ) {
			$where->add( 'given.count > 0' );
		}

		if ( isset( $params['parent'] ) ) {
			$where->add( 'given.parent = %d', array( (int) $params['parent'] ) );
		}

		if ( '' !== ( $params['slug'] ?? '' ) ) {
			$where->in( 'terms.slug', array_map( 'sanitize_title', explode( ',', $params['slug'] ) ) );
		}

		if ( isset( $params['product'] ) ) {
			$where->add(
				'given.term_taxonomy_id IN ( SELECT term_taxonomy_id FROM {wp:term_relationships} WHERE object_id = %d )',
				array( (int) $params['product'] )
			);
		}

		return $where;
	}

	/**
	 * Runs a query for ids.
	 *
	 * @param string                 $sql    Trusted SQL.
	 * @param array<int, int|string> $values Values.
	 * @return int[]
	 */
	private static function ids( string $sql, array $values ): array {
		return array_map( 'intval', array_column( Database::rows( $sql, $values ), 'id' ) );
	}
}
