<?php

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Predicts the requests for the names of products, categories and other items
 * whose IDs are in the URL, so that filters are complete at the first paint.
 */
final class Preload_Names {

	/**
	 * Maximum number of items whose names are preloaded, since their responses are large.
	 */
	private const MAX_ITEMS = 10;

	/**
	 * Query arguments with IDs => list with their names.
	 */
	private const LISTS = array(
		'products'   => 'products',
		'categories' => 'products/categories',
		'coupons'    => 'coupons',
		'taxes'      => 'taxes',
		'customers'  => 'customers',
	);

	/**
	 * Advanced filters => list with the names of their values.
	 */
	private const ADVANCED_FILTERS = array(
		'product'  => 'products',
		'category' => 'products/categories',
		'coupon'   => 'coupons',
		'tax_rate' => 'taxes',
		'customer' => 'customers',
		'name'     => 'customers',
		'email'    => 'customers',
	);

	/**
	 * Rules of advanced filters.
	 */
	private const RULES = array( 'includes', 'excludes' );

	/**
	 * Requests for names, each once.
	 *
	 * @param array<string, mixed> $query Query arguments of the URL.
	 * @return list<Preload_Request>
	 */
	public static function get_requests( array $query ): array {
		$filters   = array( self::get_string( $query, 'filter' ), self::get_string( $query, 'filter-variations' ) );
		$has_items = array() !== preg_grep( '/^(single_|compare-)/', $filters );
		$requests  = array();

		if ( $has_items ) {
			foreach ( self::LISTS as $param => $list ) {
				$requests[] = self::create_request( $list, self::get_string( $query, $param ) );
			}

			$requests[] = self::create_request( self::get_variation_list( $query ), self::get_string( $query, 'variations' ) );
		}

		if ( in_array( 'advanced', $filters, true ) ) {
			foreach ( array( 'variation' => self::get_variation_list( $query ) ) + self::ADVANCED_FILTERS as $filter => $list ) {
				foreach ( self::RULES as $rule ) {
					$requests[] = self::create_request( $list, self::get_string( $query, $filter . '_' . $rule ) );
				}
			}
		}

		$unique = array();

		foreach ( array_filter( $requests ) as $request ) {
			$unique[ $request->key() ] = $request;
		}

		return array_values( $unique );
	}

	/**
	 * List with the names of variations: that of a product, if the URL has one.
	 *
	 * @param array<string, mixed> $query Query arguments of the URL.
	 */
	private static function get_variation_list( array $query ): string {
		$product = self::get_string( $query, 'products' );

		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $product ) ? "products/$product/variations" : 'variations';
	}

	/**
	 * Creates a request for names.
	 *
	 * @param string $ids Comma-separated IDs.
	 * @return Preload_Request|null Null if there are none, too many or invalid IDs.
	 */
	private static function create_request( string $list, string $ids ): ?Preload_Request {
		if ( 1 !== preg_match( '/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/D', $ids ) ) {
			return null;
		}

		$unique = array_unique( explode( ',', $ids ) );

		return count( $unique ) > self::MAX_ITEMS ? null : new Preload_Request(
			'/wc-analytics/' . $list,
			array(
				'include'  => implode( ',', $unique ),
				'per_page' => (string) count( $unique ),
			)
		);
	}

	/**
	 * A query argument that is a string.
	 *
	 * @param array<string, mixed> $query Query arguments.
	 */
	private static function get_string( array $query, string $key ): string {
		return is_string( $query[ $key ] ?? null ) ? $query[ $key ] : '';
	}
}
