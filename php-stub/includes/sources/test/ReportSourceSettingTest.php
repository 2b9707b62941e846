<?php
/**
 * Tests of Report_Source_Setting.
 *
 * @package Storedeck
 */

namespace Storedeck\Sources\Test;

use PHPUnit\Framework\TestCase;
use Storedeck\Sources\Report_Source;
use Storedeck\Sources\Report_Source_Setting;

defined( 'ABSPATH' ) || exit;

/**
 * Checks what is added to WooCommerce's group.
 */
final class ReportSourceSettingTest extends TestCase {

	public function test_adds_the_choice_after_the_settings_of_the_group(): void {
		$settings = Report_Source_Setting::add( array( array( 'id' => 'woocommerce_date_type' ) ) );

		$this->assertSame( array( 'woocommerce_date_type', Report_Source::OPTION ), array_column( $settings, 'id' ) );
		$this->assertSame( Report_Source::OPTION, $settings[1]['option_key'] );
		$this->assertSame( array( Report_Source::STOREDECK, Report_Source::WOOCOMMERCE ), array_keys( $settings[1]['options'] ) );
		$this->assertSame( Report_Source::STOREDECK, $settings[1]['default'] );
	}

	public function test_accepts_a_group_that_a_plugin_has_broken(): void {
		$this->assertSame( array( Report_Source::OPTION ), array_column( Report_Source_Setting::add( null ), 'id' ) );
	}
}
