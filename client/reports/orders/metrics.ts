import { __ } from '@wordpress/i18n';
import {
	countedOrders,
	days,
	daysBy,
	netSales,
	ordersBy,
	sortedBy,
} from '../common/metrics';
import type { Figures } from '../common/metric-types';

/** What the Revenue report shows. */
export const revenue = (): Figures => ( {
	gross_sales: {
		name: __( 'Gross sales', 'storedeck' ),
		meaning: __(
			'What was sold at its price, before discounts and returns, without taxes and shipping.',
			'storedeck'
		),
		formula: __(
			'Total sales + coupons + returns − taxes − shipping',
			'storedeck'
		),
		rows: daysBy( 'gross_sales' ),
	},
	refunds: {
		name: __( 'Returns', 'storedeck' ),
		meaning: __(
			'What was given back for goods, without their taxes and shipping. It counts on the day of the refund.',
			'storedeck'
		),
		formula: __( 'Sum of the net amounts of all refunds', 'storedeck' ),
		rows: ordersBy( { filter: 'advanced', refunds: 'all' } ),
		narrowedRows: daysBy( 'refunds' ),
	},
	coupons: {
		name: __( 'Coupons', 'storedeck' ),
		meaning: __( 'What coupons took off, without taxes.', 'storedeck' ),
		formula: __(
			'Sum of the discounts of all coupons; unless it is filtered, Coupons shows the same sum.',
			'storedeck'
		),
		rows: {
			label: __( 'See the coupons', 'storedeck' ),
			path: '/analytics/coupons',
			query: sortedBy( 'amount' ),
		},
		narrowedRows: daysBy( 'coupons' ),
	},
	net_revenue: netSales(
		ordersBy( sortedBy( 'net_total' ) ),
		daysBy( 'net_revenue' )
	),
	taxes: {
		name: __( 'Taxes', 'storedeck' ),
		meaning: __(
			'Taxes of orders, on goods and on shipping, less those that were given back.',
			'storedeck'
		),
		formula: __( 'Order tax + shipping tax', 'storedeck' ),
		rows: {
			label: __( 'See the tax rates', 'storedeck' ),
			path: '/analytics/taxes',
			query: sortedBy( 'total_tax' ),
		},
		narrowedRows: daysBy( 'taxes' ),
	},
	shipping: {
		name: __( 'Shipping', 'storedeck' ),
		meaning: __(
			'What customers paid for shipping, without taxes, less what was given back.',
			'storedeck'
		),
		formula: __( 'Sum of the shipping of all orders', 'storedeck' ),
		rows: daysBy( 'shipping' ),
	},
	total_sales: {
		name: __( 'Total sales', 'storedeck' ),
		meaning: __(
			'All that customers paid and did not get back.',
			'storedeck'
		),
		formula: __( 'Net sales + taxes + shipping', 'storedeck' ),
		rows: daysBy( 'total_sales' ),
	},
	orders_count: countedOrders( ordersBy(), daysBy( 'orders_count' ) ),
	days: days( '/analytics/revenue' ),
} );

/** What the Orders report shows. */
export const orders = (): Figures => ( {
	orders_count: countedOrders( ordersBy() ),
	net_revenue: netSales( ordersBy( sortedBy( 'net_total' ) ) ),
	avg_order_value: {
		name: __( 'Average order value', 'storedeck' ),
		meaning: __( 'What an order comes to on average.', 'storedeck' ),
		formula: __( 'Net sales ÷ orders', 'storedeck' ),
		rows: ordersBy( sortedBy( 'net_total' ) ),
	},
	avg_items_per_order: {
		name: __( 'Average items per order', 'storedeck' ),
		meaning: __( 'Pieces in an order on average.', 'storedeck' ),
		formula: __( 'Items sold ÷ orders', 'storedeck' ),
		rows: ordersBy( sortedBy( 'num_items_sold' ) ),
	},
	total_customers: {
		name: __( 'Customers', 'storedeck' ),
		meaning: __(
			'People who ordered, or were given something back, in these dates.',
			'storedeck'
		),
		formula: __(
			'Number of different customers of orders and refunds',
			'storedeck'
		),
		rows: ordersBy(),
	},
	products: {
		name: __( 'Products', 'storedeck' ),
		meaning: __(
			'Products that were sold, or came back, in these dates.',
			'storedeck'
		),
		formula: __( 'Number of different products', 'storedeck' ),
		rows: {
			label: __( 'See the products', 'storedeck' ),
			path: '/analytics/products',
		},
		narrowedRows: ordersBy(),
	},
	num_items_sold: {
		name: __( 'Items sold', 'storedeck' ),
		meaning: __(
			'Pieces that were sold, less those that came back. Unless they are filtered, Orders and Products show the same number.',
			'storedeck'
		),
		formula: __( 'Pieces of orders − pieces of refunds', 'storedeck' ),
		rows: ordersBy( sortedBy( 'num_items_sold' ) ),
	},
	coupons_count: {
		name: __( 'Coupons', 'storedeck' ),
		meaning: __( 'Coupons that were used in these dates.', 'storedeck' ),
		formula: __( 'Number of different coupons', 'storedeck' ),
		rows: {
			label: __( 'See the coupons', 'storedeck' ),
			path: '/analytics/coupons',
		},
		narrowedRows: ordersBy(),
	},
} );
