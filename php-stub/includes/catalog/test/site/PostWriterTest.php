<?php

namespace Storedeck\Catalog\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests products that WordPress does not store or delete.
 *
 * @group mariadb
 */
final class PostWriterTest extends SiteTestCase {

	/**
	 * Asserts that a request fails with an error that says what to do.
	 */
	private function assert_fails( string $code, string $message, string $method, string $route ): void {
		$response = self::send( $method, $route, array( 'name' => 'Cup' ) );

		$this->assertSame(
			array( 500, $code, $message ),
			array( $response->status, $response->body['code'], $response->body['message'] )
		);
	}

	public function test_a_product_that_is_not_stored_is_an_error(): void {
		$id = self::create_product();

		add_filter( 'wp_insert_post_empty_content', '__return_true' );

		foreach ( array( 'POST' => '', 'PUT' => "/$id" ) as $method => $path ) {
			$this->assert_fails(
				'woocommerce_rest_cannot_save',
				'Could not save the item. Try again.',
				$method,
				"/wc-analytics/products$path"
			);
		}
	}

	public function test_a_product_that_is_not_deleted_is_an_error(): void {
		$id = self::create_product();

		add_filter( 'pre_delete_post', '__return_false' );
		add_filter( 'pre_trash_post', '__return_false' );

		foreach ( array( 'true', 'false' ) as $force ) {
			$this->assert_fails(
				'woocommerce_rest_cannot_delete',
				'Could not delete the item. Try again.',
				'DELETE',
				"/wc-analytics/products/$id?force=$force"
			);
		}
	}
}
