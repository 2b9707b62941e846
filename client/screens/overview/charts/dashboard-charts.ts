import { __ } from '@wordpress/i18n';
import { applyContained } from '../../../extend/apply-contained';
import type { ValueType } from '../../../common/store-format';

export interface DashboardChart {
	label: string;
	/** The report of the stats, to which the chart links. */
	report: string;
	/** The metric. */
	key: string;
	/** `number` by default. */
	type?: ValueType;
}

/** The key of a chart in the preferences. */
export const getBlockKey = ( {
	report,
	key,
}: Pick< DashboardChart, 'report' | 'key' > ) => `${ report }_${ key }`;

const isChartList = ( value: unknown ): value is DashboardChart[] =>
	Array.isArray( value ) &&
	value.every(
		( chart ) =>
			typeof chart?.label === 'string' &&
			typeof chart.report === 'string' &&
			typeof chart.key === 'string'
	);

/** The charts after `woocommerce_admin_dashboard_charts_filter`. */
export function getDashboardCharts(): DashboardChart[] {
	const money = ( report: string, key: string, label: string ) => ( {
		label,
		report,
		key,
		type: 'currency' as const,
	} );
	const count = ( report: string, key: string, label: string ) => ( {
		label,
		report,
		key,
		type: 'number' as const,
	} );
	const charts = applyContained< DashboardChart[] >(
		'woocommerce_admin_dashboard_charts_filter',
		[
			money( 'revenue', 'total_sales', __( 'Total sales', 'storedeck' ) ),
			money( 'revenue', 'net_revenue', __( 'Net sales', 'storedeck' ) ),
			count( 'orders', 'orders_count', __( 'Orders', 'storedeck' ) ),
			money(
				'orders',
				'avg_order_value',
				__( 'Average order value', 'storedeck' )
			),
			count( 'products', 'items_sold', __( 'Items sold', 'storedeck' ) ),
			money( 'revenue', 'refunds', __( 'Returns', 'storedeck' ) ),
			count(
				'coupons',
				'orders_count',
				__( 'Discounted orders', 'storedeck' )
			),
			money( 'coupons', 'amount', __( 'Gross discounted', 'storedeck' ) ),
			money( 'taxes', 'total_tax', __( 'Total tax', 'storedeck' ) ),
			money( 'taxes', 'order_tax', __( 'Order tax', 'storedeck' ) ),
			money( 'taxes', 'shipping_tax', __( 'Shipping tax', 'storedeck' ) ),
			money( 'revenue', 'shipping', __( 'Shipping', 'storedeck' ) ),
			count(
				'downloads',
				'download_count',
				__( 'Downloads', 'storedeck' )
			),
		],
		isChartList
	);
	// Two charts with the same key would be one block.
	return [
		...new Map(
			charts.map( ( chart ) => [ getBlockKey( chart ), chart ] )
		).values(),
	];
}
