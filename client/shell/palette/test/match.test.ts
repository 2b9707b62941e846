import fc from 'fast-check';
import { findMatches } from '../match';

const items = [
	{ label: 'Overview', group: 'Analytics' },
	{ label: 'Orders', group: 'Analytics' },
	{ label: 'Settings', group: 'Analytics' },
	{ label: 'Settings', group: 'Store' },
	{ label: 'Old orders', group: 'Saved views' },
	{ label: 'Größe Café', group: 'Saved views' },
];
const labels = ( text: string ) =>
	findMatches( items, text ).map( ( { label } ) => label );

it( 'returns all items for an empty term', () => {
	expect( findMatches( items, '  ' ) ).toEqual( items );
} );

it( 'lists labels that start with the term first', () => {
	expect( labels( 'ord' ) ).toEqual( [ 'Orders', 'Old orders' ] );
	expect( labels( 'ord old' ) ).toEqual( [ 'Old orders' ] );
} );

it( 'ignores case and accents', () => {
	expect( labels( 'CAFE' ) ).toEqual( [ 'Größe Café' ] );
} );

it( 'matches the group too, with words in any order', () => {
	expect( findMatches( items, 'store set' ) ).toEqual( [ items[ 3 ] ] );
	expect( labels( 'analytics' ) ).toEqual( [
		'Overview',
		'Orders',
		'Settings',
	] );
} );

it( 'returns nothing when a word does not match', () => {
	expect( labels( 'orders zebra' ) ).toEqual( [] );
} );

it( 'finds each item by its own label and returns only given items', () => {
	const text = fc.string( { unit: 'grapheme', minLength: 1 } );
	fc.assert(
		fc.property(
			fc.array( fc.record( { label: text, group: text } ) ),
			text,
			( some, search ) => {
				const found = findMatches( some, search );
				expect( some ).toEqual( expect.arrayContaining( found ) );
				expect( new Set( found ).size ).toBe( found.length );
				for ( const item of some ) {
					expect( findMatches( some, item.label ) ).toContain( item );
				}
			}
		)
	);
} );
