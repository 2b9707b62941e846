<?php
/**
 * What happens when the plugin is switched on, off, updated or removed.
 *
 * @package Storedeck
 */

namespace Storedeck;

use Storedeck\Common\Lock;
use Storedeck\Store\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Makes and removes tables, capabilities, the role and options, on each site
 * of a network for itself. Beside WooCommerce there is nothing to make: it
 * brings all of it, and what it may have brought is never removed.
 */
final class Installer {

	/**
	 * Raised whenever tables, capabilities, the role or options change;
	 * compared with the stored one of the site.
	 */
	private const VERSION = '3';

	/**
	 * Option that holds the version of what this site has.
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
	 * Option that lists what this plugin added, so that only that is removed.
	 */
	private const ADDED_OPTION = 'storedeck_added';

	/**
	 * Capabilities that screens and REST routes ask for.
	 */
	public const CAPABILITIES = array( 'view_woocommerce_reports', 'manage_woocommerce' );

	/**
	 * Settings with their first values. Existing values are never touched.
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
	 * Runs once when the plugin is switched on.
	 *
	 * @param bool $network_wide Whether it is switched on for all sites of a network.
	 */
	public static function activate( $network_wide = false ): void {
		// Also mends a site that lost something since.
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
	 * Runs when the plugin is switched off: data and settings stay.
	 */
	public static function deactivate(): void {
		Reports\Cache::clear();
		Jobs\Job_Queue::pause();
	}

	/**
	 * Gives a site what it lacks: one that is new in its network, one whose
	 * files changed without a new activation, one that WooCommerce left.
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
		} else {
			set_transient( self::FAILED, 1, self::RETRY_AFTER );
		}

		$lock->release();
	}

	/**
	 * Removes what was made. Tables go only when asked for.
	 *
	 * @param bool $with_tables Whether the tables and all orders in them go too.
	 */
	public static function uninstall( bool $with_tables ): void {
		$shared = false;

		self::on_each_site(
			static function () use ( $with_tables, &$shared ): void {
				if ( Plugin::is_woocommerce_known() ) {
					$shared = true;
				} else {
					self::remove( $with_tables );
				}

				Reports\Cache::clear();
				Jobs\Job_Queue::remove();

				// Written by an earlier version; the transients that it lists expire within a day.
				delete_metadata( 'user', 0, $GLOBALS['wpdb']->get_blog_prefix() . 'storedeck_snapshots', '', true );

				if ( $with_tables ) {
					Views\View_Routes::remove();
				}

				delete_transient( self::FAILED );

				foreach ( array(
					Reports\Cache::VERSION_OPTION,
					self::ADDED_OPTION,
					self::VERSION_OPTION,
					'storedeck_tax_rate_places',
					'storedeck_extended_tasks',
					'storedeck_extension_jobs',
					'storedeck_remove_all_data',
				) as $option ) {
					delete_option( $option );
				}
			}
		);

		// Users belong to all sites.
		if ( $with_tables && ! $shared ) {
			Rest\User_Preferences::delete_all();
			delete_metadata( 'user', 0, Rest\Management\Favorites_Controller::META, '', true );
		}
	}

	/**
	 * Removes what this site was given.
	 *
	 * @param bool $with_tables Whether the tables go too.
	 */
	private static function remove( bool $with_tables ): void {
		$added = self::added();

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
	 * Runs something on each site of a network, or on the only one.
	 *
	 * @param callable(): void $work What to run.
	 */
	private static function on_each_site( callable $work ): void {
		if ( ! is_multisite() ) {
			$work();
			return;
		}

		foreach ( get_sites(
			array(
				'fields' => 'ids',
				'number' => 0,
			)
		) as $site ) {
			switch_to_blog( $site );
			$work();
			restore_current_blog();
		}
	}

	/**
	 * Adds the role and gives the capabilities to those who manage the site.
	 */
	private static function add_roles(): void {
		$added = self::added();

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

		// Who is signed in already has their capabilities counted up.
		wp_get_current_user()->get_role_caps();
	}

	/**
	 * Adds the settings that are missing.
	 */
	private static function add_options(): void {
		$added = self::added();

		foreach ( self::default_options() as $option => $value ) {
			if ( add_option( $option, $value ) ) {
				$added['options'][] = $option;
			}
		}

		update_option( self::ADDED_OPTION, $added, false );
	}

	/**
	 * What earlier activations added.
	 *
	 * @return array{roles: string[], capabilities: array<string, string[]>, options: string[]}
	 */
	private static function added(): array {
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
