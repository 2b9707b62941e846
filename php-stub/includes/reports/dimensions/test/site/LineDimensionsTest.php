<?php

namespace Storedeck\Reports\Dimensions\Test\Site;

use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Registry;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Reports are filtered and split by tag, brand and SKU, and split by attribute, of the products of line items.
 */
final class LineDimensionsTest extends SiteTestCase {

	private const RANGE = array( 'after' => '2013-03-05T00:00:00', 'before' => '2013-03-05T23:59:59' );
	private const TIME  = '2013-03-05 12:00:00';

	/**
	 * Tags of the first product.
	 *
	 * @var int[]
	 */
	private static array $tags;

	/**
	 * Two products, of which the first has two tags and a SKU.
	 *
	 * @var int[]
	 */
	private static array $products;

	protected static function prepare(): void {
		// Only WooCommerce has these taxonomies.
		register_taxonomy( 'product_tag', 'product' );
		register_taxonomy( 'product_brand', 'product' );
		Registry::reset();

		self::$products = array( self::create_product( array( 'sku' => 'CUP-1' ) ), self::create_product() );
		self::$tags     = array(
			wp_insert_term( 'Gifts & more', 'product_tag' )['term_id'],
			wp_insert_term( 'Sale', 'product_tag' )['term_id'],
		);

		wp_set_object_terms( self::$products[0], self::$tags, 'product_tag' );
		self::create_order( array( self::$products[0] => 1, self::$products[1] => 3 ), array(), self::TIME );
		self::create_order( array( self::$products[1] => 5 ), array(), self::TIME );
	}

	/**
	 * Segments of the totals of a report.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return array<int, array{string, int, int}> Label, orders and items.
	 */
	private static function get_segments( string $report, string $by, string $items, array $query = array() ): array {
		$query += array( 'segmentby' => $by ) + self::RANGE;

		return array_map(
			static fn( array $segment ): array => array(
				$segment['segment_label'],
				$segment['subtotals']['orders_count'],
				$segment['subtotals'][ $items ],
			),
			self::get( "/wc-analytics/reports/$report/stats", $query )['totals']['segments']
		);
	}

	public function test_orders_and_products_are_split_by_tag_and_sku(): void {
		$by_tag = array( array( 'Unknown', 2, 8 ), array( 'Gifts & more', 1, 1 ), array( 'Sale', 1, 1 ) );
		$by_sku = array( array( 'Unknown', 2, 8 ), array( 'CUP-1', 1, 1 ) );

		self::assertSame( $by_tag, self::get_segments( 'revenue', 'tag', 'num_items_sold' ) );
		self::assertSame( $by_tag, self::get_segments( 'products', 'tag', 'items_sold' ) );
		self::assertSame( $by_sku, self::get_segments( 'revenue', 'sku', 'num_items_sold' ) );
		self::assertSame( $by_sku, self::get_segments( 'products', 'sku', 'items_sold' ) );
		self::assertSame( array( array( 'Unknown', 2, 9 ) ), self::get_segments( 'revenue', 'brand', 'num_items_sold' ) );
	}

	public function test_values_are_filters_of_orders_and_of_line_items(): void {
		$read = static fn( array $query ): array => array(
			self::get( '/wc-analytics/reports/orders/stats', self::RANGE + $query )['totals']['orders_count'],
			self::get( '/wc-analytics/reports/products/stats', self::RANGE + $query )['totals']['items_sold'],
		);

		self::assertSame( array( 1, 1 ), $read( array( 'tag_is' => array( (string) self::$tags[0] ) ) ) );
		self::assertSame( array( 1, 8 ), $read( array( 'tag_is_not' => array( (string) self::$tags[0] ) ) ) );
		self::assertSame( array( 2, 8 ), $read( array( 'tag_is' => array( '' ) ) ) );
		self::assertSame( array( 1, 1 ), $read( array( 'sku_is' => array( 'CUP-1' ) ) ) );
		self::assertSame( array( 0, 0 ), $read( array( 'sku_is' => array( 'CUP-2' ) ) ) );
		self::assertSame(
			array( array( 'Sale', 1, 1 ) ),
			self::get_segments( 'revenue', 'tag', 'num_items_sold', array( 'tag_is' => array( (string) self::$tags[1] ) ) )
		);
	}

