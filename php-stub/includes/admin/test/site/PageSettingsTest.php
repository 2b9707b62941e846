<?php
/**
 * Tests the settings of the page.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test\Site;

use Storedeck\Admin\Client_Settings;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the settings that everyone gets.
 *
 * @group mariadb
 */
final class PageSettingsTest extends SiteTestCase {

	public function test_the_title_of_the_site_is_text_and_no_html(): void {
		update_option( 'blogname', 'Tom & "Jerry’s" <3' );

		$this->assertSame( 'Tom & "Jerry’s" <3', Client_Settings::get_public()['siteTitle'] );
	}
}
