<?php
/**
 * Finds products and variations.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalogue;

use Storedeck\Reports\Database;
use Storedeck\Store\Posts\Post_Query;
use Storedeck\Store\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Turns parameters of a list into a query over posts and the rows that lists
 * read of them.
 */
final class Product_Search {

	/**
	 * Joins what lists read.
	 */
	private const LOOKUP = 'LEFT JOIN {product_meta_lookup} lookup ON lookup.product_id = posts.ID';

	/**
	 * Most items that a search finds by name, and by number.
	 */
	private const MATCHES = 10000;

	/**
	 * A page of ids.
	 *
	 * @param string               $type   `product` or `product_variation`.
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: int[], 1: int} Ids; items on all pages.
	 */
	public static function page( string $type, array $params ): array {
		$query = new Post_Query( $type );

		$query->filter( $params );
		self::texts( $query, $type, $params );
		self::facts( $query, $params );
		self::terms( $query, $params );

		if ( ! empty( $params['low_in_stock'] ) ) {
			Low_Stock::restrict( $query );
		}

		if ( ! empty( $params['attributes'] ) ) {
			self::choices( $query, $params['attributes'] );
		}

		self::orderings( $query, (string) ( $params['orderby'] ?? 'date' ) );

		return $query->page( $params );
	}

	/**
	 * Conditions about names and numbers of articles.
	 *
	 * @param Post_Query           $query  Query.
	 * @param string               $type   Post type.
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function texts( Post_Query $query, string $type, array $params ): void {
		foreach ( array(
			'search'             => true,
			'search_name_or_sku' => true,
			'search_sku'         => false,
		) as $param => $with_names ) {
			if ( '' !== trim( (string) ( $params[ $param ] ?? '' ) ) ) {
				$query->where->in( 'posts.ID', self::matches( $type, $params[ $param ], $with_names ) );
			}
		}

		if ( '' !== ( $params['sku'] ?? '' ) ) {
			$query->join( 'lookup', self::LOOKUP );
			$query->where->in( 'lookup.sku', array_map( 'trim', explode( ',', $params['sku'] ) ) );
		}
	}

	/**
	 * Ids of items whose name, or the number of whose article, has all words.
	 *
	 * Names and numbers are looked through one after the other: each is one
	 * pass over one table, where a join would look up a row for each product.
	 * Words stand anywhere in a name, so no index of names could help; the
	 * index of types must not be used either, as it leads to each row singly.
	 *
	 * @param string $type       Post type.
	 * @param string $search     Words.
	 * @param bool   $with_names Whether names count.
	 * @return int[] At most twice MATCHES.
	 */
	private static function matches( string $type, string $search, bool $with_names ): array {
		$where = ( new Where() )->words( $search, array( 'lookup.sku' ) );
		$found = Database::rows(
			'SELECT lookup.product_id AS id FROM {product_meta_lookup} lookup WHERE ' . $where->sql() . ' LIMIT %d',
			array_merge( $where->values(), array( self::MATCHES ) )
		);

		if ( $with_names ) {
			$where = ( new Where() )->words( $search, array( 'posts.post_title' ) )
				->add( "CONCAT( posts.post_type, '' ) = %s", array( $type ) );
			$found = array_merge(
				$found,
				Database::rows(
					'SELECT posts.ID AS id FROM {wp:posts} posts WHERE ' . $where->sql() . ' LIMIT %d',
					array_merge( $where->values(), array( self::MATCHES ) )
				)
			);
		}

		return array_values( array_unique( array_map( 'intval', array_column( $found, 'id' ) ) ) );
	}

