// cspell:ignore overveiw ovrview overrview ovarview ovrv avarview ients
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
	findMatches( items, text ).byLabel.map( ( { label } ) => label );

it( 'returns all items for an empty term', () => {
	expect( findMatches( items, '  ' ) ).toEqual( {
		byLabel: items,
		byGroup: [],
	} );
} );

it( 'lists labels that start with the term first', () => {
	expect( labels( 'ord' ) ).toEqual( [ 'Orders', 'Old orders' ] );
	expect( labels( 'ord old' ) ).toEqual( [ 'Old orders' ] );
} );

it( 'ignores case and accents', () => {
	expect( labels( 'CAFE' ) ).toEqual( [ 'Größe Café' ] );
} );

it( 'matches the group too, with words in any order', () => {
	expect( labels( 'store set' ) ).toEqual( [ 'Settings' ] );
	expect( findMatches( items, 'store set' ).byLabel ).toEqual( [
		items[ 3 ],
	] );
} );

it( 'separates items of which only the group has the words', () => {
	expect( findMatches( items, 'saved views' ) ).toEqual( {
		byLabel: [],
		byGroup: [ items[ 4 ], items[ 5 ] ],
	} );
	expect( findMatches( items, 'an' ) ).toEqual( {
		byLabel: [],
		byGroup: items.slice( 0, 3 ),
	} );
	// A word of the label is enough.
	expect( findMatches( items, 'analytics orders' ) ).toEqual( {
		byLabel: [ items[ 1 ] ],
		byGroup: [],
	} );
} );

it( 'returns nothing when a word does not match', () => {
	expect( labels( 'orders zebra' ) ).toEqual( [] );
} );

it( 'finds an item by its other words, not inside of them', () => {
	const customers = {
		label: 'Customers',
		group: 'Store',
		keywords: 'clients, buyers',
	};
	const find = ( text: string ) =>
		findMatches( [ ...items, customers ], text ).byLabel;
	expect( find( 'clients' ) ).toEqual( [ customers ] );
	expect( find( 'customers buyer' ) ).toEqual( [ customers ] );
	expect( find( 'ients' ) ).toEqual( [] );
} );

it.each( [ 'overveiw', 'ovrview', 'overrview', 'ovarview', 'ovrv' ] )(
	'finds %s, which has a typo',
	( text ) => {
		expect( labels( text ) ).toEqual( [ 'Overview' ] );
	}
);

it( 'finds nothing for a short word with a typo, nor for two typos', () => {
	expect( labels( 'ovr' ) ).toEqual( [] );
	expect( labels( 'avarview' ) ).toEqual( [] );
} );

it( 'finds each item by its own label and returns only given items', () => {
	const text = fc.string( { unit: 'grapheme', minLength: 1 } );
	fc.assert(
		fc.property(
			fc.array( fc.record( { label: text, group: text } ) ),
			text,
			( some, search ) => {
				const { byLabel, byGroup } = findMatches( some, search );
				const found = [ ...byLabel, ...byGroup ];
				expect( some ).toEqual( expect.arrayContaining( found ) );
				expect( new Set( found ).size ).toBe( found.length );
				for ( const item of some ) {
					expect( findMatches( some, item.label ).byLabel ).toContain(
						item
					);
				}
			}
		)
	);
} );
