import { NAMESPACE } from '@storedeck/api';
import { defineMutation, requireObject } from '../core';
import { STOCK_DATA } from '../invalidations';
import { items, PRODUCTS } from './resources';
import type { ExpectedValues, StockProduct } from './types';

const toPath = ( { id, parent_id: parent, type }: StockProduct ) =>
	type === 'variation'
		? `${ NAMESPACE }/products/${ parent }/variations/${ id }`
		: `${ NAMESPACE }/products/${ id }`;

/** Saves the stock status of a product whose quantity is not tracked. */
export const saveStockStatus = defineMutation<
	[ product: StockProduct, status: string, expected?: ExpectedValues ],
	object
>( {
	name: 'updateStockStatus',
	scope: ( { id } ) => [ id ],
	// Quantity and status of a product depend on each other.
	queue: ( { id } ) => `stock ${ id }`,
	request: ( product, status, expected ) => ( {
		path: toPath( product ),
		method: 'PUT',
		data: { stock_status: status, ...( expected && { expected } ) },
	} ),
	parse: requireObject,
	optimistic: ( { id }, status ) => [
		items.patch( id, { id, stock_status: status }, PRODUCTS ),
	],
	commit: ( body, { id }, status ) => [
		items.patch(
			id,
			{
				id,
				stock_status:
					'stock_status' in body &&
					typeof body.stock_status === 'string'
						? body.stock_status
						: status,
			},
			PRODUCTS
		),
	],
	invalidates: STOCK_DATA,
} );
