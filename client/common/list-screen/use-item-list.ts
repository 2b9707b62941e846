import { itemsStore, useResource } from '@storedeck/data';
import type { Item, ItemOf, ItemsQuery } from '@storedeck/data/items/types';
import { toList } from './list';
import type { List } from './list';

export interface ItemList< Type extends string > extends List {
	/** Those of the previous query while new ones are loading. */
	items: ReadonlyArray< ItemOf< Type > > | undefined;
}

/**
 * A page of a list of the items store.
 *
 * @param type  The list.
 * @param query Its query.
 */
export function useItemList< Type extends string >(
	type: Type,
	query: ItemsQuery< Type >
): ItemList< Type > {
	const list = useResource( itemsStore, 'getItems', [ type, query ], {
		keepPreviousData: true,
	} );
	const total = useResource(
		itemsStore,
		'getItemsTotalCount',
		[ type, query ],
		{ keepPreviousData: true }
	);
	return {
		...toList( list, total ),
		items:
			list.data &&
			[ ...list.data.values() ].filter(
				// The server validates its responses; this only rejects another kind of item.
				( item: Item ): item is ItemOf< Type > => item.id !== undefined
			),
	};
}
