import { __ } from '@wordpress/i18n';
import { Link, OrderStatus } from '@storedeck/components';
import { useResource } from '@storedeck/data';
import { AsyncContent } from '../../../common/async-content';
import { getCustomerHead } from '../../../common/customer/customer-head';
import { customersStore } from '../../../common/customer/store';
import { useCustomer } from '../../../common/customer/use-customer';
import type { Customer } from '../../../common/customer/use-customer';
import { getStatusLabels } from '../../../common/order/use-save-status';
import { OrderLink } from '../../../common/order-link';
import { RecordHead } from '../../../common/record-header/record-head';
import {
	formatAmount,
	formatCount,
	formatSiteDate,
} from '../../../common/store-format';

const ORDERS = 5;

function LatestOrders( { id }: { id: number } ) {
	const { data } = useResource( customersStore, 'getPurchases', [
		id,
		ORDERS,
	] );
	return data && data.orders.length > 0 ? (
		<>
			<h3>{ __( 'Latest orders', 'storedeck' ) }</h3>
			<ul className="storedeck-side-panel__list">
				{ data.orders.map( ( order ) => (
					<li key={ order.id }>
						<span>
							<OrderLink
								id={ order.id }
								date={ order.date_created }
							>
								<bdi>#{ order.number }</bdi>
							</OrderLink>{ ' ' }
							<small>
								{ formatSiteDate( order.date_created ) }
							</small>
						</span>
						<OrderStatus
							order={ order }
							orderStatusMap={ getStatusLabels() }
						/>
					</li>
				) ) }
			</ul>
		</>
	) : null;
}

function Details( { customer }: { customer: Customer } ) {
	const { email, date_registered: registered } = customer;
	return (
		<>
			<RecordHead
				{ ...getCustomerHead( customer ) }
				details={
					registered &&
					`${ __( 'Registered', 'storedeck' ) } ${ formatSiteDate(
						registered
					) }`
				}
				action={
					email && (
						<Link
							type="external"
							className="components-button is-secondary"
							href={ `mailto:${ email }` }
						>
							{ __( 'Send email', 'storedeck' ) }
						</Link>
					)
				}
			/>
			<h3>{ __( 'Purchases', 'storedeck' ) }</h3>
			<dl className="storedeck-side-panel__list">
				<div>
					<dt>{ __( 'Orders', 'storedeck' ) }</dt>
					<dd>{ formatCount( customer.orders_count ?? 0 ) }</dd>
				</div>
				<div>
					<dt>{ __( 'Average spend per order', 'storedeck' ) }</dt>
					<dd>{ formatAmount( customer.avg_order_value ?? 0 ) }</dd>
				</div>
			</dl>
			<LatestOrders id={ Number( customer.id ) } />
		</>
	);
}

/** Kind, total spend and latest orders of a customer. */
export function CustomerRecord( { id }: { id: number } ) {
	const { customer, error, isLoading, retry } = useCustomer( id );
	return (
		<AsyncContent
			isLoading={ isLoading }
			hasContent={ customer !== undefined }
			error={ error }
			errorMessage={ __( 'Could not load the customer.', 'storedeck' ) }
			onRetry={ retry }
		>
			{ customer && <Details customer={ customer } /> }
		</AsyncContent>
	);
}
