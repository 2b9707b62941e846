import { useDispatch } from '@wordpress/data';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ordersStore } from '@storedeck/data';
import type { Order } from '@storedeck/data';
import { getSetting } from '@storedeck/settings';
import { useSnackbar } from '../use-snackbar';

/** HTTP status of a change that another one preceded. */
const CONFLICT = 409;

const isConflict = ( error: unknown ) =>
	error instanceof Error && 'status' in error && error.status === CONFLICT;

/** Labels of the statuses that orders can have. */
export const getStatuses = (): Record< string, string > =>
	getSetting( 'orderStatuses', {} );

/** Labels of all statuses that an order is shown with. */
export const getStatusLabels = () => ( {
	...getStatuses(),
	trash: __( 'In the trash', 'storedeck' ),
} );

export const getStatusLabel = ( status: string ) =>
	getStatuses()[ status ] ?? status;

/** Saves the status of an order, and tells when another one was set elsewhere. */
export function useSaveStatus( order: Order ) {
	const { updateOrder, refresh } = useDispatch( ordersStore );
	const notify = useSnackbar();
	const [ isSaving, setIsSaving ] = useState( false );
	/** The status that the user knows. */
	const [ known, setKnown ] = useState( order.status );
	const saved = useRef< string >();

	/** Returns whether it was saved. */
	const save = async ( status: string ) => {
		if ( isSaving ) {
			return false;
		}
		setIsSaving( true );
		saved.current = status;
		try {
			await updateOrder( order.id, {
				status,
				expected: { status: order.status },
			} );
			setKnown( status );
			notify.success(
				sprintf(
					/* translators: %s: status of an order. */
					__( 'Status changed to %s.', 'storedeck' ),
					getStatusLabel( status )
				)
			);
			return true;
		} catch ( error ) {
			saved.current = undefined;
			if ( isConflict( error ) ) {
				await refresh( 'getOrder', [ order.id ] );
			} else {
				notify.error(
					__( 'Could not change the status.', 'storedeck' ),
					error
				);
			}
			return false;
		} finally {
			setIsSaving( false );
		}
	};

	return {
		save,
		isSaving,
		/** The status that the user knows, if another one was set elsewhere. */
		knownBefore:
			order.status !== known && order.status !== saved.current
				? known
				: undefined,
		acceptCurrent: () => setKnown( order.status ),
	};
}

export type StatusSaving = ReturnType< typeof useSaveStatus >;
