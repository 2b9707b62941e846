<?php
/**
 * The names of what an address narrows a screen to.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Foretells the requests for the names of products, categories and the like
 * that stand in an address by their ids: with them the filters are there in
 * full when the page is painted for the first time.
 */
final class Preload_Names {

	/**
	 * Most things that are named along with a page; their answers are large.
	 */
	private const FEW = 10;

	/**
	 * Parameters of the address that hold ids => list with their names.
	 */
	private const LISTS = array(
		'products'   => 'products',
		'categories' => 'products/categories',
		'coupons'    => 'coupons',
		'taxes'      => 'taxes',
		'customers'  => 'customers',
	);

	/**
	 * Filters that can be combined => list with the names of their things.
	 */
	private const COMBINED = array(
		'product'  => 'products',
		'category' => 'products/categories',
		'coupon'   => 'coupons',
		'tax_rate' => 'taxes',
		'customer' => 'customers',
		'name'     => 'customers',
		'email'    => 'customers',
	);

	/**
	 * Rules of these filters.
	 */
	private const RULES = array( 'includes', 'excludes' );

	/**
	 * Requests for the names, each once.
	 *
	 * @param array<string, mixed> $query Query of the address.
	 * @return list<Preload_Request>
	 */
	public static function requests( array $query ): array {
		$choices  = array( self::text( $query, 'filter' ), self::text( $query, 'filter-variations' ) );
		$is_one   = array() !== preg_grep( '/^(single_|compare-)/', $choices );
		$requests = array();

		if ( $is_one ) {
			foreach ( self::LISTS as $param => $list ) {
				$requests[] = self::request( $list, self::text( $query, $param ) );
			}

			$requests[] = self::request( self::variations( $query ), self::text( $query, 'variations' ) );
		}

		if ( in_array( 'advanced', $choices, true ) ) {
			foreach ( array( 'variation' => self::variations( $query ) ) + self::COMBINED as $filter => $list ) {
				foreach ( self::RULES as $rule ) {
					$requests[] = self::request( $list, self::text( $query, $filter . '_' . $rule ) );
				}
			}
		}

		$once = array();

		foreach ( array_filter( $requests ) as $request ) {
			$once[ $request->key() ] = $request;
		}

		return array_values( $once );
	}

	/**
	 * List of the variations: of one product where the address names one.
	 *
	 * @param array<string, mixed> $query Query of the address.
	 */
	private static function variations( array $query ): string {
		$product = self::text( $query, 'products' );

		return 1 === preg_match( '/^[1-9]\d{0,17}$/D', $product ) ? "products/$product/variations" : 'variations';
	}

	/**
	 * Request for the names of a list's things.
	 *
	 * @param string $list List.
	 * @param string $ids  Ids with commas between them.
	 * @return Preload_Request|null Null without ids, with too many, and with what is none.
	 */
	private static function request( string $list, string $ids ): ?Preload_Request {
		if ( 1 !== preg_match( '/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/D', $ids ) ) {
			return null;
		}

		$wanted = array_unique( explode( ',', $ids ) );

		return count( $wanted ) > self::FEW ? null : new Preload_Request(
			'/wc-analytics/' . $list,
			array(
				'include'  => implode( ',', $wanted ),
				'per_page' => (string) count( $wanted ),
			)
		);
	}

	/**
	 * A text of the address.
	 *
	 * @param array<string, mixed> $query Query.
	 * @param string               $key   Key.
	 */
	private static function text( array $query, string $key ): string {
		return is_string( $query[ $key ] ?? null ) ? $query[ $key ] : '';
	}
}
