import fc from 'fast-check';
import { countPinned, orderColumns } from '../order-columns';
import type { TableHeader } from '..';

const toHeaders = ( keys: string[] ): TableHeader[] =>
	keys.map( ( key ) => ( { key } ) );

const order = ( keys: string[], wanted: string[], pinned = 1 ) => {
	const headers = toHeaders( keys );
	return orderColumns( headers, wanted, pinned ).map(
		( index ) => headers[ index ]?.key
	);
};

describe( 'countPinned', () => {
	const boxes: TableHeader = {
		key: 'box',
		cellClassName: 'is-checkbox-column',
	};

	it( 'counts the checkbox column and the row header column', () => {
		const headers = toHeaders( [ 'a', 'b' ] );
		expect( countPinned( headers, 0 ) ).toBe( 1 );
		expect( countPinned( headers, false ) ).toBe( 0 );
		expect( countPinned( headers, 1 ) ).toBe( 0 );
		expect( countPinned( [ boxes, ...headers ], 1 ) ).toBe( 2 );
		expect( countPinned( [ boxes, ...headers ], 2 ) ).toBe( 1 );
		expect( countPinned( [], 0 ) ).toBe( 0 );
	} );
} );

describe( 'orderColumns', () => {
	it( 'applies the order after the pinned columns', () => {
		expect(
			order( [ 'a', 'b', 'c', 'd' ], [ 'd', 'a', 'c', 'b' ] )
		).toEqual( [ 'a', 'd', 'c', 'b' ] );
	} );

	it( 'keeps a new column after the column that precedes it', () => {
		expect( order( [ 'a', 'b', 'new', 'c' ], [ 'c', 'b' ] ) ).toEqual( [
			'a',
			'c',
			'b',
			'new',
		] );
		expect( order( [ 'a', 'new', 'b', 'c' ], [ 'c', 'b' ] ) ).toEqual( [
			'a',
			'new',
			'c',
			'b',
		] );
	} );

	it( 'keeps several new columns in order, and those before the first one', () => {
		expect(
			order(
				[ 'a', 'n1', 'n2', 'b', 'n3', 'n4', 'c' ],
				[ 'c', 'b', 'x' ]
			)
		).toEqual( [ 'a', 'n1', 'n2', 'c', 'b', 'n3', 'n4' ] );
	} );

	it( 'sorts the columns that precede pinned ones in the order', () => {
		expect( order( [ 'a', 'b', 'c' ], [ 'c', 'b', 'a' ], 0 ) ).toEqual( [
			'c',
			'b',
			'a',
		] );
	} );

	it( 'returns every column once for any order', () => {
		const keys = fc.uniqueArray( fc.string( { maxLength: 2 } ), {
			maxLength: 12,
		} );
		fc.assert(
			fc.property(
				keys,
				fc.array( fc.string( { maxLength: 2 } ) ),
				fc.nat( 3 ),
				( names, wanted, pinned ) => {
					const result = order( names, wanted, pinned );
					expect( [ ...result ].sort() ).toEqual(
						[ ...names ].sort()
					);
					expect( result.slice( 0, pinned ) ).toEqual(
						names.slice( 0, pinned )
					);
					// Without an order, or with the original order, nothing
					// changes.
					expect( order( names, [], pinned ) ).toEqual( names );
					expect(
						order( names, result as string[], pinned )
					).toEqual( result );
				}
			)
		);
	} );
} );
