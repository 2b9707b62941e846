import { __, sprintf } from '@wordpress/i18n';
import type { Order } from '@storedeck/data';
import { decodeEntities } from '@wordpress/html-entities';
import type { MoneyInstance } from '@storedeck/money';
import { formatRate } from '../store-format';
import { sum, toMoney } from './amounts';
import type { OrderCurrency } from './amounts';

interface TotalRow {
	label: string;
	amount: MoneyInstance;
	/** Sums are bold. */
	isSum?: boolean;
}

export const getCurrency = ( order: Order ): OrderCurrency => ( {
	code: order.currency,
	symbol: order.currency_symbol,
} );

/** The amount that was refunded. */
export const getRefunded = ( order: Order ) =>
	sum(
		order.refunds.map( ( { total } ) => total.replace( /^-/, '' ) ),
		getCurrency( order )
	);

/** The amount that can still be refunded. */
export const getRemaining = ( order: Order ) =>
	toMoney( order.total, getCurrency( order ) ).subtract(
		getRefunded( order )
	);

/** The rows below the items: from the subtotal of the items to the net payment. */
export function getTotals( order: Order ): TotalRow[] {
	const currency = getCurrency( order );
	const money = ( text: string ) => toMoney( text, currency );
	const discount = money( order.discount_total );
	const refunded = getRefunded( order );
	const codes = order.coupon_lines.map( ( { code } ) =>
		decodeEntities( code )
	);
	return [
		{
			label: __( 'Items subtotal', 'storedeck' ),
			amount: sum(
				order.line_items.map( ( { subtotal } ) => subtotal ),
				currency
			),
		},
		...( discount.isZero() && codes.length === 0
			? []
			: [
					{
						label:
							codes.length > 0
								? sprintf(
										/* translators: %s: coupon codes. */
										__( 'Discount: %s', 'storedeck' ),
										codes.join( ', ' )
								  )
								: __( 'Discount', 'storedeck' ),
						amount: discount.multiply( -1 ),
					},
			  ] ),
		...order.shipping_lines.map( ( line ) => ( {
			label: sprintf(
				/* translators: %s: name of a shipping method. */
				__( 'Shipping: %s', 'storedeck' ),
				decodeEntities( line.method_title )
			),
			amount: money( line.total ),
		} ) ),
		...( order.shipping_lines.length === 0 &&
		! money( order.shipping_total ).isZero()
			? [
					{
						label: __( 'Shipping', 'storedeck' ),
						amount: money( order.shipping_total ),
					},
			  ]
			: [] ),
		...order.fee_lines.map( ( fee ) => ( {
			label: decodeEntities( fee.name ) || __( 'Fee', 'storedeck' ),
			amount: money( fee.total ),
		} ) ),
		...order.tax_lines.map( ( tax ) => ( {
			label: sprintf(
				/* translators: 1: name of a tax, 2: rate, for example 8.25%. */
				__( '%1$s (%2$s)', 'storedeck' ),
				decodeEntities( tax.label || tax.rate_code ),
				formatRate( tax.rate_percent )
			),
			amount: money( tax.tax_total ).add(
				money( tax.shipping_tax_total )
			),
		} ) ),
		...( order.tax_lines.length === 0 && ! money( order.total_tax ).isZero()
			? [
					{
						label: __( 'Taxes', 'storedeck' ),
						amount: money( order.total_tax ),
					},
			  ]
			: [] ),
		{
			label: __( 'Order total', 'storedeck' ),
			amount: money( order.total ),
			isSum: true,
		},
		...( order.refunds.length > 0
			? [
					{
						label: __( 'Refunded', 'storedeck' ),
						amount: refunded.multiply( -1 ),
					},
					{
						label: __( 'Net payment', 'storedeck' ),
						amount: getRemaining( order ),
						isSum: true,
					},
			  ]
			: [] ),
	];
}
