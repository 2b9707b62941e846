import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { useSnackbar } from '../../../common/use-snackbar';
import type { StockRow } from '../stock-row';

/** Saves a stock status; resolves with whether it was saved. Never rejects. */
export type SaveStatus = (
	row: Pick< StockRow, 'id' | 'parentId' | 'name' >,
	status: string
) => Promise< boolean >;

export function useSaveStatus(): SaveStatus {
	const { updateStockStatus } = useDispatch( itemsStore );
	const notify = useSnackbar();
	return async ( { id, parentId, name }, status ) => {
		try {
			await updateStockStatus(
				parentId > 0
					? { id, parent_id: parentId, type: 'variation' }
					: { id },
				status
			);
			return true;
		} catch ( error ) {
			notify.error(
				sprintf(
					/* translators: %s: name of a product. */
					__( 'Could not save the status of %s.', 'storedeck' ),
					name
				),
				error
			);
			return false;
		}
	};
}
