<?php
/**
 * Tests of Analytics_Menu.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Analytics_Menu;
use Storedeck\Admin\Screens;

defined( 'ABSPATH' ) || exit;

/**
 * Checks where the reports are in the admin menu, with and without WooCommerce.
 */
final class AnalyticsMenuTest extends TestCase {

	/**
	 * Removes the options of a test.
	 */
	protected function tearDown(): void {
		unset( $GLOBALS['storedeck_test_options'] );
	}

	/**
	 * Acts as if WooCommerce was active. Tests that call it have a process of their own.
	 *
	 * @param array<string, string> $options Options.
	 */
	private static function activate_woocommerce( array $options ): void {
		class_alias( self::class, 'WooCommerce' );

		$GLOBALS['storedeck_test_options'] = $options;
	}

	public function test_uses_its_own_menu_without_woocommerce_whatever_the_option_says(): void {
		$GLOBALS['storedeck_test_options'] = array( Analytics_Menu::OPTION => Analytics_Menu::SHARED );

		$this->assertSame( Analytics_Menu::SEPARATE, Analytics_Menu::get_place() );
		$this->assertSame( 'Analytics', Analytics_Menu::get_title() );
		$this->assertSame( Screens::ANALYTICS, Screens::get_analytics_menu() );
	}

	/**
	 * Each place with its title and menu.
	 *
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function get_places(): array {
		return array(
			'next to WooCommerce’s menu' => array( 'separate', 'separate', 'Storedeck Analytics', Screens::ANALYTICS ),
			'without WooCommerce’s menu' => array( 'only', 'only', 'Analytics', Screens::ANALYTICS ),
			'in WooCommerce’s menu'      => array( 'shared', 'shared', 'Analytics', Analytics_Menu::SLUG ),
			'an unknown value'           => array( 'x', 'separate', 'Storedeck Analytics', Screens::ANALYTICS ),
		);
	}

	/**
	 * Checks a place.
	 *
	 * @dataProvider get_places
	 * @runInSeparateProcess
	 *
	 * @param string $option Stored value.
	 * @param string $place  Expected place.
	 * @param string $title  Expected title of the own menu.
	 * @param string $menu   Expected slug of the menu.
	 */
	public function test_uses_the_menu_of_the_setting( string $option, string $place, string $title, string $menu ): void {
		self::activate_woocommerce( array( Analytics_Menu::OPTION => $option ) );

		$this->assertSame( $place, Analytics_Menu::get_place() );
		$this->assertSame( $title, Analytics_Menu::get_title() );
		$this->assertSame( $menu, Screens::get_analytics_menu() );
	}

	/**
	 * Checks a store whose owner has disabled WooCommerce's Analytics.
	 *
	 * @runInSeparateProcess
	 */
	public function test_uses_its_own_menu_if_woocommerce_has_none(): void {
		self::activate_woocommerce(
			array(
				Analytics_Menu::OPTION           => Analytics_Menu::SHARED,
				'woocommerce_analytics_enabled' => 'no',
			)
		);

		$this->assertSame( Analytics_Menu::SEPARATE, Analytics_Menu::get_place() );
		$this->assertSame( 'Analytics', Analytics_Menu::get_title() );
	}
}
