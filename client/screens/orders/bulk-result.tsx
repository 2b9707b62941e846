import { Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { OrderLink } from '../../common/order-link';
import { formatCount } from '../../common/store-format';
import type { BulkStatus } from './use-bulk-status';

/** How far a bulk action is, and the orders that failed with the reason of each. */
export const BulkResult = ( {
	bulk: { progress, failed, dismiss },
}: {
	bulk: BulkStatus;
} ) => (
	<>
		<p role="status" className="storedeck-orders__progress">
			{ progress &&
				sprintf(
					/* translators: 1: number of orders that are done, 2: number of all orders. */
					__( 'Changing orders: %1$s of %2$s…', 'storedeck' ),
					formatCount( progress.done ),
					formatCount( progress.count )
				) }
		</p>
		{ failed.length > 0 && (
			<Notice
				status="error"
				className="storedeck-orders__failed"
				onRemove={ dismiss }
			>
				<p>
					{ sprintf(
						/* translators: %s: number of orders. */
						_n(
							'Could not change the status of %s order.',
							'Could not change the status of %s orders.',
							failed.length,
							'storedeck'
						),
						formatCount( failed.length )
					) }
				</p>
				<ul>
					{ failed.map( ( { id, number, message } ) => (
						<li key={ id }>
							<OrderLink id={ id }>
								<bdi>#{ number }</bdi>
							</OrderLink>{ ' ' }
							{ message }
						</li>
					) ) }
				</ul>
			</Notice>
		) }
	</>
);
