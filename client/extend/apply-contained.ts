import { applyFilters } from '@wordpress/hooks';

/**
 * Applies a filter of plugins. If a callback throws or returns an invalid value,
 * the error is logged and the unfiltered value is used.
 *
 * Apply filters when the value is used, not when the module loads: plugins may
 * add callbacks later.
 *
 * @param hook
 * @param value
 * @param isValid Whether the filtered value can be used.
 * @param args    More arguments for the callbacks.
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
			'which is invalid. The unfiltered value is used.'
		);
	} catch ( error ) {
		console.error(
			`Storedeck: a callback of the filter "${ hook }" failed.`,
			error
		);
	}
	return value;
}
