<?php
/**
 * Starts the plugin.
 *
 * @package Storedeck
 */

namespace Storedeck;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the features that this site needs.
 */
final class Plugin {

	/**
	 * Whether WooCommerce is active. Then the store's data and REST API are its own, and reports are filled from them.
	 */
	public static function is_woocommerce_active(): bool {
		return class_exists( 'WooCommerce', false );
	}

	/**
	 * Whether WooCommerce is or was installed. Then tables, options and roles may be its own.
	 */
	public static function was_woocommerce_installed(): bool {
		return self::is_woocommerce_active()
			|| is_file( WP_PLUGIN_DIR . '/woocommerce/woocommerce.php' )
			|| false !== get_option( 'woocommerce_version' )
			|| false !== get_option( 'woocommerce_db_version' );
	}

	/**
	 * Hooks all features. Runs on plugins_loaded, when WooCommerce would be loaded.
	 */
	public static function start(): void {
		Common\Network::start();
		Translations::register_hooks();

		if ( self::is_woocommerce_active() ) {
			Woocommerce\Integration::register_hooks();
		} else {
			Store\Post_Types::register_hooks();
			Rest\User_Preferences::register_hooks();
			Store\Orders\Order_Stock::register_hooks();
			Store\Orders\Order_Note_Privacy::register_hooks();
			Sync\Coupon_Hooks::register_hooks();
		}

		add_action( 'init', array( Installer::class, 'maybe_update' ) );
		Rest\Routes::register_hooks();
		Common\Shared_Cache::register_hooks();
		Reports\Cache::register_hooks();
		Sync\Hooks::register_hooks();
		Jobs\Job_Queue::register_hooks();
		Jobs\Import\Rebuild::register_hooks();
		Jobs\Import\Reconciliation::register_hooks();
		Jobs\Sums\Sum_Jobs::register_hooks();
		Common\Personal_Data::register_hooks();
		Reports\Registry::register_hooks();
		Rest\Column_Values_Field::register_hooks();
		Rest\Report_Filter_Hooks::register_hooks();
		Views\View_Routes::register_hooks();
		// WordPress runs the tests of Site Health in WP-Cron, too.
		Site_Health\Replica_Health::register_hooks();

		Admin\Scripts::register_hooks();
		Admin\Assets::register_hooks();
		Admin\Color_Scheme::register_hooks();
		Admin\Script_Translations::register_hooks();
		Mounts\Block::register_hooks();
		Privacy\Privacy::register_hooks();
		Site_Health\Site_Health::register_hooks();

		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			Cli\Command::register();
		}

		if ( is_admin() ) {
			Admin\Menu::register_hooks();
			Admin\Preload_Scripts::register_hooks();
			Admin\Plugin_Scripts::register_hooks();
			Admin\Report_Errors_Notice::register_hooks();
			Admin\Replica_Notice::register_hooks();
			Admin\Variation_Redirect::register_hooks();
			Admin\First_Import_Notice::register_hooks();
			Mounts\Dashboard_Widget::register_hooks();
			Mounts\Classic_Header::register_hooks();
		}
	}
}