	public function test_products_that_change_change_the_answer(): void {
		self::get_segments( 'products', 'tag', 'items_sold' );
		wp_remove_object_terms( self::$products[0], self::$tags[1], 'product_tag' );
		wp_update_term( self::$tags[0], 'product_tag', array( 'name' => 'Presents' ) );
		self::write( 'PUT', '/wc-analytics/products/' . self::$products[1], array( 'sku' => 'CUP-2' ) );
		self::end_request();

		self::assertSame(
			array( array( 'Unknown', 2, 8 ), array( 'Presents', 1, 1 ) ),
			self::get_segments( 'products', 'tag', 'items_sold' )
		);
		self::assertSame(
			array( array( 'CUP-1', 1, 1 ), array( 'CUP-2', 2, 8 ) ),
			self::get_segments( 'products', 'sku', 'items_sold' )
		);
	}

	public function test_attributes_are_those_of_the_variation_or_product(): void {
		$path  = '/wc-analytics/products/attributes';
		$id    = self::write( 'POST', $path, array( 'name' => 'Color' ) )['id'];
		$range = array( 'after' => '2013-04-05T00:00:00', 'before' => '2013-04-05T23:59:59' );
		$has   = static fn( string $name ): array => array( 'id' => $id, 'name' => 'pa_color', 'option' => $name );

		foreach ( array( 'Red', 'Blue' ) as $name ) {
			self::write( 'POST', "$path/$id/terms", compact( 'name' ) );
		}

		$cup   = self::create_product( array( 'attributes' => array( array( 'id' => $id, 'options' => array( 'Red' ) ) ) ) );
		$shirt = self::create_product(
			array(
				'type'       => 'variable',
				'attributes' => array( array( 'id' => $id, 'options' => array( 'Red', 'Blue' ), 'variation' => true ) ),
			)
		);
		$blue  = self::write(
			'POST',
			"/wc-analytics/products/$shirt/variations",
			array( 'regular_price' => '10', 'attributes' => array( $has( 'Blue' ) ) )
		)['id'];
		self::create_order(
			array(),
			array(
				'line_items' => array(
					array( 'product_id' => $cup, 'quantity' => 1 ),
					array( 'product_id' => $shirt, 'variation_id' => $blue, 'quantity' => 2 ),
					array( 'product_id' => self::$products[1], 'quantity' => 8 ),
				),
			),
			'2013-04-05 12:00:00'
		);
		$rows = array( array( 'Color: Red', 1, 1 ), array( 'Color: Blue', 1, 2 ) );

		self::assertSame( $rows, self::get_segments( 'revenue', 'attribute', 'num_items_sold', $range ) );
		self::assertSame( $rows, self::get_segments( 'products', 'attribute', 'items_sold', $range ) );
	}

	public function test_screens_and_questions_offer_them(): void {
		$found     = array_column( Breakdowns::get( Registry::get_registered() ), null, 'segmentby' );
		$filters   = self::get( '/storedeck/v1/report-definitions/orders' )['advancedFilters']['filters'];
		$questions = array_column( self::get( '/storedeck/v1/model' )['dimensions'], null, 'key' );

		self::assertSame( 'Product tag', $found['tag']['label'] );
		self::assertContains( 'products', $found['sku']['endpoints'] );
		self::assertSame( array( 'Gifts & more', 'Sale', 'Unknown' ), array_column( $filters['tag']['input']['options'], 'label' ) );
		self::assertSame(
			array( array( 'value' => (string) self::$tags[0], 'label' => 'Gifts & more' ) ),
			self::get( '/storedeck/v1/dimensions/tag/values', array( 'search' => 'gift' ) )
		);
		self::assertSame( array( 'param' => 'brand_is', 'unknown' => '(unknown)' ), $questions['brand']['filter'] );
		self::assertSame( 'ProductAttribute', $filters['attribute']['input']['component'] );
		self::assertArrayNotHasKey(
			'attribute',
			self::get( '/storedeck/v1/report-definitions/payments' )['advancedFilters']['filters']
		);
		self::assertContains( 'payment_method', $questions['tag']['combines'] );
		self::assertNotContains( 'sku', $questions['tag']['combines'] );
	}
}
