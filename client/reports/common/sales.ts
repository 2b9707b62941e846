import { __, _n } from '@wordpress/i18n';
import type { ReportChart, SummaryMetric } from '../../report/types';

/** The charts of reports about products, variations and categories. */
export const getSalesCharts = (): ReportChart[] => [
	{
		key: 'items_sold',
		label: __( 'Items sold', 'storedeck' ),
		type: 'number',
		orderby: 'items_sold',
		order: 'desc',
	},
	{
		key: 'net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		type: 'currency',
		orderby: 'net_revenue',
		order: 'desc',
	},
	{
		key: 'orders_count',
		label: __( 'Orders', 'storedeck' ),
		type: 'number',
		orderby: 'orders_count',
		order: 'desc',
	},
];

/** The summary of tables about products, variations and categories. */
export const getSalesSummary = (): SummaryMetric[] => [
	{
		key: 'items_sold',
		type: 'number',
		label: ( value ) => _n( 'Item sold', 'Items sold', value, 'storedeck' ),
	},
	{
		key: 'net_revenue',
		type: 'currency',
		label: () => __( 'Net sales', 'storedeck' ),
	},
	{
		key: 'orders_count',
		type: 'number',
		label: ( value ) => _n( 'Order', 'Orders', value, 'storedeck' ),
	},
];
