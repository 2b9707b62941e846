import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { createShowFilter } from '../common/filter-picker';

/** The second filter is shown only if a plugin adds advanced filters. */
export const getStockFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => {
	const staticParams = [ 'paged', 'per_page' ];
	return [
		createShowFilter(
			[
				{ label: __( 'All products', 'storedeck' ), value: 'all' },
				{
					label: __( 'Out of stock', 'storedeck' ),
					value: 'outofstock',
				},
				{ label: __( 'Low stock', 'storedeck' ), value: 'lowstock' },
				{ label: __( 'In stock', 'storedeck' ), value: 'instock' },
				{
					label: __( 'On backorder', 'storedeck' ),
					value: 'onbackorder',
				},
			],
			{ param: 'type', staticParams }
		),
		createShowFilter(
			[
				{ label: __( 'All products', 'storedeck' ), value: 'all' },
				{
					label: __( 'Advanced filters', 'storedeck' ),
					value: 'advanced',
				},
			],
			{
				label: __( 'Filter by', 'storedeck' ),
				staticParams,
				showFilters: () => hasAdvanced,
			}
		),
	];
};
