import { createInterpolateElement } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@wordpress/html-entities';
import { OrderStatus, Rating } from '@storedeck/components';
import type { Review } from '@storedeck/data';
import type { Purchases } from '../../common/customer/store';
import type { Customer } from '../../common/customer/use-customer';
import { isolate, isolateInRtl } from '../../common/isolate';
import { getStatusLabels } from '../../common/order/use-save-status';
import { OrderLink } from '../../common/order-link';
import { toPlainText } from '../../common/plain-text';
import { formatAmount } from '../../common/store-format';
import type { RecordEvent } from '../../common/timeline';
import { getCurrency } from './orders-panel';

type Order = Purchases[ 'orders' ][ number ];

const linkTo = ( order: Order ) => ( {
	a: (
		<OrderLink id={ order.id } date={ order.date_created }>
			{ null }
		</OrderLink>
	),
} );

const getAmount = ( amount: number, order: Order ) =>
	isolateInRtl( formatAmount( amount, getCurrency( order ) ) );

const getDates = ( {
	date_created: date,
	date_created_gmt: gmt,
}: Pick< Order, 'date_created' | 'date_created_gmt' > ) => ( {
	date,
	date_gmt: gmt,
} );

const getOrderEvents = ( order: Order ): RecordEvent[] => [
	...order.refunds.map( ( refund ) => ( {
		...getDates( refund ),
		type: 'bad' as const,
		headline: createInterpolateElement(
			sprintf(
				/* translators: 1: number of an order, 2: amount. */
				__( 'Refund of <a>order #%1$s</a>: %2$s', 'storedeck' ),
				isolate( order.number ),
				getAmount( refund.amount, order )
			),
			linkTo( order )
		),
	} ) ),
	{
		...getDates( order ),
		headline: createInterpolateElement(
			sprintf(
				/* translators: 1: number of an order, 2: amount. */
				__( '<a>Order #%1$s</a>: %2$s', 'storedeck' ),
				isolate( order.number ),
				getAmount( order.total, order )
			),
			linkTo( order )
		),
		body: [
			<OrderStatus
				key="status"
				order={ order }
				orderStatusMap={ getStatusLabels() }
			/>,
		],
	},
];

const toReviewEvent = ( review: Review ): RecordEvent => ( {
	date: review.date_created,
	date_gmt: review.date_created_gmt,
	headline: sprintf(
		/* translators: %s: name of a product. */
		__( 'Review of %s', 'storedeck' ),
		decodeEntities( review.product_name ?? '' )
	),
	body: [
		review.rating ? (
			<Rating key="rating" rating={ review.rating } />
		) : (
			false
		),
		toPlainText( review.review ?? '' ),
	],
} );

/**
 * What a customer did. Before the first order that is listed it would have gaps,
 * so that nothing is listed from then.
 */
export function getCustomerEvents(
	customer: Customer,
	purchases: Purchases | undefined,
	reviews: readonly Review[]
): RecordEvent[] {
	const orders = purchases?.orders ?? [];
	const isComplete = ! purchases || purchases.orders_total <= orders.length;
	const first = isComplete ? '' : orders.at( -1 )?.date_created_gmt ?? '';
	return [
		...orders.flatMap( getOrderEvents ),
		...reviews.map( toReviewEvent ),
		{
			date: customer.date_registered,
			date_gmt: customer.date_registered_gmt,
			headline: _x( 'Registered', 'event', 'storedeck' ),
		},
	].filter( ( { date_gmt: date } ) => ( date ?? '' ) >= first );
}
