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

it( 'finds everything where nothing is searched for', () => {
	expect( findMatches( items, '  ' ) ).toEqual( items );
} );

it( 'puts first what begins with it', () => {
	expect( labels( 'ord' ) ).toEqual( [ 'Orders', 'Old orders' ] );
	expect( labels( 'ord old' ) ).toEqual( [ 'Old orders' ] );
} );

it( 'looks past capitals and accents', () => {
	expect( labels( 'CAFE' ) ).toEqual( [ 'Größe Café' ] );
} );

it( 'finds by the group too, in any order', () => {
	expect( findMatches( items, 'store set' ) ).toEqual( [ items[ 3 ] ] );
	expect( labels( 'analytics' ) ).toEqual( [
		'Overview',
		'Orders',
		'Settings',
	] );
} );

it( 'finds nothing that lacks a word', () => {
	expect( labels( 'orders zebra' ) ).toEqual( [] );
} );

it( 'finds every thing by its own name, and never makes one up', () => {
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
