<?php

namespace Storedeck\Reports\Stock\Test\Site;

use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A product is listed with the number and the sum of its variations.
 */
final class StockGroupsTest extends SiteTestCase {

	/**
	 * Products: their own quantity, if they manage stock, and the quantities of their variations; null is not tracked.
	 */
	private const PRODUCTS = array(
		'shirt'  => array( null, array( 9, 1, -4 ) ),
		'cap'    => array( 20, array( null, null ) ),
		'poster' => array( null, array( null, null ) ),
		'mug'    => array( 3, array() ),
	);

	/**
	 * Names of the products by id.
	 *
	 * @var array<int, string>
	 */
	private static array $names;

	/**
	 * Ids of the variations by product.
	 *
	 * @var array<string, int[]>
	 */
	private static array $variations;

	protected static function prepare(): void {
		self::$names      = array();
		self::$variations = array();

		$track = static fn( ?int $quantity ): array => null === $quantity
			? array( 'manage_stock' => false )
			: array( 'manage_stock' => true, 'stock_quantity' => $quantity, 'backorders' => 'yes' );

		foreach ( self::PRODUCTS as $name => list( $quantity, $variations ) ) {
			$sizes = array( 'name' => 'Size', 'options' => array_map( 'strval', array_keys( $variations ) ), 'variation' => true );
			$id    = self::create_product(
				array(
					'name'             => $name,
					'status'           => 'publish',
					'type'             => array() === $variations ? 'simple' : 'variable',
					'low_stock_amount' => 2,
					'attributes'       => array( $sizes ),
				) + $track( $quantity )
			);

			self::$names[ $id ]        = $name;
			self::$variations[ $name ] = array();

			foreach ( $variations as $at => $amount ) {
				$values = array( 'regular_price' => '5', 'attributes' => array( array( 'name' => 'Size', 'option' => "$at" ) ) );

				$variation                   = self::write( 'POST', "/wc-analytics/products/$id/variations", $values + $track( $amount ) );
				self::$variations[ $name ][] = $variation['id'];
			}
		}
	}

	/**
	 * Names of the products that a request lists.
	 *
	 * @param array<string, mixed> $query Parameters.
	 * @return string[]
	 */
	private static function find( array $query ): array {
		return array_map(
			static fn( array $row ): string => self::$names[ $row['id'] ],
			self::get( '/wc-analytics/reports/stock', $query + array( 'grouped' => true, 'per_page' => 50 ) )
		);
	}

	public function test_products_are_listed_with_the_number_and_the_sum_of_their_variations(): void {
		$response = Request::send( 'GET', '/wc-analytics/reports/stock', array( 'grouped' => true, 'orderby' => 'id' ) );

		$this->assertSame( 4, (int) $response->headers['X-WP-Total'] );
		$this->assertSame(
			array( array( 'shirt', 3, 6 ), array( 'cap', 2, null ), array( 'poster', 2, null ), array( 'mug', 0, null ) ),
			array_map(
				static fn( array $row ): array => array(
					self::$names[ $row['id'] ],
					$row['variations_count'],
					$row['variations_quantity'],
				),
				$response->body
			)
		);
	}

	public function test_a_product_is_listed_if_one_of_its_variations_matches(): void {
		list( $many, $few ) = self::$variations['shirt'];

		$this->assertSame( array( 'shirt' ), self::find( array( 'type' => 'lowstock' ) ) );
		$this->assertSame( array( 'shirt' ), self::find( array( 'type' => 'onbackorder' ) ) );
		$this->assertSame( array( 'shirt' ), self::find( array( 'include' => array( $few ) ) ) );
		// The same variation must meet all conditions.
		$this->assertSame( array(), self::find( array( 'include' => array( $many ), 'type' => 'lowstock' ) ) );
	}

	public function test_a_product_without_a_quantity_is_sorted_by_the_sum_of_its_variations(): void {
		$names = self::find( array( 'orderby' => 'stock_quantity', 'order' => 'desc' ) );

		$this->assertSame( array( 'cap', 'shirt', 'mug' ), array_slice( $names, 0, 3 ) );
	}

	public function test_the_order_by_status_begins_with_what_needs_the_owner(): void {
		$create = static fn( string $name, array $values ): int => self::create_product(
			array( 'name' => $name, 'low_stock_amount' => 2, 'manage_stock' => true ) + $values
		);

		self::$names += array(
			$create( 'low', array( 'stock_quantity' => 2 ) )                       => 'low',
			$create( 'sold out', array( 'stock_quantity' => 0 ) )                  => 'sold out',
			$create( 'late', array( 'stock_quantity' => -1, 'backorders' => 'yes' ) ) => 'late',
		);

		// One variation of the shirt is low.
		$names = array( 'sold out', 'low', 'shirt', 'late', 'mug', 'cap', 'poster' );

		$this->assertSame( $names, self::find( array( 'orderby' => 'stock_status', 'order' => 'asc' ) ) );
		$this->assertSame( array_reverse( $names ), self::find( array( 'orderby' => 'stock_status', 'order' => 'desc' ) ) );
		$this->assertSame(
			array( 'low', 'shirt' ),
			self::find( array( 'orderby' => 'stock_status', 'order' => 'asc', 'type' => 'lowstock' ) )
		);
	}

	public function test_the_list_of_what_is_low_begins_with_the_lowest_quantity(): void {
		self::create_product( array( 'manage_stock' => true, 'stock_quantity' => 2, 'low_stock_amount' => 2 ) );

		$this->assertSame( array( 1, 2 ), array_column( self::get( '/wc-analytics/products/low-in-stock' ), 'stock_quantity' ) );
	}

	public function test_what_is_not_tracked_is_last_in_the_order_by_quantity(): void {
		foreach ( array( 'asc', 'desc' ) as $order ) {
			$names = self::find( array( 'orderby' => 'stock_quantity', 'order' => $order ) );

			$this->assertSame( 'poster', end( $names ) );
		}
	}

	public function test_variations_are_rows_of_their_own_unless_they_are_grouped(): void {
		$rows = self::get( '/wc-analytics/reports/stock', array( 'grouped' => false, 'per_page' => 50 ) );

		$this->assertCount( 11, $rows );
		$this->assertArrayNotHasKey( 'variations_count', $rows[0] );
	}
}
