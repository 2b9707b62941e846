import { applyContained } from '../../extend/apply-contained';
import { FILTER_LIST } from '../../extend/filter-list';

/** The filters of the Overview. Only plugins add some (`woocommerce_admin_dashboard_filters`). */
export const getDashboardFilters = () =>
	applyContained( 'woocommerce_admin_dashboard_filters', [], FILTER_LIST );
