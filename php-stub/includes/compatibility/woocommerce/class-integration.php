<?php

namespace Storedeck\Compatibility\Woocommerce;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Storedeck\Admin\Analytics_Settings;
use Storedeck\Compatibility\Undeclared_Globals;
use Storedeck\Host\Order_Numbers;
use Storedeck\Sync\WooCommerce_Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks what exists only while WooCommerce is active.
 */
final class Integration {

	/** Features of WooCommerce that the plugin works with. */
	private const FEATURES = array( 'custom_order_tables' );

	public static function register_hooks(): void {
		add_action( 'before_woocommerce_init', array( self::class, 'declare_compatibility' ) );

		WooCommerce_Hooks::register_hooks();
		Order_Numbers::register_hooks();
		Missing_Routes::register_hooks();
		Profile_Fields::register_hooks();
		Export_Batches::register_hooks();
		Note_Hook::register_hooks();
		Analytics_Settings::register_hooks();
		Page_Checks::register_hooks();
		Page_Name::register_hooks();
		Undeclared_Globals::register_hooks( static fn(): array => array( WC_PLUGIN_FILE ) );
	}

	/**
	 * Declares the features that the plugin works with. WooCommerce warns about plugins that declare nothing.
	 */
	public static function declare_compatibility(): void {
		if ( ! class_exists( FeaturesUtil::class ) ) {
			return;
		}

		foreach ( self::FEATURES as $feature ) {
			FeaturesUtil::declare_compatibility( $feature, STOREDECK_FILE );
		}
	}
}
