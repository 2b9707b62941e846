<?php

namespace Storedeck;

use Storedeck\Admin\Analytics_Menu;
use Storedeck\Exports\Export_Folder;
use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Data_Version;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Replica\Replication_Options;
use Storedeck\Foundation\Database\Replica\Last_Writes;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Host\Host;
use Storedeck\Host\Installation;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Reorder\Reorder_Settings;
use Storedeck\Reports\Dimensions\Store_Dimensions;
use Storedeck\Reports\Model\Order_Dimensions;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Reports\Sums\Sum_Maintenance;
use Storedeck\Settings\Favorites_Controller;
use Storedeck\Settings\User_Preferences;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Sync\Order_Search;
use Storedeck\Sync\Report_Source;
use Storedeck\Tools\Order_Files\Order_Uploads;
use Storedeck\Views\Pinned_Views;
use Storedeck\Views\Shared_View_Store;
use Storedeck\Views\User_View_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Removes what the plugin created, on each site of a network. Nothing is removed
 * that may be WooCommerce's.
 */
final class Uninstaller {

	/**
	 * Runs on uninstallation.
	 *
	 * @param bool $with_data Whether to remove orders, products, settings and the data of users, too.
	 */
	public static function run( bool $with_data ): void {
		$shared = false;

		Installer::on_each_site(
			static function () use ( $with_data, &$shared ): void {
				$is_shared = Host::was_woocommerce_installed();
				$shared    = $shared || $is_shared;

				if ( ! $is_shared ) {
					self::remove_added();
				}

				if ( $with_data ) {
					if ( ! $is_shared ) {
						// It reads the names of attributes from a table.
						Store_Content::remove();
					}

					Tables::drop( ! $is_shared );
				}

				self::remove_reports( $with_data );

				if ( $with_data && ! $is_shared ) {
					self::remove_options();
				}
			}
		);

		// User meta is shared by all sites of a network.
		if ( $with_data && ! $shared ) {
			User_Preferences::delete_all();
			delete_metadata( 'user', 0, Favorites_Controller::META, '', true );
		}
	}

	/**
	 * Removes the capabilities, roles and options that were created on the current site.
	 */
	private static function remove_added(): void {
		$added = Installer::get_added();

		foreach ( $added['capabilities'] as $role_name => $capabilities ) {
			$role = get_role( $role_name );

			foreach ( $role ? $capabilities : array() as $capability ) {
				$role->remove_cap( $capability );
			}
		}

		foreach ( $added['roles'] as $role_name ) {
			remove_role( $role_name );
		}

		foreach ( $added['options'] as $option ) {
			delete_option( $option );
		}
	}

	/**
	 * Removes what is the plugin's own also where WooCommerce is installed.
	 *
	 * @param bool $with_views Whether to remove saved views, and what was set for reordering.
	 */
	private static function remove_reports( bool $with_views ): void {
		Cache::clear();
		Replication_Options::delete_all();
		Last_Writes::delete_all();
		Sum_Jobs::drop();
		// A request that was running while the plugin was deactivated may have scheduled it again.
		wp_clear_scheduled_hook( Sum_Jobs::EVENT );
		wp_clear_scheduled_hook( Reconciliation::EVENT );
		Export_Folder::delete_older_than( PHP_INT_MAX );
		Order_Uploads::remove_all();
		Job_Queue::remove();

		// Written by an earlier version; the transients that it lists expire within a day.
		delete_metadata( 'user', 0, Database::get_user_key( 'storedeck_snapshots' ), '', true );

		if ( $with_views ) {
			Shared_View_Store::remove_all();
			User_View_Store::remove_all();
			Pinned_Views::remove_all();
			Reorder_Settings::delete_all();
		}

		delete_transient( Installer::FAILED );

		foreach ( array(
			Data_Version::OPTION,
			Data_Version::SUMS,
			Data_Version::SETTLED,
			Data_Version::OPTION . Data_Version::MARK,
			Data_Version::SUMS . Data_Version::MARK,
			Data_Version::SETTLED . Data_Version::MARK,
			Sum_Maintenance::TOO_LARGE,
			Installer::ADDED_OPTION,
			Imports::SINCE_OPTION,
			Rebuild::OPTION,
			Order_Dimensions::FIELDS,
			Store_Dimensions::OPTION,
			Reconciliation::OPTION,
			Order_Search::OPTION,
			Installation::VERSION_OPTION,
			Report_Source::OPTION,
			Personal_Data::OPTION,
			'storedeck_tax_rate_places',
			// Of earlier versions.
			'storedeck_customer_metrics',
			'storedeck_extended_tasks',
			'storedeck_extension_jobs',
			'storedeck_remove_all_data',
			Analytics_Menu::OPTION,
		) as $option ) {
			delete_option( $option );
		}
	}

	/**
	 * Removes all settings. Those of the store have the names that WooCommerce's have, so that WooCommerce can take
	 * the store over.
	 */
	private static function remove_options(): void {
		foreach ( array( 'storedeck_', 'woocommerce_' ) as $prefix ) {
			foreach ( array( '', '_transient_', '_transient_timeout_' ) as $kind ) {
				array_map(
					'delete_option',
					Database::column(
						// The mark of a local site belongs to the tool that created the site.
						"SELECT option_name FROM {wp:options} WHERE option_name LIKE %s AND option_name <> 'storedeck_local_site'",
						array( Database::esc_like( $kind . $prefix ) . '%' )
					)
				);
			}
		}
	}
}
