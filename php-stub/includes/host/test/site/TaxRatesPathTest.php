<?php
/**
 * Tests where tax rates are edited.
 *
 * @package Storedeck
 */

namespace Storedeck\Host\Test\Site;

use Storedeck\Admin\Screens;
use Storedeck\Host\Own_Store;
use Storedeck\Host\Woocommerce_Store;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * A screen of the plugin, or the settings of WooCommerce.
 *
 * @group mariadb
 */
final class TaxRatesPathTest extends SiteTestCase {

	public function test_the_store_of_the_plugin_has_a_screen(): void {
		$this->assertContains( '/tax-rates', array_column( Screens::all(), 'path' ) );
		$this->assertSame( 'admin.php?page=storedeck&path=%2Ftax-rates', ( new Own_Store() )->get_tax_rates_path() );
	}

	public function test_woocommerce_has_settings_of_taxes_once_they_are_enabled(): void {
		$store = new Woocommerce_Store();

		$this->assertTrue( $store->has_menu( 'taxes' ) );
		$this->assertSame( 'admin.php?page=wc-settings&tab=general', $store->get_tax_rates_path( '7' ) );

		update_option( 'woocommerce_calc_taxes', 'yes' );
		$this->assertSame( 'admin.php?page=wc-settings&tab=tax', $store->get_tax_rates_path( '7' ) );
	}
}
