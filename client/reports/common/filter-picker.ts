import { __, _x } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';

type Filters = FilterPickerConfig[ 'filters' ];
export type PickerFilter = Filters[ number ];
type Settings = NonNullable< PickerFilter[ 'settings' ] >;

/** The "Show" filter, which every report has. */
export const createShowFilter = (
	filters: Filters,
	changes: Partial< FilterPickerConfig > = {}
): FilterPickerConfig => ( {
	label: _x( 'Show', 'label of a filter', 'storedeck' ),
	param: 'filter',
	staticParams: [ 'chartType', 'paged', 'per_page' ],
	showFilters: () => true,
	filters,
	...changes,
} );

/**
 * The option to search for a single item.
 *
 * @param name     The item type in the URL, for example `product`.
 * @param label
 * @param settings Of the search.
 * @param changes  More properties of the option and its search.
 */
export const createSingleItemOption = (
	name: string,
	label: string,
	settings: Settings,
	changes: Pick< PickerFilter, 'chartMode' | 'query' > = {}
): PickerFilter => ( {
	label,
	value: `select_${ name }`,
	...changes,
	subFilters: [
		{
			component: 'Search',
			value: `single_${ name }`,
			path: [ `select_${ name }` ],
			settings,
			...changes,
		},
	],
} );

/** The option to compare items. */
export const createComparisonOption = (
	name: string,
	settings: Settings
): PickerFilter => ( {
	label: __( 'Comparison', 'storedeck' ),
	value: `compare-${ name }`,
	chartMode: 'item-comparison',
	settings,
} );

/** The option for advanced filters, if there are any. */
export const getAdvancedOption = ( hasAdvanced: boolean ): PickerFilter[] =>
	hasAdvanced
		? [
				{
					label: __( 'Advanced filters', 'storedeck' ),
					value: 'advanced',
				},
		  ]
		: [];
