<?php
/**
 * Tests the history of coupons.
 *
 * @package Storedeck
 */

namespace Storedeck\Coupons\Test\Site;

use Storedeck\Sync\Order_Sync;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Orders keep their coupons.
 */
final class CouponHistoryTest extends SiteTestCase {

	private const COUPONS = '/wc-analytics/coupons';
	private const ORDERS  = '/wc-analytics/orders';
	private const PERCENT = array( 'discount_type' => 'percent', 'amount' => '50' );

	/**
	 * A product with a price of 10.
	 *
	 * @var int
	 */
	private static int $product;

	/**
	 * {@inheritDoc}
	 */
	protected static function prepare(): void {
		self::$product = self::create_product();
	}

	/**
	 * Creates a coupon.
	 *
	 * @param string               $code   Code.
	 * @param array<string, mixed> $values Values.
	 */
	private static function coupon( string $code, array $values = array( 'discount_type' => 'fixed_cart', 'amount' => '2' ) ): int {
		return self::write( 'POST', self::COUPONS, array( 'code' => $code ) + $values )['id'];
	}

	/**
	 * Creates an order of two products.
	 *
	 * @param string $code Code of its coupon.
	 */
	private static function order( string $code ): int {
		return self::create_order( array( self::$product => 2 ), array( 'coupon_lines' => array( array( 'code' => $code ) ) ) );
	}

