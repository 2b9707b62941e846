import { applyFilters } from '@wordpress/hooks';

/**
 * A list of names that other plugins may change. A callback that fails, or
 * returns something else than a list, is named in the console and not followed.
 *
 * @param hook  Name of the filter hook.
 * @param names The list without them.
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
