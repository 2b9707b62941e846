<?php

namespace Storedeck\Reports\Sums\Test\Site;

use Storedeck\Changes\Change_Queue;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_State;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of categories follow the categories of products, which WordPress' functions change.
 */
final class SumCategoriesTest extends SiteTestCase {

	/**
	 * Categories: `old`, that of the product; `other`, without products; `parent`.
	 *
	 * @var array<string, int>
	 */
	private static array $terms;

	/**
	 * The product, of which 3 were sold.
	 */
	private static int $product;

	protected static function prepare(): void {
		foreach ( array( 'parent', 'old', 'other' ) as $name ) {
			self::$terms[ $name ] = wp_insert_term( $name, 'product_cat' )['term_id'];
		}

		self::$product = self::create_product( array( 'categories' => array( array( 'id' => self::$terms['old'] ) ) ) );

		self::create_order( array( self::$product => 3 ), array(), '2009-03-10 12:00:00' );
		Sum_Jobs::fill_now();
	}

	/**
	 * Items sold by category.
	 *
	 * @return array<string, int> By name of the category.
	 */
	private function read(): array {
		$day  = array( 'after' => '2009-03-10T00:00:00', 'before' => '2009-03-10T23:59:59' );
		$rows = self::get( '/wc-analytics/reports/categories', $day );
		$sold = array_column( $rows, 'items_sold', 'category_id' );

		ksort( $sold );

		return array_combine( array_map( static fn( $id ) => array_search( $id, self::$terms, true ), array_keys( $sold ) ), $sold );
	}

	/**
	 * Whether the report reads sums instead of the rows of orders.
	 */
	private function is_complete(): bool {
		return ! isset( Sum_State::get_incomplete()['categories'] );
	}

	/**
	 * Changes by WordPress' functions.
	 *
	 * @return array<string, array{0: callable(int, int, int, int): mixed, 1: array<string, int>}> Change and the items sold then.
	 */
	public function changes(): array {
		$moved = array( 'other' => 3 );

		return array(
			'a product that is deleted for good' => array( static fn( $id ) => wp_delete_post( $id, true ), array() ),
			'a category that is removed from a product' => array(
				static fn( $id, $old ) => wp_remove_object_terms( $id, $old, 'product_cat' ),
				array(),
			),
			'a category that is added to a product' => array(
				static fn( $id, $old, $other ) => wp_add_object_terms( $id, $other, 'product_cat' ),
				array( 'old' => 3, 'other' => 3 ),
			),
			'a product that is moved to another category' => array(
				static fn( $id, $old, $other ) => wp_set_object_terms( $id, $other, 'product_cat' ),
				$moved,
			),
			'a product whose relations are deleted' => array(
				static fn( $id ) => wp_delete_object_term_relationships( $id, 'product_cat' ),
				array(),
			),
			'a deleted category' => array(
				static fn( $id, $old ) => wp_delete_term( $old, 'product_cat' ),
				array(),
			),
			'a deleted category whose products move to another one' => array(
				static fn( $id, $old, $other ) => wp_delete_term(
					$old,
					'product_cat',
					array( 'default' => $other, 'force_default' => true )
				),
				$moved,
			),
			'a bulk edit of products' => array(
				static function ( $id, $old, $other ): void {
					require_once ABSPATH . 'wp-admin/includes/admin.php';
					bulk_edit_posts(
						array(
							'post'      => array( $id ),
							'post_type' => 'product',
							'_status'   => '-1',
							'tax_input' => array( 'product_cat' => array( $other ) ),
						)
					);
				},
				$moved,
			),
			'a product that is updated with other categories' => array(
				static fn( $id, $old, $other ) => wp_update_post(
					array( 'ID' => $id, 'tax_input' => array( 'product_cat' => array( $other ) ) )
				),
				$moved,
			),
			'a category that gets a parent' => array(
				static fn( $id, $old, $other, $parent ) => wp_update_term( $old, 'product_cat', array( 'parent' => $parent ) ),
				array( 'parent' => 3, 'old' => 3 ),
			),
		);
	}

	/**
	 * Changes.
	 *
	 * @dataProvider changes
	 * @param array<string, int> $sold Items sold then.
	 */
	public function test_they_follow( callable $change, array $sold ): void {
		$this->assertTrue( $this->is_complete() );
		$this->assertSame( array( 'old' => 3 ), $this->read() );

		$change( self::$product, self::$terms['old'], self::$terms['other'], self::$terms['parent'] );
		$this->assertSame( $sold, $this->read() );

		Sum_Jobs::fill_now();
		$this->assertTrue( $this->is_complete() );
		$this->assertSame( $sold, $this->read() );
		$this->assertSame( array(), self::sql( "SELECT id FROM {prefix}storedeck_jobs WHERE slot = 'sums' AND state = 'open'" ) );
	}

	public function test_they_stay_when_a_product_is_moved_to_the_trash_and_back(): void {
		wp_trash_post( self::$product );
		wp_untrash_post( self::$product );
		self::end_request();

		$this->assertTrue( $this->is_complete() );
		$this->assertSame( array( 'old' => 3 ), $this->read() );
	}

	public function test_they_follow_each_change_of_a_product_while_they_are_being_filled(): void {
		$move = static fn( string $name ) => self::write(
			'PUT',
			'/wc-analytics/products/' . self::$product,
			array( 'categories' => array( array( 'id' => self::$terms[ $name ] ) ) )
		);

		$move( 'other' );
		$this->assertFalse( $this->is_complete() );
		$this->assertSame( array( 'other' => 3 ), $this->read() );

		$move( 'old' );
		$this->assertSame( array( 'old' => 3 ), $this->read() );

		$move( 'other' );
		Sum_Jobs::fill_now();
		$this->assertSame( array( 'other' => 3 ), $this->read() );
	}

	public function test_they_are_filled_again_when_a_product_moves_while_the_job_records_its_progress(): void {
		Sum_Jobs::handle_categories();
		Sum_State::begin( 'test' );

		// Before the state is stored, another process changes it.
		add_filter(
			'query',
			static function ( $query ) {
				static $is_first = true;

				if ( $is_first && str_contains( $query, 'UPDATE' ) && str_contains( $query, 'storedeck_sums' ) ) {
					$is_first = false;

					wp_set_object_terms( self::$product, self::$terms['other'], 'product_cat' );
					Change_Queue::flush();
				}

				return $query;
			}
		);
		Sum_State::advance( 'test', Sum_State::ALL, array( 'categories' ) );

		$this->assertSame( array( 'categories' ), array_keys( Sum_State::get_incomplete() ) );
		$this->assertSame( array( 'other' => 3 ), $this->read() );
	}

	public function test_they_follow_a_product_that_moves_while_they_are_filled(): void {
		$moved = false;

		wp_set_object_terms( self::$product, array(), 'product_cat' );
		Change_Queue::flush();

		// After the first sums were stored.
		add_filter(
			'query',
			static function ( $query ) use ( &$moved ) {
				static $stage = 0;

				if ( 0 === $stage && str_contains( $query, 'INSERT INTO' ) && str_contains( $query, 'storedeck_sums_categories' ) ) {
					$stage = 1;
				} elseif ( 1 === $stage && 'COMMIT' === $query ) {
					$stage = 2;
				} elseif ( 2 === $stage ) {
					$stage = 3;
					$moved = true;

					wp_set_object_terms( self::$product, self::$terms['old'], 'product_cat' );
					Change_Queue::flush();
				}

				return $query;
			}
		);
		Sum_Jobs::fill_now();

		$this->assertTrue( $moved );
		$this->assertSame( array( 'old' => 3 ), $this->read() );
	}
}
