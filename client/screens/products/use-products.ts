import { useItems } from '../../common/list-screen';
import type { ItemList } from '../../common/list-screen';
import { getListQuery } from './products-query';
import type { ProductsParams } from './products-query';

export type Products = ItemList;

/** A page of products. */
export const useProducts = ( params: ProductsParams ): Products =>
	useItems( 'products', getListQuery( params ) );
