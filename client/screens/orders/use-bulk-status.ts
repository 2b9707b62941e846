import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order, OrderFailure } from '@storedeck/data';
import {
	getStatuses,
	getStatusLabel,
} from '../../common/order/use-save-status';
import { formatCount } from '../../common/store-format';
import { useSnackbar } from '../../common/use-snackbar';

/** An order whose change failed, and why. */
export interface FailedOrder extends OrderFailure {
	number: string;
}

/** Changes the status of orders, shows the result and offers to undo it. */
export interface BulkStatus {
	/** Returns the IDs of the orders that failed. */
	run: (
		orders: readonly Order[],
		status: string
	) => Promise< readonly number[] >;
	/** How many orders are done while a change is running. */
	progress: { done: number; count: number } | undefined;
	/** Orders of the last change that failed. */
	failed: readonly FailedOrder[];
	dismiss: () => void;
}

interface Change {
	order: Order;
	from: string;
	to: string;
}

const NONE: readonly FailedOrder[] = [];

/** No order can be given the status of the trash, or of an inactive plugin. */
const canUndo = ( { from }: Change ) => Object.hasOwn( getStatuses(), from );

/** @param keepFocus Called before the focused "Undo" button is removed. */
export function useBulkStatus( keepFocus: () => void ): BulkStatus {
	const { setOrderStatuses } = useDispatch( ordersStore );
	const [ progress, setProgress ] = useState< BulkStatus[ 'progress' ] >();
	const [ failed, setFailed ] = useState( NONE );
	const notify = useSnackbar();

	/** @return Changes that were saved. */
	const saveAll = async ( changes: readonly Change[] ) => {
		const count = changes.length;
		setFailed( NONE );
		setProgress( { done: 0, count } );
		const failures = await setOrderStatuses(
			changes.map( ( { order: { id }, from, to } ) => ( {
				id,
				status: to,
				expected: { status: from },
			} ) ),
			( done ) => setProgress( { done, count } )
		);
		setProgress( undefined );
		const isFailed = ( { order }: Change ) =>
			failures.some( ( { id } ) => id === order.id );
		setFailed(
			failures.map( ( failure ) => ( {
				...failure,
				number:
					changes.find( ( { order } ) => order.id === failure.id )
						?.order.number ?? String( failure.id ),
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
		failed,
		dismiss: () => setFailed( NONE ),
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
