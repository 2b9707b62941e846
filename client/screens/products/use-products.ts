import { itemsStore, useResource } from '@storedeck/data';
import type { Item } from '@storedeck/data';
import { getListQuery } from './products-query';
import type { ProductsParams } from './products-query';

export interface Products {
	/** Undefined before the first response. */
	items: readonly Item[] | undefined;
	total: number;
	error: { message: string } | undefined;
	retry: () => void;
}

/** A page of products. */
export function useProducts( params: ProductsParams ): Products {
	const query = getListQuery( params );
	const list = useResource( itemsStore, 'getItems', [ 'products', query ] );
	const total = useResource( itemsStore, 'getItemsTotalCount', [
		'products',
		query,
	] );
	return {
		items: list.data && [ ...list.data.values() ],
		total: total.data ?? 0,
		error: list.error,
		retry: list.retry,
	};
}
