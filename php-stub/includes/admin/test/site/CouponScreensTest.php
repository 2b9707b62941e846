<?php
/**
 * Tests of Screens.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test\Site;

use Storedeck\Admin\Screens;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Screens of coupons in the menu.
 *
 * @group mariadb
 */
final class CouponScreensTest extends SiteTestCase {

	public function test_marks_the_list_for_a_coupon_and_the_report_for_those_without_the_list(): void {
		$this->assertContains( '/coupons', array_column( Screens::all(), 'path' ) );
		$this->assertSame( '/coupons', Screens::menu_path( '/coupons/7' ) );

		wp_set_current_user( 0 );
		$this->assertSame( '/analytics/coupons', Screens::menu_path( '/coupons/7' ) );
	}
}
