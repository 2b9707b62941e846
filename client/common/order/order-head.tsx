import { __ } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { OrderStatus } from '@storedeck/components';
import type { Order } from '@storedeck/data';
import { formatTime } from '../format-time';
import { format } from './amounts';
import { getCurrency, getRemaining } from './totals';
import { getStatusLabels } from './use-save-status';

/** What a record starts with: customer, status, time and amount. */
export function getOrderHead( order: Order ) {
	const { billing } = order;
	const name = decodeEntities(
		`${ billing.first_name } ${ billing.last_name }`
	).trim();
	return {
		name: name || billing.email || __( 'Guest', 'storedeck' ),
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
