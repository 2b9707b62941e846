import { asBoolean, asInteger, asRecord, asText, isRecord } from './guards';
import type { CurrentUser } from './types';

export const getVisitor = (): CurrentUser => ( {
	id: 0,
	name: '',
	capabilities: {},
	preferences: {},
} );

/** Some pages store preferences as JSON strings. */
function readPreference( value: unknown ): unknown {
	if ( typeof value !== 'string' ) {
		return value;
	}
	try {
		return JSON.parse( value );
	} catch {
		return value;
	}
}

/**
 * Reads this plugin's `currentUser` and the user of other admin pages
 * (`admin.currentUserData`, with the preferences under `woocommerce_meta`).
 */
export function readCurrentUser( value: unknown ): CurrentUser | undefined {
	if ( ! isRecord( value ) ) {
		return undefined;
	}
	const capabilities = asRecord( value.capabilities ) ?? {};
	const stored = asRecord( value.woocommerce_meta ) ?? {};
	return {
		id: asInteger( value.id, 0, Number.MAX_SAFE_INTEGER ) ?? 0,
		name: asText( value.name ) ?? '',
		capabilities: Object.fromEntries(
			Object.entries( capabilities ).map( ( [ name, has ] ) => [
				name,
				asBoolean( has ) === true,
			] )
		),
		preferences:
			asRecord( value.preferences ) ??
			Object.fromEntries(
				Object.entries( stored ).map( ( [ name, preference ] ) => [
					name,
					readPreference( preference ),
				] )
			),
	};
}
