import { roundToPrecision } from '@storedeck/number';
import { isRecord } from '@storedeck/settings/guards';
import { sumQuantities } from '../../common/quantities';

interface OrderCurrency {
	/** For example `EUR`. */
	code: string;
	symbol: string;
}

export interface OrderSummary {
	id: number;
	number: string;
	status: string;
	/** Without what was refunded, in the currency of the order. */
	total: number;
	/** Undefined in a response without it. */
	currency: OrderCurrency | undefined;
	/** Number of items. */
	items: number;
	/** In the site time zone. */
	date: string;
	/** Billing name; empty when unknown. */
	customer: string;
}

const toText = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

function readCurrency( {
	currency,
	currency_symbol: symbol,
}: Record< string, unknown > ): OrderCurrency | undefined {
	const code = toText( currency );
	return code ? { code, symbol: toText( symbol ) || code } : undefined;
}

/** The totals of refunds are negative. */
const getNetTotal = ( { total, refunds }: Record< string, unknown > ) =>
	( Array.isArray( refunds ) ? refunds.filter( isRecord ) : [] ).reduce(
		( sum, refund ) =>
			roundToPrecision( sum + ( Number( refund.total ) || 0 ), 4 ),
		Number( total ) || 0
	);

/**
 * Normalizes orders of `/wc-analytics/orders`. Amounts are strings in the
 * response.
 *
 * @param orders The response.
 */
export const readOrders = ( orders: readonly unknown[] ): OrderSummary[] =>
	orders.filter( isRecord ).flatMap( ( order ) => {
		const billing = isRecord( order.billing ) ? order.billing : {};
		const lines = Array.isArray( order.line_items )
			? order.line_items.filter( isRecord )
			: [];
		return typeof order.id === 'number'
			? {
					id: order.id,
					number: toText( order.number ) || String( order.id ),
					status: toText( order.status ),
					total: getNetTotal( order ),
					currency: readCurrency( order ),
					items: sumQuantities(
						lines.map( ( { quantity } ) => Number( quantity ) || 0 )
					),
					date: toText( order.date_created ),
					customer: [ billing.first_name, billing.last_name ]
						.map( toText )
						.join( ' ' )
						.trim(),
			  }
			: [];
	} );
