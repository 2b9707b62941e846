import { getMetrics as getCategories } from './categories/metrics';
import { getMetrics as getCoupons } from './coupons/metrics';
import { getMetrics as getCustomers } from './customers/metrics';
import { getMetrics as getDownloads } from './downloads/metrics';
import { getMetrics as getOrders } from './orders/metrics';
import { getMetrics as getProducts } from './products/metrics';
import { getMetrics as getRevenue } from './revenue/metrics';
import { getMetrics as getStock } from './stock/metrics';
import { getMetrics as getTaxes } from './taxes/metrics';
import { getMetrics as getVariations } from './variations/metrics';
import type { MetricDefinition, Metrics } from './common/metric-types';

export type { MetricDefinition, MetricLink } from './common/metric-types';

const REPORTS: Record< string, () => Metrics > = {
	revenue: getRevenue,
	orders: getOrders,
	products: getProducts,
	variations: getVariations,
	categories: getCategories,
	coupons: getCoupons,
	taxes: getTaxes,
	downloads: getDownloads,
	stock: getStock,
	customers: getCustomers,
};

/**
 * The definition of a metric.
 *
 * @param stat Report and metric, `revenue/net_revenue`.
 * @return Undefined for metrics of plugins.
 */
export function getMetric( stat: string ): MetricDefinition | undefined {
	const [ report = '', key = '' ] = stat.split( '/' );
	const metrics = Object.hasOwn( REPORTS, report )
		? REPORTS[ report ]?.()
		: undefined;
	return metrics && Object.hasOwn( metrics, key )
		? metrics[ key ]
		: undefined;
}
