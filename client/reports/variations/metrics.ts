import { __ } from '@wordpress/i18n';
import { getSalesMetrics } from '../common/sales-metrics';
import type { Metrics } from '../common/metric-types';

export function getMetrics(): Metrics {
	const metrics = getSalesMetrics(
		'/analytics/variations',
		__( 'View variations', 'storedeck' )
	);
	return {
		...metrics,
		net_revenue: {
			...metrics.net_revenue,
			description: __(
				'Sales of variations after discounts and returns, excluding taxes and shipping. Products without variations are not included.',
				'storedeck'
			),
		},
		items_sold: {
			...metrics.items_sold,
			description: __(
				'Items sold as variations, minus returned items. Products without variations are not included.',
				'storedeck'
			),
		},
	};
}
