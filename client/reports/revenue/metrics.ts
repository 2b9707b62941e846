import { __ } from '@wordpress/i18n';
import {
	getDays,
	getDaysLink,
	getNetSales,
	getOrdersCount,
	getOrdersLink,
	sortedBy,
} from '../common/metrics';
import type { Metrics } from '../common/metric-types';

export const getMetrics = (): Metrics => ( {
	gross_sales: {
		name: __( 'Gross sales', 'storedeck' ),
		description: __(
			'Sales before discounts and returns, excluding taxes and shipping.',
			'storedeck'
		),
		formula: __(
			'Total sales + coupons + returns − taxes − shipping',
			'storedeck'
		),
		link: getDaysLink( 'gross_sales' ),
	},
	refunds: {
		name: __( 'Returns', 'storedeck' ),
		description: __(
			'Amount refunded for products, excluding taxes and shipping, by refund date.',
			'storedeck'
		),
		formula: __( 'Sum of the net amounts of all refunds', 'storedeck' ),
		link: getOrdersLink( { filter: 'advanced', refunds: 'all' } ),
		filteredLink: getDaysLink( 'refunds' ),
	},
	coupons: {
		name: __( 'Coupons', 'storedeck' ),
		description: __(
			'Total coupon discounts, excluding taxes.',
			'storedeck'
		),
		formula: __(
			'Sum of all coupon discounts. Matches the Coupons report when no filters are applied.',
			'storedeck'
		),
		link: {
			label: __( 'View coupons', 'storedeck' ),
			path: '/analytics/coupons',
			query: sortedBy( 'amount' ),
		},
		filteredLink: getDaysLink( 'coupons' ),
	},
	net_revenue: getNetSales(
		getOrdersLink( sortedBy( 'net_total' ) ),
		getDaysLink( 'net_revenue' )
	),
	taxes: {
		name: __( 'Taxes', 'storedeck' ),
		description: __(
			'Taxes on products and shipping, minus refunded taxes.',
			'storedeck'
		),
		formula: __( 'Order tax + shipping tax', 'storedeck' ),
		link: {
			label: __( 'View tax rates', 'storedeck' ),
			path: '/analytics/taxes',
			query: sortedBy( 'total_tax' ),
		},
		filteredLink: getDaysLink( 'taxes' ),
	},
	shipping: {
		name: __( 'Shipping', 'storedeck' ),
		description: __(
			'Shipping charged, excluding taxes, minus refunds.',
			'storedeck'
		),
		formula: __( 'Sum of shipping for all orders', 'storedeck' ),
		link: getDaysLink( 'shipping' ),
	},
	total_sales: {
		name: __( 'Total sales', 'storedeck' ),
		description: __(
			'Total paid by customers, minus refunds.',
			'storedeck'
		),
		formula: __( 'Net sales + taxes + shipping', 'storedeck' ),
		link: getDaysLink( 'total_sales' ),
	},
	orders_count: getOrdersCount(
		getOrdersLink(),
		getDaysLink( 'orders_count' )
	),
	days: getDays( '/analytics/revenue' ),
} );
