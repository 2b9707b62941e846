import { defaults, readers } from './readers';
import { getSources } from './sources';
import type { SettingName, StoredeckSettings } from './types';

const isSettingName = ( name: string ): name is SettingName =>
	Object.hasOwn( readers, name );

function readKnown< Name extends SettingName >(
	name: Name
): StoredeckSettings[ Name ] | undefined {
	for ( const source of getSources() ) {
		const value = readers[ name ]( source[ name ] );
		if ( value !== undefined ) {
			return value;
		}
	}
	return undefined;
}

const kindOf = ( value: unknown ) => {
	if ( value === null ) {
		return 'null';
	}
	return Array.isArray( value ) ? 'array' : typeof value;
};

function readForeign< T >( name: string, fallback: T ): T {
	const isUsable = ( value: unknown ): value is T =>
		kindOf( value ) === kindOf( fallback );
	for ( const source of getSources() ) {
		const value = Object.hasOwn( source, name )
			? source[ name ]
			: undefined;
		if ( isUsable( value ) ) {
			return value;
		}
	}
	return fallback;
}

/**
 * Reads a setting of the page at the time of the call. Never throws: a missing
 * or invalid setting is replaced by a default.
 *
 * @param name     A setting of this plugin.
 * @param fallback Replaces a missing or invalid setting instead of the default.
 *
 * @example
 * ```ts
 * getSetting( 'timeZone' ); // 'Europe/Madrid', or 'UTC' without a setting
 * getSetting( 'dateFormat', 'd/m/Y' );
 * ```
 */
export function getSetting< Name extends SettingName >(
	name: Name,
	fallback?: StoredeckSettings[ Name ]
): StoredeckSettings[ Name ];

/**
 * Reads a setting that another plugin added to the same object. It must have
 * the same type (string, number, array …) as the fallback.
 *
 * @param name     The key of the other plugin.
 * @param fallback Returned when the setting is missing or has another type.
 */
export function getSetting< T >( name: string, fallback: T ): T;

export function getSetting( name: string, fallback?: unknown ): unknown {
	if ( ! isSettingName( name ) ) {
		return readForeign( name, fallback );
	}
	return readKnown( name ) ?? fallback ?? defaults[ name ]();
}

/**
 * Returns all settings. Each property is read from the page when it is
 * accessed, so that reading one does not cost reading the others.
 *
 * @example
 * ```ts
 * const { currency, locale } = getSettings();
 * ```
 */
export function getSettings(): StoredeckSettings {
	return {
		get pageName() {
			return getSetting( 'pageName' );
		},
		get adminUrl() {
			return getSetting( 'adminUrl' );
		},
		get siteTitle() {
			return getSetting( 'siteTitle' );
		},
		get restRoot() {
			return getSetting( 'restRoot' );
		},
		get nonce() {
			return getSetting( 'nonce' );
		},
		get nonceEndpoint() {
			return getSetting( 'nonceEndpoint' );
		},
		get namespaces() {
			return getSetting( 'namespaces' );
		},
		get currency() {
			return getSetting( 'currency' );
		},
		get locale() {
			return getSetting( 'locale' );
		},
		get timeZone() {
			return getSetting( 'timeZone' );
		},
		get utcOffset() {
			return getSetting( 'utcOffset' );
		},
		get startOfWeek() {
			return getSetting( 'startOfWeek' );
		},
		get dateFormat() {
			return getSetting( 'dateFormat' );
		},
		get timeFormat() {
			return getSetting( 'timeFormat' );
		},
		get orderStatuses() {
			return getSetting( 'orderStatuses' );
		},
		get excludedOrderStatuses() {
			return getSetting( 'excludedOrderStatuses' );
		},
		get actionableOrderStatuses() {
			return getSetting( 'actionableOrderStatuses' );
		},
		get defaultDateRange() {
			return getSetting( 'defaultDateRange' );
		},
		get manageStock() {
			return getSetting( 'manageStock' );
		},
		get variationTitleAttributesSeparator() {
			return getSetting( 'variationTitleAttributesSeparator' );
		},
		get countries() {
			return getSetting( 'countries' );
		},
		get currentUser() {
			return getSetting( 'currentUser' );
		},
		get screens() {
			return getSetting( 'screens' );
		},
		get reports() {
			return getSetting( 'reports' );
		},
		get dimensions() {
			return getSetting( 'dimensions' );
		},
		get dashboard() {
			return getSetting( 'dashboard' );
		},
		get leaderboards() {
			return getSetting( 'leaderboards' );
		},
		get preloaded() {
			return getSetting( 'preloaded' );
		},
	};
}
