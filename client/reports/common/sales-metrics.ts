import { __ } from '@wordpress/i18n';
import { getNetSales, getOrdersCount, sortedBy } from './metrics';
import type { Metrics } from './metric-types';

/** The metrics of reports about products, variations and categories. */
export function getSalesMetrics( path: string, linkLabel: string ) {
	const getLink = ( orderby?: string ) => ( {
		label: linkLabel,
		path,
		query: orderby ? sortedBy( orderby ) : undefined,
	} );
	const count = {
		description: __(
			'Number sold or returned in this period.',
			'storedeck'
		),
		formula: __( 'Number of rows in the table', 'storedeck' ),
		link: getLink(),
	};
	return {
		items_sold: {
			name: __( 'Items sold', 'storedeck' ),
			description: __( 'Items sold, minus returned items.', 'storedeck' ),
			formula: __( 'Items sold − items refunded', 'storedeck' ),
			link: getLink( 'items_sold' ),
		},
		net_revenue: getNetSales( getLink( 'net_revenue' ) ),
		orders_count: {
			...getOrdersCount( getLink( 'orders_count' ) ),
			formula: __(
				'Orders containing at least one; each order is counted once.',
				'storedeck'
			),
		},
		products_count: { name: __( 'Products', 'storedeck' ), ...count },
		variations_count: { name: __( 'Variations', 'storedeck' ), ...count },
		rows: { name: __( 'Categories', 'storedeck' ), ...count },
	} satisfies Metrics;
}
