<?php
/**
 * Tests of Plugin_Screens.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Plugin_Screens;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what plugins register.
 */
final class PluginScreensTest extends TestCase {

	public function test_adds_a_screen_with_defaults(): void {
		$this->assertTrue( Plugin_Screens::register( array( 'path' => '/acme', 'title' => 'Acme' ) ) ); // phpcs:ignore WordPress.Arrays
		$this->assertContains(
			array(
				'path'       => '/acme',
				'title'      => 'Acme',
				'capability' => 'manage_woocommerce',
				'menu'       => 'store',
			),
			Plugin_Screens::of_menu( 'store' )
		);
		$this->assertSame( array(), Plugin_Screens::of_menu( 'analytics' ) );
	}

	/**
	 * Screens that are left out.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function get_invalid(): array {
		$valid = array(
			'path'  => '/invalid',
			'title' => 'Invalid',
		);

		return array(
			'no path'          => array( array( 'title' => 'Invalid' ) ),
			'a URL as path'    => array( array( 'path' => 'https://a.test' ) + $valid ),
			'no title'         => array( array( 'path' => '/invalid' ) ),
			'an unknown menu'  => array( array( 'menu' => 'tools' ) + $valid ),
			'an unknown field' => array( array( 'icon' => 'x' ) + $valid ),
			'no capability'    => array( array( 'capability' => '' ) + $valid ),
		);
	}

	/**
	 * Leaves out invalid screens.
	 *
	 * @dataProvider get_invalid
	 * @param array<string, mixed> $screen Screen.
	 */
	public function test_leaves_out_invalid_screens( array $screen ): void {
		$this->assertFalse( Plugin_Screens::register( $screen ) );
		$this->assertNotContains( '/invalid', array_column( Plugin_Screens::of_menu( 'store' ), 'path' ) );
	}
}
