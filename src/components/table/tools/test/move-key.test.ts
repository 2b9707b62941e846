import fc from 'fast-check';
import { findDropTarget, moveKey, insertKey } from '../move-key';

const KEYS = [ 'a', 'b', 'c', 'd' ];

describe( 'moveKey', () => {
	it( 'moves past the visible neighbor and hidden keys between', () => {
		expect( moveKey( KEYS, [ 'a', 'b', 'd' ], 1, 'b', 1 ) ).toEqual( [
			'a',
			'c',
			'd',
			'b',
		] );
		expect( moveKey( KEYS, [ 'a', 'b', 'd' ], 1, 'd', -1 ) ).toEqual( [
			'a',
			'd',
			'b',
			'c',
		] );
	} );

	it( 'does not move beyond the ends and pinned keys', () => {
		expect( moveKey( KEYS, KEYS, 1, 'd', 1 ) ).toBeUndefined();
		expect( moveKey( KEYS, KEYS, 1, 'b', -1 ) ).toBeUndefined();
		expect( moveKey( KEYS, KEYS, 1, 'a', 1 ) ).toBeUndefined();
		expect( moveKey( KEYS, [ 'a' ], 1, 'c', 1 ) ).toBeUndefined();
	} );

	it( 'is reversed by the opposite step', () => {
		fc.assert(
			fc.property( fc.nat( 2 ), fc.nat( 3 ), ( pinned, at ) => {
				const key = KEYS[ at ] ?? 'a';
				const there = moveKey( KEYS, KEYS, pinned, key, 1 );
				expect(
					there && moveKey( there, KEYS, pinned, key, -1 )
				).toEqual( there && KEYS );
			} )
		);
	} );
} );

describe( 'insertKey', () => {
	it( 'inserts a key next to another', () => {
		expect( insertKey( KEYS, 'a', 'c', true ) ).toEqual( [
			'b',
			'c',
			'a',
			'd',
		] );
		expect( insertKey( KEYS, 'd', 'a', false ) ).toEqual( [
			'd',
			'a',
			'b',
			'c',
		] );
	} );
} );

describe( 'findDropTarget', () => {
	const columns = [ 'b', 'c', 'd' ].map( ( key, index ) => ( {
		key,
		left: 100 + index * 100,
		right: 200 + index * 100,
	} ) );

	it( 'uses the half of the column below the pointer', () => {
		expect( findDropTarget( columns, 'b', 380, false ) ).toEqual( {
			key: 'd',
			isAfter: true,
			x: 400,
		} );
		expect( findDropTarget( columns, 'd', 120, false ) ).toEqual( {
			key: 'b',
			isAfter: false,
			x: 100,
		} );
		expect( findDropTarget( columns, 'b', 9999, false )?.key ).toBe( 'd' );
	} );

	it.each( [
		[ 250, false ],
		[ 251, true ],
	] )( 'at %d drops after the column: %p', ( x, isAfter ) => {
		const target = findDropTarget(
			[ ...columns, { key: 'e', left: 400, right: 500 } ],
			'e',
			x,
			false
		);
		expect( target ).toEqual( {
			key: 'c',
			isAfter,
			x: isAfter ? 300 : 200,
		} );
	} );

	it( 'finds the nearest column of those that are not next to each other', () => {
		const apart = [
			{ key: 'b', left: 0, right: 100 },
			{ key: 'c', left: 300, right: 400 },
			{ key: 'd', left: 600, right: 700 },
		];
		expect( findDropTarget( apart, 'd', -50, false )?.key ).toBe( 'b' );
		expect( findDropTarget( apart, 'd', 190, false )?.key ).toBe( 'b' );
		expect( findDropTarget( apart, 'd', 210, false )?.key ).toBe( 'c' );
		expect( findDropTarget( apart, 'b', 460, false )?.key ).toBe( 'c' );
	} );

	it( 'mirrors the direction in right-to-left languages', () => {
		const mirrored = [ ...columns ].reverse();
		expect( findDropTarget( mirrored, 'd', 120, true ) ).toEqual( {
			key: 'b',
			isAfter: true,
			x: 100,
		} );
	} );

	it( 'returns undefined if the order would not change', () => {
		expect( findDropTarget( columns, 'b', 150, false ) ).toBeUndefined();
		expect( findDropTarget( columns, 'b', 220, false ) ).toBeUndefined();
		expect( findDropTarget( [], 'b', 220, false ) ).toBeUndefined();
	} );
} );
