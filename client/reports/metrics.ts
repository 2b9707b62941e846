import { __ } from '@wordpress/i18n';
import { orders, revenue } from './orders/metrics';
import { customers, stock } from './customers/metrics';
import {
	categories,
	coupons,
	downloads,
	sales,
	taxes,
	variations,
} from './products/metrics';
import type { MetricDefinition, Figures } from './common/metric-types';

export type { MetricDefinition, MetricRows } from './common/metric-types';

const REPORTS: Record< string, () => Figures > = {
	revenue,
	orders,
	products: () =>
		sales( '/analytics/products', __( 'See the products', 'storedeck' ) ),
	variations,
	categories,
	coupons,
	taxes,
	downloads,
	stock,
	customers,
};

/**
 * What a figure is.
 *
 * @param stat Report and figure, `revenue/net_revenue`.
 * @return Undefined for figures of plugins.
 */
export function getMetric( stat: string ): MetricDefinition | undefined {
	const [ report = '', key = '' ] = stat.split( '/' );
	const figures = Object.hasOwn( REPORTS, report )
		? REPORTS[ report ]?.()
		: undefined;
	return figures && Object.hasOwn( figures, key )
		? figures[ key ]
		: undefined;
}
