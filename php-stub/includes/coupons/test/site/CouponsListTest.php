<?php
/**
 * Tests of Coupons_Controller.
 *
 * @package Storedeck
 */

namespace Storedeck\Coupons\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The list of coupons, and changes that are refused.
 */
final class CouponsListTest extends SiteTestCase {

	private const COUPONS = '/wc-analytics/coupons';

	/**
	 * Creates a coupon.
	 *
	 * @param array<string, mixed> $values Values.
	 */
	private static function coupon( string $code, array $values = array() ): int {
		return self::write( 'POST', self::COUPONS, compact( 'code' ) + $values )['id'];
	}

	/**
	 * Codes of a list.
	 *
	 * @param array<string, string> $query Query.
	 * @return string[]
	 */
	private static function codes( array $query ): array {
		return array_column( self::get( self::COUPONS, $query + array( 'orderby' => 'id', 'order' => 'asc' ) ), 'code' );
	}

	public function test_lists_by_status_and_expiry(): void {
		self::coupon( 'always' );
		self::coupon( 'past', array( 'date_expires' => '2020-01-01T00:00:00' ) );
		self::coupon( 'future', array( 'date_expires' => '2999-01-01T00:00:00' ) );
		self::coupon( 'reopened', array( 'date_expires' => '2020-01-01T00:00:00' ) );
		self::coupon( 'draft', array( 'status' => 'draft' ) );
		$trashed = self::coupon( 'trashed' );

		$reopened = self::get( self::COUPONS, array( 'code' => 'reopened' ) )[0]['id'];
		self::write( 'PUT', self::COUPONS . "/$reopened", array( 'date_expires' => null ) );
		self::write( 'DELETE', self::COUPONS . "/$trashed" );

		$this->assertSame( array( 'always', 'past', 'future', 'reopened', 'draft' ), self::codes( array() ) );
		$this->assertSame(
			array( 'always', 'future', 'reopened' ),
			self::codes( array( 'status' => 'publish', 'expired' => 'false' ) )
		);
		$this->assertSame( array( 'past' ), self::codes( array( 'expired' => 'true' ) ) );
		$this->assertSame( array( 'draft' ), self::codes( array( 'status' => 'draft' ) ) );
		$this->assertSame( array( 'trashed' ), self::codes( array( 'status' => 'trash' ) ) );
	}

	public function test_counts_the_orders_that_used_a_coupon(): void {
		$coupon  = self::coupon( 'used' );
		$product = self::create_product();

		foreach ( array( 'completed', 'processing', 'failed' ) as $status ) {
			self::create_order( $product, array( 'status' => $status, 'coupon_lines' => array( array( 'code' => 'used' ) ) ) );
		}

		$this->assertSame( 2, self::get( self::COUPONS . "/$coupon" )['usage_count'] );
		$this->assertSame( array( 2 ), array_column( self::get( self::COUPONS ), 'usage_count' ) );

		// Other systems count uses of their own.
		update_post_meta( $coupon, 'usage_count', '7' );
		$this->assertSame( 7, self::get( self::COUPONS . "/$coupon" )['usage_count'] );
	}

	public function test_does_not_overwrite_what_others_changed(): void {
		$id     = self::coupon( 'shared', array( 'amount' => '5' ) );
		$change = array(
			'amount'   => '6',
			'expected' => array( 'amount' => '5.00' ),
		);

		self::write( 'PUT', self::COUPONS . "/$id", $change );
		$response = self::send( 'PUT', self::COUPONS . "/$id", array( 'amount' => '7' ) + $change );

		$this->assertSame( array( 409, array( 'amount' => '6.00' ) ), array( $response->status, $response->body['data']['current'] ) );
	}

	public function test_does_not_publish_a_second_coupon_with_the_same_code(): void {
		$first = self::coupon( 'twin' );
		self::write( 'DELETE', self::COUPONS . "/$first" );
		self::coupon( 'twin' );

		$response = self::send( 'PUT', self::COUPONS . "/$first", array( 'status' => 'publish' ) );

		$this->assertSame( 400, $response->status );
		$this->assertSame( 'woocommerce_rest_coupon_code_already_exists', $response->body['code'] );
		self::write( 'PUT', self::COUPONS . "/$first", array( 'status' => 'draft' ) );
	}
}
