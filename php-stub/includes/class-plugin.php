<?php

namespace Storedeck;

use Storedeck\Admin\Assets;
use Storedeck\Admin\Color_Scheme;
use Storedeck\Admin\First_Import_Notice;
use Storedeck\Admin\Menu;
use Storedeck\Admin\Plugin_Scripts;
use Storedeck\Admin\Preload_Scripts;
use Storedeck\Admin\Replica_Notice;
use Storedeck\Admin\Report_Errors_Notice;
use Storedeck\Admin\Script_Translations;
use Storedeck\Admin\Scripts;
use Storedeck\Admin\Variation_Redirect;
use Storedeck\Catalog\Post_Types;
use Storedeck\Changes\Change_Queue;
use Storedeck\Cli\Command;
use Storedeck\Compatibility\Woocommerce\Integration;
use Storedeck\Coupons\Coupon_Hooks;
use Storedeck\Exports\Export_Download;
use Storedeck\Exports\Export_Handler;
use Storedeck\Extensions\Load_Order;
use Storedeck\Extensions\Plugin_Job_Handler;
use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Cache\Shared_Cache;
use Storedeck\Foundation\Database\Replica\Report_Connection;
use Storedeck\Foundation\Network;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Translations;
use Storedeck\Host\Host;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Jobs\Job_Types;
use Storedeck\Mounts\Block;
use Storedeck\Mounts\Classic_Header;
use Storedeck\Mounts\Dashboard_Widget;
use Storedeck\Orders\Order_Note_Privacy;
use Storedeck\Orders\Order_Stock;
use Storedeck\Privacy\Privacy;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Rest\Column_Values_Field;
use Storedeck\Reports\Rest\Report_Request_Hooks;
use Storedeck\Reports\Sums\Table_Recovery;
use Storedeck\Reports\Sums\Sum_Handler;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Settings\User_Preferences;
use Storedeck\Site_Health\Replica_Health;
use Storedeck\Site_Health\Site_Health;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Hooks;
use Storedeck\Sync\Import\Delete_Handler;
use Storedeck\Sync\Import\Import_Handler;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Sync\Import\Rebuild_Handler;
use Storedeck\Sync\Import\Reconcile_Handler;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Sync\Order_Sync;
use Storedeck\Sync\Product_Sync;
use Storedeck\Tools\Order_Files\Order_Import_Handler;
use Storedeck\Tools\Order_Files\Order_Imports;
use Storedeck\Tools\Order_Files\Order_Preview_Handler;
use Storedeck\Tools\Order_Files\Order_Undo_Handler;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the features that this site needs.
 */
final class Plugin {

	/**
	 * Tells lower parts, which name no higher one, what they call. Runs when the plugin is loaded, also during its activation.
	 */
	public static function connect(): void {
		Load_Order::register_hooks();

		Job_Types::register(
			static fn(): array => array(
				Import_Handler::TYPE     => Import_Handler::class,
				Delete_Handler::TYPE     => Delete_Handler::class,
				Rebuild_Handler::TYPE    => Rebuild_Handler::class,
				Reconcile_Handler::TYPE  => Reconcile_Handler::class,
				Sum_Handler::TYPE        => Sum_Handler::class,
				Export_Handler::TYPE     => Export_Handler::class,
				Plugin_Job_Handler::TYPE => Plugin_Job_Handler::class,
				Order_Preview_Handler::TYPE => Order_Preview_Handler::class,
				Order_Import_Handler::TYPE  => Order_Import_Handler::class,
				Order_Undo_Handler::TYPE    => Order_Undo_Handler::class,
			)
		);

		Change_Queue::register(
			static fn(): array => array(
				'categories'         => array( Category_Sync::class, 'rebuild' ),
				'product_categories' => array( Category_Sync::class, 'handle_products' ),
				'products'           => array( Product_Sync::class, 'sync' ),
				'users'              => array( Customer_Sync::class, 'sync_users' ),
				'orders'             => array( Order_Sync::class, 'sync' ),
				'settings'           => array( Rebuild::class, 'resume' ),
			)
		);

		Report_Connection::register( array( Table_Recovery::class, 'check' ), array( Table_Recovery::class, 'are_whole' ) );
		Shared_Cache::register_hooks();
	}

	/**
	 * Hooks all features. Runs on plugins_loaded, when WooCommerce would be loaded.
	 */
	public static function start(): void {
		Network::start();
		Translations::register_hooks();

		if ( Host::get_store()->is_own() ) {
			Classic_Header::register_hooks();
			Post_Types::register_hooks();
			User_Preferences::register_hooks();
			Order_Stock::register_hooks();
			Order_Note_Privacy::register_hooks();
			Coupon_Hooks::register_hooks();
		} else {
			Integration::register_hooks();
		}

		add_action( 'init', array( Installer::class, 'maybe_update' ) );
		Routes::register_hooks();
		Cache::register_hooks();
		Hooks::register_hooks();
		Job_Queue::register_hooks();
		Export_Download::register_hooks();
		Order_Imports::register_hooks();
		Rebuild::register_hooks();
		Reconciliation::register_hooks();
		Sum_Jobs::register_hooks();
		Personal_Data::register_hooks();
		Registry::register_hooks();
		Column_Values_Field::register_hooks();
		Report_Request_Hooks::register_hooks();
		// WordPress runs the tests of Site Health in WP-Cron, too.
		Replica_Health::register_hooks();

		Scripts::register_hooks();
		Assets::register_hooks();
		Color_Scheme::register_hooks();
		Script_Translations::register_hooks();
		Block::register_hooks();
		Privacy::register_hooks();
		Site_Health::register_hooks();

		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			Command::register();
		}

		if ( is_admin() ) {
			Menu::register_hooks();
			Preload_Scripts::register_hooks();
			Plugin_Scripts::register_hooks();
			Report_Errors_Notice::register_hooks();
			Replica_Notice::register_hooks();
			Variation_Redirect::register_hooks();
			First_Import_Notice::register_hooks();
			Dashboard_Widget::register_hooks();
		}
	}
}
