import { __ } from '@wordpress/i18n';
import type { FilterPickerConfig } from '@storedeck/components';
import { showPicker } from '../common/filter-picker';

/** The dropdowns of the Stock report; the second is for filters of plugins. */
export const getStockFilters = (
	hasAdvanced: boolean
): FilterPickerConfig[] => {
	const staticParams = [ 'paged', 'per_page' ];
	return [
		showPicker(
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
		showPicker(
			[
				{ label: __( 'All Products', 'storedeck' ), value: 'all' },
				{
					label: __( 'Advanced Filters', 'storedeck' ),
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