	/**
	 * Removes the ID of the coupon from an order, as if an earlier version had stored it.
	 *
	 * @param int $order Id.
	 */
	private static function forget_coupon( int $order ): void {
		self::sql(
			"DELETE FROM {prefix}woocommerce_order_itemmeta WHERE meta_key = 'coupon_info' AND order_item_id IN (
				SELECT order_item_id FROM {prefix}woocommerce_order_items WHERE order_id = $order )"
		);
	}

	/**
	 * Syncs an order, and reads its coupons in the reports.
	 *
	 * @param int $order Id.
	 * @return array<int, float> Discounts by coupon.
	 */
	private static function sync( int $order ): array {
		self::end_request();
		Order_Sync::sync( array( $order ) );
		self::end_request();

		return self::coupons( $order );
	}

	/**
	 * The coupons of an order in the reports.
	 *
	 * @param int $order Id.
	 * @return array<int, float> Discounts by coupon.
	 */
	private static function coupons( int $order ): array {
		return array_map(
			'floatval',
			array_column(
				self::sql( "SELECT coupon_id, discount_amount FROM {prefix}storedeck_order_coupon_lookup WHERE order_id = $order" ),
				'discount_amount',
				'coupon_id'
			)
		);
	}

	/**
	 * Orders and code of a coupon in the report.
	 *
	 * @param int $coupon Id.
	 * @return array<int, array{0: int, 1: int, 2: string}>
	 */
	private static function report( int $coupon ): array {
		return array_map(
			static fn( array $row ): array => array( $row['coupon_id'], $row['orders_count'], $row['extended_info']['code'] ),
			self::get( '/wc-analytics/reports/coupons', array( 'coupons' => array( $coupon ), 'extended_info' => true ) )
		);
	}

	public function test_it_keeps_the_orders_of_a_coupon_that_is_renamed_and_then_deleted(): void {
		$coupon = self::coupon( 'history-1' );
		$order  = self::order( 'history-1' );
		$this->assertSame( array( $coupon => 2.0 ), self::coupons( $order ) );

		self::write( 'PUT', self::COUPONS . "/$coupon", array( 'code' => 'history-2' ) );
		$this->assertSame( array( $coupon => 2.0 ), self::sync( $order ) );
		$this->assertSame( array( array( $coupon, 1, 'history-2' ) ), self::report( $coupon ) );

		// Writing the order again keeps the coupon as well.
		$line = array( 'product_id' => self::$product, 'quantity' => 1 );
		self::write( 'PUT', self::ORDERS . "/$order", array( 'line_items' => array( $line ) ) );
		$this->assertSame( array( $coupon => 2.0 ), self::coupons( $order ) );

		self::write( 'DELETE', self::COUPONS . "/$coupon?force=true" );
		$this->assertSame( array( $coupon => 2.0 ), self::sync( $order ) );
		$this->assertSame( array( array( $coupon, 1, 'history-1 (deleted)' ) ), self::report( $coupon ) );
	}

	public function test_it_does_not_move_orders_to_a_new_coupon_with_the_code_of_a_renamed_one(): void {
		$coupon = self::coupon( 'history-3' );
		$order  = self::order( 'history-3' );
		self::write( 'PUT', self::COUPONS . "/$coupon", array( 'code' => 'history-4' ) );
		$other = self::coupon( 'history-3' );
		$this->assertSame( array( $coupon => 2.0 ), self::sync( $order ) );
		$this->assertSame( array( $other => 2.0 ), self::coupons( self::order( 'history-3' ) ) );
	}

	/**
	 * Changes of a coupon.
	 *
	 * @return array<string, array{0: callable}>
	 */
	public function changes(): array {
		return array(
			'renamed' => array( static fn( int $id ) => wp_update_post( array( 'ID' => $id, 'post_title' => 'history-6' ) ) ),
			'deleted' => array( static fn( int $id ) => wp_delete_post( $id, true ) ),
		);
	}

	/**
	 * Changes.
	 *
	 * @dataProvider changes
	 * @param callable $change Change.
	 */
	public function test_it_keeps_orders_without_the_id_of_a_coupon_that_is( callable $change ): void {
		$coupon = self::coupon( 'History-5' );
		$order  = self::order( 'history-5' );
		self::forget_coupon( $order );
		$this->assertSame( array( $coupon => 2.0 ), self::sync( $order ) );
		$change( $coupon );
		$this->assertSame( array( $coupon => 2.0 ), self::sync( $order ) );
	}

	/**
	 * Creates an order of two products with a coupon.
	 *
	 * @param array<string, mixed> $values     Coupon.
	 * @param bool                 $is_deleted Whether to delete it then.
	 * @return array{0: int, 1: int, 2: int} Ids of the order, its line and the coupon.
	 */
	private static function create( array $values, bool $is_deleted ): array {
		$coupon = self::coupon( 'changed', $values );
		$order  = self::order( 'changed' );

		if ( $is_deleted ) {
			self::write( 'DELETE', self::COUPONS . "/$coupon?force=true" );
		}

		return array( $order, self::get( self::ORDERS . "/$order" )['line_items'][0]['id'], $coupon );
	}

	/**
	 * Changes an order.
	 *
	 * @param int                  $order  Id.
	 * @param array<string, mixed> $line   Line.
	 * @param array<string, mixed> $values Other values.
	 * @return array{0: string, 1: string, 2: string} Totals of lines, discount, and the coupon with its discount.
	 */
	private static function change( int $order, array $line, array $values = array() ): array {
		$changed = self::write( 'PUT', self::ORDERS . "/$order", $values + array( 'line_items' => array( $line ) ) );

		return array(
			implode( ' ', array_column( $changed['line_items'], 'total' ) ),
			$changed['discount_total'],
			implode( ', ', array_map( static fn( $coupon ) => "{$coupon['code']} {$coupon['discount']}", $changed['coupon_lines'] ) ),
		);
	}

	/**
	 * Kinds of discounts.
	 *
	 * @return array<string, array{0: array<string, string>, 1: int, 2: bool}> Coupon, discount of four products, and whether it
	 *                                                                         was deleted.
	 */
	public function kinds(): array {
		$cases = array();

		foreach ( array( 'was deleted' => true, 'exists' => false ) as $state => $is_deleted ) {
			foreach ( array(
				'a percentage'          => array( self::PERCENT, 20 ),
				'an amount'             => array( array( 'discount_type' => 'fixed_cart', 'amount' => '10' ), 10 ),
				'an amount per product' => array( array( 'discount_type' => 'fixed_product', 'amount' => '5' ), 20 ),
			) as $title => $kind ) {
				$cases[ "$title, with a coupon that $state" ] = array( ...$kind, $is_deleted );
			}
		}

		return $cases;
	}

	/**
	 * Kinds of discounts.
	 *
	 * @dataProvider kinds
	 * @param array<string, string> $values     Coupon.
	 * @param int                   $discount   Discount.
	 * @param bool                  $is_deleted Whether it was deleted.
	 */
	public function test_a_changed_order_discounts_what_the_order_shows( array $values, int $discount, bool $is_deleted ): void {
		list( $order, $line, $coupon ) = self::create( $values, $is_deleted );

		$this->assertSame(
			array( ( 40 - $discount ) . '.00', "$discount.00", "changed $discount.00" ),
			self::change( $order, array( 'id' => $line, 'quantity' => 4 ) )
		);
		$this->assertSame( array( $coupon => (float) $discount ), self::coupons( $order ) );
	}

	public function test_an_order_does_not_discount_a_product_that_is_added_after_the_coupon_was_deleted(): void {
		list( $order ) = self::create( self::PERCENT, true );
		$other         = self::create_product( array( 'regular_price' => '30' ) );

		$this->assertSame(
			array( '10.00 30.00', '10.00', 'changed 10.00' ),
			self::change( $order, array( 'product_id' => $other, 'quantity' => 1 ) )
		);
	}

	public function test_an_order_discounts_by_the_terms_at_the_time_of_the_order(): void {
		list( $order, $line, $coupon ) = self::create( self::PERCENT, false );

		self::write( 'PUT', self::COUPONS . "/$coupon", array( 'discount_type' => 'fixed_cart', 'amount' => '1' ) );
		$this->assertSame(
			array( '20.00', '20.00', 'changed 20.00' ),
			self::change( $order, array( 'id' => $line, 'quantity' => 4 ) )
		);
	}

	/**
	 * Restrictions that leave out a product.
	 *
	 * @testWith [{"exclude_sale_items": true}]
	 *           [{"limit_usage_to_x_items": 2}]
	 * @param array<string, mixed> $restriction Restriction.
	 */
	public function test_an_order_does_not_discount_a_product_that_a_restriction_left_out( array $restriction ): void {
		list( $order, $line, $coupon ) = self::create( self::PERCENT + array( 'product_ids' => array( self::$product ) ), false );

		$other = self::create_product( array( 'regular_price' => '30' ) );
		self::change( $order, array( 'product_id' => $other, 'quantity' => 1 ) );
		self::write( 'PUT', self::COUPONS . "/$coupon", array( 'product_ids' => array() ) + $restriction );
		$this->assertSame(
			array( '20.00 30.00', '20.00', 'changed 20.00' ),
			self::change( $order, array( 'id' => $line, 'quantity' => 4 ) )
		);
	}

	public function test_an_order_keeps_discounts_when_only_a_name_changes(): void {
		list( $order, $line, $coupon ) = self::create( self::PERCENT, false );

		self::forget_coupon( $order );
		self::write( 'PUT', self::COUPONS . "/$coupon", array( 'amount' => '10' ) );
		$this->assertSame(
			array( '10.00', '10.00', 'changed 10.00' ),
			self::change( $order, array( 'id' => $line, 'name' => 'Renamed', 'quantity' => 2 ) )
		);
	}

	public function test_an_order_keeps_a_deleted_coupon_that_a_request_names(): void {
		list( $order, $line, $coupon ) = self::create( self::PERCENT, true );

		$named   = array( 'coupon_lines' => array( array( 'code' => 'changed' ) ) );
		$changed = self::change( $order, array( 'id' => $line, 'quantity' => 1 ), $named );
		$this->assertSame( array( '5.00', '5.00', 'changed 5.00' ), $changed );
		$this->assertSame( array( $coupon => 5.0 ), self::coupons( $order ) );
	}

	public function test_an_order_keeps_a_total_that_was_set_by_hand(): void {
		list( $order, $line ) = self::create( array( 'discount_type' => 'fixed_cart', 'amount' => '10' ), true );

		$this->assertSame( array( '6.00', '14.00', 'changed 10.00' ), self::change( $order, array( 'id' => $line, 'total' => '6.00' ) ) );
		$this->assertSame(
			array( '6.00 10.00', '14.00', 'changed 10.00' ),
			self::change( $order, array( 'product_id' => self::$product, 'quantity' => 1 ) )
		);
	}

	public function test_an_order_has_no_discount_without_products(): void {
		list( $order, $line ) = self::create( array( 'discount_type' => 'fixed_cart', 'amount' => '10' ), true );

		$this->assertSame( array( '', '0.00', 'changed 0.00' ), self::change( $order, array( 'id' => $line, 'quantity' => 0 ) ) );
	}

	public function test_it_tells_coupons_apart_that_are_known_by_their_code_only(): void {
		$uses = array( 'history-7' => 1, 'History-8' => 2, 'history-é' => 3 );
		$ids  = array();

		foreach ( $uses as $code => $times ) {
			$coupon = self::coupon( $code );

			for ( $at = 0; $at < $times; $at++ ) {
				$orders[ $code ][] = self::order( $code );
				self::forget_coupon( end( $orders[ $code ] ) );
			}

			// Past the hooks, which store in the orders what the coupon was.
			self::sql( "DELETE FROM {prefix}posts WHERE ID = $coupon" );
		}

		foreach ( $orders as $code => $group ) {
			$found = array_unique( array_map( static fn( $order ) => key( self::sync( $order ) ), $group ) );
			$this->assertCount( 1, $found );
			$ids[ $code ] = $found[0];
		}

		$this->assertCount( 3, array_unique( $ids ) );

		foreach ( $uses as $code => $times ) {
			$this->assertSame( array( array( $ids[ $code ], $times, "$code (deleted)" ) ), self::report( $ids[ $code ] ) );
		}

		$id   = $ids['history-7'];
		$rows = self::get( '/wc-analytics/reports/orders', array( 'coupon_includes' => array( $id ), 'extended_info' => true ) );
		$this->assertSame( $orders['history-7'], array_column( $rows, 'order_id' ) );
		$this->assertSame(
			array( array( 'id' => (string) $id, 'code' => 'history-7 (deleted)' ) ),
			$rows[0]['extended_info']['coupons']
		);
	}
}
