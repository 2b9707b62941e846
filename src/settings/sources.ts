import { isRecord } from './guards';
import type { UnknownRecord } from './guards';

declare global {
	interface Window {
		/** Printed by the plugin; other scripts may have changed it. */
		storedeckSettings?: unknown;
		/** The settings of WooCommerce's admin pages. */
		wcSettings?: unknown;
		/** Printed by WordPress on some pages: REST root and nonce. */
		wpApiSettings?: unknown;
	}
}

const recordOrEmpty = ( value: unknown ): UnknownRecord =>
	isRecord( value ) ? value : {};

/**
 * The objects that may contain a setting, in order of precedence, each with the
 * names of this plugin. They are read from the page on each call: scripts may
 * print or change them after this module was loaded.
 */
export function* getSources(): Generator< UnknownRecord > {
	yield recordOrEmpty( window.storedeckSettings );
	yield translateForeignSettings( recordOrEmpty( window.wcSettings ) );
	yield translateHostSettings( recordOrEmpty( window.wpApiSettings ) );
}

/** `window.wcSettings`: some settings are in `admin`, under other names. */
function translateForeignSettings( settings: UnknownRecord ): UnknownRecord {
	const admin = recordOrEmpty( settings.admin );
	const options = recordOrEmpty( admin.wcAdminSettings );
	return {
		excludedOrderStatuses:
			options.woocommerce_excluded_report_order_statuses,
		actionableOrderStatuses: options.woocommerce_actionable_order_statuses,
		defaultDateRange: options.woocommerce_default_date_range,
		currentUser: admin.currentUserData,
		...admin,
		...settings,
		// This page has another name there.
		pageName: undefined,
		namespaces: undefined,
		screens: undefined,
		reports: undefined,
		dimensions: undefined,
		dashboard: undefined,
		leaderboards: undefined,
		preloaded: undefined,
	};
}

const translateHostSettings = ( settings: UnknownRecord ): UnknownRecord => ( {
	restRoot: settings.root,
	nonce: settings.nonce,
} );
