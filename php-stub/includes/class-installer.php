<?php
/**
 * Activation, update, deactivation and uninstallation.
 *
 * @package Storedeck
 */

namespace Storedeck;

use Storedeck\Common\Lock;
use Storedeck\Jobs\Import\Rebuild;
use Storedeck\Jobs\Sums\Sum_Jobs;
use Storedeck\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and removes tables, capabilities, the role and options, separately for
 * each site of a network. Nothing is created while WooCommerce is active, which
 * has all of these, and nothing is removed that may be WooCommerce's.
 */
final class Installer {

	/**
	 * Must be increased when tables, capabilities, the role or options change.
	 */
	private const VERSION = '5';

	/**
	 * Option with the version that the site has.
	 */
	private const VERSION_OPTION = 'storedeck_version';

	/**
	 * Transient that is set after a failed installation.
	 */
	private const FAILED = 'storedeck_install_failed';

	/**
	 * Seconds until a failed installation is tried again.
	 */
	private const RETRY_AFTER = 60;

	/**
	 * Option that lists what this plugin created, so that only this is removed.
	 */
	private const ADDED_OPTION = 'storedeck_added';

	/**
	 * Capabilities that screens and REST routes require.
	 */
	public const CAPABILITIES = array( 'view_woocommerce_reports', 'manage_woocommerce' );

	/**
	 * Settings with their default values. Existing values are not changed.
	 *
	 * @return array<string, mixed> Option name => value.
	 */
	public static function default_options(): array {
		return array(
			'woocommerce_currency'                       => 'USD',
			'woocommerce_currency_pos'                   => 'left',
			'woocommerce_price_thousand_sep'             => ',',
			'woocommerce_price_decimal_sep'              => '.',
			'woocommerce_price_num_decimals'             => '2',
			'woocommerce_manage_stock'                   => 'yes',
			'woocommerce_date_type'                      => 'date_paid',
			'woocommerce_default_date_range'             => 'period=month&compare=previous_year',
			'woocommerce_excluded_report_order_statuses' => array( 'pending', 'cancelled', 'failed' ),
			'woocommerce_actionable_order_statuses'      => array( 'processing', 'on-hold' ),
		);
	}

	/**
	 * Runs on activation.
	 *
	 * @param bool $network_wide Whether the plugin is activated for all sites of a network.
	 */
	public static function activate( $network_wide = false ): void {
		// Also repairs an existing installation.
		$install = static function (): void {
			delete_option( self::VERSION_OPTION );
			self::maybe_update();
			Jobs\Job_Queue::resume();
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
		Reports\Cache::clear();
		// Orders may be written while the plugin is not active.
		Sum_Jobs::drop();
		wp_clear_scheduled_hook( Sum_Jobs::EVENT );
		Jobs\Job_Queue::pause();
	}

	/**
	 * Installs what a site lacks: a new site of a network, a site after an update of the files, or one
	 * on which WooCommerce was deactivated.
	 */
	public static function maybe_update(): void {
		if ( self::VERSION === get_option( self::VERSION_OPTION ) || Plugin::is_woocommerce_active() ) {
			return;
		}

		$lock = new Lock( 'install' );

		if ( false !== get_transient( self::FAILED ) || ! $lock->acquire() ) {
			return;
		}

		self::add_roles();
		self::add_options();

		if ( Tables::install() ) {
			update_option( self::VERSION_OPTION, self::VERSION );
			// Later changes of these settings are compared with it.
			add_option( Rebuild::OPTION, Rebuild::get_settings(), '', false );
			Sum_Jobs::fill();
		} else {
			set_transient( self::FAILED, 1, self::RETRY_AFTER );
		}

		$lock->release();
	}

	/**
	 * Runs on uninstallation.
	 *
	 * @param bool $with_tables Whether to remove the tables with all orders, and the data of users, too.
	 */
	public static function uninstall( bool $with_tables ): void {
		$shared = false;

		self::on_each_site(
			static function () use ( $with_tables, &$shared ): void {
				if ( Plugin::was_woocommerce_installed() ) {
					$shared = true;
				} else {
					self::remove( $with_tables );
				}

				Reports\Cache::clear();
				Sum_Jobs::drop();
				Jobs\Job_Queue::remove();

				// Written by an earlier version; the transients that it lists expire within a day.
				delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'storedeck_snapshots', '', true );

				if ( $with_tables ) {
					Views\View_Routes::remove();
				}

				delete_transient( self::FAILED );

				foreach ( array(
					Reports\Data_Version::OPTION,
					self::ADDED_OPTION,
					self::VERSION_OPTION,
					'storedeck_tax_rate_places',
					'storedeck_extended_tasks',
					'storedeck_extension_jobs',
					'storedeck_remove_all_data',
					Woocommerce\Analytics_Menu::OPTION,
				) as $option ) {
					delete_option( $option );
				}
			}
		);

		// User meta is shared by all sites of a network.
		if ( $with_tables && ! $shared ) {
			Rest\User_Preferences::delete_all();
			delete_metadata( 'user', 0, Rest\Management\Favorites_Controller::META, '', true );
		}
	}

	/**
	 * Removes what was created on the current site.
	 *
	 * @param bool $with_tables Whether to remove the tables too.
	 */
	private static function remove( bool $with_tables ): void {
		$added = self::get_added();

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

		if ( $with_tables ) {
			Tables::drop();
		}
	}

	/**
	 * Runs a callback on each site of a network, or on the only site.
	 *
	 * @param callable(): void $callback Callback.
	 */
	private static function on_each_site( callable $callback ): void {
		if ( ! is_multisite() ) {
			$callback();
			return;
		}

		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
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

			foreach ( $role ? self::CAPABILITIES : array() as $capability ) {
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

	/**
	 * Adds missing settings.
	 */
	private static function add_options(): void {
		$added = self::get_added();

		foreach ( self::default_options() as $option => $value ) {
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
	private static function get_added(): array {
		$added = get_option( self::ADDED_OPTION );

		return array_merge(
			array(
				'roles'        => array(),
				'capabilities' => array(),
				'options'      => array(),
			),
			is_array( $added ) ? $added : array()
		);
	}
}
