import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Order } from '@storedeck/data';
import { getStatuses } from './use-save-status';
import type { StatusSaving } from './use-save-status';

/** Statuses of orders that wait for the store. */
const OPEN = [ 'processing', 'on-hold' ];

/** Completes an order that waits for the store; nothing for others. */
export const CompleteButton = ( {
	order,
	saving,
}: {
	order: Order;
	saving: StatusSaving;
} ) =>
	OPEN.includes( order.status ) && 'completed' in getStatuses() ? (
		<Button
			variant="primary"
			isBusy={ saving.isSaving }
			aria-disabled={ saving.isSaving }
			onClick={ () => saving.save( 'completed' ) }
		>
			{ __( 'Complete order', 'storedeck' ) }
		</Button>
	) : null;
