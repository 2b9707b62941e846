import { getQueryFromActiveFilters } from '@storedeck/navigation';
import type {
	UrlFilters,
	Query,
	QueryInput,
	QueryUpdate,
} from '@storedeck/navigation';
import { getDefaultValue, getSearchParams } from './filter-tree';
import type { FilterPickerConfig } from './types';

/**
 * Returns the query changes for a selected entry. Parameters of the previous
 * entry are removed, and the table returns to the first page.
 *
 * @param config          The filter.
 * @param query           The current query.
 * @param value           Value of the selected entry.
 * @param additional      Other parameters to set.
 * @param advancedFilters The advanced filters of the report.
 */
export function getUpdate(
	config: FilterPickerConfig,
	query: Query,
	value: string,
	additional: QueryUpdate = {},
	advancedFilters: UrlFilters = {}
): QueryUpdate {
	const { param, staticParams = [], filters } = config;
	const update: Record< string, QueryInput > = {
		paged: undefined,
		[ param ]: value === getDefaultValue( config ) ? undefined : value,
		...additional,
	};
	for ( const name of staticParams ) {
		update[ name ] = query[ name ];
	}
	for ( const name of getSearchParams( filters ) ) {
		update[ name ] ??= undefined;
	}
	return param === 'filter' && value !== 'advanced'
		? {
				...update,
				...getQueryFromActiveFilters( [], query, advancedFilters ),
		  }
		: update;
}
