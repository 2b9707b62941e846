import { useItemList } from '../../common/list-screen';
import type { ItemList } from '../../common/list-screen';
import { getListQuery } from './products-query';
import type { ProductsParams } from './products-query';

export type Products = ItemList< 'products' >;

/** A page of products. */
export const useProducts = ( params: ProductsParams ): Products =>
	useItemList( 'products', getListQuery( params ) );
