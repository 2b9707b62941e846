<?php

namespace Storedeck\Reports\Stock\Test\Site;

use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * It lists each product and variation once, with its quantity and low stock threshold.
 */
final class StockTest extends SiteTestCase {

	protected const WITH_DEMO_STORE = true;

	private const ROUTE = '/wc-analytics/reports/stock';

	/**
	 * Products: stock status, quantity, low stock threshold, post status, index of the parent.
	 */
	private const PRODUCTS = array(
		array( 'instock', 3, '', 'publish', null ),
		array( 'instock', 7, '7', 'publish', null ),
		array( 'instock', 8, '7', 'publish', null ),
		array( 'instock', null, '', 'publish', null ),
		array( 'outofstock', 0, '5', 'publish', null ),
		array( 'onbackorder', -2, '', 'publish', null ),
		array( 'instock', 1, '', 'draft', null ),
		// Variations of the second product and of the draft, without their own threshold.
		array( 'instock', 6, '', 'publish', 1 ),
		array( 'instock', 1, '', 'publish', 6 ),
	);

	/**
	 * Ids of the products.
	 *
	 * @var int[]
	 */
	private static array $ids;

	protected static function prepare(): void {
		global $wpdb;

		self::$ids = array();

		foreach ( self::PRODUCTS as $at => list( $stock, $quantity, $threshold, $status, $parent ) ) {
			$wpdb->insert(
				$wpdb->posts,
				array(
					'post_title'  => "Stock $at &amp; <i>",
					'post_type'   => null === $parent ? 'product' : 'product_variation',
					'post_status' => $status,
					'post_parent' => null === $parent ? 0 : self::$ids[ $parent ],
					'post_date'   => sprintf( '2011-01-%02d 00:00:00', 1 + $at ),
				) + array_fill_keys( array( 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ), '' )
			);
			$id          = (int) $wpdb->insert_id;
			self::$ids[] = $id;

			$wpdb->insert(
				$wpdb->prefix . 'storedeck_product_meta_lookup',
				array( 'product_id' => $id, 'sku' => "stock-test-$at", 'stock_status' => $stock, 'stock_quantity' => $quantity )
			);

			// Without hooks, which would update the row.
			foreach ( array( '_manage_stock' => null === $quantity ? 'no' : 'yes', '_low_stock_amount' => $threshold ) as $key => $value ) {
				// phpcs:ignore WordPress.DB.SlowDBQuery -- No query.
				$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
			}
		}
	}

	/**
	 * The catalog, read from WordPress' tables.
	 *
	 * @return array<int, array<string, mixed>> Rows by id.
	 */
	private static function read_catalog(): array {
		$metas = array();

		foreach ( self::sql( "SELECT * FROM {prefix}postmeta WHERE meta_key IN ( '_low_stock_amount', '_manage_stock' )" ) as $row ) {
			$metas[ $row['post_id'] . $row['meta_key'] ] = $row['meta_value'];
		}

		$catalog = array();

		foreach ( self::sql(
			"SELECT posts.ID AS id, posts.post_parent AS parent, stock_status, stock_quantity, sku
			FROM {prefix}posts posts INNER JOIN {prefix}storedeck_product_meta_lookup lookup ON product_id = posts.ID
			WHERE post_status = 'publish' AND post_type IN ( 'product', 'product_variation' ) AND ( post_parent = 0
				OR post_parent IN ( SELECT ID FROM {prefix}posts WHERE post_status = 'publish' ) )
			ORDER BY posts.ID"
		) as $row ) {
			$id       = (int) $row['id'];
			$quantity = (int) $row['stock_quantity'];
			$low      = (int) ( ( $metas[ "{$id}_low_stock_amount" ] ?? '' )
				?: ( $metas[ "{$row['parent']}_low_stock_amount" ] ?? '' )
				?: get_option( 'woocommerce_notify_low_stock_amount', 2 ) );

			$catalog[ $id ] = array(
				'id'               => $id,
				'stock_status'     => $row['stock_status'],
				'stock_quantity'   => $quantity,
				'low_stock_amount' => $low,
				'manage_stock'     => 'yes' === ( $metas[ "{$id}_manage_stock" ] ?? '' ),
				'sku'              => (string) $row['sku'],
				'is_low'           => 'instock' === $row['stock_status'] && $quantity > 0 && $quantity <= $low,
			);
		}

		return $catalog;
	}

	/**
	 * Products of the catalog of a type.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function select( string $type ): array {
		$is_selected = static fn( array $row ): bool => 'lowstock' === $type
			? $row['is_low']
			: in_array( $type, array( 'all', $row['stock_status'] ), true );

		return array_map(
			static fn( array $row ): array => array_diff_key( $row, array( 'is_low' => 0 ) ),
			array_values( array_filter( self::read_catalog(), $is_selected ) )
		);
	}

	/**
	 * Indexes of the products that a request lists.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return list<int|false>
	 */
	private static function find( array $query ): array {
		return array_map(
			static fn( array $row ) => array_search( $row['id'], self::$ids, true ),
			self::get( self::ROUTE, $query + array( 'include' => self::$ids, 'per_page' => 50, 'orderby' => 'id' ) )
		);
	}

