<?php
/**
 * What the page tells the browser.
 *
 * @package Storedeck
 */

namespace Storedeck\Admin;

use Storedeck\Plugin;
use Storedeck\Rest\User_Preferences;
use Storedeck\Store\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Collects `window.storedeckSettings`.
 */
final class Client_Settings {

	/**
	 * Capabilities that the browser asks about.
	 */
	private const CAPABILITIES = array(
		'view_woocommerce_reports',
		'manage_woocommerce',
		'activate_plugins',
		'install_plugins',
		'edit_posts',
	);

	/**
	 * How far changes of the clock are looked for, in seconds.
	 */
	private const YEAR = 366 * 86400;

	/**
	 * All settings.
	 *
	 * @param string|null $path Screen whose answers travel along; null on pages that are not ours.
	 * @return array<string, mixed>
	 */
	public static function all( ?string $path ): array {
		return self::lasting() + array(
			'nonce'     => wp_create_nonce( 'wp_rest' ),
			'utcOffset' => self::utc_offset( wp_timezone(), time() ),
			'preloaded' => (object) ( null === $path ? array() : Preload::answers( $path, self::address() ) ),
		);
	}

	/**
	 * Settings that are the same for a person from one page to the next, until
	 * somebody changes them.
	 *
	 * @return array<string, mixed>
	 */
	public static function lasting(): array {
		return array(
			'pageName'                => Screens::PAGE,
			'adminUrl'                => admin_url(),
			'siteTitle'               => html_entity_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'restRoot'                => rest_url(),
			'nonceEndpoint'           => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'currency'                => Settings::get_currency(),
			'locale'                  => self::locale(),
			'timeZone'                => wp_timezone_string(),
			'startOfWeek'             => Settings::get_week_start(),
			'dateFormat'              => (string) get_option( 'date_format' ),
			'timeFormat'              => (string) get_option( 'time_format' ),
			'orderStatuses'           => (object) Settings::get_order_statuses(),
			'excludedOrderStatuses'   => Settings::get_excluded_statuses(),
			'actionableOrderStatuses' => Settings::get_actionable_statuses(),
			'defaultDateRange'        => Settings::get_default_date_range(),
			'maxPerPage'              => Preload::intervals_at_once(),
			'hasExportList'           => ! Plugin::is_woocommerce_active(),
			'orderEditPath'           => self::order_edit_path(),
			'manageStock'             => Settings::is_stock_managed(),
			'countries'               => (object) Settings::get_countries(),
			'currentUser'             => self::user(),
			'namespaces'              => (object) self::namespaces(),
			'screens'                 => Screens::all(),
		);
	}

	/**
	 * The page of the admin area that edits an order, with `{id}` in place of its
	 * id; empty where no plugin has one.
	 */
	private static function order_edit_path(): string {
		$util = 'Automattic\\WooCommerce\\Utilities\\OrderUtil';
		$path = post_type_exists( 'shop_order' ) ? 'post.php?post={id}&action=edit' : '';

		if ( is_callable( array( $util, 'custom_orders_table_usage_is_enabled' ) ) && $util::custom_orders_table_usage_is_enabled() ) {
			$path = 'admin.php?page=wc-orders&action=edit&id={id}';
		}

		// For plugins with a page of their own: its path, with `{id}` in place of the id.
		return (string) apply_filters( 'storedeck_order_edit_path', $path );
	}

	/**
	 * Languages and the names of days.
	 *
	 * @return array{siteLocale: string, userLocale: string, weekdaysShort: string[], isRtl: bool}
	 */
	private static function locale(): array {
		global $wp_locale;

		return array(
			'siteLocale'    => get_locale(),
			'userLocale'    => get_user_locale(),
			'weekdaysShort' => array_values( $wp_locale->weekday_abbrev ),
			'isRtl'         => is_rtl(),
		);
	}

	/**
	 * The zone's offset at a moment, and how long it holds.
	 *
	 * @param \DateTimeZone $zone Zone.
	 * @param int           $now  Moment, a Unix time.
	 * @return array{minutes: int, from: int, until: int} Minutes east of UTC; milliseconds since the epoch.
	 */
	public static function utc_offset( \DateTimeZone $zone, int $now ): array {
		$offset = array(
			'ts'     => $now - self::YEAR,
			'offset' => $zone->getOffset( new \DateTimeImmutable( '@' . $now ) ),
		);
		$until  = $now + self::YEAR;

		// A zone of one fixed offset has none.
		$changes = $zone->getTransitions( $offset['ts'], $until );

		foreach ( is_array( $changes ) ? $changes : array() as $change ) {
			if ( $change['ts'] > $now ) {
				$until = $change['ts'];
				break;
			}
			$offset = $change;
		}

		return array(
			'minutes' => intdiv( $offset['offset'], 60 ),
			'from'    => $offset['ts'] * 1000,
			'until'   => $until * 1000,
		);
	}

	/**
	 * REST namespaces that stand in for others.
	 *
	 * @return array<string, string> Namespace => the one to ask instead, for example `wc-analytics` => `shop/v1`.
	 */
	private static function namespaces(): array {
		$namespaces = apply_filters( 'storedeck_namespaces', array() );

		return array_filter( is_array( $namespaces ) ? $namespaces : array(), 'is_string' );
	}

	/**
	 * Who looks at the page.
	 *
	 * @return array<string, mixed>
	 */
	private static function user(): array {
		$user         = wp_get_current_user();
		$capabilities = array();

		foreach ( self::CAPABILITIES as $capability ) {
			$capabilities[ $capability ] = current_user_can( $capability );
		}

		return array(
			'id'           => (int) $user->ID,
			'name'         => $user->display_name,
			'capabilities' => $capabilities,
			'preferences'  => (object) User_Preferences::decoded( (int) $user->ID ),
		);
	}

	/**
	 * Query of the address.
	 *
	 * @return array<string, mixed>
	 */
	private static function address(): array {
		// Only read; the values are checked where they are used.
		return wp_unslash( $_GET );
	}
}
