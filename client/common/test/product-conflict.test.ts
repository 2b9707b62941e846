import { ApiError } from '@storedeck/api';
import { readConflict } from '../product-conflict';

const create = ( code: string, data: Record< string, unknown > ) =>
	new ApiError( { code, message: 'Changed.', status: 409, data } );

it( 'returns the present values of the changed fields', () => {
	expect(
		readConflict(
			create( 'storedeck_product_changed', {
				current: { stock_quantity: 12 },
			} )
		)
	).toEqual( { stock_quantity: 12 } );
} );

it.each( [
	[ create( 'other', { current: { stock_quantity: 12 } } ) ],
	[ create( 'storedeck_product_changed', {} ) ],
	[ create( 'storedeck_product_changed', { current: [ 12 ] } ) ],
	[ new Error( 'storedeck_product_changed' ) ],
	[ undefined ],
] )( 'returns undefined for another error', ( error ) => {
	expect( readConflict( error ) ).toBeUndefined();
} );
