import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Order, OrderRefund } from '@storedeck/data';
import type { MoneyInstance } from '@storedeck/money';
import { sum } from '../../../common/order/amounts';
import { sumQuantities } from '../../../common/quantities';
import { getRefundedQuantity } from '../../../common/order/refunded-quantity';
import { getCurrency } from '../../../common/order/totals';

/** What remains of a line of the order. */
export interface RefundableLine {
	id: number;
	label: string;
	/** Undefined for shipping and fees. */
	quantity: number | undefined;
	total: MoneyInstance;
	taxes: ReadonlyArray< {
		/** The tax rate. */
		id: number;
		label: string;
		amount: MoneyInstance;
	} >;
}

/** The lines of an order with what remains after its refunds. */
export function getRefundable(
	order: Order,
	refunds: readonly OrderRefund[]
): RefundableLine[] {
	const currency = getCurrency( order );
	const refunded = refunds.flatMap( ( refund ) => [
		...refund.line_items,
		...refund.shipping_lines,
		...refund.fee_lines,
	] );
	const labels = new Map(
		order.tax_lines.map( ( tax ) => [
			tax.rate_id,
			decodeEntities( tax.label || tax.rate_code ),
		] )
	);
	const lines = [
		...order.line_items.map( ( line ) => ( {
			line,
			label: decodeEntities( line.name ),
			quantity: sumQuantities( [
				line.quantity,
				-getRefundedQuantity( line, refunds ),
			] ),
		} ) ),
		...order.shipping_lines.map( ( line ) => ( {
			line,
			label:
				decodeEntities( line.method_title ) ||
				__( 'Shipping', 'storedeck' ),
			quantity: undefined,
		} ) ),
		...order.fee_lines.map( ( line ) => ( {
			line,
			label: decodeEntities( line.name ) || __( 'Fee', 'storedeck' ),
			quantity: undefined,
		} ) ),
	];
	return lines.map( ( { line, label, quantity } ) => {
		const earlier = refunded.filter(
			( { refunded_item_id: id } ) => id === line.id
		);
		return {
			id: line.id,
			label,
			quantity,
			// Amounts of refunds are negative.
			total: sum(
				[ line.total, ...earlier.map( ( { total } ) => total ) ],
				currency
			),
			taxes: line.taxes.map( ( { id, total } ) => ( {
				id,
				label: labels.get( id ) ?? __( 'Tax', 'storedeck' ),
				amount: sum(
					[
						total,
						...earlier
							.flatMap( ( { taxes } ) => taxes )
							.filter( ( tax ) => tax.id === id )
							.map( ( tax ) => tax.total ),
					],
					currency
				),
			} ) ),
		};
	} );
}

/** What a line may have at most; nothing when more was refunded. */
export const isOpen = ( { quantity, total, taxes }: RefundableLine ) =>
	( quantity ?? 0 ) > 0 ||
	[ total, ...taxes.map( ( { amount } ) => amount ) ].some(
		( amount ) => amount.isPositive() && ! amount.isZero()
	);
