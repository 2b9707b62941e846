<?php

namespace Storedeck\Admin;

use Storedeck\Answers\Dashboard;
use Storedeck\Answers\Report_Answer;
use Storedeck\Comparison\Report_Comparison;
use Storedeck\Foundation\Hooks\Plugin_Hooks;
use Storedeck\Foundation\Settings\Personal_Data;
use Storedeck\Foundation\Settings\Settings;
use Storedeck\Foundation\Text;
use Storedeck\Host\Host;
use Storedeck\Reports\Basic_Reports;
use Storedeck\Reports\Breakdowns;
use Storedeck\Reports\Registry;
use Storedeck\Reports\Rest\Leaderboards;
use Storedeck\Settings\User_Preferences;
use Storedeck\Sync\Report_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Collects `window.storedeckSettings`.
 */
final class Client_Settings {

	/**
	 * Capability for the store's settings, without which there is no page of the app and no widget.
	 */
	private const VIEW_REPORTS = 'view_woocommerce_reports';

	/**
	 * Capabilities that the browser checks, besides those of the screens.
	 */
	private const CAPABILITIES = array(
		'view_woocommerce_reports',
		Personal_Data::CAPABILITY,
		'manage_woocommerce',
		'activate_plugins',
		'install_plugins',
		'edit_posts',
	);

	/**
	 * Range in seconds in which changes of the UTC offset are looked up.
	 */
	private const YEAR = 366 * 86400;

	/**
	 * All settings.
	 *
	 * @param string|null $path Screen whose REST responses are preloaded; null on pages that are not ours.
	 * @return array<string, mixed>
	 */
	public static function all( ?string $path ): array {
		// Those who cannot view reports only get what formatting and requests need: a plugin may use a library on any page, also for visitors.
		$constant = self::get_public() + ( current_user_can( self::VIEW_REPORTS ) ? self::get_store() : array() );

		return $constant + array(
			'nonce'       => wp_create_nonce( 'wp_rest' ),
			'utcOffset'   => self::get_utc_offset( wp_timezone(), time() ),
			// Before the responses: they are at least as new.
			'preloadedAt' => time(),
			// No nonce is needed: the values of the URL only select data, and are validated when used.
			'preloaded'   => (object) ( null === $path ? array() : Preload::get_responses( $path, wp_unslash( $_GET ) ) ),
		);
	}

	/**
	 * Settings for everyone.
	 *
	 * @return array<string, mixed>
	 */
	public static function get_public(): array {
		return array(
			'pageName'        => Screens::PAGE,
			'adminUrl'        => admin_url(),
			'siteTitle'       => Text::decode( (string) get_bloginfo( 'name' ) ),
			'restRoot'        => rest_url(),
			'nonceEndpoint'   => admin_url( 'admin-ajax.php?action=rest-nonce' ),
			'currency'        => Settings::get_currency(),
			'locale'          => self::get_locale_data(),
			'timeZone'        => wp_timezone_string(),
			'startOfWeek'     => Settings::get_week_start(),
			'dateFormat'      => (string) get_option( 'date_format' ),
			'timeFormat'      => (string) get_option( 'time_format' ),
			'hasWooCommerce'  => ! Host::get_store()->is_own(),
			'currentUser'     => self::get_user(),
			'namespaces'      => (object) Report_Source::get_replacements(),
			'replacedScripts' => Scripts::describe_replaced(),
		);
	}

