import { __ } from '@wordpress/i18n';
import {
	getNetSales,
	getOrdersCount,
	getOrdersLink,
	sortedBy,
} from '../common/metrics';
import type { Metrics } from '../common/metric-types';

export const getMetrics = (): Metrics => ( {
	orders_count: getOrdersCount( getOrdersLink() ),
	net_revenue: getNetSales( getOrdersLink( sortedBy( 'net_total' ) ) ),
	avg_order_value: {
		name: __( 'Average order value', 'storedeck' ),
		description: __( 'Average value of an order.', 'storedeck' ),
		formula: __( 'Net sales ÷ orders', 'storedeck' ),
		link: getOrdersLink( sortedBy( 'net_total' ) ),
	},
	avg_items_per_order: {
		name: __( 'Average items per order', 'storedeck' ),
		description: __( 'Average number of items per order.', 'storedeck' ),
		formula: __( 'Items sold ÷ orders', 'storedeck' ),
		link: getOrdersLink( sortedBy( 'num_items_sold' ) ),
	},
	total_customers: {
		name: __( 'Customers', 'storedeck' ),
		description: __(
			'Customers who ordered or were refunded in this period.',
			'storedeck'
		),
		formula: __(
			'Number of unique customers with orders or refunds',
			'storedeck'
		),
		link: getOrdersLink(),
	},
	products: {
		name: __( 'Products', 'storedeck' ),
		description: __(
			'Products sold or returned in this period.',
			'storedeck'
		),
		formula: __( 'Number of unique products', 'storedeck' ),
		link: {
			label: __( 'View products', 'storedeck' ),
			path: '/analytics/products',
		},
		filteredLink: getOrdersLink(),
	},
	num_items_sold: {
		name: __( 'Items sold', 'storedeck' ),
		description: __(
			'Items sold, minus returned items. The Orders and Products reports show the same number when no filters are applied.',
			'storedeck'
		),
		formula: __( 'Items sold − items refunded', 'storedeck' ),
		link: getOrdersLink( sortedBy( 'num_items_sold' ) ),
	},
	coupons_count: {
		name: __( 'Coupons', 'storedeck' ),
		description: __( 'Coupons used in this period.', 'storedeck' ),
		formula: __( 'Number of unique coupons', 'storedeck' ),
		link: {
			label: __( 'View coupons', 'storedeck' ),
			path: '/analytics/coupons',
		},
		filteredLink: getOrdersLink(),
	},
} );
