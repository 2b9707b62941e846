import type { BatchFailure } from '../batch';
import type { FieldsOf, QueryOf, ResponseOf } from '../routes';

type OrderResponse = ResponseOf< '/wc-analytics/orders' >;
type RefundResponse = ResponseOf< '/wc-analytics/orders/{order_id}/refunds' >;

/** Tax of an item by rate. Amounts are decimal strings. */
export interface OrderItemTax {
	/** The rate. */
	id: number;
	total: string;
	subtotal: string;
}

/** What product, shipping and fee lines have in common. */
interface OrderItem {
	id: number;
	total: string;
	total_tax: string;
	taxes: readonly OrderItemTax[];
}

/** A product line. Subtotals are before discounts; amounts exclude taxes. */
export interface OrderProductLine extends OrderItem {
	name: string;
	product_id: number;
	variation_id: number;
	quantity: number;
	subtotal: string;
	subtotal_tax: string;
	sku: string;
	/** Total per item. */
	price: number;
	/** Attributes of a variation. */
	meta_data: ReadonlyArray< {
		key: string;
		display_key: string;
		display_value: string;
	} >;
	image: { id: string; src: string };
}

export interface OrderShippingLine extends OrderItem {
	method_title: string;
}

export interface OrderFeeLine extends OrderItem {
	name: string;
}

export interface OrderCouponLine {
	id: number;
	code: string;
	discount: string;
}

/** Taxes of a rate. */
export interface OrderTaxLine {
	id: number;
	rate_id: number;
	rate_code: string;
	label: string;
	rate_percent: number;
	tax_total: string;
	shipping_tax_total: string;
}

/** An address; shipping addresses have no email address. */
export type OrderAddress = OrderResponse[ 'shipping' ] & { email?: string };

interface OrderFields {
	/** Plugins may add statuses. */
	status: string;
	currency: string;
	billing: OrderAddress;
	shipping: OrderAddress;
	line_items: readonly OrderProductLine[];
	shipping_lines: readonly OrderShippingLine[];
	fee_lines: readonly OrderFeeLine[];
	coupon_lines: readonly OrderCouponLine[];
	tax_lines: readonly OrderTaxLine[];
}

type WriteOnly = 'expected' | 'set_paid' | 'manual_update';

/**
 * An order. Dates are in site time, those that end in `_gmt` are UTC; amounts
 * are decimal strings in the currency of the order.
 */
export type Order = OrderFields &
	Omit< OrderResponse, keyof OrderFields | WriteOnly >;

/** Fields of an order that can be saved. */
export interface OrderUpdate
	extends Omit<
		FieldsOf< '/wc-analytics/orders/{id}' >,
		'status' | 'expected'
	> {
	status?: string;
	/** Rejects the change (409) when the order has another status. */
	expected?: { status: string };
}

export type OrdersQuery = Omit<
	QueryOf< '/wc-analytics/orders' >,
	'status'
> & {
	/** Plugins may add statuses. */
	status?: string | readonly string[];
};

export type OrderTotalsQuery = QueryOf< '/wc/v3/reports/orders/totals' >;

/** The number of orders of a status. */
export type OrderTotal = ResponseOf< '/wc/v3/reports/orders/totals' >;

/** An order with its new status, unless it is no longer the expected one. */
export interface OrderStatusChange {
	id: number;
	status: string;
	expected: { status: string };
}

/** An order whose change failed, and why. */
export type OrderFailure = BatchFailure;

/** A refunded line. Quantities and amounts are negative. */
export interface RefundedLine extends OrderItem {
	quantity?: number;
	/** The line of the order; 0 when unknown. */
	refunded_item_id: number;
}

/** A refund. `amount` is a positive decimal string with taxes. */
export interface OrderRefund
	extends Pick<
		RefundResponse,
		| 'id'
		| 'parent_id'
		| 'date_created'
		| 'date_created_gmt'
		| 'amount'
		| 'reason'
		| 'refunded_by'
		| 'refunded_by_name'
	> {
	line_items: readonly RefundedLine[];
	shipping_lines: readonly RefundedLine[];
	fee_lines: readonly RefundedLine[];
}

/** A refund of items, by the ID of any line, or of an amount. */
export interface OrderRefundFields {
	/** By default the sum of the lines with their taxes. */
	amount?: string;
	reason?: string;
	/** Whether to return the quantities to the stock; true by default. */
	api_restock?: boolean;
	line_items?: ReadonlyArray< {
		id: number;
		quantity?: number;
		refund_total?: string;
		refund_tax?: ReadonlyArray< { id: number; refund_total: string } >;
	} >;
}

type NoteResponse = ResponseOf< '/wc-analytics/orders/{order_id}/notes' >;

/** A note; `author` is `system` when no user wrote it. The text may contain simple HTML. */
export type OrderNote = Omit< NoteResponse, 'added_by_user' >;

export type OrderNoteFields = FieldsOf<
	'/wc-analytics/orders/{order_id}/notes',
	'POST'
>;
