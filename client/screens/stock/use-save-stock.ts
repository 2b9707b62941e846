import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import type { StockRow } from './stock-row';

/** Saves a quantity; resolves with an error message or undefined. */
export type SaveStock = (
	row: Pick< StockRow, 'id' | 'parentId' >,
	quantity: number
) => Promise< string | undefined >;

/** Returns the same function on each render. */
export function useSaveStock(): SaveStock {
	const { updateProductStock } = useDispatch( itemsStore );
	// Used only after a failure, so there is no subscription.
	const { getItemsError } = useSelect( itemsStore, [] );

	return useCallback(
		async ( { id, parentId }, quantity ) => {
			// Send only the stock: other fields would overwrite newer values.
			const product =
				parentId > 0
					? { id, parent_id: parentId, type: 'variation' }
					: { id };
			if ( await updateProductStock( product, quantity ) ) {
				return undefined;
			}
			return (
				getItemsError( 'products', id )?.message ||
				__( 'Could not save the quantity.', 'storedeck' )
			);
		},
		[ updateProductStock, getItemsError ]
	);
}
