import { applyFilters } from '@wordpress/hooks';

/**
 * Applies a filter hook to a list of names. A callback that throws, or does not
 * return a list, is logged and ignored.
 *
 * @param hook  Name of the filter hook.
 * @param names The default names.
 */
export function filterNames( hook: string, names: string[] ): string[] {
	try {
		const filtered = applyFilters( hook, [ ...names ] );
		if ( Array.isArray( filtered ) ) {
			return filtered.filter(
				( name ): name is string => typeof name === 'string'
			);
		}
		console.error(
			`A callback of the filter "${ hook }" must return a list of names; it returned`,
			filtered
		);
	} catch ( error ) {
		console.error( `A callback of the filter "${ hook }" failed.`, error );
	}
	return names;
}
