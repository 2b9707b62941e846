<?php
/**
 * Tests the links of products.
 *
 * @package Storedeck
 */

namespace Storedeck\Catalog\Test\Site;

use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of WordPress link products to their screen, and other posts to its editor.
 *
 * @group mariadb
 */
final class ProductLinksTest extends SiteTestCase {

	public function test_a_product_is_edited_in_its_screen(): void {
		$id = self::create_product();

		$this->assertSame( admin_url( "admin.php?page=storedeck&path=%2Fproducts%2F$id" ), get_edit_post_link( $id, 'raw' ) );
		$this->assertStringContainsString( "storedeck&#038;path=%2Fproducts%2F$id", (string) get_edit_post_link( $id ) );
		$this->assertSame( get_edit_post_link( $id, 'raw' ), get_permalink( $id ) );
	}

	public function test_other_posts_are_edited_as_before(): void {
		$id = wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish' ) );

		$this->assertSame( admin_url( "post.php?post=$id&action=edit" ), get_edit_post_link( $id, 'raw' ) );
	}
}
