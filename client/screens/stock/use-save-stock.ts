import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import type { StockRow } from './stock-row';

/** Saves how many there are; gives why that failed, or undefined. */
export type SaveStock = (
	row: Pick< StockRow, 'id' | 'parentId' >,
	quantity: number
) => Promise< string | undefined >;

/** The same function at each render. */
export function useSaveStock(): SaveStock {
	const { updateProductStock } = useDispatch( itemsStore );
	// Asked when something failed; not watched.
	const { getItemsError } = useSelect( itemsStore, [] );

	return useCallback(
		async ( { id, parentId }, quantity ) => {
			// Only what is meant to change: names and pictures go nowhere.
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
