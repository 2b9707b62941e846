<?php

namespace Storedeck\Admin;

use Storedeck\Comparison\Scheduled_Import;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Host\Host;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the settings of the plugin to WooCommerce's group of Analytics settings, which the Analytics settings screen saves.
 */
final class Analytics_Settings {

	/**
	 * Hooks the group.
	 */
	public static function register_hooks(): void {
		add_filter( 'woocommerce_settings-wc_admin', array( self::class, 'add' ) );
	}

	/**
	 * Settings by option, as in a response of /wc-analytics/settings/wc_admin.
	 *
	 * @return array<string, array{id: string, label: string, description: string, type: string, default: string,
	 *               options?: array<string, string>}>
	 */
	public static function get_all(): array {
		return array(
			Report_Source::OPTION  => array(
				'id'          => Report_Source::OPTION,
				'label'       => __( 'Reports from:', 'storedeck' ),
				'description' => __( 'The reports of Storedeck are shown with the numbers of this source.', 'storedeck' ),
				'type'        => 'radio',
				'default'     => Report_Source::STOREDECK,
				'options'     => array(
					Report_Source::STOREDECK   => __( 'Storedeck: exact to the cent, in the currency of the store only', 'storedeck' ),
					Report_Source::WOOCOMMERCE => __( 'WooCommerce: the same numbers as in WooCommerce Analytics', 'storedeck' ),
				),
			),
			Analytics_Menu::OPTION => array(
				'id'          => Analytics_Menu::OPTION,
				'label'       => __( 'Reports menu:', 'storedeck' ),
				'description' => __( 'Where the reports are in the admin menu. Applies when the next page is opened.', 'storedeck' ),
				'type'        => 'select',
				'default'     => Analytics_Menu::SEPARATE,
				'options'     => array(
					Analytics_Menu::SEPARATE => __( 'Own menu, WooCommerce’s Analytics shown too', 'storedeck' ),
					Analytics_Menu::ONLY     => __( 'Own menu, WooCommerce’s Analytics hidden', 'storedeck' ),
					Analytics_Menu::SHARED   => __( 'WooCommerce’s Analytics menu, in place of its reports', 'storedeck' ),
				),
			),
			Personal_Data::OPTION  => array( 'id' => Personal_Data::OPTION ) + Personal_Data::get_setting(),
		);
	}

	/**
	 * Settings that the screen shows: with reports of the store also which ones, and when WooCommerce imports orders, where it has a choice.
	 *
	 * @return array<string, array<string, mixed>> By option.
	 */
	public static function get_shown(): array {
		if ( ! Host::get_store()->has_reports() ) {
			return array( Personal_Data::OPTION => Personal_Data::get_setting() );
		}

		$shown = self::get_all();

		if ( Scheduled_Import::is_available() ) {
			$shown[ Scheduled_Import::OPTION ] = array(
				'id'          => Scheduled_Import::OPTION,
				'label'       => __( 'Updates of WooCommerce Analytics:', 'storedeck' ),
				'description' => __(
					'When WooCommerce imports orders into its own reports. Those of Storedeck are always current.',
					'storedeck'
				),
				'type'        => 'radio',
				'default'     => Scheduled_Import::is_enabled() ? 'yes' : 'no',
				'options'     => array(
					/* translators: %s: duration, for example 12 hours. */
					'yes' => sprintf( __( 'Scheduled, every %s', 'storedeck' ), Scheduled_Import::get_interval() ),
					'no'  => __( 'Immediately', 'storedeck' ),
				),
			);
		}

		return $shown;
	}

	/**
	 * Adds the settings to the group.
	 *
	 * @param mixed $settings Settings of the group.
	 * @return array<mixed>
	 */
	public static function add( $settings ): array {
		$settings = is_array( $settings ) ? $settings : array();

		foreach ( self::get_all() as $option => $setting ) {
			$settings[] = array( 'option_key' => $option ) + $setting;
		}

		return $settings;
	}
}
