import { createStableList } from '../stable-list';
import { requireList, requireObject } from '../require-object';

describe( 'createStableList', () => {
	it( 'gives the list of before while it holds the same', () => {
		const keepSame = createStableList< number >();
		const first = keepSame( [ 1, 2 ] );
		expect( keepSame( [ 1, 2 ] ) ).toBe( first );
		expect( keepSame( [ 2, 1 ] ) ).toEqual( [ 2, 1 ] );
		expect( keepSame( [ 2 ] ) ).toEqual( [ 2 ] );
	} );
} );

describe( 'answers that must hold something', () => {
	it.each( [ [ null ], [ undefined ] ] )( 'are not %p', ( body ) => {
		expect( () => requireObject( body ) ).toThrow( /response/ );
		expect( () => requireList( body ) ).toThrow( /response/ );
	} );

	it( 'are an object or a list, as is asked', () => {
		const object = { id: 1 };
		expect( requireObject( object ) ).toBe( object );
		expect( () => requireObject( [ 1 ] ) ).toThrow();
		expect( requireList( [ 1 ] ) ).toEqual( [ 1 ] );
	} );
} );
