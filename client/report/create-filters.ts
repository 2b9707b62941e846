import type {
	AdvancedFilter,
	AdvancedFiltersConfig,
	FilterPickerConfig,
} from '@storedeck/components';
import { getDimensionSearch } from './dimension-search';
import { getLabelsOf } from './labels';
import { matchesCondition } from './query-condition';
import type {
	AdvancedFilterDefinition,
	PickerOptionDefinition,
	PickerDefinition,
	ReportDefinition,
} from './definition';

type PickerOption = FilterPickerConfig[ 'filters' ][ number ];

function createOption( {
	needsAdvanced: _,
	query,
	settings,
	subFilters,
	...option
}: PickerOptionDefinition ): PickerOption {
	return {
		...option,
		...( query && {
			query: Object.fromEntries(
				Object.keys( query ).map( ( param ) => [ param, undefined ] )
			),
		} ),
		...( settings && {
			settings: { ...settings, getLabels: getLabelsOf( settings.type ) },
		} ),
		...( subFilters && { subFilters: subFilters.map( createOption ) } ),
	};
}

function createPicker(
	{ showWhen, filters, ...picker }: PickerDefinition,
	hasAdvanced: boolean
): FilterPickerConfig {
	return {
		...picker,
		showFilters: ( query ) =>
			typeof showWhen === 'string'
				? hasAdvanced
				: ! showWhen || matchesCondition( query, showWhen ),
		filters: filters
			.filter( ( { needsAdvanced } ) => hasAdvanced || ! needsAdvanced )
			.map( createOption ),
	};
}

/**
 * The filters of the filter bar.
 *
 * @param hasAdvanced The report or a plugin has advanced filters.
 */
export const createFilters = (
	pickers: readonly PickerDefinition[],
	hasAdvanced: boolean
) => pickers.map( ( picker ) => createPicker( picker, hasAdvanced ) );

function createAdvancedFilter( {
	input,
	...filter
}: AdvancedFilterDefinition ): AdvancedFilter {
	const { component, type } = input;
	return {
		...filter,
		input: {
			...input,
			...( component === 'Search' &&
				type &&
				( getDimensionSearch( type ) ?? {
					getLabels: getLabelsOf( type ),
				} ) ),
		},
	};
}

/** The advanced filters of a report; each call returns a new object. */
export const createAdvancedFilters = ( {
	title,
	filters,
}: NonNullable<
	ReportDefinition[ 'advancedFilters' ]
> ): AdvancedFiltersConfig => ( {
	title,
	...( filters && {
		filters: Object.fromEntries(
			Object.entries( filters ).map( ( [ name, filter ] ) => [
				name,
				createAdvancedFilter( filter ),
			] )
		),
	} ),
} );
