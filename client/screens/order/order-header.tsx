import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { OrderStatus } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { RecordHeader } from '../../common/record-header';
import { format } from '../../common/order/amounts';
import { formatTime } from '../../common/format-time';
import { getCurrency, getRemaining } from '../../common/order/totals';
import { getStatuses, getStatusLabels } from '../../common/order/use-save-status';
import type { StatusSaving } from '../../common/order/use-save-status';

/** Statuses of orders that wait for the store. */
const OPEN = [ 'processing', 'on-hold' ];

interface Props {
	order: Order;
	saving: StatusSaving;
	/** Whether another status was chosen and not saved. */
	isDirty: boolean;
}

/** Customer, status, time and amount of an order, and what is done next with it. The page names its number. */
export function OrderHeader( { order, saving, isDirty }: Props ) {
	const { billing } = order;
	const name = decodeEntities(
		`${ billing.first_name } ${ billing.last_name }`
	).trim();

	return (
		<RecordHeader
			path={ `/orders/${ order.id }` }
			name={ name || billing.email || __( 'Guest', 'storedeck' ) }
			status={
				<OrderStatus
					order={ order }
					orderStatusMap={ getStatusLabels() }
				/>
			}
			details={ [
				order.date_created ? formatTime( order.date_created ) : '',
				decodeEntities( order.payment_method_title ),
			]
				.filter( Boolean )
				.join( ' · ' ) }
			amount={ format( getRemaining( order ), getCurrency( order ) ) }
			action={
				OPEN.includes( order.status ) &&
				'completed' in getStatuses() &&
				! isDirty ? (
					<Button
						__next40pxDefaultSize
						variant="primary"
						isBusy={ saving.isSaving }
						aria-disabled={ saving.isSaving }
						onClick={ () => saving.save( 'completed' ) }
					>
						{ __( 'Complete order', 'storedeck' ) }
					</Button>
				) : undefined
			}
		/>
	);
}
