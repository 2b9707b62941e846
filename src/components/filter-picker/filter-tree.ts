import { flattenFilters } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import type { FilterPickerConfig, PickerFilter } from './types';

export const isSearch = ( { component }: PickerFilter ) =>
	component === 'Search';

/** Value of the entry that is selected without a parameter. */
export const getDefaultValue = ( { defaultValue }: FilterPickerConfig ) =>
	defaultValue || 'all';

/** Value of the selected entry. */
export function getSelectedValue( config: FilterPickerConfig, query: Query ) {
	const value = query[ config.param ];
	return typeof value === 'string' && value
		? value
		: getDefaultValue( config );
}

/** Returns the entries from the first level down to a value. */
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

/** Whether an entry can be shown: a search needs settings. */
export const isAvailable = ( filter: PickerFilter ): boolean =>
	isSearch( filter )
		? filter.settings !== undefined
		: ! filter.subFilters || filter.subFilters.some( isAvailable );

/** Parameters of the searches in a filter. */
export const getSearchParams = ( filters: readonly PickerFilter[] ) =>
	flattenFilters( filters ).flatMap( ( { settings } ) =>
		settings?.param ? [ settings.param ] : []
	);
