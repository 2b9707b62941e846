import type { OrderRefund } from '@storedeck/data';
import { sumQuantities } from '../quantities';

/**
 * How many items of a line were refunded.
 *
 * @param line    Product line of an order.
 * @param refunds Refunds of the order; their quantities are negative.
 */
export const getRefundedQuantity = (
	line: { id: number },
	refunds: readonly OrderRefund[]
) =>
	sumQuantities(
		refunds
			.flatMap( ( refund ) => refund.line_items )
			.filter( ( { refunded_item_id: id } ) => id === line.id )
			.map( ( { quantity = 0 } ) => -quantity )
	);
