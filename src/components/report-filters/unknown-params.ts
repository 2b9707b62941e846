import { flattenFilters } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { FilterPickerConfig } from '../filter-picker';

/**
 * Parameters of the dropdowns that an address holds and that mean nothing: a
 * choice that there is not, or a list where a text is expected.
 *
 * @param filters The dropdowns.
 * @param query   The query of the address.
 */
export function getUnknownParams(
	filters: readonly FilterPickerConfig[],
	query: Query
): string[] {
	return filters.flatMap( ( { param, defaultValue = 'all', ...config } ) => {
		const value = query[ param ];
		if ( value === undefined || value === '' || value === defaultValue ) {
			return [];
		}
		const entry = flattenFilters( config.filters ).find(
			( filter ) => filter.value === value
		);
		const things = entry?.settings?.param;
		if ( ! entry ) {
			return param;
		}
		return things && typeof ( query[ things ] ?? '' ) !== 'string'
			? things
			: [];
	} );
}
