import { applyFilters } from '@wordpress/hooks';

/**
 * Applies a filter hook whose callbacks belong to others. A callback that
 * throws, returns nothing or returns something else than what the hook is for
 * is named in the console, and the value goes on as it was.
 *
 * Filters are applied when the value is used, never at module load, so that
 * plugins which load later are heard.
 *
 * @param hook    The hook's name.
 * @param value   What is filtered.
 * @param isValid Whether a result can be used.
 * @param args    Further arguments for the callbacks.
 */
export function applyContained< T >(
	hook: string,
	value: T,
	isValid: ( result: unknown ) => result is T,
	...args: unknown[]
): T {
	try {
		const result = applyFilters( hook, value, ...args );
		if ( isValid( result ) ) {
			return result;
		}
		console.error(
			`Storedeck: a callback of the filter "${ hook }" returned`,
			result,
			'which cannot be used; the value was left as it was.'
		);
	} catch ( error ) {
		console.error(
			`Storedeck: a callback of the filter "${ hook }" failed.`,
			error
		);
	}
	return value;
}
