import { __ } from '@wordpress/i18n';
import { sortedBy } from '../common/metrics';
import type { Metrics } from '../common/metric-types';

export function getMetrics(): Metrics {
	const getLink = ( orderby: string ) => ( {
		label: __( 'View customers', 'storedeck' ),
		path: '/customers',
		query: sortedBy( orderby ),
	} );
	return {
		customers_count: {
			name: __( 'Customers', 'storedeck' ),
			description: __(
				'All customers and registered users.',
				'storedeck'
			),
			formula: __( 'Number of customers', 'storedeck' ),
			link: getLink( 'date_last_active' ),
		},
		avg_orders_count: {
			name: __( 'Average orders', 'storedeck' ),
			description: __(
				'Average number of orders per customer.',
				'storedeck'
			),
			formula: __( 'Orders ÷ customers', 'storedeck' ),
			link: getLink( 'orders_count' ),
		},
		avg_total_spend: {
			name: __( 'Average lifetime spend', 'storedeck' ),
			description: __( 'Average total spend per customer.', 'storedeck' ),
			formula: __( 'Total spend ÷ customers', 'storedeck' ),
			link: getLink( 'total_spend' ),
		},
		avg_avg_order_value: {
			name: __( 'Average order value', 'storedeck' ),
			description: __(
				'Average order value per customer; every customer has equal weight.',
				'storedeck'
			),
			formula: __(
				'Average of the average order values of all customers with orders',
				'storedeck'
			),
			link: getLink( 'total_spend' ),
		},
	};
}
