import fc from 'fast-check';
import { buildTree, flattenTree } from '../build-tree';
import type { SearchListItemData } from '..';

const item = (
	id: number,
	parent: number,
	name = `n${ id }`
): SearchListItemData => ( { id, parent, name } );

const shape = ( items: SearchListItemData[], all = items ) =>
	flattenTree( buildTree( items, all ) ).map(
		( { item: { id, breadcrumbs = [] }, depth } ) =>
			`${ '-'.repeat( depth ) }${ [ ...breadcrumbs, id ].join( '/' ) }`
	);

describe( 'buildTree', () => {
	it( 'nests items below their parents in order', () => {
		expect(
			shape( [
				item( 3, 1 ),
				item( 1, 0 ),
				item( 4, 3 ),
				item( 2, 0 ),
				item( 5, 1 ),
			] )
		).toEqual( [ '1', '-3', '--4', '-5', '2' ] );
	} );

	it( 'moves items to the root when their parent is not listed', () => {
		const all = [ item( 1, 0 ), item( 2, 1 ), item( 3, 2 ), item( 4, 3 ) ];
		expect( shape( all.slice( 2 ), all ) ).toEqual( [ 'n1/n2/3', '-4' ] );
		expect( shape( [ item( 9, 77 ) ] ) ).toEqual( [ '9' ] );
	} );

	it( 'compares ids of any type, and treats items without parent as roots', () => {
		const mixed = [
			{ id: '1', name: 'One' },
			{ id: 2, name: 'Two', parent: '1' },
			{ id: 3, name: 'Three', parent: 0 },
		];
		expect( shape( mixed ) ).toEqual( [ '1', '-2', '3' ] );
	} );

	it( 'flattens items without children', () => {
		expect( flattenTree( [ { id: 1, name: 'One' } ] ) ).toEqual( [
			{ item: { id: 1, name: 'One' }, depth: 0 },
		] );
	} );

	it( 'stops at a cycle among the ancestors that are not listed', () => {
		const all = [ item( 1, 2 ), item( 2, 3 ), item( 3, 2 ) ];
		expect( shape( all.slice( 0, 1 ), all ) ).toEqual( [ 'n3/n2/1' ] );
	} );

	it( 'breaks cycles', () => {
		expect( shape( [ item( 1, 1 ) ] ) ).toEqual( [ '1' ] );
		expect( shape( [ item( 1, 2 ), item( 2, 1 ), item( 3, 0 ) ] ) ).toEqual(
			[ '3', 'n2/1', '-2' ]
		);
	} );

	it( 'returns every item once, each child directly below its own parent', () => {
		const parents = fc.array( fc.integer( { min: 0, max: 25 } ), {
			maxLength: 20,
		} );
		fc.assert(
			fc.property(
				parents,
				fc.array( fc.boolean() ),
				( ancestor, shown ) => {
					const all = ancestor.map( ( parent, index ) =>
						item( index + 1, parent )
					);
					const listed = all.filter(
						( _, index ) => shown[ index ] ?? true
					);
					const placed = flattenTree( buildTree( listed, all ) );
					expect(
						placed.map( ( { item: { id } } ) => id ).sort()
					).toEqual( listed.map( ( { id } ) => id ).sort() );
					const misplaced = placed.filter(
						( { item: { parent }, depth }, index ) =>
							depth > 0 &&
							placed
								.slice( 0, index )
								.reverse()
								.find(
									( before ) => before.depth === depth - 1
								)?.item.id !== parent
					);
					expect( misplaced ).toEqual( [] );
				}
			)
		);
	} );
} );
