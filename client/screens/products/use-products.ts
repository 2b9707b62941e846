import { itemsStore, useResource } from '@storedeck/data';
import type { Item, ItemOf } from '@storedeck/data/items/types';
import { useItems } from '../../common/list-screen';
import type { List } from '../../common/list-screen';
import { getListQuery, hasFilters } from './products-query';
import type { ProductsParams } from './products-query';

export interface Products extends List {
	/** Products of the previous query while new ones are loading. */
	items: ReadonlyArray< ItemOf< 'products' > > | undefined;
}

/** The server validates its responses; this only rejects another kind of item. */
const isProduct = ( item: Item ): item is ItemOf< 'products' > =>
	typeof item.id === 'number';

/** A page of products. */
export function useProducts( params: ProductsParams ): Products {
	const list = useItems( 'products', getListQuery( params ) );
	return { ...list, items: list.items?.filter( isProduct ) };
}

const useCount = ( status: ProductsParams[ 'status' ] ) =>
	useResource( itemsStore, 'getItemsTotalCount', [ 'products', { status } ], {
		keepPreviousData: true,
	} ).data;

/** Number of products by status; without any while other filters are set. */
export function useStatusCounts( params: ProductsParams ) {
	const counts = {
		any: useCount( 'any' ),
		publish: useCount( 'publish' ),
		draft: useCount( 'draft' ),
		pending: useCount( 'pending' ),
		private: useCount( 'private' ),
		trash: useCount( 'trash' ),
	};
	return hasFilters( params ) ? {} : counts;
}
