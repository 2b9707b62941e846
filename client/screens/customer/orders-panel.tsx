import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { OrderStatus, Table } from '@storedeck/components';
import type { ResourceResult } from '@storedeck/data';
import { AsyncContent } from '../../common/async-content';
import type { Purchases } from '../../common/customer/store';
import { formatTime } from '../../common/format-time';
import { getStatusLabels } from '../../common/order/use-save-status';
import { OrderLink } from '../../common/order-link';
import { Panel } from '../../common/panel';
import { formatAmount, formatCount } from '../../common/store-format';

type Order = Purchases[ 'orders' ][ number ];

interface Props {
	purchases: ResourceResult< Purchases | undefined >;
	/** Undefined when all are shown. */
	onShowMore?: () => void;
}

/** Currency of an amount. */
export const getCurrency = ( {
	currency,
	currency_symbol: symbol,
}: Order ) => ( {
	code: currency,
	symbol,
} );

/** What remains after refunds. */
export const getNet = ( { total, refunds }: Order ) =>
	refunds.reduce( ( net, { amount } ) => net - amount, total );

const getHeaders = () => [
	{ key: 'number', label: __( 'Order', 'storedeck' ) },
	{ key: 'date', label: __( 'Date', 'storedeck' ) },
	{ key: 'status', label: __( 'Status', 'storedeck' ) },
	{ key: 'items', label: __( 'Items', 'storedeck' ), isNumeric: true },
	{ key: 'total', label: __( 'Total', 'storedeck' ), isNumeric: true },
];

const toRow = ( order: Order ) => [
	{
		display: (
			<OrderLink id={ order.id } date={ order.date_created }>
				<bdi>#{ order.number }</bdi>
			</OrderLink>
		),
		value: order.number,
	},
	{ display: formatTime( order.date_created ), value: order.date_created },
	{
		display: (
			<OrderStatus order={ order } orderStatusMap={ getStatusLabels() } />
		),
		value: order.status,
	},
	{ display: formatCount( order.items_sold ), value: order.items_sold },
	{
		display: formatAmount( getNet( order ), getCurrency( order ) ),
		value: getNet( order ),
	},
];

/** The orders of a customer, the latest first, each with what remains after refunds. */
export function OrdersPanel( { purchases, onShowMore }: Props ) {
	const { data, error, isLoading, isPreviousData, retry } = purchases;
	// WooCommerce's own reports do not know what a customer bought.
	const isUnknown = error?.code === 'rest_no_route';
	return (
		<Panel
			title={ __( 'Orders', 'storedeck' ) }
			className="storedeck-customer__orders"
		>
			<AsyncContent
				isLoading={ isLoading }
				hasContent={ data !== undefined }
				error={ isUnknown ? undefined : error }
				errorMessage={ __( 'Could not load orders.', 'storedeck' ) }
				onRetry={ retry }
			>
				{ isUnknown && (
					<p>
						{ __(
							'Orders of a customer are known while the reports of Storedeck are used.',
							'storedeck'
						) }
					</p>
				) }
				{ data && data.orders.length === 0 && (
					<p>{ __( 'No orders yet.', 'storedeck' ) }</p>
				) }
				{ data && data.orders.length > 0 && (
					<Table
						caption={ __( 'Orders', 'storedeck' ) }
						headers={ getHeaders() }
						rows={ data.orders.map( toRow ) }
						rowKey={ ( _row, index ) =>
							data.orders[ index ]?.id ?? index
						}
						isStackable="cards"
						isBusy={ isPreviousData }
					/>
				) }
				{ onShowMore && (
					<Button
						variant="secondary"
						isBusy={ isPreviousData }
						aria-disabled={ isPreviousData }
						onClick={ () => ! isPreviousData && onShowMore() }
					>
						{ sprintf(
							/* translators: 1: number of orders that are shown, 2: number of all orders. */
							__( 'Show more (%1$s of %2$s)', 'storedeck' ),
							formatCount( data?.orders.length ?? 0 ),
							formatCount( data?.orders_total ?? 0 )
						) }
					</Button>
				) }
			</AsyncContent>
		</Panel>
	);
}
