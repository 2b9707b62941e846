import { useDispatch } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { useBulkSend } from '../../common/bulk-edit';
import type { BulkSend } from '../../common/bulk-edit';
import {
	getStatuses,
	getStatusLabel,
} from '../../common/order/use-save-status';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';

interface Change {
	order: Order;
	from: string;
	to: string;
}

/** Changes the status of orders, shows the result and offers to undo it. */
export interface BulkStatus extends Omit< BulkSend< Change >, 'run' > {
	/** Returns the IDs of the orders that failed. */
	run: (
		orders: readonly Order[],
		status: string
	) => Promise< readonly number[] >;
}

/** @param keepFocus Called before the focused "Undo" button is removed. */
export function useBulkStatus( keepFocus: () => void ): BulkStatus {
	const { setOrderStatuses } = useDispatch( ordersStore );
	const notify = useSnackbar();
	const bulk = useBulkSend< Change >( {
		keepFocus,
		// No order can be given the status of the trash, or of an inactive plugin.
		canSend: ( { to } ) => Object.hasOwn( getStatuses(), to ),
		send: async ( changes, onProgress ) => {
			const failed = await setOrderStatuses(
				changes.map( ( { order: { id }, from, to } ) => ( {
					id,
					status: to,
					expected: { status: from },
				} ) ),
				onProgress
			);
			const numbers = new Map(
				changes.map( ( { order } ) => [ order.id, order.number ] )
			);
			return {
				inverse: changes
					.filter(
						( { order } ) =>
							! failed.some( ( { id } ) => id === order.id )
					)
					.map( ( { order, from, to } ) => ( {
						order,
						from: to,
						to: from,
					} ) ),
				failed: failed.map( ( { id, message } ) => ( {
					id,
					message,
					name: `#${ numbers.get( id ) ?? id }`,
				} ) ),
			};
		},
	} );

	return {
		...bulk,
		run: async ( orders, status ) => {
			const label = getStatusLabel( status );
			const changes = orders
				.filter( ( order ) => order.status !== status )
				.map( ( order ) => ( {
					order,
					from: order.status,
					to: status,
				} ) );
			if ( changes.length === 0 ) {
				notify.success(
					sprintf(
						/* translators: %s: status of orders. */
						__(
							'The selected orders already have the status %s.',
							'storedeck'
						),
						label
					)
				);
				return [];
			}
			const failed = await bulk.run( changes, ( count ) =>
				sprintf(
					/* translators: 1: number of orders, 2: their new status. */
					_n(
						'Status of %1$s order changed to %2$s.',
						'Status of %1$s orders changed to %2$s.',
						count,
						'storedeck'
					),
					formatCount( count ),
					label
				)
			);
			return failed.map( ( { id } ) => id );
		},
	};
}
