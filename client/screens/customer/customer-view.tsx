import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useResource } from '@storedeck/data';
import { customersStore } from '../../common/customer/store';
import { getCustomerPath } from '../../common/customer/customer-link';
import { getCustomerHead } from '../../common/customer/customer-head';
import type { Customer } from '../../common/customer/use-customer';
import { Figures } from '../../common/figures';
import { formatTime } from '../../common/format-time';
import { RecordColumns } from '../../common/record-columns';
import { RecordHeader } from '../../common/record-header';
import { ScreenSection } from '../../common/screen-section';
import { ContactPanel } from './contact-panel';
import { getFigures } from './figures';
import { OrdersPanel } from './orders-panel';
import { ProductsPanel } from './products-panel';
import { TimelinePanel } from './timeline-panel';

/** Orders that are shown first, and at most. */
const FIRST = 25;
const MOST = 500;

/** The sections of a customer. */
export function CustomerView( { customer }: { customer: Customer } ) {
	const [ limit, setLimit ] = useState( FIRST );
	const purchases = useResource(
		customersStore,
		'getPurchases',
		[ Number( customer.id ), limit ],
		{ keepPreviousData: true }
	);
	const { data } = purchases;
	const last = customer.date_last_active;

	return (
		<>
			<RecordHeader
				path={ getCustomerPath( customer.id ) }
				{ ...getCustomerHead( customer ) }
				details={
					last &&
					`${ __( 'Last active', 'storedeck' ) } ${ formatTime(
						last
					) }`
				}
			/>
			<Figures figures={ getFigures( customer, data?.refunded_total ) } />
			<RecordColumns
				className="storedeck-customer"
				main={
					<>
						<ScreenSection
							label={ __( 'Orders', 'storedeck' ) }
							name="orders of the customer"
						>
							<OrdersPanel
								purchases={ purchases }
								onShowMore={
									data &&
									data.orders_total > data.orders.length &&
									data.orders.length < MOST
										? () =>
												setLimit( ( before ) =>
													Math.min( before * 4, MOST )
												)
										: undefined
								}
							/>
						</ScreenSection>
						{ data && data.products.length > 0 && (
							<ProductsPanel products={ data.products } />
						) }
					</>
				}
				side={
					<>
						<ContactPanel customer={ customer } />
						<ScreenSection
							label={ __( 'Timeline', 'storedeck' ) }
							name="timeline of the customer"
						>
							<TimelinePanel
								customer={ customer }
								purchases={ data }
							/>
						</ScreenSection>
					</>
				}
			/>
		</>
	);
}
