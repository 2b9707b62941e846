<?php
/**
 * Tests the routes of the terms of product attributes.
 *
 * @package Storedeck
 */

namespace Storedeck\Catalog\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Tests the routes of the terms of product attributes.
 */
final class AttributeTermsTest extends SiteTestCase {

	/**
	 * Terms name their attribute by its id in links, also those of a list that was requested by its slug.
	 */
	public function test_links_have_the_id_of_the_attribute(): void {
		// The second one: an id that is not 1.
		self::write( 'POST', '/wc-analytics/products/attributes', array( 'name' => 'Letter' ) );
		$attribute = self::write( 'POST', '/wc-analytics/products/attributes', array( 'name' => 'Number' ) );
		$path      = "/wc-analytics/products/attributes/{$attribute['id']}/terms";
		$created   = self::send( 'POST', $path, array( 'name' => 'Seven' ) );
		$url       = rest_url( $path );

		self::assertSame( "$url/{$created->body['id']}", $created->headers['Location'] );

		foreach ( array( $path, "/wc-analytics/products/attributes/{$attribute['slug']}/terms" ) as $list ) {
			$terms = self::get( $list );

			self::assertSame( array( 'Seven' ), array_column( $terms, 'name' ), $list );
			self::assertSame( $url, $terms[0]['_links']['collection'][0]['href'], $list );
			self::assertSame( "$url/{$created->body['id']}", $terms[0]['_links']['self'][0]['href'], $list );
		}
	}

	/**
	 * A batch creates terms of the attribute in its route.
	 */
	public function test_batch_creates_terms_of_the_attribute(): void {
		self::write( 'POST', '/wc-analytics/products/attributes', array( 'name' => 'Letter' ) );
		$attribute = self::write( 'POST', '/wc-analytics/products/attributes', array( 'name' => 'Number' ) );
		$path      = "/wc-analytics/products/attributes/{$attribute['id']}/terms";

		self::write( 'POST', "$path/batch", array( 'create' => array( array( 'name' => 'Seven' ), array( 'name' => 'Eight' ) ) ) );

		self::assertEqualsCanonicalizing( array( 'Eight', 'Seven' ), array_column( self::get( $path ), 'name' ) );
	}
}
