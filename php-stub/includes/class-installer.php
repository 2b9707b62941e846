<?php
/**
 * What happens when the plugin is switched on, off, updated or removed.
 *
 * @package Storedeck
 */

namespace Storedeck;

use Storedeck\Store\Tables;

/**
 * Makes and removes tables, capabilities, the role and options.
 */
final class Installer {

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
	 */
	public static function activate(): void {
		self::add_roles();

		if ( Plugin::is_woocommerce_active() ) {
			return;
		}

		Tables::install();
		self::add_options();
	}

	/**
	 * Runs when the plugin is switched off: data and settings stay.
	 */
	public static function deactivate(): void {
		Reports\Cache::clear();
	}

	/**
	 * Brings a site up to date whose files changed without a new activation.
	 */
	public static function maybe_update(): void {
		Tables::maybe_install();
	}

	/**
	 * Removes what activate() made. Tables go only when asked for.
	 *
	 * @param bool $with_tables Whether the tables and all orders in them go too.
	 */
	public static function uninstall( bool $with_tables ): void {
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
			Rest\User_Preferences::delete_all();
		}

		Reports\Cache::clear();
		delete_option( Reports\Cache::VERSION_OPTION );
		delete_option( self::ADDED_OPTION );
		delete_option( Tables::VERSION_OPTION );
		delete_option( 'storedeck_remove_all_data' );
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
