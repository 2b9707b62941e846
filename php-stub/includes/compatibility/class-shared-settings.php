<?php

namespace Storedeck\Compatibility;

use Storedeck\Admin\Client_Settings;
use Storedeck\Foundation\Request_State;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Reports\Rest\Indicators;
use Storedeck\Reports\Rest\Leaderboards;
use Storedeck\Settings\User_Preferences;
use Storedeck\Setup\Profile;

defined( 'ABSPATH' ) || exit;

/**
 * Prints `window.wcSettings` with the shape that WooCommerce gives it, before the scripts that read it.
 */
final class Shared_Settings extends Request_State {

	/**
	 * Values of extensions by key.
	 *
	 * @var array<string, mixed>
	 */
	private array $data = array();

	public static function register_hooks(): void {
		// When scripts of the footer are printed, all extensions have added their values.
		add_action( 'admin_print_footer_scripts', array( self::class, 'add_script' ), 1 );
	}

	/**
	 * Adds a value. The first value of a key stays.
	 *
	 * @param mixed $value Value, or a callback that returns it when the page is printed.
	 */
	public static function add( string $key, $value ): void {
		self::current()->data += array( $key => $value );
	}

	/**
	 * Whether an extension has added a value.
	 */
	public static function has( string $key ): bool {
		return array_key_exists( $key, self::current()->data );
	}

	/**
	 * Adds the settings to the page if a script needs them.
	 */
	public static function add_script(): void {
		if ( wp_script_is( Script_Aliases::SETTINGS, 'enqueued' ) ) {
			$json = wp_json_encode( self::get_all(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );

			wp_add_inline_script(
				Script_Aliases::SETTINGS,
				'window.wcSettings = window.wcSettings || ' . ( false === $json ? '{}' : $json ) . ';',
				'before'
			);
		}
	}

	/**
	 * All settings. Those of the store cannot be replaced.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_all(): array {
		$added = array_map( static fn( $value ) => $value instanceof \Closure ? $value() : $value, self::current()->data );

		/*
		 * Filters the values that extensions added to `window.wcSettings`.
		 *
		 * @param array<string, mixed> $added Values by key.
		 * @since 0.1.0
		 */
		$added  = (array) apply_filters( 'woocommerce_shared_settings', $added );
		$shared = self::get_shared();

		/*
		 * Filters `window.wcSettings.admin`.
		 *
		 * @param array<string, mixed> $admin Settings.
		 * @since 0.1.0
		 */
		$admin = (array) apply_filters( 'woocommerce_admin_shared_settings', self::get_admin( $shared ) );

		return array_replace( $added, $shared, array( 'admin' => array_replace( (array) ( $added['admin'] ?? array() ), $admin ) ) );
	}

	/**
	 * Settings of the store.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_shared(): array {
		$own = Client_Settings::get_public();

		return array(
			'adminUrl'           => $own['adminUrl'],
			'countries'          => (object) Settings::get_countries(),
			'currency'           => $own['currency'],
			'currentUserId'      => get_current_user_id(),
			'currentUserIsAdmin' => current_user_can( 'manage_woocommerce' ),
			'dateFormat'         => $own['dateFormat'],
			'homeUrl'            => home_url( '/' ),
			'locale'             => $own['locale'],
			'orderStatuses'      => (object) Settings::get_order_statuses(),
			'siteTitle'          => $own['siteTitle'],
			'timeZone'           => $own['timeZone'],
			'wpLoginUrl'         => wp_login_url(),
			'wpVersion'          => get_bloginfo( 'version' ),
		);
	}

	/**
	 * Settings of the admin.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_admin( array $shared ): array {
		return array_intersect_key( $shared, array_flip( array( 'orderStatuses', 'timeZone', 'dateFormat', 'siteTitle' ) ) ) + array(
			'homeUrl'                           => home_url(),
			'siteUrl'                           => site_url(),
			'manageStock'                       => Settings::is_stock_managed() ? 'yes' : 'no',
			'reviewsEnabled'                    => get_option( 'woocommerce_enable_reviews', 'yes' ),
			'stockStatuses'                     => array(
				'instock'     => __( 'In stock', 'storedeck' ),
				'outofstock'  => __( 'Out of stock', 'storedeck' ),
				'onbackorder' => __( 'On backorder', 'storedeck' ),
			),
			'variationTitleAttributesSeparator' => ' - ',
			'wcAdminSettings'                   => array(
				'woocommerce_excluded_report_order_statuses' => Settings::get_excluded_statuses(),
				'woocommerce_actionable_order_statuses' => Settings::get_actionable_statuses(),
				'woocommerce_default_date_range' => Settings::get_default_date_range(),
			),
			'currentUserData'                   => self::get_user(),
			'dataEndpoints'                     => self::get_lists( $shared['countries'] ),
			'onboarding'                        => array( 'profile' => Profile::get() ),
			'plugins'                           => self::get_plugins(),
		);
	}

	/**
	 * The current user.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_user(): array {
		$user = wp_get_current_user();

		return array(
			'id'               => (int) $user->ID,
			'name'             => $user->display_name,
			'email'            => $user->user_email,
			'capabilities'     => (object) $user->allcaps,
			'is_super_admin'   => is_super_admin( $user->ID ),
			'woocommerce_meta' => (object) User_Preferences::get( array( 'id' => (int) $user->ID ) ),
		);
	}

	/**
	 * Lists of the store, as the REST API returns them.
	 *
	 * @return array<string, list<array<string, string>>>
	 */
	private static function get_lists( object $countries ): array {
		$lists = array( 'countries' => array(), 'leaderboards' => array(), 'performanceIndicators' => array() );

		foreach ( get_object_vars( $countries ) as $code => $name ) {
			$lists['countries'][] = array( 'code' => (string) $code, 'name' => $name );
		}

		foreach ( Leaderboards::all() as $id => $leaderboard ) {
			$lists['leaderboards'][] = array( 'id' => $id, 'label' => $leaderboard['label'] );
		}

		foreach ( Indicators::all() as $stat => $indicator ) {
			$lists['performanceIndicators'][] = array(
				'stat'   => $stat,
				'chart'  => $indicator['field'],
				'label'  => $indicator['label'],
				'format' => $indicator['format'],
			);
		}

		return $lists;
	}

	/**
	 * Slugs of the plugins.
	 *
	 * @return array{activePlugins: list<string>, installedPlugins: list<string>}
	 */
	private static function get_plugins(): array {
		$to_slugs = static fn( array $files ): array => array_values(
			array_unique( array_map( static fn( $file ): string => explode( '/', (string) $file )[0], $files ) )
		);

		return array(
			'activePlugins'    => $to_slugs( (array) get_option( 'active_plugins', array() ) ),
			'installedPlugins' => $to_slugs( array_keys( function_exists( 'get_plugins' ) ? get_plugins() : array() ) ),
		);
	}
}
