import fc from 'fast-check';
import { findDropPlace, moveKey, placeKey } from '../move-key';

const KEYS = [ 'a', 'b', 'c', 'd' ];

describe( 'moveKey', () => {
	it( 'passes the neighbour in sight, and those hidden between', () => {
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

	it( 'stays at the ends, and behind what is pinned', () => {
		expect( moveKey( KEYS, KEYS, 1, 'd', 1 ) ).toBeUndefined();
		expect( moveKey( KEYS, KEYS, 1, 'b', -1 ) ).toBeUndefined();
		expect( moveKey( KEYS, KEYS, 1, 'a', 1 ) ).toBeUndefined();
		expect( moveKey( KEYS, [ 'a' ], 1, 'c', 1 ) ).toBeUndefined();
	} );

	it( 'comes back by the step back', () => {
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

describe( 'placeKey', () => {
	it( 'puts a key beside another', () => {
		expect( placeKey( KEYS, 'a', 'c', true ) ).toEqual( [
			'b',
			'c',
			'a',
			'd',
		] );
		expect( placeKey( KEYS, 'd', 'a', false ) ).toEqual( [
			'd',
			'a',
			'b',
			'c',
		] );
	} );
} );

describe( 'findDropPlace', () => {
	const columns = [ 'b', 'c', 'd' ].map( ( key, index ) => ( {
		key,
		left: 100 + index * 100,
		right: 200 + index * 100,
	} ) );

	it( 'takes the half of the column below the pointer', () => {
		expect( findDropPlace( columns, 'b', 380, false ) ).toEqual( {
			key: 'd',
			isAfter: true,
			x: 400,
		} );
		expect( findDropPlace( columns, 'd', 120, false ) ).toEqual( {
			key: 'b',
			isAfter: false,
			x: 100,
		} );
		expect( findDropPlace( columns, 'b', 9999, false )?.key ).toBe( 'd' );
	} );

	it( 'reads from right to left', () => {
		const mirrored = [ ...columns ].reverse();
		expect( findDropPlace( mirrored, 'd', 120, true ) ).toEqual( {
			key: 'b',
			isAfter: true,
			x: 100,
		} );
	} );

	it( 'is nowhere where nothing would change', () => {
		expect( findDropPlace( columns, 'b', 150, false ) ).toBeUndefined();
		expect( findDropPlace( columns, 'b', 220, false ) ).toBeUndefined();
		expect( findDropPlace( [], 'b', 220, false ) ).toBeUndefined();
	} );
} );
