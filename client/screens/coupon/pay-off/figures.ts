import { __, _n, sprintf } from '@wordpress/i18n';
import { formatAmount, formatCount } from '../../../common/store-format';
import type { Answer } from '../../../report/answer';
import type { Results } from './use-results';

/** Averages of fewer orders say little. */
const MIN_ORDERS = 10;

const getTotal = ( answer: Answer, metric: string ) =>
	answer.totals[ 0 ]?.[ metric ] ?? 0;

export const countOrders = ( answer: Answer ) =>
	getTotal( answer, 'orders_count' );

/** The average of orders; a dash if there are none. */
const getAverage = ( answer: Answer ) =>
	countOrders( answer ) > 0
		? formatAmount( getTotal( answer, 'avg_order_value' ) )
		: '–';

/** The numbers of a coupon, each with its definition. */
export const getFigures = ( { totals, used, without, firsts }: Results ) => [
	{
		label: __( 'Orders', 'storedeck' ),
		value: formatCount( countOrders( used ) ),
		description: __(
			'Orders with this coupon in this period.',
			'storedeck'
		),
	},
	{
		label: __( 'Net sales', 'storedeck' ),
		value: formatAmount( totals.net_revenue ),
		description: __(
			'Sales of these orders minus their refunds up to now, excluding taxes and shipping.',
			'storedeck'
		),
	},
	{
		label: __( 'Discount', 'storedeck' ),
		value: formatAmount( totals.discount ),
		description: __(
			'Discount of this coupon in these orders, excluding taxes.',
			'storedeck'
		),
	},
	{
		label: __( 'New customers', 'storedeck' ),
		value: formatCount( countOrders( firsts ) ),
		description: __(
			'Orders with this coupon that were the first order of their customer.',
			'storedeck'
		),
	},
	{
		label: __( 'Average order with the coupon', 'storedeck' ),
		value: getAverage( used ),
		description: __(
			'Net sales of these orders before returns ÷ orders.',
			'storedeck'
		),
	},
	{
		label: __( 'Average order without it', 'storedeck' ),
		value: getAverage( without ),
		description: sprintf(
			/* translators: %s: number of orders. */
			_n(
				'The same for the %s order without this coupon in this period.',
				'The same for the %s orders without this coupon in this period.',
				countOrders( without ),
				'storedeck'
			),
			formatCount( countOrders( without ) )
		),
	},
	{
		label: __( 'Later orders', 'storedeck' ),
		value: formatCount( totals.later_orders ),
		description: __(
			'Orders of these customers after their first order with this coupon in this period, up to now.',
			'storedeck'
		),
	},
	{
		label: __( 'Later net sales', 'storedeck' ),
		value: formatAmount( totals.later_net_revenue ),
		description: __(
			'Sales of the later orders minus their refunds, excluding taxes and shipping.',
			'storedeck'
		),
	},
];

/** How the numbers are to be read. */
export function getNotes( { totals, used, without }: Results ) {
	const canCompare =
		countOrders( used ) >= MIN_ORDERS &&
		countOrders( without ) >= MIN_ORDERS;
	return [
		canCompare
			? __(
					'A difference between the averages does not show that the coupon caused it: customers with a coupon may differ from others.',
					'storedeck'
			  )
			: sprintf(
					/* translators: %s: number of orders. */
					__(
						'Not enough orders to say whether orders with the coupon are larger: that needs at least %s with it and as many without it.',
						'storedeck'
					),
					formatCount( MIN_ORDERS )
			  ),
		...( totals.customers > 0
			? [
					sprintf(
						/* translators: 1: number of customers who ordered again, 2: number of all. */
						_n(
							'%1$s of %2$s customer ordered again.',
							'%1$s of %2$s customers ordered again.',
							totals.customers,
							'storedeck'
						),
						formatCount( totals.later_customers ),
						formatCount( totals.customers )
					),
			  ]
			: [] ),
		...( totals.later_coupon_uses > 0
			? [
					sprintf(
						/* translators: %s: number of orders. */
						_n(
							'%s of the later orders used this coupon again.',
							'%s of the later orders used this coupon again.',
							totals.later_coupon_uses,
							'storedeck'
						),
						formatCount( totals.later_coupon_uses )
					),
			  ]
			: [] ),
	];
}
