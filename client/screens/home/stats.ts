import { getNewPath } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { listOf, text } from '@storedeck/hooks';
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

/** Metrics of Home, filtered by plugins. */
export const getStats = () =>
	applyContained(
		'woocommerce_admin_homepage_default_stats',
		DEFAULT_STATS,
		listOf< string >( text )
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
	/** Path of the linked report and its chart. */
	path: string;
	chart: string;
}

/** The metrics with data for each interval, and the report of that data. */
const ENDPOINTS: ReadonlyMap< string, string > = new Map( [
	[ 'revenue/total_sales', 'orders' ],
	[ 'revenue/net_revenue', 'orders' ],
	[ 'orders/orders_count', 'orders' ],
	[ 'orders/avg_order_value', 'orders' ],
	[ 'products/items_sold', 'products' ],
] );

/**
 * Definition of a metric; undefined for a metric that only the server provides.
 *
 * @param stat For example `revenue/total_sales`.
 */
export function getStatDefinition( stat: string ): HomeStat | undefined {
	const endpoint = ENDPOINTS.get( stat );
	const chart = getSetting( 'dashboard' ).charts.find(
		( { report, key } ) => `${ report }/${ key }` === stat
	);
	const report = getSetting( 'reports' ).find(
		( { id } ) => id === chart?.report
	);
	return endpoint && chart && report
		? {
				stat,
				endpoint,
				label: chart.label,
				type: chart.type,
				field: chart.key,
				path: report.path,
				chart: chart.key,
		  }
		: undefined;
}

/** Link to the chart of a metric for a period. */
export const getStatHref = (
	{ path, chart }: Pick< HomeStat, 'path' | 'chart' >,
	range: Record< string, string >
) => getNewPath( { ...range, ...( chart && { chart } ) }, path, {} );
