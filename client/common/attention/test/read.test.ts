import * as fc from 'fast-check';
import { toAttention } from '../read';

describe( 'toAttention', () => {
	it( 'keeps counts and drops everything else', () => {
		expect(
			toAttention( { orders: 3, low_stock: 0, reviews: '4', x: 5 } )
		).toEqual( { orders: 3, low_stock: 0 } );
	} );

	it( 'accepts any response', () => {
		fc.assert(
			fc.property( fc.anything(), ( answer ) => {
				Object.values( toAttention( answer ) ).forEach( ( count ) =>
					expect( Number.isInteger( count ) ).toBe( true )
				);
			} )
		);
	} );
} );
