import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ordersStore, useResource } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { RecordColumns } from '../../common/record-columns';
import { ScreenSection } from '../../common/screen-section';
import { UnsavedChangesWarning } from '../../common/unsaved-changes-warning';
import { Address } from '../../common/order/address';
import { CustomerPanel } from './customer-panel';
import { DetailsPanel } from './details-panel';
import { ItemsPanel } from './items-panel';
import { RefundsPanel } from './refunds-panel';
import { OrderHeader } from './order-header';
import { StatusForm } from './status-form';
import { TimelinePanel } from './timeline-panel';
import { useSaveStatus } from '../../common/order/use-save-status';

/** The sections of an order. */
export function OrderView( { order }: { order: Order } ) {
	// Which sections have unsaved values.
	const [ hasRefund, setHasRefund ] = useState( false );
	const [ hasStatus, setHasStatus ] = useState( false );
	const [ hasNote, setHasNote ] = useState( false );
	const saving = useSaveStatus( order );
	const refunds = useResource( ordersStore, 'getOrderRefunds', [ order.id ] );

	return (
		<>
			<OrderHeader
				order={ order }
				saving={ saving }
				isDirty={ hasStatus }
			/>
			<UnsavedChangesWarning
				isDirty={ hasRefund || hasStatus || hasNote }
				onLeave={ () => {
					setHasRefund( false );
					setHasStatus( false );
					setHasNote( false );
				} }
			/>
			<RecordColumns
				className="storedeck-order"
				main={
					<>
						<ScreenSection
							label={ __( 'Items', 'storedeck' ) }
							name="order items"
						>
							<ItemsPanel
								order={ order }
								refunds={ refunds }
								onDirtyChange={ setHasRefund }
							/>
						</ScreenSection>
						<RefundsPanel order={ order } refunds={ refunds } />
						<div className="storedeck-order__addresses">
							<Address
								title={ __( 'Billing address', 'storedeck' ) }
								address={ order.billing }
							/>
							<Address
								title={ __( 'Shipping address', 'storedeck' ) }
								address={ order.shipping }
							/>
						</div>
					</>
				}
				side={
					<>
						<StatusForm
							order={ order }
							saving={ saving }
							onDirtyChange={ setHasStatus }
						/>
						<DetailsPanel order={ order } />
						<CustomerPanel order={ order } />
						<TimelinePanel
							order={ order }
							refunds={ refunds.data ?? [] }
							onDirtyChange={ setHasNote }
						/>
						<Button
							variant="secondary"
							className="storedeck-order__print"
							onClick={ () => window.print() }
						>
							{ __( 'Print', 'storedeck' ) }
						</Button>
					</>
				}
			/>
		</>
	);
}
