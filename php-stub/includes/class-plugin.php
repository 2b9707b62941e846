<?php
/**
 * Starts the plugin.
 *
 * @package Storedeck
 */

namespace Storedeck;

use Storedeck\Extensions\Plugin_Job_Handler;
use Storedeck\Host\Host;
use Storedeck\Jobs\Export\Export_Download;
use Storedeck\Jobs\Export\Export_Handler;
use Storedeck\Jobs\Import\Delete_Handler;
use Storedeck\Jobs\Import\Import_Handler;
use Storedeck\Jobs\Import\Rebuild;
use Storedeck\Jobs\Import\Rebuild_Handler;
use Storedeck\Jobs\Import\Reconcile_Handler;
use Storedeck\Jobs\Job_Types;
use Storedeck\Jobs\Sums\Sum_Handler;
use Storedeck\Reports\Replica\Report_Connection;
use Storedeck\Reports\Sums\Lost_Tables;
use Storedeck\Sync\Category_Sync;
use Storedeck\Sync\Change_Queue;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Order_Sync;
use Storedeck\Sync\Product_Sync;

defined( 'ABSPATH' ) || exit;

/**
 * Hooks the features that this site needs.
 */
final class Plugin {

	/**
	 * Tells lower parts, which name no higher one, what they call. Runs when the plugin is loaded, also during its activation.
	 */
	public static function connect(): void {
		Job_Types::register(
			static fn(): array => array(
				Import_Handler::TYPE     => Import_Handler::class,
				Delete_Handler::TYPE     => Delete_Handler::class,
				Rebuild_Handler::TYPE    => Rebuild_Handler::class,
				Reconcile_Handler::TYPE  => Reconcile_Handler::class,
				Sum_Handler::TYPE        => Sum_Handler::class,
				Export_Handler::TYPE     => Export_Handler::class,
				Plugin_Job_Handler::TYPE => Plugin_Job_Handler::class,
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

		Report_Connection::register( array( Lost_Tables::class, 'check' ), array( Lost_Tables::class, 'are_whole' ) );
		Common\Shared_Cache::register_hooks();
	}

	/**
	 * Hooks all features. Runs on plugins_loaded, when WooCommerce would be loaded.
	 */
	public static function start(): void {
		Common\Network::start();
		Translations::register_hooks();

		if ( Host::is_woocommerce_active() ) {
			Woocommerce\Integration::register_hooks();
		} else {
			Store\Post_Types::register_hooks();
			Rest\User_Preferences::register_hooks();
			Store\Orders\Order_Stock::register_hooks();
			Store\Orders\Order_Note_Privacy::register_hooks();
			Store\Coupons\Coupon_Hooks::register_hooks();
		}

		add_action( 'init', array( Installer::class, 'maybe_update' ) );
		Routes::register_hooks();
		Reports\Cache::register_hooks();
		Sync\Hooks::register_hooks();
		Jobs\Job_Queue::register_hooks();
		Export_Download::register_hooks();
		Rebuild::register_hooks();
		Jobs\Import\Reconciliation::register_hooks();
		Jobs\Sums\Sum_Jobs::register_hooks();
		Common\Personal_Data::register_hooks();
		Reports\Registry::register_hooks();
		Rest\Column_Values_Field::register_hooks();
		Rest\Report_Filter_Hooks::register_hooks();
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
