import {
	flattenFilters,
	getIdsFromQuery,
	hasNumericIds,
} from '@storedeck/navigation';
import type { Query, QueryParameter } from '@storedeck/navigation';
import type { FilterPickerConfig } from '../filter-picker';

/** Whether a list names things, or nothing yet. */
const isReadable = ( things: QueryParameter, type: string | undefined ) =>
	typeof things === 'string' &&
	( things === '' ||
		! hasNumericIds( type ) ||
		getIdsFromQuery( things ).length > 0 );

/**
 * Parameters of the dropdowns that an address holds and that mean nothing: a
 * choice that there is not, or a list where a text is expected, or no id.
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
		if ( ! entry ) {
			return param;
		}
		const { param: things, type } = entry.settings ?? {};
		return things && ! isReadable( query[ things ] ?? '', type )
			? things
			: [];
	} );
}
