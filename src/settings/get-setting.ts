import { declarations } from './declarations';
import { withGetters } from './getters';
import { getSources } from './sources';
import type { SettingName, StoredeckSettings } from './types';

const isSettingName = ( name: string ): name is SettingName =>
	Object.hasOwn( declarations, name );

function readKnown< Name extends SettingName >(
	name: Name
): StoredeckSettings[ Name ] | undefined {
	for ( const source of getSources() ) {
		const value = declarations[ name ].read( source[ name ] );
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
	return readKnown( name ) ?? fallback ?? declarations[ name ].getDefault();
}

const settings = withGetters(
	Object.fromEntries(
		Object.keys( declarations ).map( ( name ) => [
			name,
			() => getSetting( name, undefined ),
		] )
	)
	// The names are those of the settings.
) as unknown as StoredeckSettings;

/**
 * Returns all settings. Each property is read from the page when it is
 * accessed, so that reading one does not cost reading the others.
 *
 * @example
 * ```ts
 * const { currency, locale } = getSettings();
 * ```
 */
export const getSettings = () => settings;