	/**
	 * Settings of the store and its screens.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_store(): array {
		return array(
			'orderStatuses'           => (object) Settings::get_order_statuses(),
			'excludedOrderStatuses'   => Settings::get_excluded_statuses(),
			'actionableOrderStatuses' => Settings::get_actionable_statuses(),
			'defaultDateRange'        => Settings::get_default_date_range(),
			'maxPerPage'              => Report_Answer::get_max_intervals(),
			'hasExportList'           => Report_Source::is_storedeck(),
			'orderEditPath'           => self::get_order_edit_path(),
			'taxRatesPath'            => Host::get_store()->get_tax_rates_path(),
			'manageStock'             => Settings::is_stock_managed(),
			'countries'               => (object) Settings::get_countries(),
			'screens'                 => Screens::all(),
			'analyticsSettings'       => Analytics_Settings::get_shown(),
			'comparedReports'         => Report_Comparison::get_titles(),
			'reports'                 => self::get_reports(),
			'dimensions'              => Breakdowns::get( Basic_Reports::select( Registry::all() ) ),
			'dashboard'               => Dashboard::get(),
			'leaderboards'            => self::get_leaderboards(),
		);
	}

	/**
	 * Admin page for editing an order, with the placeholder `{id}`; empty if there is none.
	 */
	private static function get_order_edit_path(): string {
		/*
		 * Filters the admin page for editing an order.
		 *
		 * @param string $path Path below wp-admin with the placeholder `{id}`; empty if there is none.
		 * @since 0.1.0
		 * @stability experimental
		 */
		return (string) Plugin_Hooks::filter( 'storedeck_order_edit_path', Host::get_store()->get_order_path( '{id}' ) );
	}

	/**
	 * Locales and the names of weekdays.
	 *
	 * @return array{siteLocale: string, userLocale: string, weekdaysShort: string[], isRtl: bool}
	 */
	private static function get_locale_data(): array {
		global $wp_locale;

		return array(
			'siteLocale'    => get_locale(),
			'userLocale'    => get_user_locale(),
			'weekdaysShort' => array_values( $wp_locale->weekday_abbrev ),
			'isRtl'         => is_rtl(),
		);
	}

	/**
	 * UTC offset of a time zone at a time, and the time range in which it is valid.
	 *
	 * @param int $now Unix time.
	 * @return array{minutes: int, from: int, until: int} Minutes east of UTC; Unix times in milliseconds.
	 */
	public static function get_utc_offset( \DateTimeZone $zone, int $now ): array {
		$offset = array(
			'ts'     => $now - self::YEAR,
			'offset' => $zone->getOffset( new \DateTimeImmutable( '@' . $now ) ),
		);
		$until  = $now + self::YEAR;

		// Time zones with a fixed offset have no transitions.
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
	 * The current user.
	 *
	 * @return array<string, mixed>
	 */
	private static function get_user(): array {
		$user         = wp_get_current_user();
		// Items of plugins in the favorites menu name capabilities of their own.
		$granted      = array_map( 'boolval', array_filter( $user->allcaps ) );
		$capabilities = $granted;

		foreach ( array( ...self::CAPABILITIES, ...array_column( Screens::all(), 'capability' ) ) as $capability ) {
			$capabilities[ $capability ] = current_user_can( $capability );
		}

		return array(
			'id'           => (int) $user->ID,
			'name'         => $user->display_name,
			'capabilities' => (object) $capabilities,
			'preferences'  => (object) User_Preferences::get_decoded( (int) $user->ID ),
		);
	}

	/**
	 * What menus, Home and Overview need of the reports that the user can open, in the order of the menu. Screens of reports
	 * read the rest from /storedeck/v1/report-definitions.
	 *
	 * @return list<array{id: string, title: string, path: string, capability: string}>
	 */
	private static function get_reports(): array {
		$fields = array_flip( array( 'id', 'title', 'path', 'capability' ) );

		return array_map(
			static fn( array $report ): array => array_intersect_key( $report, $fields ),
			array_values( Registry::get_available() )
		);
	}

	/**
	 * Leaderboards in their order.
	 *
	 * @return list<array{id: string, label: string}>
	 */
	private static function get_leaderboards(): array {
		$list = array();

		foreach ( Leaderboards::all() as $id => $leaderboard ) {
			$list[] = array(
				'id'    => $id,
				'label' => Registry::get( $leaderboard['report'] )['title'] ?? $id,
			);
		}

		return $list;
	}
}
