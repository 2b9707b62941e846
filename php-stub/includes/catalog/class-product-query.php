<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Where;

defined( 'ABSPATH' ) || exit;

/**
 * Converts parameters of a list to a query for posts and their lookup rows.
 */
final class Product_Query {

	/** SQL that joins the lookup table. */
	public const LOOKUP = 'LEFT JOIN {product_meta_lookup} lookup ON lookup.product_id = {wp:posts}.ID';

	/**
	 * Reads a page of ids.
	 *
	 * @param string               $type   `product` or `product_variation`.
	 * @param array<string, mixed> $params Valid parameters.
	 * @return array{0: int[], 1: int} Ids, and the number of items on all pages.
	 */
	public static function get_page( string $type, array $params ): array {
		return self::create( $type, $params )->get_page( $params );
	}

	/**
	 * Query for products or variations.
	 *
	 * @param string               $type   `product` or `product_variation`.
	 * @param array<string, mixed> $params Valid parameters.
	 */
	public static function create( string $type, array $params ): Post_Query {
		$query = new Post_Query( $type );

		$query->filter( $params );
		self::add_search( $query, $params );
		self::add_lookup_conditions( $query, $params );
		self::add_term_conditions( $query, $params );

		if ( ! empty( $params['low_in_stock'] ) ) {
			Low_Stock::restrict( $query );
		}

		if ( ! empty( $params['attributes'] ) ) {
			self::add_attribute_conditions( $query, $params['attributes'] );
		}

		self::add_orderings( $query, (string) ( $params['orderby'] ?? 'date' ) );

		return $query;
	}

	/**
	 * Adds conditions on names and SKUs.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function add_search( Post_Query $query, array $params ): void {
		foreach ( array( 'search' => true, 'search_name_or_sku' => true, 'search_sku' => false ) as $param => $with_names ) {
			if ( '' === trim( (string) ( $params[ $param ] ?? '' ) ) ) {
				continue;
			}

			$words  = ( new Where() )->words( $params[ $param ], array( 'skus.sku' ) );
			$by_sku = ( new Where() )->add(
				'{wp:posts}.ID IN ( SELECT skus.product_id FROM {product_meta_lookup} skus WHERE ' . $words->sql() . ' )',
				$words->values()
			);
			$by_name = ( new Where() )->words( $params[ $param ], array( '{wp:posts}.post_title' ) );

			$query->where->any( ...( $with_names ? array( $by_sku, $by_name ) : array( $by_sku ) ) );
		}

		if ( '' !== ( $params['sku'] ?? '' ) ) {
			$query->join( 'lookup', self::LOOKUP );
			$query->where->in( 'lookup.sku', array_map( 'trim', explode( ',', $params['sku'] ) ) );
		}
	}

	/**
	 * Adds conditions on columns of the lookup table.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function add_lookup_conditions( Post_Query $query, array $params ): void {
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
	 * Adds conditions on terms.
	 *
	 * @param array<string, mixed> $params Valid parameters.
	 */
	private static function add_term_conditions( Post_Query $query, array $params ): void {
		$types = empty( $params['include_types'] ) ? array_filter( array( $params['type'] ?? '' ) ) : $params['include_types'];

		foreach ( array( 'IN' => $types, 'NOT IN' => $params['exclude_types'] ?? array() ) as $operator => $slugs ) {
			if ( array() !== $slugs ) {
				$query->add_clause(
					'tax_query',
					array(
						'taxonomy' => 'product_type',
						'field'    => 'slug',
						'terms'    => $slugs,
						'operator' => $operator,
					)
				);
			}
		}

		$ids = array(
			'product_cat'            => $params['category'] ?? '',
			'product_tag'            => $params['tag'] ?? '',
			'product_brand'          => $params['brand'] ?? '',
			'product_shipping_class' => $params['shipping_class'] ?? '',
		);

		if ( '' !== ( $params['attribute'] ?? '' ) ) {
			$ids[ sanitize_key( $params['attribute'] ) ] = $params['attribute_term'] ?? '';
		}

		foreach ( $ids as $taxonomy => $terms ) {
			if ( '' !== $terms ) {
				$query->add_clause( 'tax_query', array( 'taxonomy' => $taxonomy, 'terms' => wp_parse_id_list( $terms ) ) );
			}
		}

		if ( isset( $params['featured'] ) ) {
			$query->where->add(
				'{wp:posts}.ID ' . ( $params['featured'] ? '' : 'NOT ' )
				. "IN ( SELECT post_id FROM {wp:postmeta} WHERE meta_key = '_featured' AND meta_value = 'yes' )"
			);
		}
	}

	/**
	 * Adds conditions on the attribute terms of variations.
	 *
	 * @param array<int, array<string, mixed>> $conditions Conditions: attribute (taxonomy), and term or terms (slugs).
	 */
	private static function add_attribute_conditions( Post_Query $query, array $conditions ): void {
		foreach ( $conditions as $condition ) {
			$attribute = $condition['attribute'] ?? '';
			$values    = $condition['terms'] ?? array( $condition['term'] ?? '' );
			$values    = array_filter( is_array( $values ) ? $values : array(), 'is_string' );

			if ( is_string( $attribute ) && '' !== $attribute && array() !== $values ) {
				$query->add_clause(
					'meta_query',
					array( 'key' => 'attribute_' . $attribute, 'value' => array_values( $values ), 'compare' => 'IN' )
				);
			}
		}
	}

	/**
	 * Adds the orderings by columns of the lookup table.
	 */
	private static function add_orderings( Post_Query $query, string $orderby ): void {
		$orderings = array(
			'popularity' => 'COALESCE( lookup.total_sales, 0 ) {d}',
			'sales'      => 'COALESCE( lookup.total_sales, 0 ) {d}',
			'rating'     => 'COALESCE( lookup.average_rating, 0 ) {d}, COALESCE( lookup.rating_count, 0 ) {d}',
			'price'      => 'lookup.min_price {d}',
		);

		if ( isset( $orderings[ $orderby ] ) ) {
			$query->join( 'lookup', self::LOOKUP );
			$query->add_ordering( $orderby, $orderings[ $orderby ] );
		}
	}
}
