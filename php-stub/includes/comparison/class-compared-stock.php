<?php

namespace Storedeck\Comparison;

use Storedeck\Foundation\Database\Database;
use Storedeck\Host\Products\Stock;
use Storedeck\Reports\Stock\Stock_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Products of the Stock report, and why their numbers differ.
 *
 * Products and variations that both engines count, by stock status. There is no period: both count what is there now.
 */
final class Compared_Stock {

	/** Tables that the conditions of the reasons need. */
	private const JOINS = ' LEFT JOIN {wp:posts} posts ON posts.ID = rows_of.order_id'
		. ' LEFT JOIN {wp:posts} parents ON parents.ID = posts.post_parent'
		. ' LEFT JOIN {product_meta_lookup} ours ON ours.product_id = rows_of.order_id'
		. ' LEFT JOIN {wp:wc_product_meta_lookup} theirs ON theirs.product_id = rows_of.order_id';

	/** Reasons by condition. */
	private const CASES = array(
		"posts.post_type = 'product_variation' AND parents.ID IS NULL" => 'orphan_variations',
		"posts.post_status = 'private' OR parents.post_status = 'private'" => 'private_products',
		"posts.post_status <> 'publish' OR ( posts.post_type = 'product_variation' AND parents.post_status <> 'publish' )"
			=> 'unpublished_products',
		// Tables of older installations have another collation; MariaDB refuses to compare texts of both.
		'ours.product_id IS NULL OR theirs.product_id IS NULL'
			. ' OR CAST( ours.stock_status AS BINARY ) <> CAST( theirs.stock_status AS BINARY )'
			. ' OR COALESCE( ours.stock_quantity, -1000000 ) <> COALESCE( theirs.stock_quantity, -1000000 )' => 'other_stock',
		'1 = 1' => 'low_stock_thresholds',
	);

	/** Query of a product's own threshold. */
	private const THRESHOLD = "SELECT 1 FROM {wp:postmeta} own WHERE own.post_id = posts.ID AND own.meta_key = '_low_stock_amount'"
		. " AND own.meta_value > ''";

	public static function get_products(): Compared_Amounts {
		$readable = Woocommerce_Formulas::counts_all_products_in_stock() ? '1 = 1' : "posts.post_status IN ( 'publish', 'private' )";
		$metrics  = array(
			'products' => array( '1', 'CASE WHEN ' . self::is_found() . ' THEN 1 ELSE 0 END' ),
			'lowstock' => array(
				'CASE WHEN ' . Stock::get_low_sql() . ' THEN 1 ELSE 0 END',
				"CASE WHEN $readable AND " . self::is_low() . ' THEN 1 ELSE 0 END',
			),
		);

		foreach ( Stock::STATUSES as $status ) {
			$has_status         = "lookup.stock_status = '$status'";
			$metrics[ $status ] = array(
				"CASE WHEN $has_status THEN 1 ELSE 0 END",
				"CASE WHEN $readable AND $has_status THEN 1 ELSE 0 END",
			);
		}

		return new Compared_Amounts(
			$metrics,
			array( 'posts.ID', 'posts.ID' ),
			'0',
			array(
				'FROM ' . Stock_Query::FROM . ' WHERE ' . Stock_Query::WHERE,
				'FROM {wp:posts} posts LEFT JOIN {wp:wc_product_meta_lookup} lookup ON lookup.product_id = posts.ID'
					. " WHERE posts.post_type IN ( 'product', 'product_variation' )",
			),
			array( ...self::get_found_values(), ...self::get_low_values() ),
			self::CASES,
			array(),
			self::JOINS
		);
	}

	/**
	 * Condition of products that WooCommerce's query of posts finds for the current user.
	 */
	private static function is_found(): string {
		return 'posts.post_status IN ( ' . Database::placeholders( self::get_public_statuses(), '%s' ) . ' )'
			. " OR ( posts.post_status = 'private' AND ( posts.post_author = %d OR %d = 1 ) )";
	}

	/**
	 * Values of is_found().
	 *
	 * @return list<int|string>
	 */
	private static function get_found_values(): array {
		$capabilities = get_post_type_object( 'product' )->cap ?? null;

		return array(
			...self::get_public_statuses(),
			get_current_user_id(),
			(int) current_user_can( $capabilities->read_private_posts ?? 'read_private_products' ),
		);
	}

	/**
	 * Statuses that everyone can see.
	 *
	 * @return list<string>
	 */
	private static function get_public_statuses(): array {
		return array_values( get_post_stati( array( 'public' => true ) ) );
	}

	/**
	 * Condition of products that WooCommerce counts as low in stock: by their own threshold, else by that of the store.
	 */
	private static function is_low(): string {
		return "lookup.stock_status = 'instock' AND lookup.stock_quantity > %d AND ( EXISTS ( " . self::THRESHOLD
			. ' AND lookup.stock_quantity <= CAST( own.meta_value AS SIGNED ) )'
			. ' OR ( lookup.stock_quantity <= %d AND NOT EXISTS ( ' . self::THRESHOLD . ' ) ) )';
	}

	/**
	 * Values of is_low(), as WooCommerce reads them.
	 *
	 * @return list<int>
	 */
	private static function get_low_values(): array {
		return array(
			absint( max( get_option( 'woocommerce_notify_no_stock_amount' ), 0 ) ),
			absint( max( get_option( 'woocommerce_notify_low_stock_amount' ), 1 ) ),
		);
	}
}
