import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { itemsStore } from '@storedeck/data';
import { getProductFailureText } from '../../common/product/field-errors';
import { readConflict } from '../../common/product-conflict';
import type { StockRow } from './stock-row';

/** Why a quantity was not saved. */
export interface SaveFailure {
	message: string;
	/** The stored quantity, when another user or an order changed it. */
	current?: number;
}

/**
 * Saves a quantity; resolves with the failure or undefined. Nothing is saved
 * when the stored quantity is not the previous one.
 */
export type SaveStock = (
	row: Pick< StockRow, 'id' | 'parentId' >,
	quantity: number,
	previous: number
) => Promise< SaveFailure | undefined >;

/** Returns the same function on each render. */
export function useSaveStock(): SaveStock {
	const { updateProductStock, setItem } = useDispatch( itemsStore );
	// Used only after a failure, so there is no subscription.
	const { getItemsError } = useSelect( itemsStore, [] );

	return useCallback(
		async ( { id, parentId }, quantity, previous ) => {
			// Send only the stock: other fields would overwrite newer values.
			const product =
				parentId > 0
					? { id, parent_id: parentId, type: 'variation' }
					: { id };
			if (
				await updateProductStock( product, quantity, {
					stock_quantity: previous,
				} )
			) {
				return undefined;
			}
			const error = getItemsError( 'products', id );
			const current = readConflict( error )?.stock_quantity;
			if ( typeof current === 'number' ) {
				setItem( 'products', id, { stock_quantity: current } );
				// An earlier attempt saved it, and its response was lost.
				return current === quantity
					? undefined
					: { message: error?.message ?? '', current };
			}
			return {
				message:
					getProductFailureText( error ) ||
					__( 'Could not save the quantity.', 'storedeck' ),
			};
		},
		[ updateProductStock, setItem, getItemsError ]
	);
}
