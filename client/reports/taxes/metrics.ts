import { __ } from '@wordpress/i18n';
import { getOrdersCount, sortedBy } from '../common/metrics';
import type { Metrics } from '../common/metric-types';

export function getMetrics(): Metrics {
	const getLink = ( orderby: string ) => ( {
		label: __( 'View tax rates', 'storedeck' ),
		path: '/analytics/taxes',
		query: sortedBy( orderby ),
	} );
	return {
		total_tax: {
			name: __( 'Total tax', 'storedeck' ),
			description: __(
				'Taxes on orders, minus refunded taxes. Matches Taxes in the Revenue report when no filters are applied.',
				'storedeck'
			),
			formula: __( 'Order tax + shipping tax', 'storedeck' ),
			link: getLink( 'total_tax' ),
		},
		order_tax: {
			name: __( 'Order tax', 'storedeck' ),
			description: __( 'Taxes on products and fees.', 'storedeck' ),
			formula: __( 'Total tax − shipping tax', 'storedeck' ),
			link: getLink( 'order_tax' ),
		},
		shipping_tax: {
			name: __( 'Shipping tax', 'storedeck' ),
			description: __( 'Taxes on shipping.', 'storedeck' ),
			formula: __( 'Total tax − order tax', 'storedeck' ),
			link: getLink( 'shipping_tax' ),
		},
		orders_count: {
			...getOrdersCount( getLink( 'orders_count' ) ),
			formula: __(
				'Number of orders with taxes; each order is counted once.',
				'storedeck'
			),
		},
		tax_codes: {
			name: __( 'Tax codes', 'storedeck' ),
			description: __( 'Tax rates used in this period.', 'storedeck' ),
			formula: __( 'Number of unique tax rates', 'storedeck' ),
			link: getLink( 'orders_count' ),
		},
	};
}
