<?php
/**
 * Tests what plugins require.
 *
 * @package Storedeck
 */

namespace Storedeck\Extensions\Test\Site;

use Storedeck\Extensions\Plugin_Requirements;
use Storedeck\Host\Host;
use Storedeck\Host\Requirements;
use Storedeck\Test\Site\SiteTestCase;

defined( 'ABSPATH' ) || exit;

/**
 * Extensions that need WooCommerce say so, and are neither installed nor activated without it.
 *
 * @group mariadb
 */
final class PluginRequirementsTest extends SiteTestCase {

	private const NEEDY = 'storedeck-test-needy';

	/**
	 * Does something while a plugin is installed.
	 *
	 * @param string             $requires Its header.
	 * @param callable(): void $callback Does it.
	 */
	private static function with_plugin( string $requires, callable $callback ): void {
		$folder = WP_PLUGIN_DIR . '/' . self::NEEDY;
		$file   = $folder . '/' . self::NEEDY . '.php';

		wp_mkdir_p( $folder );
		file_put_contents( $file, "<?php\n/*\nPlugin Name: Needy\nRequires Plugins: $requires\n*/\n" );
		wp_cache_delete( 'plugins', 'plugins' );

		try {
			$callback();
		} finally {
			unlink( $file );
			rmdir( $folder );
			wp_cache_delete( 'plugins', 'plugins' );
		}
	}

	public function test_only_plugins_that_are_not_active_are_missing(): void {
		$store = Host::get_store()->get_name();

		$this->assertSame( array(), Requirements::get_missing( array( $store ) ) );
		$this->assertSame( array( 'Another' ), Requirements::get_missing( array( $store, 'Another' ) ) );
	}

	public function test_suggestions_name_the_missing_plugins(): void {
		$bundles    = self::get( '/wc-admin/onboarding/free-extensions' );
		$extensions = array_column( array_merge( ...array_column( $bundles, 'plugins' ) ), 'missing_plugins', 'key' );

		$this->assertSame( array( 'jetpack', 'mailpoet' ), array_keys( $extensions, array(), true ) );
		$this->assertSame( array( 'WooCommerce' ), $extensions['facebook-for-woocommerce'] );

		foreach ( self::get( '/wc-admin/payment-gateway-suggestions' ) as $suggestion ) {
			$this->assertSame( array() === $suggestion['plugins'] ? array() : array( 'WooCommerce' ), $suggestion['missing_plugins'] );
		}
	}

	public function test_it_refuses_to_install_what_needs_woocommerce(): void {
		$body = self::write( 'POST', '/wc-admin/plugins/install', array( 'plugins' => 'woocommerce-gateway-stripe' ) );

		$this->assertFalse( $body['success'] );
		$this->assertStringContainsString(
			'requires WooCommerce, which is not active',
			$body['errors']['errors']['woocommerce-gateway-stripe'][0]
		);

		$plugins = array( 'facebook-for-woocommerce' );
		$body    = self::write( 'POST', '/wc-admin/onboarding/plugins/install-and-activate', array( 'plugins' => $plugins ) );
		$this->assertStringContainsString( 'requires WooCommerce', $body['errors']['errors'][ $plugins[0] ][0] );
	}

	public function test_plugins_that_are_installed_together_may_need_each_other(): void {
		$slug = 'klarna-checkout-for-woocommerce';

		$this->assertSame( array(), Plugin_Requirements::get_missing( $slug, array( 'woocommerce' ) ) );
		$this->assertSame( array( 'WooCommerce' ), Plugin_Requirements::get_missing( $slug, array( 'mailpoet' ) ) );
	}

	public function test_an_installed_plugin_is_not_activated_without_what_its_header_names(): void {
		self::with_plugin(
			'woocommerce, storedeck-test-other',
			function (): void {
				$missing = array_column( self::get( '/wp/v2/plugins' ), 'missing_plugins', 'plugin' );
				$this->assertSame( array( 'WooCommerce', 'storedeck-test-other' ), $missing[ self::NEEDY . '/' . self::NEEDY ] );

				$body = self::write( 'POST', '/wc-admin/plugins/activate', array( 'plugins' => self::NEEDY ) );
				$this->assertStringContainsString(
					'requires WooCommerce, storedeck-test-other',
					$body['errors']['errors'][ self::NEEDY ][0]
				);
			}
		);
	}

	public function test_an_active_plugin_is_not_missing(): void {
		$active = dirname( (string) get_option( 'active_plugins' )[0] );

		self::with_plugin( $active, fn() => $this->assertSame( array(), Plugin_Requirements::get_missing( self::NEEDY ) ) );
	}
}
