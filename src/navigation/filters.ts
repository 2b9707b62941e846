import type { FilterOption, NestedFilter } from './filter-types';

/** Name of a filter's parameter: `status_is`, or the key without a rule. */
export const getUrlKey = ( key: string, rule?: string ) =>
	rule ? `${ key }_${ rule }` : key;

/** All filters of a tree in one list, parents before their children. */
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
 * Value of a new filter: its default option, otherwise the first one. Logs a
 * default that is not among the options.
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
