import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { ITEMS_STORE_NAME, itemsStore, useSubscription } from '@storedeck/data';
import type { SelectorCall } from '@storedeck/data';
import type { Query } from '@storedeck/api';

/**
 * A list of items for a panel.
 *
 * @param itemType Path below `/wc-analytics/`.
 * @param query    Must be the same object on each render.
 */
export function useList( itemType: string, query: Query ) {
	const question = useMemo< SelectorCall >(
		() => [ 'getItems', [ itemType, query ] ],
		[ itemType, query ]
	);
	useSubscription( ITEMS_STORE_NAME, [ question ] );
	const { items, isRead, error } = useSelect(
		( select ) => {
			const store = select( itemsStore );
			return {
				items: store.getItems( itemType, query ),
				isRead: store.getReadAt( ...question ) !== undefined,
				error: store.getItemsError( itemType, query ),
			};
		},
		[ itemType, query, question ]
	);
	const { refresh } = useDispatch( itemsStore );
	const retry = useCallback(
		() => refresh( ...question ),
		[ refresh, question ]
	);

	return {
		items: useMemo( () => [ ...items.values() ], [ items ] ),
		isLoading: ! isRead && ! error,
		error: isRead ? undefined : error,
		/** Requests the list again; resolves with the response. */
		retry,
	};
}
