import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';

type Filters = FilterPickerConfig[ 'filters' ];
export type PickerFilter = Filters[ number ];
type Settings = NonNullable< PickerFilter[ 'settings' ] >;

/** The dropdown "Show", which every report has. */
export const showPicker = (
	filters: Filters,
	changes: Partial< FilterPickerConfig > = {}
): FilterPickerConfig => ( {
	label: __( 'Show', 'storedeck' ),
	param: 'filter',
	staticParams: [ 'chartType', 'paged', 'per_page' ],
	showFilters: () => true,
	filters,
	...changes,
} );

/**
 * The entry that leads to the search for one thing.
 *
 * @param name     What is shown, as the address names it: `product`.
 * @param label    Name of the entry.
 * @param settings What is searched for.
 * @param changes  What else the two entries have.
 */
export const singleItem = (
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

/** The entry that opens the card with the things to compare. */
export const comparisonOf = (
	name: string,
	settings: Settings
): PickerFilter => ( {
	label: __( 'Comparison', 'storedeck' ),
	value: `compare-${ name }`,
	chartMode: 'item-comparison',
	settings,
} );

/** The entry that opens the advanced filters, where there are any. */
export const advancedIf = ( hasAdvanced: boolean ): PickerFilter[] =>
	hasAdvanced
		? [
				{
					label: __( 'Advanced filters', 'storedeck' ),
					value: 'advanced',
				},
		  ]
		: [];
