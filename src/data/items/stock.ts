import { NAMESPACE } from '@storedeck/api';
import { defineMutation } from '../core';
import { STOCK_DATA } from '../invalidations';
import { items, PRODUCTS } from './resources';
import type { ExpectedValues, StockProduct } from './types';

type Fields = Partial< StockProduct >;

const toPath = ( { id, parent_id: parent, type }: StockProduct ) =>
	type === 'variation'
		? `${ NAMESPACE }/products/${ parent }/variations/${ id }`
		: `${ NAMESPACE }/products/${ id }`;

/** The stock in a response: the status follows from the quantity. */
function readStock( body: Fields ): Fields {
	const { stock_quantity: quantity, stock_status: status } = body;
	return {
		...( typeof quantity === 'number' && { stock_quantity: quantity } ),
		...( typeof status === 'string' && { stock_status: status } ),
	};
}

/**
 * @param name     The name of the action.
 * @param toFields What is sent of a product and its new value.
 * @param failsAs  Where else an error is stored.
 */
const defineStockMutation = < Value >(
	name: string,
	toFields: ( value: Value, product: StockProduct ) => Fields,
	failsAs?: ( product: StockProduct ) => readonly [ string, string ]
) => {
	const change = ( product: StockProduct, value: Value ) =>
		items.patch(
			product.id,
			{ id: product.id, ...toFields( value, product ) },
			PRODUCTS
		);
	return defineMutation<
		[ product: StockProduct, value: Value, expected?: ExpectedValues ],
		Fields
	>( {
		name,
		scope: ( { id } ) => [ id ],
		// Quantity and status depend on each other, and requests in flight could arrive in any order.
		queue: ( { id } ) => `stock ${ id }`,
		request: ( product, value, expected ) => ( {
			path: toPath( product ),
			method: 'PUT',
			data: {
				...toFields( value, product ),
				...( expected && { expected } ),
			},
		} ),
		optimistic: ( product, value ) => [ change( product, value ) ],
		commit: ( body, product, value ) => [
			change( product, value ),
			items.patch( product.id, readStock( body ), PRODUCTS ),
		],
		invalidates: STOCK_DATA,
		failsAs,
	} );
};

export const saveStock = defineStockMutation(
	'updateProductStock',
	( quantity: number, product ) => ( {
		...product,
		stock_quantity: quantity,
	} ),
	( { id } ) => [ items.name, items.key( PRODUCTS, id ) ]
);

export const saveStockStatus = defineStockMutation(
	'updateStockStatus',
	( status: string ) => ( { stock_status: status } )
);