	public function test_every_published_product_and_variation_is_counted_once(): void {
		$types  = array( 'lowstock', 'instock', 'outofstock', 'onbackorder' );
		$counts = array_map( static fn( string $type ): int => count( self::select( $type ) ), array_combine( $types, $types ) );
		$totals = self::get( self::ROUTE . '/stats' )['totals'];

		$this->assertSame( $counts + array( 'products' => count( self::read_catalog() ) ), $totals );
		$this->assertSame( $totals['products'], $totals['instock'] + $totals['outofstock'] + $totals['onbackorder'] );
		$this->assertGreaterThan( count( self::$ids ), $totals['products'] );
	}

	/**
	 * Types.
	 *
	 * @testWith ["all"]
	 *           ["lowstock"]
	 *           ["instock"]
	 *           ["outofstock"]
	 *           ["onbackorder"]
	 */
	public function test_the_products_of_a_type_are_listed( string $type ): void {
		$expected = self::select( $type );
		$rows     = array();

		for ( $page = 1; count( $rows ) < count( $expected ); $page++ ) {
			$query    = array( 'type' => $type, 'page' => $page, 'per_page' => 100, 'orderby' => 'id' );
			$response = Request::send( 'GET', self::ROUTE, $query );

			$this->assertSame( count( $expected ), (int) $response->headers['X-WP-Total'] );

			foreach ( $response->body as $row ) {
				$rows[] = array_intersect_key( $row, $expected[0] );
			}
		}

		$this->assertEquals( $expected, $rows );
	}

	public function test_the_report_opened_for_low_stock_begins_with_the_lowest_quantity(): void {
		$query      = array( 'type' => 'lowstock', 'orderby' => 'stock_status', 'order' => 'asc', 'per_page' => 100 );
		$quantities = array_column( self::get( self::ROUTE, $query ), 'stock_quantity' );
		$sorted     = $quantities;

		sort( $sorted );

		$this->assertGreaterThan( 2, count( array_unique( $quantities ) ) );
		$this->assertSame( $sorted, $quantities );
	}

	public function test_the_low_stock_threshold_is_that_of_the_variation_its_product_or_the_store(): void {
		$this->assertSame( array( 1, 7 ), self::find( array( 'type' => 'lowstock' ) ) );

		$rows = self::get( self::ROUTE, array( 'include' => self::$ids, 'per_page' => 50, 'orderby' => 'id' ) );
		$this->assertSame( array( 2, 7, 7, 2, 5, 2, 7 ), array_column( $rows, 'low_stock_amount' ) );
		$this->assertSame( 'Stock 0 & <i>', $rows[0]['name'] );
		$this->assertStringEndsWith(
			'/products/' . self::$ids[1] . '/variations/' . self::$ids[7],
			$rows[6]['_links']['product'][0]['href']
		);
	}

	public function test_products_are_sorted_and_filtered(): void {
		$ids = self::$ids;

		foreach ( array(
			array( array( 0, 1, 2, 3, 4, 5, 7 ), array() ),
			array( array( 7, 5, 4, 3, 2, 1, 0 ), array( 'orderby' => 'id', 'order' => 'desc' ) ),
			array( array( 0, 1, 2, 3, 4, 5, 7 ), array( 'orderby' => 'date' ) ),
			array( array( 7, 5, 4, 3, 2, 1, 0 ), array( 'orderby' => 'sku', 'order' => 'desc' ) ),
			array( array( 3, 5, 4, 0, 7, 1, 2 ), array( 'orderby' => 'stock_quantity' ) ),
			array( array( 3, 0, 7, 1, 2, 5, 4 ), array( 'orderby' => 'stock_status' ) ),
			array( array( 4, 0, 7 ), array( 'include' => array( $ids[4], $ids[0], $ids[7] ), 'orderby' => 'include' ) ),
			array( array( 5, 7 ), array( 'exclude' => array_slice( $ids, 0, 5 ) ) ),
			array( array( 7 ), array( 'parent' => array( $ids[1] ) ) ),
			array( array( 7 ), array( 'parent_exclude' => array( 0 ) ) ),
			array( array( 5 ), array( 'offset' => 5, 'per_page' => 1 ) ),
			array( array(), array( 'page' => 99 ) ),
		) as list( $expected, $query ) ) {
			$this->assertSame( $expected, self::find( $query ), (string) wp_json_encode( $query ) );
		}
	}

	/**
	 * Invalid parameters.
	 *
	 * @testWith ["type", "plenty"]
	 *           ["orderby", "price"]
	 *           ["order", "up"]
	 *           ["page", -1]
	 *           ["per_page", 1000]
	 *           ["offset", -1]
	 *           ["include", "a,b"]
	 *           ["exclude", ["1' OR 1=1"]]
	 *           ["parent", ["x"]]
	 *           ["parent_exclude", ["1.5"]]
	 *           ["grouped", "maybe"]
	 */
	public function test_invalid_parameters_are_named( string $name, $value ): void {
		$response = Request::send( 'GET', self::ROUTE, array( $name => $value ) );

		$this->assertSame( 400, $response->status );
		$this->assertArrayHasKey( $name, $response->body['data']['params'] );
	}
}
