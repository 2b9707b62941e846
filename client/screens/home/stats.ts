import { __ } from '@wordpress/i18n';
import { getNewPath } from '@storedeck/navigation';
import { applyContained } from '../../extend/apply-contained';
import type { ValueType } from '../../common/store-format';

/** Default metrics of Home. */
const DEFAULT_STATS = [
	'revenue/total_sales',
	'revenue/net_revenue',
	'orders/orders_count',
	'products/items_sold',
	'jetpack/stats/visitors',
	'jetpack/stats/views',
];

/** Metrics that are hidden by default. */
export const HIDDEN_STATS: readonly string[] = [
	'revenue/net_revenue',
	'products/items_sold',
];

const isStatList = ( value: unknown ): value is string[] =>
	Array.isArray( value ) &&
	value.every( ( stat ) => typeof stat === 'string' );

/** Metrics of Home, filtered by plugins. */
export const getStats = () =>
	applyContained(
		'woocommerce_admin_homepage_default_stats',
		DEFAULT_STATS,
		isStatList
	);

/** A metric with data per interval. */
export interface HomeStat {
	/** Report and metric, `revenue/total_sales`. */
	stat: string;
	label: string;
	type: ValueType;
	/**
	 * Report whose stats contain the metric. Revenue metrics are in the stats
	 * of orders.
	 */
	endpoint: string;
	/** Name of the metric in the stats. */
	field: string;
	/** Whether the metric of a day is the sum of its hours. */
	isSum: boolean;
	/** Path of the linked report and its chart. */
	path: string;
	chart: string;
}

const getStatDefinitions = (): HomeStat[] => [
	{
		stat: 'revenue/total_sales',
		label: __( 'Total sales', 'storedeck' ),
		type: 'currency',
		endpoint: 'orders',
		field: 'total_sales',
		isSum: true,
		path: '/analytics/revenue',
		chart: 'total_sales',
	},
	{
		stat: 'revenue/net_revenue',
		label: __( 'Net sales', 'storedeck' ),
		type: 'currency',
		endpoint: 'orders',
		field: 'net_revenue',
		isSum: true,
		path: '/analytics/revenue',
		chart: 'net_revenue',
	},
	{
		stat: 'orders/orders_count',
		label: __( 'Orders', 'storedeck' ),
		type: 'number',
		endpoint: 'orders',
		field: 'orders_count',
		isSum: true,
		path: '/analytics/orders',
		chart: 'orders_count',
	},
	{
		stat: 'orders/avg_order_value',
		label: __( 'Average order value', 'storedeck' ),
		type: 'currency',
		endpoint: 'orders',
		field: 'avg_order_value',
		isSum: false,
		path: '/analytics/orders',
		chart: 'avg_order_value',
	},
	{
		stat: 'products/items_sold',
		label: __( 'Items sold', 'storedeck' ),
		type: 'number',
		endpoint: 'products',
		field: 'items_sold',
		isSum: true,
		path: '/analytics/products',
		chart: 'items_sold',
	},
];

/**
 * Definition of a metric; undefined for a metric that only the server provides.
 *
 * @param stat For example `revenue/total_sales`.
 */
export const getStatDefinition = ( stat: string ) =>
	getStatDefinitions().find( ( known ) => known.stat === stat );

/** Link to the chart of a metric for a period. */
export const getStatHref = (
	{ path, chart }: Pick< HomeStat, 'path' | 'chart' >,
	range: Record< string, string >
) => getNewPath( { ...range, ...( chart && { chart } ) }, path, {} );
