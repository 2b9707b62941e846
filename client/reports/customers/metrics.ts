import { __ } from '@wordpress/i18n';
import { sortedBy } from '../common/metrics';
import type { MetricDefinition, Figures } from '../common/metric-types';

/** What there is to sell. */
export function stock(): Figures {
	const figure = (
		name: string,
		meaning: string,
		type = 'all'
	): MetricDefinition => ( {
		name,
		meaning,
		formula: __(
			'Number of products and variations in this state now',
			'storedeck'
		),
		rows: {
			label: __( 'See the stock', 'storedeck' ),
			path: '/analytics/stock',
			query: { type },
		},
	} );
	return {
		products: figure(
			__( 'Products', 'storedeck' ),
			__( 'All that can be bought or could be.', 'storedeck' )
		),
		outofstock: figure(
			__( 'Out of stock', 'storedeck' ),
			__( 'Nothing is left to sell.', 'storedeck' ),
			'outofstock'
		),
		lowstock: figure(
			__( 'Low stock', 'storedeck' ),
			__(
				'As few are left as the product’s or the shop’s threshold says, or fewer.',
				'storedeck'
			),
			'lowstock'
		),
		instock: figure(
			__( 'In stock', 'storedeck' ),
			__( 'There is something left to sell.', 'storedeck' ),
			'instock'
		),
		onbackorder: figure(
			__( 'On backorder', 'storedeck' ),
			__( 'Sold although it has to come in first.', 'storedeck' ),
			'onbackorder'
		),
	};
}

/** Who buys. */
export function customers(): Figures {
	const rows = ( orderby: string ) => ( {
		label: __( 'See the customers', 'storedeck' ),
		path: '/customers',
		query: sortedBy( orderby ),
	} );
	return {
		customers_count: {
			name: __( 'Customers', 'storedeck' ),
			meaning: __(
				'Everybody who ordered or has an account.',
				'storedeck'
			),
			formula: __( 'Number of customers', 'storedeck' ),
			rows: rows( 'date_last_active' ),
		},
		avg_orders_count: {
			name: __( 'Average orders', 'storedeck' ),
			meaning: __( 'Orders of a customer on average.', 'storedeck' ),
			formula: __( 'Orders ÷ customers', 'storedeck' ),
			rows: rows( 'orders_count' ),
		},
		avg_total_spend: {
			name: __( 'Average lifetime spend', 'storedeck' ),
			meaning: __(
				'What a customer has spent on average, in all orders.',
				'storedeck'
			),
			formula: __( 'Total spend ÷ customers', 'storedeck' ),
			rows: rows( 'total_spend' ),
		},
		avg_avg_order_value: {
			name: __( 'Average order value', 'storedeck' ),
			meaning: __(
				'What an order of a customer comes to: each customer counts as much as another.',
				'storedeck'
			),
			formula: __(
				'Average of the average order values of all who ordered',
				'storedeck'
			),
			rows: rows( 'total_spend' ),
		},
	};
}
