<?php
/**
 * Tests the draft of a homepage.
 *
 * @package Storedeck
 */

namespace Storedeck\Setup\Test\Site;

use Storedeck\Setup\Homepage;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * The page leads to the products only where customers can see them.
 *
 * @group mariadb
 */
final class HomepageTest extends SiteTestCase {

	public function test_it_has_no_button_to_a_shop_that_does_not_exist(): void {
		$content = get_post( (int) Homepage::create() )->post_content;

		$this->assertStringContainsString( 'Fast delivery', $content );
		$this->assertStringNotContainsString( 'Shop now', $content );
	}

	public function test_its_button_leads_to_the_shop(): void {
		$type = get_post_type_object( 'product' );
		$old  = $type->has_archive;

		try {
			$type->has_archive = true;
			$link              = (string) get_post_type_archive_link( 'product' );

			$this->assertStringContainsString( esc_url( $link ), get_post( (int) Homepage::create() )->post_content );
		} finally {
			$type->has_archive = $old;
		}
	}
}
