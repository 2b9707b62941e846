<?php

namespace Storedeck\Reports\Rows\Test\Site;

use Storedeck\Reports\Rest\Report_Request_Hooks;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins add attributes of products to rows, and take them away.
 */
final class ExtendedAttributesTest extends SiteTestCase {

	private const RANGE = array(
		'after'         => '2026-03-01T00:00:00',
		'before'        => '2026-03-31T23:59:59',
		'extended_info' => 'true',
	);

	/**
	 * Extended information of the only row of a report.
	 *
	 * @return array<string, mixed>
	 */
	private static function read( string $report ): array {
		return self::get( "/wc-analytics/reports/$report", self::RANGE )[0]['extended_info'];
	}

	public function test_a_product_has_the_attributes_that_the_filter_returns_and_that_exist(): void {
		$product = self::create_product(
			array(
				'name'              => 'Mug',
				'short_description' => 'Blue',
				'weight'            => '1.5',
			)
		);

		self::create_order( $product, array(), '2026-03-10 12:00:00' );

		$before = self::read( 'products' );
		$rows   = array();

		add_filter(
			'woocommerce_rest_reports_products_extended_attributes',
			static function ( array $names, array $row ) use ( &$rows ): array {
				$rows[] = $row;

				return array( ...array_diff( $names, array( 'name', 'image' ) ), 'weight', 'short_description', 'type', 'unknown', 5 );
			},
			10,
			2
		);

		$this->assertEquals(
			array_diff_key( $before, array( 'image' => '' ) ) + array(
				'weight'            => '1.5',
				'short_description' => 'Blue',
				'type'              => 'simple',
			),
			self::read( 'products' )
		);
		$this->assertSame( $product, $rows[0]['product_id'] );
	}

	public function test_a_variation_has_them_too(): void {
		$product   = self::create_product( array( 'type' => 'variable' ) );
		$variation = self::write( 'POST', "/wc-analytics/products/$product/variations", array( 'weight' => '2' ) );

		$line      = array(
			'product_id'   => $product,
			'variation_id' => $variation['id'],
			'quantity'     => 1,
		);

		self::create_order( $product, array( 'line_items' => array( $line ) ), '2026-03-10 12:00:00' );
		add_filter(
			'woocommerce_rest_reports_variations_extended_attributes',
			static fn( array $names ): array => array( ...$names, 'weight' )
		);

		$this->assertSame( '2', self::read( 'variations' )['weight'] );
	}

	public function test_a_callback_that_fails_is_named_and_changes_nothing(): void {
		self::create_order( self::create_product(), array(), '2026-03-10 12:00:00' );

		$before = self::read( 'products' );

		add_filter( 'woocommerce_rest_reports_products_extended_attributes', static fn( int $number ) => $number );

		$response = self::send( 'GET', add_query_arg( self::RANGE, '/wc-analytics/reports/products' ) );

		$this->assertSame( $before, $response->body[0]['extended_info'] );
		$this->assertStringContainsString( '_products_extended_attributes', $response->headers[ Report_Request_Hooks::HEADER ] );
	}
}
