<?php
/**
 * Tests the list of screens.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test\Site;

use Storedeck\Admin\Screens;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of orders and products are in the menu of a store of its own, and what they lead to belongs to them.
 *
 * @group mariadb
 */
final class ScreensTest extends SiteTestCase {

	public function test_orders_are_above_products_in_the_menu_of_the_store(): void {
		$paths = array_column( Screens::all(), 'path' );

		$this->assertSame( '/products', $paths[ array_search( '/orders', $paths, true ) + 1 ] );
		$this->assertSame( Screens::PAGE, Screens::menu_of( '/orders' ) );
	}

	public function test_a_record_belongs_to_its_list(): void {
		$this->assertSame( '/orders', Screens::menu_path( '/orders/12' ) );
		$this->assertSame( '/orders', Screens::menu_path( '/orders/print' ) );
		$this->assertSame( '/customers', Screens::menu_path( '/customers/5' ) );
		$this->assertSame( '/analytics/orders', Screens::menu_path( '/analytics/orders' ) );
	}
}
