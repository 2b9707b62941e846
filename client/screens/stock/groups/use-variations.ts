import { useMemo } from '@wordpress/element';
import { itemsStore, useResource } from '@storedeck/data';
import type { Item } from '@storedeck/data';

/** Fields of a variation that the list shows. */
const FIELDS =
	'id,parent_id,name,sku,manage_stock,stock_quantity,stock_status,backorders,low_stock_amount,image';

/**
 * All variations of products, in one request for each hundred.
 *
 * @param products Ids of the products.
 * @return Variations by product, in the order of the product's screen.
 */
export function useVariations( products: readonly number[] ) {
	const { data, isLoading, isPreviousData, error, retry } = useResource(
		itemsStore,
		'getItems',
		[
			'variations',
			{
				parent: [ ...products ].sort( ( a, b ) => a - b ),
				status: 'publish',
				orderby: 'menu_order',
				order: 'asc',
				per_page: -1,
				_fields: FIELDS,
			},
		],
		{ enabled: products.length > 0, keepPreviousData: true }
	);
	const byProduct = useMemo( () => {
		const groups = new Map< number, Item[] >();
		for ( const item of data?.values() ?? [] ) {
			const product = Number( item.parent_id );
			groups.set( product, [ ...( groups.get( product ) ?? [] ), item ] );
		}
		return groups;
	}, [ data ] );
	return {
		byProduct,
		isLoading: isLoading || isPreviousData,
		error: products.length > 0 ? error : undefined,
		retry,
	};
}
