import { isRecord } from './guards';
import type { UnknownRecord } from './guards';

declare global {
	interface Window {
		/** Printed by the plugin; anything on the page may have changed it. */
		storedeckSettings?: unknown;
		/** The settings of admin pages of other shop plugins. */
		wcSettings?: unknown;
		/** Printed by the host on some pages: REST root and nonce. */
		wpApiSettings?: unknown;
	}
}

const recordOrEmpty = ( value: unknown ): UnknownRecord =>
	isRecord( value ) ? value : {};

/**
 * The objects that may hold a setting, best first, each with this plugin's
 * names. Read from the page at every call: scripts may print or change them
 * after this module has loaded.
 */
export function* getSources(): Generator< UnknownRecord > {
	yield recordOrEmpty( window.storedeckSettings );
	yield translateForeignSettings( recordOrEmpty( window.wcSettings ) );
	yield translateHostSettings( recordOrEmpty( window.wpApiSettings ) );
}

/** `window.wcSettings`: some things sit under `admin` and have other names. */
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
		// This page is another one there.
		pageName: undefined,
		namespaces: undefined,
		screens: undefined,
		preloaded: undefined,
	};
}

const translateHostSettings = ( settings: UnknownRecord ): UnknownRecord => ( {
	restRoot: settings.root,
	nonce: settings.nonce,
} );
