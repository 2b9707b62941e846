import { __, sprintf } from '@wordpress/i18n';
import { reviewsStore, useResource } from '@storedeck/data';
import { currentUserCan } from '@storedeck/settings';
import { FailureNotice } from '../../common/failure-notice';
import type { Purchases } from '../../common/customer/store';
import type { Customer } from '../../common/customer/use-customer';
import { Panel } from '../../common/panel';
import { RecordTimeline } from '../../common/timeline';
import { getCustomerEvents } from './customer-events';

const REVIEWS = 25;

interface Props {
	customer: Customer;
	/** Undefined until loaded. */
	purchases: Purchases | undefined;
}

/** What a customer did. */
export function TimelinePanel( { customer, purchases }: Props ) {
	const email = customer.email ?? '';
	const reviews = useResource(
		reviewsStore,
		'getReviews',
		[ { reviewer_email: email, status: 'all', per_page: REVIEWS } ],
		{ enabled: email !== '' && currentUserCan( 'manage_woocommerce' ) }
	);
	const hidden =
		( purchases?.orders_total ?? 0 ) - ( purchases?.orders.length ?? 0 );
	return (
		<Panel title={ __( 'Timeline', 'storedeck' ) }>
			{ reviews.error && (
				<FailureNotice
					message={ __( 'Could not load reviews.', 'storedeck' ) }
					detail={ reviews.error.message }
					onRetry={ reviews.retry }
				/>
			) }
			<RecordTimeline
				events={ getCustomerEvents(
					customer,
					purchases,
					reviews.data ?? []
				) }
			/>
			{ hidden > 0 && (
				<p className="storedeck-customer__hint">
					{ sprintf(
						/* translators: %d: number of orders. */
						__( 'Earlier orders: %d', 'storedeck' ),
						hidden
					) }
				</p>
			) }
		</Panel>
	);
}
