import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { OrderStatus } from '@storedeck/components';
import { getSetting } from '@storedeck/settings';
import { defineReport } from '../../report/define-report';
import { getOrderAdvancedFilters, getOrderFilters } from './filters';
import { FirstOfList } from '../common/first-of-list';
import { momentColumn, orderNumberColumn } from '../common/order-columns';

/** One row of `/wc-analytics/reports/orders` with `extended_info`. */
interface OrderRow {
	order_id: number;
	parent_id: number;
	order_number: string | number;
	/** In the site time zone: the date type set in Analytics settings. */
	date: string;
	date_created: string;
	status: string;
	net_total: number;
	num_items_sold: number;
	customer_type: 'new' | 'returning' | '';
	extended_info?: {
		products: { id: string; name: string; quantity: string }[];
		coupons: { id: string; code: string }[];
		customer: { first_name?: string; last_name?: string };
	};
}

function customerName( { extended_info: info }: OrderRow ) {
	const { first_name: first = '', last_name: last = '' } =
		info?.customer ?? {};
	return [ first, last ].filter( Boolean ).join( ' ' );
}

/** `2× Blue shirt`; only the name if the quantity is 1. */
function productLabels( { extended_info: info }: OrderRow ) {
	return ( info?.products ?? [] ).map( ( { name, quantity } ) => {
		const text = decodeEntities( name );
		return Math.abs( Number( quantity ) ) === 1
			? text
			: `${ quantity }× ${ text }`;
	} );
}

const couponCodes = ( { extended_info: info }: OrderRow ) =>
	( info?.coupons ?? [] ).map( ( { code } ) => decodeEntities( code ) );

function customerType( type: OrderRow[ 'customer_type' ] ) {
	switch ( type ) {
		case 'new':
			return _x( 'New', 'customer type', 'storedeck' );
		case 'returning':
			return _x( 'Returning', 'customer type', 'storedeck' );
		default:
			return '';
	}
}

export default defineReport< OrderRow >( {
	id: 'orders',
	title: () => __( 'Orders', 'storedeck' ),
	endpoint: 'orders',
	rows: 'items',
	columnsPreference: 'orders_report_columns',
	tableQuery: { extended_info: true },
	rowKey: ( row ) => row.order_id,
	filters: getOrderFilters,
	advancedFilters: getOrderAdvancedFilters,

	charts: () => [
		{
			key: 'orders_count',
			label: __( 'Orders', 'storedeck' ),
			type: 'number',
		},
		{
			key: 'net_revenue',
			label: __( 'Net sales', 'storedeck' ),
			type: 'currency',
			orderby: 'net_total',
			order: 'desc',
		},
		{
			key: 'avg_order_value',
			label: __( 'Average order value', 'storedeck' ),
			type: 'currency',
		},
		{
			key: 'avg_items_per_order',
			label: __( 'Average items per order', 'storedeck' ),
			type: 'average',
			orderby: 'num_items_sold',
			order: 'desc',
		},
	],

	columns: () => [
		momentColumn( ( row ) => row.date ?? row.date_created ),
		orderNumberColumn( {
			isRequired: true,
			value: ( row ) =>
				row.parent_id
					? sprintf(
							/* translators: %s: number of the refunded order. */
							__( '%s (refund)', 'storedeck' ),
							String( row.order_number )
					  )
					: String( row.order_number ),
		} ),
		{
			id: 'status',
			label: __( 'Status', 'storedeck' ),
			type: 'text',
			value: ( row ) => row.status,
			display: ( row ) => (
				<OrderStatus
					order={ row }
					orderStatusMap={ getSetting( 'orderStatuses', {} ) }
				/>
			),
		},
		{
			id: 'customer_id',
			label: __( 'Customer', 'storedeck' ),
			type: 'text',
			value: customerName,
		},
		{
			id: 'customer_type',
			label: __( 'Customer type', 'storedeck' ),
			type: 'text',
			value: ( row ) => customerType( row.customer_type ),
		},
		{
			id: 'products',
			label: __( 'Product(s)', 'storedeck' ),
			screenReaderLabel: __( 'Products', 'storedeck' ),
			type: 'text',
			value: ( row ) => productLabels( row ).join( ', ' ),
			display: ( row ) => (
				<FirstOfList
					items={ productLabels( row ) }
					getLabel={ ( count ) =>
						sprintf(
							/* translators: 1: number of products, 2: number of an order. */
							_n(
								'+%1$d more product of order %2$s',
								'+%1$d more products of order %2$s',
								count,
								'storedeck'
							),
							count,
							String( row.order_number )
						)
					}
				/>
			),
		},
		{
			id: 'num_items_sold',
			label: __( 'Items sold', 'storedeck' ),
			type: 'number',
			isSortable: true,
			value: ( row ) => row.num_items_sold,
		},
		{
			id: 'coupons',
			label: __( 'Coupon(s)', 'storedeck' ),
			screenReaderLabel: __( 'Coupons', 'storedeck' ),
			type: 'text',
			value: ( row ) => couponCodes( row ).join( ', ' ),
			display: ( row ) => (
				<FirstOfList
					items={ couponCodes( row ) }
					getLabel={ ( count ) =>
						sprintf(
							/* translators: 1: number of coupons, 2: number of an order. */
							_n(
								'+%1$d more coupon of order %2$s',
								'+%1$d more coupons of order %2$s',
								count,
								'storedeck'
							),
							count,
							String( row.order_number )
						)
					}
				/>
			),
		},
		{
			id: 'net_total',
			label: __( 'Net sales', 'storedeck' ),
			type: 'currency',
			isSortable: true,
			isRequired: true,
			total: 'net_revenue',
			value: ( row ) => row.net_total,
		},
	],

	summary: () => [
		{
			key: 'orders_count',
			type: 'number',
			label: ( value ) => _n( 'Order', 'Orders', value, 'storedeck' ),
		},
		{
			key: 'total_customers',
			type: 'number',
			label: ( value ) =>
				_n( 'Customer', 'Customers', value, 'storedeck' ),
		},
		{
			key: 'products',
			type: 'number',
			label: ( value ) => _n( 'Product', 'Products', value, 'storedeck' ),
		},
		{
			key: 'num_items_sold',
			type: 'number',
			label: ( value ) =>
				_n( 'Item sold', 'Items sold', value, 'storedeck' ),
		},
		{
			key: 'coupons_count',
			type: 'number',
			label: ( value ) => _n( 'Coupon', 'Coupons', value, 'storedeck' ),
		},
		{
			key: 'net_revenue',
			type: 'currency',
			label: () => __( 'Net sales', 'storedeck' ),
		},
	],
} );
