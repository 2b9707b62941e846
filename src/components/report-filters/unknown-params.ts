import {
	flattenFilters,
	getIdsFromQuery,
	hasNumericIds,
} from '@storedeck/navigation';
import type { Query, QueryParameter } from '@storedeck/navigation';
import type { FilterPickerConfig } from '../filter-picker';

/** Whether a parameter is empty or contains ids. */
const isValidIdList = ( ids: QueryParameter, type: string | undefined ) =>
	typeof ids === 'string' &&
	( ids === '' ||
		! hasNumericIds( type ) ||
		getIdsFromQuery( ids ).length > 0 );

/**
 * Returns the filter parameters with an invalid value: an unknown option, or ids
 * that cannot be parsed.
 *
 * @param filters Filters of the report.
 * @param query   Query of the URL.
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
		const { param: idsParam, type } = entry.settings ?? {};
		return idsParam && ! isValidIdList( query[ idsParam ] ?? '', type )
			? idsParam
			: [];
	} );
}
