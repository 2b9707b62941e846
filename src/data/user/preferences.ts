import type { User, UserPreferences } from './types';

function decode( name: string, value: string ): unknown {
	if ( value === '' ) {
		return '';
	}
	try {
		return JSON.parse( value );
	} catch ( error ) {
		console.error(
			`Error parsing value '${ value }' for ${ name }`,
			error instanceof Error ? error.message : error
		);
		return '';
	}
}

/**
 * Decodes the preferences of a user.
 *
 * @param meta JSON strings by name.
 * @return Values by name; `''` for an empty or invalid one.
 */
export function decodePreferences(
	meta: User[ 'woocommerce_meta' ] = {}
): UserPreferences {
	return Object.fromEntries(
		Object.entries( meta ).map( ( [ name, value ] ) => [
			name,
			decode( name, value ),
		] )
	);
}

/**
 * Encodes preferences for saving. Undefined ones are omitted.
 *
 * @param preferences Values by name.
 */
export function encodePreferences(
	preferences: UserPreferences
): Record< string, string > {
	return Object.fromEntries(
		Object.entries( preferences ).flatMap( ( [ name, value ] ) =>
			value === undefined ? [] : [ [ name, JSON.stringify( value ) ] ]
		)
	);
}