	/**
	 * Conditions about what lists read.
	 *
	 * @param Post_Query           $query  Query.
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function facts( Post_Query $query, array $params ): void {
		$where = new Where();

		foreach ( array(
			'virtual'      => 'lookup.`virtual`',
			'downloadable' => 'lookup.downloadable',
			'on_sale'      => 'lookup.onsale',
		) as $param => $column ) {
			if ( isset( $params[ $param ] ) ) {
				$where->add( $column . ' = %d', array( (int) $params[ $param ] ) );
			}
		}

		if ( isset( $params['stock_status'] ) ) {
			$where->add( 'lookup.stock_status = %s', array( $params['stock_status'] ) );
		}

		if ( isset( $params['tax_class'] ) ) {
			$where->add( 'lookup.tax_class = %s', array( 'standard' === $params['tax_class'] ? '' : $params['tax_class'] ) );
		}

		if ( isset( $params['has_price'] ) ) {
			$where->add( $params['has_price'] ? 'lookup.min_price IS NOT NULL' : 'lookup.min_price IS NULL' );
		}

		if ( is_numeric( $params['min_price'] ?? null ) ) {
			$where->add( 'lookup.max_price >= CAST( %s AS DECIMAL( 19, 4 ) )', array( $params['min_price'] ) );
		}

		if ( is_numeric( $params['max_price'] ?? null ) ) {
			$where->add( 'lookup.min_price <= CAST( %s AS DECIMAL( 19, 4 ) )', array( $params['max_price'] ) );
		}

		if ( array() !== $where->values() || isset( $params['has_price'] ) ) {
			$query->join( 'lookup', self::LOOKUP );
			$query->where->add( $where->sql(), $where->values() );
		}
	}

	/**
	 * Conditions about terms.
	 *
	 * @param Post_Query           $query  Query.
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function terms( Post_Query $query, array $params ): void {
		$types = empty( $params['include_types'] ) ? array_filter( array( $params['type'] ?? '' ) ) : $params['include_types'];

		if ( array() !== $types ) {
			self::in_terms( $query, self::rows_of_slugs( 'product_type', $types ) );
		}

		if ( ! empty( $params['exclude_types'] ) ) {
			self::in_terms( $query, self::rows_of_slugs( 'product_type', $params['exclude_types'] ), true );
		}

		foreach ( array(
			'category'       => 'product_cat',
			'tag'            => 'product_tag',
			'brand'          => 'product_brand',
			'shipping_class' => 'product_shipping_class',
		) as $param => $taxonomy ) {
			if ( '' !== ( $params[ $param ] ?? '' ) ) {
				self::in_terms( $query, self::rows_of_ids( $taxonomy, wp_parse_id_list( $params[ $param ] ) ) );
			}
		}

		if ( '' !== ( $params['attribute'] ?? '' ) && '' !== ( $params['attribute_term'] ?? '' ) ) {
			self::in_terms(
				$query,
				self::rows_of_ids( sanitize_key( $params['attribute'] ), wp_parse_id_list( $params['attribute_term'] ) )
			);
		}

		if ( isset( $params['featured'] ) ) {
			$query->where->add(
				'posts.ID ' . ( $params['featured'] ? '' : 'NOT ' )
				. "IN ( SELECT post_id FROM {wp:postmeta} WHERE meta_key = '_featured' AND meta_value = 'yes' )"
			);
		}
	}

	/**
	 * Conditions about the choices of variations.
	 *
	 * @param Post_Query                       $query   Query.
	 * @param array<int, array<string, mixed>> $choices Each an attribute (taxonomy) and a term (slug).
	 */
	private static function choices( Post_Query $query, array $choices ): void {
		foreach ( $choices as $choice ) {
			$attribute = $choice['attribute'] ?? '';
			$values    = $choice['terms'] ?? array( $choice['term'] ?? '' );
			$values    = array_filter( is_array( $values ) ? $values : array(), 'is_string' );

			if ( is_string( $attribute ) && '' !== $attribute && array() !== $values ) {
				$where = ( new Where() )->add( 'chosen.meta_key = %s', array( 'attribute_' . $attribute ) )
					->in( 'chosen.meta_value', array_values( $values ) );

				$query->where->add(
					'posts.ID IN ( SELECT chosen.post_id FROM {wp:postmeta} chosen WHERE ' . $where->sql() . ' )',
					$where->values()
				);
			}
		}
	}

	/**
	 * Orderings by what lists read.
	 *
	 * @param Post_Query $query   Query.
	 * @param string     $orderby The one asked for.
	 */
	private static function orderings( Post_Query $query, string $orderby ): void {
		$orderings = array(
			'popularity' => 'COALESCE( lookup.total_sales, 0 ) {d}',
			'sales'      => 'COALESCE( lookup.total_sales, 0 ) {d}',
			'rating'     => 'COALESCE( lookup.average_rating, 0 ) {d}, COALESCE( lookup.rating_count, 0 ) {d}',
			'price'      => 'lookup.min_price {d}',
		);

		if ( isset( $orderings[ $orderby ] ) ) {
			$query->join( 'lookup', self::LOOKUP );
			$query->ordering( $orderby, $orderings[ $orderby ] );
		}
	}

	/**
	 * Restricts to posts that have, or do not have, one of some terms.
	 *
	 * @param Post_Query $query  Query.
	 * @param int[]      $rows   Ids of rows of term_taxonomy.
	 * @param bool       $is_not Whether they must have none of them.
	 */
	private static function in_terms( Post_Query $query, array $rows, bool $is_not = false ): void {
		if ( array() === $rows && $is_not ) {
			return;
		}

		$where = ( new Where() )->in( 'given.term_taxonomy_id', $rows );

		$query->where->add(
			'posts.ID ' . ( $is_not ? 'NOT ' : '' )
			. 'IN ( SELECT given.object_id FROM {wp:term_relationships} given WHERE ' . $where->sql() . ' )',
			$where->values()
		);
	}

	/**
	 * Rows of term_taxonomy by slugs.
	 *
	 * @param string   $taxonomy Taxonomy.
	 * @param string[] $slugs    Slugs.
	 * @return int[]
	 */
	private static function rows_of_slugs( string $taxonomy, array $slugs ): array {
		$where = ( new Where() )->add( 'given.taxonomy = %s', array( $taxonomy ) )->in( 'terms.slug', array_values( $slugs ) );

		return self::rows( $where->sql(), $where->values() );
	}

	/**
	 * Rows of term_taxonomy by ids of terms and of those below them.
	 *
	 * @param string $taxonomy Taxonomy.
	 * @param int[]  $ids      Ids of terms.
	 * @return int[]
	 */
	private static function rows_of_ids( string $taxonomy, array $ids ): array {
		$all = $ids;

		foreach ( taxonomy_exists( $taxonomy ) && is_taxonomy_hierarchical( $taxonomy ) ? $ids : array() as $id ) {
			$below = get_term_children( $id, $taxonomy );
			$all   = array_merge( $all, is_array( $below ) ? $below : array() );
		}

		$where = ( new Where() )->add( 'given.taxonomy = %s', array( $taxonomy ) )->in( 'given.term_id', array_map( 'intval', $all ) );

		return self::rows( $where->sql(), $where->values() );
	}

	/**
	 * Ids of rows of term_taxonomy.
	 *
	 * @param string                 $where  Trusted SQL.
	 * @param array<int, int|string> $values Values.
	 * @return int[]
	 */
	private static function rows( string $where, array $values ): array {
		return array_map(
			'intval',
			array_column(
				Database::rows(
					'SELECT given.term_taxonomy_id AS id FROM {wp:term_taxonomy} given'
					. ' INNER JOIN {wp:terms} terms ON terms.term_id = given.term_id WHERE ' . $where,
					$values
				),
				'id'
			)
		);
	}
}
