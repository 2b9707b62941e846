import { flattenFilters } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { FilterPickerConfig, PickerFilter } from './types';

export const isSearch = ( { component }: PickerFilter ) =>
	component === 'Search';

/** The entry that stands for a query without the parameter. */
export const getDefaultValue = ( { defaultValue }: FilterPickerConfig ) =>
	defaultValue || 'all';

/** Value of the entry that a query chooses. */
export function getSelectedValue( config: FilterPickerConfig, query: Query ) {
	const value = query[ config.param ];
	return typeof value === 'string' && value
		? value
		: getDefaultValue( config );
}

/** The entries from the first level down to the one of a value. */
export function getTrail(
	filters: readonly PickerFilter[],
	value: string
): readonly PickerFilter[] {
	for ( const filter of filters ) {
		if ( filter.value === value ) {
			return [ filter ];
		}
		const trail = getTrail( filter.subFilters ?? [], value );
		if ( trail.length ) {
			return [ filter, ...trail ];
		}
	}
	return [];
}

/** What can be offered: a search has to know what it looks for. */
export const isOffered = ( filter: PickerFilter ): boolean =>
	isSearch( filter )
		? filter.settings !== undefined
		: ! filter.subFilters || filter.subFilters.some( isOffered );

/** The parameters that the searches of a picker use. */
export const getSearchParams = ( filters: readonly PickerFilter[] ) =>
	flattenFilters( filters ).flatMap( ( { settings } ) =>
		settings?.param ? [ settings.param ] : []
	);
