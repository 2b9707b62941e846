import { createStableList } from '../stable-list';
import { requireList, requireObject, requireRecords } from '../require-object';

describe( 'createStableList', () => {
	it( 'returns the previous list while its entries are the same', () => {
		const keepSame = createStableList< number >();
		const first = keepSame( [ 1, 2 ] );
		expect( keepSame( [ 1, 2 ] ) ).toBe( first );
		expect( keepSame( [ 2, 1 ] ) ).toEqual( [ 2, 1 ] );
		expect( keepSame( [ 2 ] ) ).toEqual( [ 2 ] );
		expect( keepSame( [ 2, 3 ] ) ).toEqual( [ 2, 3 ] );
		expect( keepSame( [] ) ).toEqual( [] );
	} );

	it( 'compares entries with the given function', () => {
		const keepSame = createStableList< { id: number } >(
			( one, other ) => JSON.stringify( one ) === JSON.stringify( other )
		);
		const first = keepSame( [ { id: 1 } ] );
		expect( keepSame( [ { id: 1 } ] ) ).toBe( first );
		expect( keepSame( [ { id: 2 } ] ) ).toEqual( [ { id: 2 } ] );
	} );
} );

describe( 'requireObject, requireList and requireRecords', () => {
	const invalid = 'Invalid server response.';

	it.each< [ string, ( body: never ) => unknown, unknown[] ] >( [
		[ 'requireObject', requireObject, [ null, undefined, [ {} ], 'x', 1 ] ],
		[ 'requireList', requireList, [ null, undefined, {}, 'x', 0 ] ],
		[
			'requireRecords',
			requireRecords,
			[ null, undefined, {}, [ null ], [ 1 ], [ [] ], [ {}, 'x' ] ],
		],
	] )( '%s throws for other values', ( _name, check, values ) => {
		for ( const value of values ) {
			expect( () => check( value as never ) ).toThrow( invalid );
		}
	} );

	it( 'returns the response itself', () => {
		const record = { id: 1 };
		const list = [ record, {} ];
		expect( requireObject( record ) ).toBe( record );
		expect( requireList( list ) ).toBe( list );
		expect( requireList( [ 1 ] ) ).toEqual( [ 1 ] );
		expect( requireRecords( list ) ).toBe( list );
		expect( requireRecords( [] ) ).toEqual( [] );
	} );
} );
