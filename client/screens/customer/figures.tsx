import { __ } from '@wordpress/i18n';
import type { Customer } from '../../common/customer/use-customer';
import { formatAmount, formatCount } from '../../common/store-format';

/**
 * The metrics of a customer, as in the Customers report.
 *
 * @param refunded Undefined until it is known.
 */
export const getFigures = (
	customer: Customer,
	refunded: number | undefined
) => [
	{
		label: __( 'Orders', 'storedeck' ),
		value: formatCount( customer.orders_count ?? 0 ),
	},
	{
		label: __( 'Total spend', 'storedeck' ),
		value: formatAmount( customer.total_spend ?? 0 ),
	},
	{
		label: __( 'Average spend per order', 'storedeck' ),
		value: formatAmount( customer.avg_order_value ?? 0 ),
	},
	{
		label: __( 'Refunds', 'storedeck' ),
		value: refunded === undefined ? '–' : formatAmount( refunded ),
	},
];
