import { createStableList } from '../stable-list';
import { requireList, requireObject } from '../require-object';

describe( 'createStableList', () => {
	it( 'returns the previous list while its entries are the same', () => {
		const keepSame = createStableList< number >();
		const first = keepSame( [ 1, 2 ] );
		expect( keepSame( [ 1, 2 ] ) ).toBe( first );
		expect( keepSame( [ 2, 1 ] ) ).toEqual( [ 2, 1 ] );
		expect( keepSame( [ 2 ] ) ).toEqual( [ 2 ] );
	} );
} );

describe( 'requireObject and requireList', () => {
	it.each( [ [ null ], [ undefined ] ] )( 'throws for %p', ( body ) => {
		expect( () => requireObject( body ) ).toThrow( /response/ );
		expect( () => requireList( body ) ).toThrow( /response/ );
	} );

	it( 'returns an object or a list', () => {
		const object = { id: 1 };
		expect( requireObject( object ) ).toBe( object );
		expect( () => requireObject( [ 1 ] ) ).toThrow();
		expect( requireList( [ 1 ] ) ).toEqual( [ 1 ] );
	} );
} );
