import type { Order } from '@storedeck/data';
import { CompleteButton } from '../../common/order/complete-button';
import { getOrderHead } from '../../common/order/order-head';
import type { StatusSaving } from '../../common/order/use-save-status';
import { RecordHeader } from '../../common/record-header';

interface Props {
	order: Order;
	saving: StatusSaving;
	/** Whether another status was chosen and not saved. */
	isDirty: boolean;
}

/** Customer, status, time and amount of an order, and what is done next with it. The page names its number. */
export const OrderHeader = ( { order, saving, isDirty }: Props ) => (
	<RecordHeader
		path={ `/orders/${ order.id }` }
		{ ...getOrderHead( order ) }
		action={
			! isDirty && <CompleteButton order={ order } saving={ saving } />
		}
	/>
);
