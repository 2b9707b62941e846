/** What the panel shows of an order. */
export interface WaitingOrder {
	id: number;
	number: string;
	status: string;
	/** In the shop's money. */
	total: number;
	/** How many things were bought. */
	items: number;
	/** The shop's wall clock. */
	date: string;
	/** Name of who pays; empty where it is not known. */
	customer: string;
}

const isRecord = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

const toText = ( value: unknown ) =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/**
 * The orders of `/wc-analytics/orders`. Amounts come as texts.
 *
 * @param orders The answer.
 */
export const readOrders = ( orders: readonly unknown[] ): WaitingOrder[] =>
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
					total: Number( order.total ) || 0,
					items: lines.reduce(
						( sum, { quantity } ) =>
							sum + ( Number( quantity ) || 0 ),
						0
					),
					date: toText( order.date_created ),
					customer: [ billing.first_name, billing.last_name ]
						.map( toText )
						.join( ' ' )
						.trim(),
			  }
			: [];
	} );
