<?php

namespace Storedeck\Catalog;

use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Time\Site_Time;
use Storedeck\Host\Products\Stock;
use Storedeck\Rest\Arguments;

defined( 'ABSPATH' ) || exit;

/**
 * Finds items with low stock.
 */
final class Low_Stock {

	/**
	 * Parameter with the status of the items.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function get_status_param(): array {
		return array( 'status' => Arguments::choice( Post_Query::STATUSES, 'publish' ) );
	}

	/**
	 * Restricts a query to items with low stock.
	 */
	public static function restrict( Post_Query $query ): void {
		$query->join( 'lookup', Product_Query::LOOKUP );
		$query->where->add( str_replace( ' posts.', ' {wp:posts}.', Stock::get_low_sql() ) );
	}

	/**
	 * Counts the items with low stock.
	 */
	public static function count( string $status ): int {
		return self::create_query( $status )->count();
	}

	/**
	 * Reads a page of items with low stock, the lowest quantity first.
	 *
	 * @return array{0: list<array<string, mixed>>, 1: int} Items, and their number on all pages.
	 */
	public static function get_page( string $status, int $page, int $per_page ): array {
		$query = self::create_query( $status );

		$query->add_ordering( 'quantity', 'lookup.stock_quantity {d}' );

		list( $ids, $total ) = $query->get_page(
			array(
				'page'     => $page,
				'per_page' => $per_page,
				'orderby'  => 'quantity',
				'order'    => 'asc',
			)
		);

		$by_id = array();

		foreach ( array_merge( Product_Reader::read( $ids, static fn(): bool => false ), Variation_Reader::read( $ids ) ) as $row ) {
			$by_id[ $row['id'] ] = $row;
		}

		$dates = self::get_last_order_dates( $ids );
		$items = array();

		foreach ( $ids as $id ) {
			if ( isset( $by_id[ $id ] ) ) {
				$items[] = self::format_item( $by_id[ $id ], $dates[ $id ] ?? null );
			}
		}

		return array( $items, $total );
	}

	/**
	 * Dates of the last orders of products and variations, in site time.
	 *
	 * @param int[] $ids Ids.
	 * @return array<int, string> Dates by id.
	 */
	public static function get_last_order_dates( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		_prime_post_caches( $ids, false, false );

		$parents  = array_combine( $ids, array_map( static fn( int $id ): int => (int) get_post_field( 'post_parent', $id ), $ids ) );
		$products = array_values( array_unique( array_merge( $ids, array_filter( $parents ) ) ) );
		// Grouped like this, the index on products answers the query without reading all orders.
		$rows = Database::rows(
			'SELECT items.product_id, items.variation_id, MAX( items.date_created ) AS latest FROM {order_product_lookup} items'
				. ' WHERE items.product_id IN ( %d ) GROUP BY items.product_id, items.variation_id',
			array( $products )
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
	 * Query for the items with low stock of a status. The product of a
	 * variation must have the status, too.
	 */
	private static function create_query( string $status ): Post_Query {
		$query = new Post_Query( array( 'product', 'product_variation' ) );

		$query->filter( array( 'status' => $status ) );
		$query->join( 'parents', 'LEFT JOIN {wp:posts} parents ON parents.ID = {wp:posts}.post_parent' );
		$query->where->add( "( {wp:posts}.post_type = 'product' OR parents.post_status = %s )", array( $status ) );
		self::restrict( $query );

		return $query;
	}

	/**
	 * Low stock item of a response.
	 *
	 * @param array<string, mixed> $row  Product or variation.
	 * @param string|null          $date When it was last ordered.
	 * @return array<string, mixed>
	 */
	private static function format_item( array $row, ?string $date ): array {
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
