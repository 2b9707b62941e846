import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { OrderStatus } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { formatTime } from '../format-time';
import { format } from './amounts';
import { getCurrency, getRemaining } from './totals';
import { getStatusLabels } from './use-save-status';

/** Name of the customer, or what is known of one without a name. */
export const getCustomerName = ( { billing }: Pick< Order, 'billing' > ) =>
	decodeEntities( `${ billing.first_name } ${ billing.last_name }` ).trim() ||
	billing.email ||
	__( 'Guest', 'storedeck' );

/** What a record starts with: customer, status, time and amount. */
export function getOrderHead( order: Order ) {
	return {
		name: getCustomerName( order ),
		status: (
			<OrderStatus order={ order } orderStatusMap={ getStatusLabels() } />
		),
		details: [
			order.date_created ? formatTime( order.date_created ) : '',
			decodeEntities( order.payment_method_title ),
		]
			.filter( Boolean )
			.join( ' · ' ),
		amount: format( getRemaining( order ), getCurrency( order ) ),
	};
}
