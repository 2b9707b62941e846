import { __ } from '@wordpress/i18n';
import type { MetricDefinition, Metrics } from '../common/metric-types';

const getMetric = (
	name: string,
	description: string,
	type = 'all'
): MetricDefinition => ( {
	name,
	description,
	formula: __(
		'Current number of products and variations with this status',
		'storedeck'
	),
	link: {
		label: __( 'View stock', 'storedeck' ),
		path: '/analytics/stock',
		query: { type },
	},
} );

export const getMetrics = (): Metrics => ( {
	products: getMetric(
		__( 'Products', 'storedeck' ),
		__( 'All published products.', 'storedeck' )
	),
	outofstock: getMetric(
		__( 'Out of stock', 'storedeck' ),
		__( 'No stock left.', 'storedeck' ),
		'outofstock'
	),
	lowstock: getMetric(
		__( 'Low stock', 'storedeck' ),
		__( 'At or below the low stock threshold.', 'storedeck' ),
		'lowstock'
	),
	instock: getMetric(
		__( 'In stock', 'storedeck' ),
		__( 'Stock is available.', 'storedeck' ),
		'instock'
	),
	onbackorder: getMetric(
		__( 'On backorder', 'storedeck' ),
		__( 'Can be purchased while out of stock.', 'storedeck' ),
		'onbackorder'
	),
} );
