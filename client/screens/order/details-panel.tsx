import { __ } from '@wordpress/i18n';
import type { Order } from '@storedeck/data';
import { decodeEntities } from '@wordpress/html-entities';
import { Panel } from '../../common/panel';
import { formatTime } from '../../common/format-time';

/** Dates and payment of an order. */
export function DetailsPanel( { order }: { order: Order } ) {
	const time = ( date: string | null ) => ( date ? formatTime( date ) : '' );
	const rows = [
		[ __( 'Created', 'storedeck' ), time( order.date_created ) ],
		[ __( 'Paid', 'storedeck' ), time( order.date_paid ) ],
		[ __( 'Completed', 'storedeck' ), time( order.date_completed ) ],
		[
			__( 'Payment method', 'storedeck' ),
			decodeEntities(
				order.payment_method_title || order.payment_method
			),
		],
		[ __( 'Transaction', 'storedeck' ), order.transaction_id ],
	].filter( ( [ , value ] ) => value );

	return (
		<Panel title={ __( 'Details', 'storedeck' ) }>
			<dl className="storedeck-order__list">
				{ rows.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
		</Panel>
	);
}
