import { __ } from '@wordpress/i18n';
import { sortedBy } from '../common/metrics';
import type { Metrics } from '../common/metric-types';

export function getMetrics(): Metrics {
	const getLink = ( orderby: string ) => ( {
		label: __( 'View coupons', 'storedeck' ),
		path: '/analytics/coupons',
		query: sortedBy( orderby ),
	} );
	return {
		orders_count: {
			name: __( 'Discounted orders', 'storedeck' ),
			description: __( 'Orders with at least one coupon.', 'storedeck' ),
			formula: __(
				'Number of orders with a coupon; each order is counted once.',
				'storedeck'
			),
			link: getLink( 'orders_count' ),
		},
		amount: {
			name: __( 'Gross discounted', 'storedeck' ),
			description: __(
				'Total coupon discounts, excluding taxes. Matches Coupons in the Revenue report when no filters are applied.',
				'storedeck'
			),
			formula: __( 'Sum of all coupon discounts', 'storedeck' ),
			link: getLink( 'amount' ),
		},
		coupons_count: {
			name: __( 'Coupons', 'storedeck' ),
			description: __( 'Coupons used in this period.', 'storedeck' ),
			formula: __( 'Number of unique coupons', 'storedeck' ),
			link: getLink( 'orders_count' ),
		},
	};
}
