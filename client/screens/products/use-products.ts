import { itemsStore, useResource } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import type { List } from '../../common/list-screen';
import { getListQuery } from './products-query';
import type { ProductsParams } from './products-query';

export interface Products extends List {
	/** Products of the previous query while new ones are loading. */
	items: readonly Item[] | undefined;
}

/** A page of products. */
export function useProducts( params: ProductsParams ): Products {
	const query = getListQuery( params );
	const list = useResource( itemsStore, 'getItems', [ 'products', query ], {
		keepPreviousData: true,
	} );
	const total = useResource(
		itemsStore,
		'getItemsTotalCount',
		[ 'products', query ],
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
