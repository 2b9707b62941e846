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
 * What the choice of an entry changes in the address. What belonged to the
 * earlier choice goes, and the table returns to its first page.
 *
 * @param config          The picker.
 * @param query           The query so far.
 * @param value           Value of the chosen entry.
 * @param additional      Parameters to set along with it.
 * @param advancedFilters The advanced filters of the screen.
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
