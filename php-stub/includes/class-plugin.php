<?php

namespace Storedeck;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the features that this site needs.
 */
final class Plugin {

	/**
	 * Tells lower parts, which name no higher one, what they call. Runs when the plugin is loaded, also during its activation.
	 */
	public static function connect(): void {
		Extensions\Load_Order::register_hooks();

		Jobs\Job_Types::register(
			static fn(): array => array(
				Sync\Import\Import_Handler::class,
				Sync\Import\Delete_Handler::class,
				Sync\Import\Rebuild_Handler::class,
				Sync\Import\Reconcile_Handler::class,
				Reports\Sums\Sum_Handler::class,
				Exports\Export_Handler::class,
				Extensions\Plugin_Job_Handler::class,
				Tools\Order_Files\Order_Preview_Handler::class,
				Tools\Order_Files\Order_Import_Handler::class,
				Tools\Order_Files\Order_Undo_Handler::class,
			)
		);

		Changes\Change_Queue::register(
			static fn(): array => array(
				'categories'         => array( Sync\Category_Sync::class, 'rebuild' ),
				'product_categories' => array( Sync\Category_Sync::class, 'handle_products' ),
				'products'           => array( Sync\Product_Sync::class, 'sync' ),
				'users'              => array( Sync\Customer_Sync::class, 'sync_users' ),
				'orders'             => array( Sync\Order_Sync::class, 'sync' ),
				'settings'           => array( Sync\Import\Rebuild::class, 'resume' ),
			)
		);

		Reports\Basic_Reports::show_if(
			static fn(): bool => ! Sync\Report_Source::is_storedeck(),
			Sync\Import\Imports::is_complete( ... )
		);
		Foundation\Database\Replica\Report_Connection::register(
			array( Reports\Sums\Table_Recovery::class, 'check' ),
			array( Reports\Sums\Table_Recovery::class, 'are_whole' )
		);
		Foundation\Cache\Shared_Cache::register_hooks();
	}

	/**
	 * Hooks all features. Runs on plugins_loaded, when WooCommerce would be loaded.
	 */
	public static function start(): void {
		Foundation\Network::start();
		Foundation\Translations::register_hooks();

		if ( Host\Host::get_store()->is_own() ) {
			Mounts\Classic_Header::register_hooks();
			Catalog\Post_Types::register_hooks();
			Settings\User_Preferences::register_hooks();
			Orders\Order_Stock::register_hooks();
			Orders\Order_Note_Privacy::register_hooks();
			Coupons\Coupon_Hooks::register_hooks();
		} else {
			Compatibility\Woocommerce\Integration::register_hooks();
		}

		add_action( 'init', array( Installer::class, 'maybe_update' ) );
		Routes::register_hooks();
		Foundation\Cache\Cache::register_hooks();
		Sync\Hooks::register_hooks();
		Jobs\Job_Queue::register_hooks();
		Exports\Export_Download::register_hooks();
		Tools\Order_Files\Order_Imports::register_hooks();
		Sync\Import\Rebuild::register_hooks();
		Sync\Import\Reconciliation::register_hooks();
		Reports\Sums\Sum_Jobs::register_hooks();
		Foundation\Settings\Personal_Data::register_hooks();
		Reports\Registry::register_hooks();
		Reports\Column_Values::register_hooks();
		Reports\Rest\Report_Request_Hooks::register_hooks();
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
		}
	}
}
