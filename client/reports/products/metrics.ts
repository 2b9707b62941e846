import { __ } from '@wordpress/i18n';
import { countedOrders, days, netSales, sortedBy } from '../common/metrics';
import type { Figures } from '../common/metric-types';

/** What was sold of products. */
export function sales( path: string, seeRows: string ) {
	const rows = ( orderby?: string ) => ( {
		label: seeRows,
		path,
		query: orderby ? sortedBy( orderby ) : undefined,
	} );
	const count = {
		meaning: __(
			'As many were sold, or came back, in these dates.',
			'storedeck'
		),
		formula: __( 'Number of different rows', 'storedeck' ),
		rows: rows(),
	};
	return {
		items_sold: {
			name: __( 'Items sold', 'storedeck' ),
			meaning: __(
				'Pieces that were sold, less those that came back.',
				'storedeck'
			),
			formula: __( 'Pieces of orders − pieces of refunds', 'storedeck' ),
			rows: rows( 'items_sold' ),
		},
		net_revenue: netSales( rows( 'net_revenue' ) ),
		orders_count: {
			...countedOrders( rows( 'orders_count' ) ),
			formula: __(
				'Number of orders with any of them; an order with two counts once.',
				'storedeck'
			),
		},
		products_count: { name: __( 'Products', 'storedeck' ), ...count },
		variations_count: { name: __( 'Variations', 'storedeck' ), ...count },
		rows: { name: __( 'Categories', 'storedeck' ), ...count },
	} satisfies Figures;
}

/**
 * What was sold of variations: less than of products, of which some have none.
 */
export function variations(): Figures {
	const figures = sales(
		'/analytics/variations',
		__( 'See the variations', 'storedeck' )
	);
	return {
		...figures,
		net_revenue: {
			...figures.net_revenue,
			meaning: __(
				'What was sold of variations, after discounts and returns, without taxes and shipping. Products without variations are not in it.',
				'storedeck'
			),
		},
		items_sold: {
			...figures.items_sold,
			meaning: __(
				'Pieces of variations that were sold, less those that came back. Products without variations are not in it.',
				'storedeck'
			),
		},
	};
}

/**
 * What was sold of categories. The rows come to more: what is in two of them, or
 * in one within another, is in the rows of both.
 */
export function categories(): Figures {
	const figures = sales(
		'/analytics/categories',
		__( 'See the categories', 'storedeck' )
	);
	return {
		...figures,
		net_revenue: {
			...figures.net_revenue,
			formula: __(
				'Gross sales − coupons − returns; what is in two categories is in both of their rows, and counts once here.',
				'storedeck'
			),
		},
		items_sold: {
			...figures.items_sold,
			formula: __(
				'Pieces of orders − pieces of refunds; what is in two categories is in both of their rows, and counts once here.',
				'storedeck'
			),
		},
	};
}

/** What coupons took off. */
export function coupons(): Figures {
	const rows = ( orderby: string ) => ( {
		label: __( 'See the coupons', 'storedeck' ),
		path: '/analytics/coupons',
		query: sortedBy( orderby ),
	} );
	return {
		orders_count: {
			name: __( 'Discounted orders', 'storedeck' ),
			meaning: __( 'Orders with a coupon.', 'storedeck' ),
			formula: __(
				'Number of orders with any coupon; an order with two counts once.',
				'storedeck'
			),
			rows: rows( 'orders_count' ),
		},
		amount: {
			name: __( 'Gross discounted', 'storedeck' ),
			meaning: __(
				'What coupons took off, without taxes. Unless this report is filtered, Revenue shows the same sum as Coupons.',
				'storedeck'
			),
			formula: __( 'Sum of the discounts of all coupons', 'storedeck' ),
			rows: rows( 'amount' ),
		},
		coupons_count: {
			name: __( 'Coupons', 'storedeck' ),
			meaning: __(
				'Coupons that were used in these dates.',
				'storedeck'
			),
			formula: __( 'Number of different coupons', 'storedeck' ),
			rows: rows( 'orders_count' ),
		},
	};
}

/** What tax rates brought. */
export function taxes(): Figures {
	const rows = ( orderby: string ) => ( {
		label: __( 'See the tax rates', 'storedeck' ),
		path: '/analytics/taxes',
		query: sortedBy( orderby ),
	} );
	return {
		total_tax: {
			name: __( 'Total tax', 'storedeck' ),
			meaning: __(
				'Taxes of orders less those that were given back. Unless this report is filtered, Revenue shows the same sum as Taxes.',
				'storedeck'
			),
			formula: __( 'Order tax + shipping tax', 'storedeck' ),
			rows: rows( 'total_tax' ),
		},
		order_tax: {
			name: __( 'Order tax', 'storedeck' ),
			meaning: __( 'Taxes on goods and fees.', 'storedeck' ),
			formula: __( 'Total tax − shipping tax', 'storedeck' ),
			rows: rows( 'order_tax' ),
		},
		shipping_tax: {
			name: __( 'Shipping tax', 'storedeck' ),
			meaning: __( 'Taxes on shipping.', 'storedeck' ),
			formula: __( 'Total tax − order tax', 'storedeck' ),
			rows: rows( 'shipping_tax' ),
		},
		orders_count: {
			...countedOrders( rows( 'orders_count' ) ),
			formula: __(
				'Number of orders with any tax; an order with two rates counts once.',
				'storedeck'
			),
		},
		tax_codes: {
			name: __( 'Tax codes', 'storedeck' ),
			meaning: __(
				'Tax rates that were used in these dates.',
				'storedeck'
			),
			formula: __( 'Number of different tax rates', 'storedeck' ),
			rows: rows( 'orders_count' ),
		},
	};
}

/** What was downloaded. */
export const downloads = (): Figures => ( {
	download_count: {
		name: __( 'Downloads', 'storedeck' ),
		meaning: __( 'How often files were downloaded.', 'storedeck' ),
		formula: __(
			'Number of downloads; who takes a file twice counts twice.',
			'storedeck'
		),
		rows: {
			label: __( 'See the downloads', 'storedeck' ),
			path: '/analytics/downloads',
		},
	},
	days: days( '/analytics/downloads' ),
} );
