import type { FilterPickerConfig } from '@storedeck/components';
import { applyContained } from '../../extend/apply-contained';

const isFilterList = ( value: unknown ): value is FilterPickerConfig[] =>
	Array.isArray( value ) &&
	value.every(
		( config ) =>
			typeof config?.param === 'string' && Array.isArray( config.filters )
	);

/** The filters of the Overview. Only plugins add some (`woocommerce_admin_dashboard_filters`). */
export const getDashboardFilters = () =>
	applyContained( 'woocommerce_admin_dashboard_filters', [], isFilterList );
