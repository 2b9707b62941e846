<?php

namespace Storedeck\Reports;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Text;
use Storedeck\Host\Coupon_Item;
use Storedeck\Host\Refund_Rest;
use Storedeck\Reports\Rows\Tax_Rates;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Finds names of products, coupons, categories, tax rates and customer types by id, with one query.
 */
final class Labels {

	/** SQL of names by type. Other posts and terms are not exposed. */
	private const NAMES = array(
		'product' => 'SELECT ID AS id, post_title AS label FROM {wp:posts} WHERE ID IN ( {ids} )'
			. " AND post_type IN ( 'product', 'product_variation' )",
		'coupon'  => "SELECT ID AS id, post_title AS label FROM {wp:posts} WHERE ID IN ( {ids} ) AND post_type = 'shop_coupon'",
		'term'    => 'SELECT terms.term_id AS id, terms.name AS label FROM {wp:terms} terms'
			. ' INNER JOIN {wp:term_taxonomy} taxonomies'
			. " ON taxonomies.term_id = terms.term_id AND taxonomies.taxonomy = 'product_cat'"
			. ' WHERE terms.term_id IN ( {ids} )',
	);

	/** Maximum depth of categories; protects from a category that is its own ancestor. */
	private const MAX_DEPTH = 10;

	/**
	 * Finds names.
	 *
	 * @param string $type `product` (also variations), `coupon`, `term`, `tax_rate` or `customer_type`.
	 * @param int[]  $ids  Ids.
	 * @return array<int, string> Id => name; the last known name, marked as deleted, if it was deleted.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find( string $type, array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		if ( 'customer_type' === $type ) {
			return array(
				0 => _x( 'New', 'customer type', 'storedeck' ),
				1 => _x( 'Returning', 'customer type', 'storedeck' ),
			);
		}

		if ( 'tax_rate' === $type ) {
			return Tax_Rates::find_values( 'code', $ids );
		}

		$ids     = array_values( $ids );
		$rows    = Database::rows( str_replace( '{ids}', Database::placeholders( $ids ), self::NAMES[ $type ] ), $ids );
		$names   = array_map( Text::decode( ... ), array_map( 'strval', array_column( $rows, 'label', 'id' ) ) );
		$deleted = array_values( array_diff( $ids, array_keys( $names ) ) );

		if ( array() !== $deleted ) {
			$names += match ( $type ) {
				'product' => self::get_sold_names( $deleted ),
				'coupon'  => self::get_used_codes( $deleted ),
				default   => array(),
			};
		}

		foreach ( array_diff( $deleted, array_keys( $names ) ) as $id ) {
			$names[ $id ] = self::mark_deleted( '#' . $id );
		}

		return $names;
	}

	/**
	 * Finds names of product categories with their ancestors, for example `Clothing › Hoodies`.
	 *
	 * @param int[] $ids Ids of categories.
	 * @return array<int, string> Id => names; only its name, marked as deleted, if the category was deleted.
	 * @throws Query_Exception When the database reports an error.
	 */
	public static function find_paths( array $ids ): array {
		$ids = array_values( array_unique( array_map( 'intval', $ids ) ) );

		_prime_term_caches( $ids, false );

		$paths = array_filter( array_combine( $ids, array_map( self::get_path( ... ), $ids ) ), 'strlen' );

		return $paths + self::find( 'term', array_values( array_diff( $ids, array_keys( $paths ) ) ) );
	}

	/** Names of a category and its ancestors; empty if it was deleted. */
	private static function get_path( int $id ): string {
		$names = array();
		$term  = get_term( $id, 'product_cat' );

		while ( $term instanceof WP_Term && count( $names ) < self::MAX_DEPTH ) {
			array_unshift( $names, Text::decode( $term->name ) );
			$term = 0 === $term->parent ? null : get_term( $term->parent, 'product_cat' );
		}

		return implode( ' › ', $names );
	}

	/**
	 * Marks a name as deleted.
	 *
	 * @param string $name Last known name.
	 */
	public static function mark_deleted( string $name ): string {
		/* translators: %s: name of a deleted product, coupon, category or tax rate, or its ID such as #123. */
		return sprintf( __( '%s (deleted)', 'storedeck' ), $name );
	}

	/**
	 * Names of deleted products and variations in their last order. The name of a variation ends with a dash and its attributes,
	 * which are removed for its product.
	 *
	 * @param list<int> $ids Ids of products and variations, at least one.
	 * @return array<int, string>
	 */
	private static function get_sold_names( array $ids ): array {
		$names = array();
		$list  = Database::placeholders( $ids );
		$rows  = Database::rows(
			'SELECT lines_of.id AS id, lines_of.of_variation AS of_variation, names.order_item_name AS label FROM ('
			. ' SELECT items.product_id AS id, MIN( items.variation_id ) AS of_variation, MAX( ' . Refund_Rest::ITEM_ID . ' ) AS item'
			. " FROM {order_product_lookup} items WHERE items.product_id IN ( $list ) GROUP BY items.product_id"
			. ' UNION ALL SELECT items.variation_id AS id, 0 AS of_variation, MAX( ' . Refund_Rest::ITEM_ID . ' ) AS item'
			. " FROM {order_product_lookup} items WHERE items.variation_id IN ( $list ) GROUP BY items.variation_id"
			. ' ) lines_of INNER JOIN {order_items} names ON names.order_item_id = lines_of.item',
			array_merge( $ids, $ids )
		);

		foreach ( $rows as $row ) {
			$name = Text::decode( (string) $row['label'] );

			if ( (int) $row['of_variation'] > 0 && false !== strrpos( $name, ' - ' ) ) {
				$name = substr( $name, 0, (int) strrpos( $name, ' - ' ) );
			}

			$names[ (int) $row['id'] ] = self::mark_deleted( $name );
		}

		return $names;
	}

	/**
	 * Codes of deleted coupons in their last order.
	 *
	 * @param list<int> $ids Ids of coupons, at least one.
	 * @return array<int, string>
	 */
	private static function get_used_codes( array $ids ): array {
		$codes = array();
		$rows  = Database::rows(
			'SELECT items.order_item_name AS code, meta.meta_key, meta.meta_value FROM ('
			. ' SELECT MAX( order_id ) AS order_id FROM {order_coupon_lookup} WHERE coupon_id IN ( ' . Database::placeholders( $ids ) . ' )'
			. ' GROUP BY coupon_id ) uses'
			. " INNER JOIN {order_items} items ON items.order_id = uses.order_id AND items.order_item_type = 'coupon'"
			. ' INNER JOIN {order_itemmeta} meta ON meta.order_item_id = items.order_item_id',
			$ids
		);

		foreach ( $rows as $row ) {
			$code  = (string) $row['code'];
			$known = array( Coupon_Item::get_id( array( $row['meta_key'] => $row['meta_value'] ) ), Coupon_Item::get_id_of_code( $code ) );

			foreach ( array_intersect( $known, $ids ) as $id ) {
				$codes[ $id ] = self::mark_deleted( Text::decode( $code ) );
			}
		}

		return $codes;
	}
}
