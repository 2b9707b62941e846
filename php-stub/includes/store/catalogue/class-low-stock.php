<?php
/**
 * Products and variations that run out.
 *
 * @package Storedeck
 */

namespace Storedeck\Store\Catalogue;

use Storedeck\Reports\Database;
use Storedeck\Reports\Site_Time;
use Storedeck\Store\Posts\Post_Query;

defined( 'ABSPATH' ) || exit;

/**
 * Stock is low when it has come down to the number that the item, else its
 * product, else the shop sets. What is sold out is not low any more.
 */
final class Low_Stock {

	/**
	 * What is low: counted, in stock, and not more than the number that it, its product
	 * or the shop names; of a `lookup` row and its `posts` row. The values are numbers().
	 */
	public const RULE = "lookup.stock_status = 'instock' AND lookup.stock_quantity IS NOT NULL AND lookup.stock_quantity <= COALESCE("
		. " ( SELECT NULLIF( MAX( own.meta_value ), '' ) FROM {wp:postmeta} own"
		. " WHERE own.post_id = posts.ID AND own.meta_key = '_low_stock_amount' ),"
		. " ( SELECT NULLIF( MAX( above.meta_value ), '' ) FROM {wp:postmeta} above"
		. " WHERE posts.post_parent > 0 AND above.post_id = posts.post_parent AND above.meta_key = '_low_stock_amount' ),"
		. ' %d ) + 0 AND lookup.stock_quantity > %d';

	/**
	 * All of them in a status; a variation has its product's too.
	 */
	private const FROM = ' FROM {product_meta_lookup} lookup INNER JOIN {wp:posts} posts ON posts.ID = lookup.product_id'
		. ' LEFT JOIN {wp:posts} parents ON parents.ID = posts.post_parent'
		. " WHERE posts.post_type IN ( 'product', 'product_variation' ) AND posts.post_status = %s"
		. " AND ( posts.post_type = 'product' OR parents.post_status = %s ) AND "
		. self::RULE;

	/**
	 * The shop's numbers, as RULE takes them: at or below the first a stock is low, at
	 * the second it is none.
	 *
	 * @return array{int, int}
	 */
	public static function numbers(): array {
		return array( Stock::low(), Stock::none() );
	}

	/**
	 * Restricts a list of products.
	 *
	 * @param Post_Query $query Query.
	 */
	public static function restrict( Post_Query $query ): void {
		$query->join( 'lookup', 'LEFT JOIN {product_meta_lookup} lookup ON lookup.product_id = posts.ID' );
		$query->where->add( self::RULE, self::numbers() );
	}

	/**
	 * How many there are.
	 *
	 * @param string $status Status of the posts.
	 */
	public static function count( string $status ): int {
		return (int) Database::rows(
			'SELECT COUNT(*) AS total' . self::FROM,
			array( $status, $status, ...self::numbers() )
		)[0]['total'];
	}

	/**
	 * A page of them, those with the highest ids first.
	 *
	 * @param string $status   Status of the posts.
	 * @param int    $page     Page.
	 * @param int    $per_page Items on a page.
	 * @return list<array<string, mixed>>
	 */
	public static function page( string $status, int $page, int $per_page ): array {
		$rows = Database::rows(
			'SELECT lookup.product_id AS id, posts.post_type AS type' . self::FROM
				. ' ORDER BY lookup.product_id DESC LIMIT %d, %d',
			array( $status, $status, ...self::numbers(), $per_page * ( $page - 1 ), $per_page )
		);
		$ids  = array_map( 'intval', array_column( $rows, 'id' ) );
		$read = array();

		foreach ( array_merge(
			Product_Reader::read( self::of_type( $rows, 'product' ), static fn(): bool => false ),
			Variation_Reader::read( self::of_type( $rows, 'product_variation' ) )
		) as $row ) {
			$read[ $row['id'] ] = $row;
		}

		$dates = self::last_orders( $ids );
		$items = array();

		foreach ( $ids as $id ) {
			if ( isset( $read[ $id ] ) ) {
				$items[] = self::item( $read[ $id ], $dates[ $id ] ?? null );
			}
		}

		return $items;
	}

	/**
	 * When products and variations were last ordered.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, string> Dates by id.
	 */
	public static function last_orders( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$places   = static fn( array $some ): string => implode( ', ', array_fill( 0, count( $some ), '%d' ) );
		$parents  = Database::rows( 'SELECT ID AS id, post_parent FROM {wp:posts} WHERE ID IN ( ' . $places( $ids ) . ' )', $ids );
		$parents  = array_map( 'intval', array_column( $parents, 'post_parent', 'id' ) );
		$products = array_values( array_unique( array_merge( $ids, array_filter( $parents ) ) ) );
		// In this form the ends of an index tell it, without the orders in between.
		$rows = Database::rows(
			'SELECT items.product_id, items.variation_id, MAX( items.date_created ) AS latest FROM {order_product_lookup} items'
				. ' WHERE items.product_id IN ( ' . $places( $products ) . ' ) GROUP BY items.product_id, items.variation_id',
			$products
		);

		$latest = array();

		foreach ( $rows as $row ) {
			$product   = (int) $row['product_id'];
			$variation = (int) $row['variation_id'];

			$latest[ $product ] = max( $latest[ $product ] ?? '', (string) $row['latest'] );

			if ( $product === ( $parents[ $variation ] ?? 0 ) ) {
				$latest[ $variation ] = max( $latest[ $variation ] ?? '', (string) $row['latest'] );
			}
		}

		return array_map(
			static fn( string $date ): string => Site_Time::format( (int) strtotime( $date . ' UTC' ), 'Y-m-d\TH:i:s' ),
			array_intersect_key( $latest, array_flip( $ids ) )
		);
	}

	/**
	 * Ids of rows of a type.
	 *
	 * @param array<int, array<string, string|null>> $rows Rows.
	 * @param string                                 $type Post type.
	 * @return int[]
	 */
	private static function of_type( array $rows, string $type ): array {
		return array_map( 'intval', array_column( array_filter( $rows, static fn( array $row ): bool => $type === $row['type'] ), 'id' ) );
	}

	/**
	 * What is told of an item.
	 *
	 * @param array<string, mixed> $row  Product or variation.
	 * @param string|null          $date When it was last ordered.
	 * @return array<string, mixed>
	 */
	private static function item( array $row, ?string $date ): array {
		return array(
			'id'               => $row['id'],
			'images'           => $row['images'] ?? array_values( array_filter( array( $row['image'] ?? null ) ) ),
			'attributes'       => $row['attributes'],
			'low_stock_amount' => $row['low_stock_amount'],
			'last_order_date'  => $date,
			'name'             => $row['name'],
			'parent_id'        => $row['parent_id'],
			'stock_quantity'   => $row['stock_quantity'],
			'type'             => $row['type'],
		);
	}
}
