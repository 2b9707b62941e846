import { __ } from '@wordpress/i18n';
import type { MetricDefinition, MetricLink } from './metric-types';

/** The rows with the highest values first. */
export const sortedBy = ( orderby: string ) => ( { orderby, order: 'desc' } );

/** A link to the Orders report. */
export const getOrdersLink = (
	query?: Readonly< Record< string, string > >
): MetricLink => ( {
	label: __( 'View orders', 'storedeck' ),
	path: '/analytics/orders',
	query,
} );

/** A link to the days of the Revenue report. */
export const getDaysLink = ( orderby: string ): MetricLink => ( {
	label: __( 'View by day', 'storedeck' ),
	path: '/analytics/revenue',
	query: sortedBy( orderby ),
} );

export const getOrdersCount = (
	link: MetricLink,
	filteredLink?: MetricLink
): MetricDefinition => ( {
	name: __( 'Orders', 'storedeck' ),
	description: __(
		'Orders in this period, excluding statuses set in Analytics settings.',
		'storedeck'
	),
	formula: __( 'Number of orders. Refunds are not counted.', 'storedeck' ),
	link,
	filteredLink,
} );

export const getNetSales = (
	link: MetricLink,
	filteredLink?: MetricLink
): MetricDefinition => ( {
	name: __( 'Net sales', 'storedeck' ),
	description: __(
		'Sales after discounts and returns, excluding taxes and shipping. The Orders, Products, and Revenue reports show the same amount when no filters are applied.',
		'storedeck'
	),
	formula: __( 'Gross sales − coupons − returns', 'storedeck' ),
	link,
	filteredLink,
} );

/** The number of days in the period. */
export const getDays = ( path: string ): MetricDefinition => ( {
	name: __( 'Days', 'storedeck' ),
	description: __(
		'Days in this period, including the last day.',
		'storedeck'
	),
	formula: __( 'Last day − first day + 1', 'storedeck' ),
	link: { label: __( 'View by day', 'storedeck' ), path },
} );
