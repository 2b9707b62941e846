import type { FilterPickerConfig } from '@storedeck/components';
import { applyContained } from '../../extend/apply-contained';

const isFilterList = ( value: unknown ): value is FilterPickerConfig[] =>
	Array.isArray( value ) &&
	value.every(
		( config ) =>
			typeof config?.param === 'string' && Array.isArray( config.filters )
	);

/**
 * The dropdowns of the overview. There are none of our own; plugins add theirs
 * by the filter `woocommerce_admin_dashboard_filters`.
 */
export const getDashboardFilters = () =>
	applyContained< FilterPickerConfig[] >(
		'woocommerce_admin_dashboard_filters',
		[],
		isFilterList
	);
