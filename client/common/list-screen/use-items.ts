import { itemsStore, useResource } from '@storedeck/data';
import type { Item, ItemsQuery } from '@storedeck/data';
import type { List } from './list';

export interface ItemList extends List {
	/** Items of the previous query while new ones are loading. */
	items: readonly Item[] | undefined;
}

/**
 * A page of a list of the store.
 *
 * @param itemType The list: `products`, `taxes`, ….
 * @param query    Its query.
 */
export function useItems( itemType: string, query: ItemsQuery ): ItemList {
	const list = useResource( itemsStore, 'getItems', [ itemType, query ], {
		keepPreviousData: true,
	} );
	const total = useResource(
		itemsStore,
		'getItemsTotalCount',
		[ itemType, query ],
		{ keepPreviousData: true }
	);
	const isRequesting = list.status === 'requesting';
	return {
		items: list.data && [ ...list.data.values() ],
		total: total.data ?? 0,
		isRequesting,
		error: isRequesting ? undefined : list.error,
		retry: list.retry,
	};
}
