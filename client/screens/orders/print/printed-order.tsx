import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { ordersStore, useResource } from '@storedeck/data';
import type { Order, OrderRefund } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { AsyncContent } from '../../../common/async-content';
import { formatTime } from '../../../common/format-time';
import { Address } from '../../../common/order/address';
import { ItemsTable } from '../../../common/order/items-table';
import { TotalsList } from '../../../common/order/totals-list';
import { Panel } from '../../../common/panel';

const NONE: readonly OrderRefund[] = [];

interface Props {
	order: Order;
	/** Whether it is a packing slip, which has no prices. */
	isSlip: boolean;
}

/** An order or its packing slip, on pages of its own. */
export function PrintedOrder( { order, isSlip }: Props ) {
	const { billing, shipping } = order;
	// Items that were refunded are not sent.
	const hasRefunds = order.refunds.length > 0;
	const {
		data: refunds = NONE,
		error,
		isLoading,
		retry,
	} = useResource( ordersStore, 'getOrderRefunds', [ order.id ], {
		enabled: hasRefunds,
	} );
	const hasShipping = Boolean( shipping.address_1 || shipping.last_name );
	const details = [
		order.date_created && formatTime( order.date_created ),
		isSlip ? '' : decodeEntities( order.payment_method_title ),
		...order.shipping_lines.map( ( line ) =>
			decodeEntities( line.method_title )
		),
	].filter( Boolean );

	return (
		<article className="storedeck-order storedeck-print__order">
			<header className="storedeck-print__header">
				<h2>
					{ sprintf(
						/* translators: %s: number of an order. */
						__( 'Order #%s', 'storedeck' ),
						order.number
					) }
				</h2>
				<strong>{ decodeEntities( getSetting( 'siteTitle' ) ) }</strong>
				<p>{ details.join( ' · ' ) }</p>
			</header>
			<div className="storedeck-order__addresses">
				{ ( hasShipping || isSlip ) && (
					<Address
						title={ __( 'Shipping address', 'storedeck' ) }
						address={ hasShipping ? shipping : billing }
					/>
				) }
				{ ! isSlip && (
					<Address
						title={ __( 'Billing address', 'storedeck' ) }
						address={ billing }
					/>
				) }
			</div>
			<AsyncContent
				isLoading={ hasRefunds && isLoading }
				error={ hasRefunds ? error : undefined }
				errorMessage={ __( 'Could not load refunds.', 'storedeck' ) }
				onRetry={ retry }
			>
				<ItemsTable
					order={ order }
					refunds={ refunds }
					hasPrices={ ! isSlip }
				/>
			</AsyncContent>
			{ ! isSlip && <TotalsList order={ order } /> }
			{ order.customer_note && (
				<Panel title={ __( 'Customer note', 'storedeck' ) }>
					<p dir="auto">{ decodeEntities( order.customer_note ) }</p>
				</Panel>
			) }
		</article>
	);
}
