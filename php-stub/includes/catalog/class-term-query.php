<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Where;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Reads categories, or the terms of an attribute, through get_terms(), so that
 * filters such as `get_terms_args` and `terms_clauses` apply.
 */
final class Term_Query {

	/** Orderings that the REST API and get_terms() name alike. */
	private const ORDERINGS = array( 'name', 'id', 'slug', 'term_group', 'description', 'count', 'include' );

	/**
	 * Reads a page of terms.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: list<\WP_Term>, 1: int} Terms, and the number of terms on all pages.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function get_page( string $taxonomy, array $params ): array {
		$args  = self::get_args( $taxonomy, $params );
		$page  = array_combine( array( 'offset', 'number' ), Arguments::read_page( $params ) );
		$total = (int) self::run( array( 'fields' => 'count' ) + $args, $params );
		$terms = $total > $page['offset'] ? (array) self::run( $page + $args, $params ) : array();

		return array( array_values( array_filter( $terms, static fn( $term ): bool => $term instanceof \WP_Term ) ), $total );
	}

	/**
	 * Arguments of get_terms().
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array<string, mixed>
	 */
	private static function get_args( string $taxonomy, array $params ): array {
		$args = array(
			'taxonomy'     => $taxonomy,
			'hide_empty'   => ! empty( $params['hide_empty'] ),
			// Otherwise empty terms with children are kept, and pages are cut after the query.
			'hierarchical' => false,
		);

		$is_by_include = 'include' === $params['orderby'] && ! empty( $params['include'] );

		$args['orderby'] = in_array( $params['orderby'], self::ORDERINGS, true ) ? $params['orderby'] : 'name';
		$args['order']   = $is_by_include ? 'ASC' : strtoupper( $params['order'] );
		$args['exclude'] = array_map( 'intval', $params['exclude'] ?? array() );

		if ( ! empty( $params['include'] ) ) {
			// get_terms() does not combine the two, and takes an empty list for no restriction.
			$include         = array_diff( array_map( 'intval', $params['include'] ), $args['exclude'] );
			$args['include'] = array() === $include ? array( 0 ) : $include;
		}

		if ( isset( $params['parent'] ) ) {
			$args['parent'] = (int) $params['parent'];
		}

		if ( '' !== ( $params['slug'] ?? '' ) ) {
			$args['slug'] = array_map( 'sanitize_title', explode( ',', $params['slug'] ) );
		}

		if ( isset( $params['product'] ) ) {
			$args['object_ids'] = array( (int) $params['product'] );
		}

		return $args;
	}

	/**
	 * Runs a query.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 * @return list<\WP_Term>|string Terms, or their number.
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function run( array $args, array $params ) {
		// A query that a filter runs meanwhile does not get the clauses.
		$args['storedeck_query'] = uniqid( '', true );

		$add = static fn( array $clauses, array $taxonomies, array $other ): array =>
			( $other['storedeck_query'] ?? '' ) === $args['storedeck_query'] ? self::add_clauses( $clauses, $args, $params ) : $clauses;

		add_filter( 'terms_clauses', $add, 10, 3 );

		try {
			$found = Database::check( static fn() => get_terms( $args ) );
		} finally {
			remove_filter( 'terms_clauses', $add );
		}

		return is_wp_error( $found ) ? array() : $found;
	}

	/**
	 * Adds to the clauses of WP_Term_Query what it has no argument for: a search for
	 * several words, an order of terms with equal values, pages of the children of a
	 * term, and terms of an object that are not empty.
	 *
	 * @param array<string, string> $clauses Clauses.
	 * @param array<string, mixed>  $params  Valid parameters.
	 * @return array<string, string>
	 */
	private static function add_clauses( array $clauses, array $args, array $params ): array {
		$where = ( new Where() )->words( (string) ( $params['search'] ?? '' ), array( 't.name', 't.slug' ) );

		if ( ! empty( $params['hide_empty'] ) ) {
			$where->add( 'tt.count > 0' );
		}

		$clauses['where'] .= ' AND ' . Database::prepare( $where->sql(), $where->values() );

		if ( '' !== $clauses['orderby'] ) {
			$clauses['orderby'] .= ' ' . $clauses['order'] . ', t.term_id';
		}

		if ( isset( $args['number'] ) ) {
			$clauses['limits'] = 'LIMIT ' . (int) $args['offset'] . ', ' . (int) $args['number'];
		}

		return $clauses;
	}
}
