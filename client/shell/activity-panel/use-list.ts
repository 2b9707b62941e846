import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { ITEMS_STORE_NAME, itemsStore, useSubscription } from '@storedeck/data';
import type { SelectorCall } from '@storedeck/data';
import type { Query } from '@storedeck/api';

/**
 * A list of the shop, for a panel.
 *
 * @param itemType Below `/wc-analytics/`.
 * @param query    The same object at each render.
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
		/** Asks again; resolves once the answer is there. */
		retry,
	};
}
