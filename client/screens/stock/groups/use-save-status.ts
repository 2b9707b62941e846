import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { readConflict } from '../../../common/product-conflict';
import { useSnackbar } from '../../../common/use-snackbar';
import type { StockRow } from '../stock-row';

export interface SavedStatus {
	isSaved: boolean;
	/** The stored status, when another tab or user changed it. */
	current?: string;
	/** Tells that it was not saved, if the field that would is gone. */
	showFailure?: () => void;
}

/**
 * Saves a stock status. Nothing is saved when the stored status is not the
 * previous one. Never rejects; failures other than that are shown.
 */
export type SaveStatus = (
	row: Pick< StockRow, 'id' | 'parentId' | 'name' >,
	status: string,
	previous: string
) => Promise< SavedStatus >;

export function useSaveStatus(): SaveStatus {
	const { updateStockStatus, setItem } = useDispatch( itemsStore );
	const notify = useSnackbar();
	return async ( { id, parentId, name }, status, previous ) => {
		const showFailure = ( error: unknown ) =>
			notify.error(
				sprintf(
					/* translators: %s: name of a product. */
					__( 'Could not save the status of %s.', 'storedeck' ),
					name
				),
				error
			);
		try {
			await updateStockStatus(
				parentId > 0
					? { id, parent_id: parentId, type: 'variation' }
					: { id },
				status,
				{ stock_status: previous }
			);
			return { isSaved: true };
		} catch ( error ) {
			const current = readConflict( error )?.stock_status;
			if ( typeof current === 'string' ) {
				setItem( 'products', id, { stock_status: current } );
				// An earlier attempt saved it, and its response was lost.
				return current === status
					? { isSaved: true }
					: {
							isSaved: false,
							current,
							showFailure: () => showFailure( error ),
					  };
			}
			showFailure( error );
			return { isSaved: false };
		}
	};
}
