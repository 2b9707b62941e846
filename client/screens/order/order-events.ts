import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import type { Order, OrderNote, OrderRefund } from '@storedeck/data';
import { formatInText } from '../../common/order/amounts';
import { getCurrency } from '../../common/order/totals';
import type { RecordEvent } from '../../common/timeline';

/** A change of the status writes a note in the same request. */
const SAME_REQUEST = 60_000;

const toTime = ( date: string ) => Date.parse( `${ date }Z` );

/** Whether a note tells of the same moment. */
const hasNote = ( notes: readonly OrderNote[], date: string | null ) =>
	date !== null &&
	notes.some(
		( { author, date_created_gmt: noted } ) =>
			author === 'system' &&
			noted &&
			Math.abs( toTime( noted ) - toTime( date ) ) < SAME_REQUEST
	);

/** What the dates and refunds of an order tell. Changes of its status are notes. */
export const getOrderEvents = (
	order: Order,
	notes: readonly OrderNote[],
	refunds: readonly OrderRefund[]
): RecordEvent[] => [
	...refunds.map( ( refund ) => ( {
		date: refund.date_created,
		date_gmt: refund.date_created_gmt,
		type: 'bad' as const,
		headline: sprintf(
			/* translators: %s: amount of a refund. */
			__( 'Refunded %s', 'storedeck' ),
			formatInText( refund.amount, getCurrency( order ) )
		),
		body: [ refund.reason, refund.refunded_by_name ],
	} ) ),
	...( hasNote( notes, order.date_completed_gmt )
		? []
		: [
				{
					date: order.date_completed,
					date_gmt: order.date_completed_gmt,
					type: 'good' as const,
					headline: __( 'Completed', 'storedeck' ),
				},
		  ] ),
	{
		date: order.date_paid,
		date_gmt: order.date_paid_gmt,
		type: 'good',
		headline: __( 'Paid', 'storedeck' ),
		body: [ decodeEntities( order.payment_method_title ) ],
	},
	{
		date: order.date_created,
		date_gmt: order.date_created_gmt,
		headline: __( 'Created', 'storedeck' ),
	},
];
