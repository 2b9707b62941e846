import { __ } from '@wordpress/i18n';
import type { MetricDefinition, MetricRows } from './metric-types';

/** The rows with most of it first. */
export const sortedBy = ( orderby: string ) => ( { orderby, order: 'desc' } );

/** The rows of the Orders report. */
export const ordersBy = (
	query?: Readonly< Record< string, string > >
): MetricRows => ( {
	label: __( 'See the orders', 'storedeck' ),
	path: '/analytics/orders',
	query,
} );

/** The days of the Revenue report. */
export const daysBy = ( orderby: string ): MetricRows => ( {
	label: __( 'See it day by day', 'storedeck' ),
	path: '/analytics/revenue',
	query: sortedBy( orderby ),
} );

/** Orders, whatever they are counted by. */
export const countedOrders = (
	rows: MetricRows,
	narrowedRows?: MetricRows
): MetricDefinition => ( {
	name: __( 'Orders', 'storedeck' ),
	meaning: __(
		'Orders of the chosen dates, without those whose status the settings leave out.',
		'storedeck'
	),
	formula: __(
		'Number of orders; a refund is none of its own.',
		'storedeck'
	),
	rows,
	narrowedRows,
} );

/** Net sales, whatever they are summed by. */
export const netSales = (
	rows: MetricRows,
	narrowedRows?: MetricRows
): MetricDefinition => ( {
	name: __( 'Net sales', 'storedeck' ),
	meaning: __(
		'What was sold, after discounts and returns, without taxes and shipping. Unless they are filtered, Orders, Products and Revenue show the same sum.',
		'storedeck'
	),
	formula: __( 'Gross sales − coupons − returns', 'storedeck' ),
	rows,
	narrowedRows,
} );

/** Days of the range. */
export const days = ( path: string ): MetricDefinition => ( {
	name: __( 'Days', 'storedeck' ),
	meaning: __(
		'Days of the chosen range, the last one included.',
		'storedeck'
	),
	formula: __( 'Last day − first day + 1', 'storedeck' ),
	rows: { label: __( 'See it day by day', 'storedeck' ), path },
} );
