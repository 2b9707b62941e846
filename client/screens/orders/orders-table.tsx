import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { OrderStatus } from '@storedeck/components';
import type { TableHeader, TableRow } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { getHistory } from '@storedeck/navigation';
import type { Query } from '@storedeck/navigation';
import { getSetting } from '@storedeck/settings';
import { formatTime } from '../../common/format-time';
import { ListTable } from '../../common/list-screen';
import { OrderLink } from '../../common/order-link';
import { format, formatInText } from '../../common/order/amounts';
import { getCustomerName } from '../../common/order/order-head';
import { getCurrency, getRefunded } from '../../common/order/totals';
import { getStatusLabels } from '../../common/order/use-save-status';
import { sumQuantities } from '../../common/quantities';
import { BulkActions, useSelection } from '../../common/selection';
import { formatCount } from '../../common/store-format';
import { getBulkOptions, readBulkOption } from './bulk-options';
import { EmptyOrders } from './empty-orders';
import type { OrdersParams } from './orders-query';
import { getPrintHref } from './print/print-query';
import type { BulkStatus } from './use-bulk-status';
import type { Orders } from './use-orders';

const getHeaders = (): TableHeader[] => [
	{
		key: 'id',
		label: __( 'Order', 'storedeck' ),
		required: true,
		isSortable: true,
	},
	{
		key: 'date',
		label: __( 'Date', 'storedeck' ),
		isSortable: true,
		defaultSort: true,
		cellClassName: 'is-date',
	},
	{ key: 'customer', label: __( 'Customer', 'storedeck' ) },
	{ key: 'status', label: __( 'Status', 'storedeck' ) },
	{ key: 'items', label: __( 'Items', 'storedeck' ), isNumeric: true },
	{
		key: 'total',
		label: __( 'Total', 'storedeck' ),
		isSortable: true,
		isNumeric: true,
	},
	{ key: 'payment', label: __( 'Payment method', 'storedeck' ) },
	{ key: 'country', label: __( 'Country', 'storedeck' ) },
];

/** The total, with what was refunded of it. */
function Total( { order }: { order: Order } ) {
	const currency = getCurrency( order );
	const refunded = getRefunded( order );
	return (
		<>
			{ format( order.total, currency ) }
			{ ! refunded.isZero() && (
				<small className="storedeck-orders__refunded">
					{ sprintf(
						/* translators: %s: amount. */
						__( '%s refunded', 'storedeck' ),
						formatInText( refunded, currency )
					) }
				</small>
			) }
		</>
	);
}

/** Where the order goes, or who pays it if nothing is sent. */
const getCountry = ( { shipping, billing }: Order ) => {
	const code = shipping.country || billing.country;
	return decodeEntities( getSetting( 'countries' )[ code ] ?? code );
};

const getCells = ( order: Order ): TableRow => [
	{
		display: (
			<OrderLink id={ order.id }>
				<bdi>#{ order.number }</bdi>
			</OrderLink>
		),
		value: order.number,
	},
	{
		display: order.date_created && (
			<time dateTime={ order.date_created }>
				{ formatTime( order.date_created ) }
			</time>
		),
	},
	{ display: <bdi>{ getCustomerName( order ) }</bdi> },
	{
		display: (
			<OrderStatus order={ order } orderStatusMap={ getStatusLabels() } />
		),
	},
	{
		display: formatCount(
			sumQuantities(
				order.line_items.map( ( { quantity } ) => quantity )
			)
		),
	},
	{ display: <Total order={ order } /> },
	{
		display: decodeEntities(
			order.payment_method_title || order.payment_method
		),
	},
	{ display: getCountry( order ) },
];

const NONE: readonly Order[] = [];

interface Props {
	params: OrdersParams;
	query: Query;
	orders: Orders;
	bulk: BulkStatus;
}

/** Table of orders with bulk actions; each number leads to the screen of the order. */
export function OrdersTable( { params, query, orders, bulk }: Props ) {
	const rows = orders.orders ?? NONE;
	const selection = useSelection( rows.map( ( { id } ) => id ) );

	const apply = async ( value: string ) => {
		const { status, print } = readBulkOption( value );
		if ( status === undefined ) {
			getHistory().push( getPrintHref( selection.ids, print ) );
			return;
		}
		selection.set(
			await bulk.run(
				rows.filter( ( { id } ) => selection.has( id ) ),
				status
			)
		);
	};

	return (
		<ListTable
			className="storedeck-orders__table"
			title={ __( 'Orders', 'storedeck' ) }
			headers={ getHeaders() }
			items={ orders.orders }
			getRow={ getCells }
			selection={ selection }
			getName={ ( order ) =>
				sprintf(
					/* translators: %s: number of an order. */
					__( 'order #%s', 'storedeck' ),
					order.number
				)
			}
			list={ orders }
			params={ params }
			query={ query }
			isBusy={ orders.isRequesting }
			failureMessage={ __( 'Could not load orders.', 'storedeck' ) }
			emptyMessage={ <EmptyOrders params={ params } /> }
			actions={
				<BulkActions
					options={ getBulkOptions( params.statuses ) }
					count={ selection.ids.length }
					isBusy={ bulk.progress !== undefined }
					onApply={ apply }
				/>
			}
		/>
	);
}
