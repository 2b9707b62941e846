import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import type { BulkEdit } from '../../common/bulk-edit';
import {
	getStatuses,
	getStatusLabel,
} from '../../common/order/use-save-status';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';

/** Changes the status of orders, shows the result and offers to undo it. */
export interface BulkStatus
	extends Pick< BulkEdit, 'progress' | 'failures' | 'dismissFailures' > {
	/** Returns the IDs of the orders that failed. */
	run: (
		orders: readonly Order[],
		status: string
	) => Promise< readonly number[] >;
}

interface Change {
	order: Order;
	from: string;
	to: string;
}

const NONE: BulkStatus[ 'failures' ] = [];

/** No order can be given the status of the trash, or of an inactive plugin. */
const canUndo = ( { from }: Change ) => Object.hasOwn( getStatuses(), from );

/** @param keepFocus Called before the focused "Undo" button is removed. */
export function useBulkStatus( keepFocus: () => void ): BulkStatus {
	const { setOrderStatuses } = useDispatch( ordersStore );
	const [ progress, setProgress ] = useState< BulkStatus[ 'progress' ] >();
	const [ failures, setFailures ] = useState( NONE );
	const notify = useSnackbar();

	/** @return Changes that were saved. */
	const saveAll = async ( changes: readonly Change[] ) => {
		const total = changes.length;
		setFailures( NONE );
		setProgress( { done: 0, total } );
		const failed = await setOrderStatuses(
			changes.map( ( { order: { id }, from, to } ) => ( {
				id,
				status: to,
				expected: { status: from },
			} ) ),
			( done ) => setProgress( { done, total } )
		);
		setProgress( undefined );
		const isFailed = ( { order }: Change ) =>
			failed.some( ( { id } ) => id === order.id );
		setFailures(
			failed.map( ( { id, message } ) => ( {
				id,
				message,
				name: `#${
					changes.find( ( { order } ) => order.id === id )?.order
						.number ?? id
				}`,
			} ) )
		);
		return changes.filter( ( change ) => ! isFailed( change ) );
	};

	const undo = ( saved: readonly Change[] ) => {
		keepFocus();
		return saveAll(
			saved.map( ( { order, from, to } ) => ( {
				order,
				from: to,
				to: from,
			} ) )
		);
	};

	return {
		progress,
		failures,
		dismissFailures: () => setFailures( NONE ),
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
			const saved = await saveAll( changes );
			if ( saved.length > 0 ) {
				notify.success(
					sprintf(
						/* translators: 1: number of orders, 2: their new status. */
						_n(
							'Status of %1$s order changed to %2$s.',
							'Status of %1$s orders changed to %2$s.',
							saved.length,
							'storedeck'
						),
						formatCount( saved.length ),
						label
					),
					saved.every( canUndo ) ? () => undo( saved ) : undefined
				);
			}
			return changes
				.filter( ( change ) => ! saved.includes( change ) )
				.map( ( { order } ) => order.id );
		},
	};
}
