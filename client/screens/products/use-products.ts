import { itemsStore, useResource } from '@storedeck/data';
import { useItemList } from '../../common/list-screen';
import type { ItemList } from '../../common/list-screen';
import { getListQuery, hasFilters } from './products-query';
import type { ProductsParams } from './products-query';

export type Products = ItemList< 'products' >;

/** A page of products. */
export const useProducts = ( params: ProductsParams ): Products =>
	useItemList( 'products', getListQuery( params ) );

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
