import { __ } from '@wordpress/i18n';
import { getSalesMetrics } from '../common/sales-metrics';
import type { Metrics } from '../common/metric-types';

/**
 * The rows may add up to more than the total: a product in two categories, or
 * in a subcategory, is in both rows.
 */
export function getMetrics(): Metrics {
	const metrics = getSalesMetrics(
		'/analytics/categories',
		__( 'View categories', 'storedeck' )
	);
	return {
		...metrics,
		net_revenue: {
			...metrics.net_revenue,
			formula: __(
				'Gross sales − coupons − returns. Products in several categories appear in each row but count once in the total.',
				'storedeck'
			),
		},
		items_sold: {
			...metrics.items_sold,
			formula: __(
				'Items sold − items refunded. Products in several categories appear in each row but count once in the total.',
				'storedeck'
			),
		},
	};
}
