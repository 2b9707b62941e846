<?php
/**
 * Tests answers to requests whose queries fail.
 *
 * @package Storedeck
 */

namespace Storedeck\Rest\Test\Site;

use Storedeck\Test\Site\Request;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests answers to requests whose queries fail.
 */
final class FailedQueriesTest extends SiteTestCase {

	/**
	 * Routes, and a part of the names of the tables that they read.
	 *
	 * @return array<string, array{string, string, array<string, string>}>
	 */
	public static function routes(): array {
		return array(
			'the inbox'            => array( '/wc-analytics/admin/notes', '_admin_notes', array() ),
			'customers'            => array( '/wc-analytics/customers', 'customer_lookup', array() ),
			'products'             => array( '/wc-analytics/products', '_posts', array() ),
			'products low in stock' => array( '/wc-analytics/products/low-in-stock', 'product_meta_lookup', array() ),
			'addresses of downloads' => array( '/wc-analytics/data/download-ips', 'download_log', array( 'match' => '1' ) ),
		);
	}

	/**
	 * Checks the answer.
	 *
	 * @dataProvider routes
	 * @param string                $route Route.
	 * @param string                $table Part of the names of the tables.
	 * @param array<string, string> $query Parameters.
	 */
	public function test_are_errors_without_sql( string $route, string $table, array $query ): void {
		$this->assertSame( 200, Request::send( 'GET', $route, $query )->status );

		$refuse = static fn( $sql ) => str_contains( $sql, $table ) ? 'SELECT no_such_column FROM no_such_table' : $sql;

		add_filter( 'query', $refuse );
		$response = Request::send( 'GET', $route, $query );
		remove_filter( 'query', $refuse );

		$this->assertSame( 500, $response->status );
		$this->assertSame( 'storedeck_query_failed', $response->body['code'] );
		$this->assertStringNotContainsString( 'SELECT', (string) wp_json_encode( $response->body ) );
	}
}
