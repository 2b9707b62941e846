import type { OrderRefund } from '@storedeck/data';

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
	refunds
		.flatMap( ( refund ) => refund.line_items )
		.filter( ( { refunded_item_id: id } ) => id === line.id )
		.reduce( ( total, { quantity = 0 } ) => total - quantity, 0 );
