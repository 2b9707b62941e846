import type { FilterOption, NestedFilter } from './filter-types';

/** Name of a filter in the address: `status_is`, or the key without a rule. */
export const getUrlKey = ( key: string, rule?: string ) =>
	rule ? `${ key }_${ rule }` : key;

/** All filters of a tree in one list, each before the ones it holds. */
export function flattenFilters<
	Filter extends NestedFilter & { subFilters?: readonly Filter[] },
>( filters: readonly Filter[] ): Omit< Filter, 'subFilters' >[] {
	return filters.flatMap( ( { subFilters, ...filter } ) =>
		subFilters
			? [ filter, ...flattenFilters< Filter >( subFilters ) ]
			: [ filter ]
	);
}

/**
 * Value that a new filter starts with: its default option, else the first one.
 * A default which is not among the options is told of in the console.
 */
export function getDefaultOptionValue(
	config: { input?: { defaultOption?: string } },
	options: readonly FilterOption[]
): string | undefined {
	const defaultOption = config.input?.defaultOption;
	if ( ! defaultOption ) {
		return options[ 0 ]?.value;
	}
	const option = options.find( ( { value } ) => value === defaultOption );
	if ( ! option ) {
		console.warn(
			`The default option "${ defaultOption }" is not among the filter's options.`
		);
	}
	return option?.value;
}
