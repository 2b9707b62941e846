import { __ } from '@wordpress/i18n';
import type { Customer } from '../../common/customer/use-customer';
import { formatAmount, formatCount } from '../../common/store-format';

interface Props {
	customer: Customer;
	/** Undefined until it is known. */
	refunded: number | undefined;
}

/** The metrics of a customer, as in the Customers report. */
export function Figures( { customer, refunded }: Props ) {
	const figures = [
		[
			__( 'Orders', 'storedeck' ),
			formatCount( customer.orders_count ?? 0 ),
		],
		[
			__( 'Total spend', 'storedeck' ),
			formatAmount( customer.total_spend ?? 0 ),
		],
		[
			__( 'Average spend per order', 'storedeck' ),
			formatAmount( customer.avg_order_value ?? 0 ),
		],
		[
			__( 'Refunds', 'storedeck' ),
			refunded === undefined ? '–' : formatAmount( refunded ),
		],
	];
	return (
		<dl className="storedeck-customer__figures">
			{ figures.map( ( [ label, value ] ) => (
				<div key={ label } className="storedeck-box">
					<dt>{ label }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}
