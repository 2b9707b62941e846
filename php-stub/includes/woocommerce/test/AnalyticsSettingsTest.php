<?php
/**
 * Tests of Analytics_Settings.
 *
 * @package Storedeck
 */

namespace Storedeck\Woocommerce\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Woocommerce\Analytics_Menu;
use Storedeck\Woocommerce\Analytics_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what is added to WooCommerce's group.
 */
final class AnalyticsSettingsTest extends TestCase {

	public function test_adds_its_settings_after_those_of_the_group(): void {
		$settings = Analytics_Settings::add( array( array( 'id' => 'woocommerce_date_type' ) ) );

		$this->assertSame( array( 'woocommerce_date_type', Analytics_Menu::OPTION ), array_column( $settings, 'id' ) );
		$this->assertSame( Analytics_Menu::OPTION, $settings[1]['option_key'] );
		$this->assertArrayHasKey( $settings[1]['default'], $settings[1]['options'] );
	}

	public function test_accepts_a_group_that_a_plugin_has_broken(): void {
		$this->assertSame( array( Analytics_Menu::OPTION ), array_column( Analytics_Settings::add( null ), 'id' ) );
	}
}
