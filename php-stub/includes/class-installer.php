<?php

namespace Storedeck;

use Storedeck\Foundation\Cache\Cache;
use Storedeck\Foundation\Database\Database;
use Storedeck\Foundation\Database\Lock;
use Storedeck\Foundation\Database\Query_Exception;
use Storedeck\Foundation\Database\Row_Writer;
use Storedeck\Foundation\Database\Tables;
use Storedeck\Foundation\Log;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Host\Host;
use Storedeck\Host\Installation;
use Storedeck\Jobs\Job_Queue;
use Storedeck\Reports\Sums\Sum_Jobs;
use Storedeck\Rest\Access;
use Storedeck\Sync\Customer_Sync;
use Storedeck\Sync\Import\Import_Source;
use Storedeck\Sync\Import\Imports;
use Storedeck\Sync\Import\Rebuild;
use Storedeck\Sync\Import\Reconciliation;
use Storedeck\Sync\Order_Search;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Activation, update and deactivation.
 *
 * Creates tables, capabilities, the role and options, separately for each site of
 * a network. While WooCommerce is active, which has the rest, only the tables of
 * reports are created.
 */
final class Installer {

	/**
	 * Must be increased when tables, capabilities, the role, options or the rows of orders change: then the
	 * reconciliation computes rows again that differ.
	 */
	private const VERSION = '15';

	/** Transient with the time of a failed installation. */
	public const FAILED = 'storedeck_install_failed';

	/** Seconds until a failed installation is tried again. */
	private const RETRY_AFTER = 60;

	/** Option that lists what this plugin created, so that only this is removed. */
	public const ADDED_OPTION = 'storedeck_added';

	/**
	 * Runs on activation.
	 *
	 * @param bool $network_wide Whether the plugin is activated for all sites of a network.
	 */
	public static function activate( $network_wide = false ): void {
		// Also repairs an existing installation.
		$install = static function (): void {
			delete_option( Installation::VERSION_OPTION );
			self::maybe_update();
			Job_Queue::resume();
		};

		if ( $network_wide ) {
			self::on_each_site( $install );
		} else {
			$install();
		}
	}

	/**
	 * Runs on deactivation. Data and settings are kept.
	 */
	public static function deactivate(): void {
		Cache::clear();
		// Orders may be written while the plugin is not active.
		Sum_Jobs::drop();
		wp_clear_scheduled_hook( Sum_Jobs::EVENT );
		wp_clear_scheduled_hook( Reconciliation::EVENT );
		Job_Queue::pause();
	}

	/**
	 * Installs what a site lacks: a new site of a network, a site after an update of the files, or one
	 * on which WooCommerce was activated or deactivated.
	 */
	public static function maybe_update(): void {
		if ( self::get_version() === get_option( Installation::VERSION_OPTION ) ) {
			return;
		}

		$lock = new Lock( 'install' );

		if ( self::has_just_failed() || ! $lock->acquire() ) {
			return;
		}

		try {
			self::install();
		} catch ( Throwable $error ) {
			// Visitors must not see it.
			Log::error( 'The installation failed and is tried again.', $error );
			set_transient( self::FAILED, time(), self::RETRY_AFTER );
		} finally {
			$lock->release();
		}
	}

	/**
	 * Installs everything, and stores the version if that succeeded.
	 *
	 * @throws Query_Exception When the database reports an error.
	 */
	private static function install(): void {
		$with_store = Host::get_store()->is_own();

		if ( $with_store ) {
			self::add_roles();
			self::add_options();
		}

		if ( ! Host::was_woocommerce_installed() ) {
			Tables::rename_earlier();
		}

		if ( ! Tables::install( $with_store ) || ! Job_Queue::upgrade() ) {
			throw new Query_Exception( 'The tables could not be created.' );
		}

		self::fill_reports();
		update_option( Installation::VERSION_OPTION, self::get_version() );
	}

	/**
	 * Whether an installation failed a moment ago. A time in the future is of a clock that was ahead.
	 */
	private static function has_just_failed(): bool {
		$time = get_transient( self::FAILED );

		return false !== $time && (int) $time <= time() && (int) $time > time() - self::RETRY_AFTER;
	}

	/**
	 * Version of what is installed. It differs while WooCommerce is active.
	 */
	private static function get_version(): string {
		return Host::get_store()->is_own() ? self::VERSION : self::VERSION . Installation::WITH_WOOCOMMERCE;
	}

	/**
	 * Starts to fill the tables of reports.
	 */
	private static function fill_reports(): void {
		// Later changes of these settings are compared with it.
		add_option( Rebuild::OPTION, Rebuild::get_settings(), '', false );

		Customer_Sync::repair_dates();

		$has_rows = array() !== Database::rows( 'SELECT order_id FROM {order_stats} LIMIT 1' );

		if ( $has_rows ) {
			// Rows of an earlier version have no currency. The reconciliation finds orders in others, and what was
			// written while the plugin was not active.
			Row_Writer::run( "UPDATE {order_stats} SET currency = %s WHERE currency = ''", array( Settings::get_currency()['code'] ) );
			Reconciliation::add();
		} else {
			// Rows of an earlier import stay behind where WooCommerce uses their tables.
			delete_option( Imports::SINCE_OPTION );
		}

		if ( ! Host::get_store()->is_own() || ( ! $has_rows && Import_Source::get_last_order() > 0 ) ) {
			Imports::add_first();
		}

		// Activation deleted the version.
		if ( false === get_option( Installation::VERSION_OPTION ) ) {
			Order_Search::handle_activation();
		} else {
			Order_Search::install();
		}

		Sum_Jobs::fill();
	}

	/**
	 * Runs a callback on each site of a network, or on the only site.
	 *
	 * @param callable(): void $callback Callback.
	 */
	public static function on_each_site( callable $callback ): void {
		if ( ! is_multisite() ) {
			$callback();
			return;
		}

		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
			switch_to_blog( $site );
			$callback();
			restore_current_blog();
		}
	}

	/**
	 * Adds the role and the capabilities.
	 */
	private static function add_roles(): void {
		$added = self::get_added();

		if ( null === get_role( 'shop_manager' ) ) {
			$editor       = get_role( 'editor' );
			$capabilities = null === $editor ? array( 'read' => true ) : $editor->capabilities;

			add_role( 'shop_manager', 'Shop manager', $capabilities );
			$added['roles'][] = 'shop_manager';
		}

		foreach ( array( 'administrator', 'shop_manager' ) as $role_name ) {
			$role = get_role( $role_name );

			foreach ( $role ? Access::CAPABILITIES : array() as $capability ) {
				if ( ! $role->has_cap( $capability ) ) {
					$role->add_cap( $capability );
					$added['capabilities'][ $role_name ][] = $capability;
				}
			}
		}

		update_option( self::ADDED_OPTION, $added, false );

		// The capabilities of the current user were already loaded.
		wp_get_current_user()->get_role_caps();
	}

	private static function add_options(): void {
		$added = self::get_added();

		foreach ( Settings::DEFAULTS as $option => $value ) {
			if ( add_option( $option, $value ) ) {
				$added['options'][] = $option;
			}
		}

		update_option( self::ADDED_OPTION, $added, false );
	}

	/**
	 * What the plugin has created on this site.
	 *
	 * @return array{roles: string[], capabilities: array<string, string[]>, options: string[]}
	 */
	public static function get_added(): array {
		$added = get_option( self::ADDED_OPTION );

		return array_merge(
			array( 'roles' => array(), 'capabilities' => array(), 'options' => array() ),
			is_array( $added ) ? $added : array()
		);
	}
}
