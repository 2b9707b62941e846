import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Query } from '@storedeck/api';
import type { Item } from '@storedeck/data';
import { getNewPath } from '@storedeck/navigation';
import { getCouponHref } from '../../../common/coupon/coupon-link';
import { getCustomerPath } from '../../../common/customer/customer-link';
import { getOrderLink } from '../../../common/order-link';
import { getOrdersOfDayHref } from '../../../common/orders-of-day-href';
import { getProductHref } from '../../../common/product-link';
import { formatAmount, formatSiteDate } from '../../../common/store-format';
import { readOrders } from '../../activity-panel/read-orders';

/** Results of each source; the search field of the screen or report finds the others. */
const LIMIT = 5;

export interface Result {
	label: string;
	/** Shown at the end of the row. */
	detail: string;
	href: string;
}

/** A list that the palette searches. */
export interface Source {
	/** The list in the items store. */
	id: 'orders' | 'products' | 'customers' | 'coupons';
	label: () => string;
	/** Message when the request fails. */
	failure: () => string;
	/** Required for the list and for the screens that results open. */
	capability: string;
	getQuery: ( text: string ) => Query;
	toResult: ( item: Item ) => Result | undefined;
}

const readText = ( value: unknown ) =>
	typeof value === 'string' ? decodeEntities( value ) : '';

const createQuery = (
	text: string,
	fields: string[],
	others: Query = {}
) => ( {
	search: text,
	page: 1,
	per_page: LIMIT,
	_fields: fields,
	...others,
} );

export const ORDERS: Source = {
	id: 'orders',
	label: () => __( 'Orders', 'storedeck' ),
	failure: () => __( 'Could not search orders.', 'storedeck' ),
	capability: 'manage_woocommerce',
	getQuery: ( text ) =>
		createQuery(
			text,
			[
				'id',
				'number',
				'total',
				'currency',
				'currency_symbol',
				'date_created',
				'billing',
			],
			{ orderby: 'date', order: 'desc' }
		),
	toResult: ( item ) => {
		const [ order ] = readOrders( [ item ] );
		return (
			order && {
				label: order.customer
					? sprintf(
							/* translators: 1: number of an order, 2: name of a customer. */
							__( 'Order #%1$s by %2$s', 'storedeck' ),
							order.number,
							order.customer
					  )
					: sprintf(
							/* translators: %s: number of an order. */
							__( 'Order #%s', 'storedeck' ),
							order.number
					  ),
				detail: `${ formatAmount(
					order.total,
					order.currency
				) } · ${ formatSiteDate( order.date ) }`,
				href:
					getOrderLink( order.id )?.href ??
					getOrdersOfDayHref( order.date ),
			}
		);
	},
};

export const PRODUCTS: Source = {
	id: 'products',
	label: () => __( 'Products', 'storedeck' ),
	failure: () => __( 'Could not search products.', 'storedeck' ),
	capability: 'manage_woocommerce',
	getQuery: ( text ) =>
		createQuery( text, [ 'id', 'name', 'sku' ], {
			orderby: 'title',
			order: 'asc',
		} ),
	toResult: ( { id, name, sku } ) => ( {
		label: readText( name ) || `#${ id }`,
		detail: readText( sku ),
		href: getProductHref( Number( id ) ),
	} ),
};

export const CUSTOMERS: Source = {
	id: 'customers',
	label: () => __( 'Customers', 'storedeck' ),
	failure: () => __( 'Could not search customers.', 'storedeck' ),
	// Names and email addresses are searched.
	capability: 'view_storedeck_personal_data',
	getQuery: ( text ) =>
		createQuery( text, [ 'id', 'name', 'email' ], {
			searchby: 'all',
			orderby: 'name',
			order: 'asc',
		} ),
	toResult: ( { id, name, email } ) => ( {
		label: readText( name ) || readText( email ) || `#${ id }`,
		detail: readText( email ),
		href: getNewPath( {}, getCustomerPath( id ), {} ),
	} ),
};

export const COUPONS: Source = {
	id: 'coupons',
	label: () => __( 'Coupons', 'storedeck' ),
	failure: () => __( 'Could not search coupons.', 'storedeck' ),
	capability: 'view_woocommerce_reports',
	getQuery: ( text ) => createQuery( text, [ 'id', 'code', 'description' ] ),
	toResult: ( { id, code, description } ) => ( {
		label: readText( code ) || `#${ id }`,
		detail: readText( description ),
		href: getCouponHref( id ),
	} ),
};
