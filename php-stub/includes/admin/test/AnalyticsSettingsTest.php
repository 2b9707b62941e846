<?php
/**
 * Tests of Analytics_Settings.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Admin\Analytics_Menu;
use Storedeck\Admin\Analytics_Settings;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what is added to WooCommerce's group.
 */
final class AnalyticsSettingsTest extends TestCase {

	/**
	 * Settings of the plugin.
	 */
	private const OPTIONS = array( Report_Source::OPTION, Analytics_Menu::OPTION, Personal_Data::OPTION );

	public function test_adds_its_settings_after_those_of_the_group(): void {
		$settings = Analytics_Settings::add( array( array( 'id' => 'woocommerce_date_type' ) ) );

		$this->assertSame( array( 'woocommerce_date_type', ...self::OPTIONS ), array_column( $settings, 'id' ) );

		foreach ( array_slice( $settings, 1 ) as $setting ) {
			$this->assertSame( $setting['id'], $setting['option_key'] );
			$this->assertArrayHasKey( $setting['default'], $setting['options'] ?? array( 'yes' => '', 'no' => '' ) );
		}
	}

	public function test_accepts_a_group_that_a_plugin_has_broken(): void {
		$this->assertSame( self::OPTIONS, array_column( Analytics_Settings::add( null ), 'id' ) );
	}
}
