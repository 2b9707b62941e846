import fc from 'fast-check';
import {
	getComparedIds,
	getFilterParam,
	isPageSelected,
	toggleId,
	togglePage,
} from '../selection';

describe( 'what an address compares', () => {
	it( 'are the ids, where the dropdown says so', () => {
		const comparison = { param: 'products' };
		expect(
			getComparedIds( comparison, {
				filter: 'compare-products',
				products: '3,x,4,3',
			} )
		).toBe( '3,4' );
		expect(
			getComparedIds( comparison, {
				filter: 'single_product',
				products: '3',
			} )
		).toBe( '' );
	} );

	it( 'may stand under another parameter', () => {
		const comparison = {
			param: 'variations',
			filterParam: 'filter-variations',
		};
		expect( getFilterParam( comparison ) ).toBe( 'filter-variations' );
		expect( getFilterParam( { param: 'products' } ) ).toBe( 'filter' );
		expect(
			getComparedIds( comparison, {
				'filter-variations': 'compare-variations',
				variations: '1,2',
			} )
		).toBe( '1,2' );
	} );
} );

describe( 'choosing rows', () => {
	const ids = fc.uniqueArray( fc.integer( { min: 1, max: 30 } ) );

	it( 'adds and takes away one', () => {
		expect( toggleId( [ 1 ], 2 ) ).toEqual( [ 1, 2 ] );
		expect( toggleId( [ 1, 2 ], 1 ) ).toEqual( [ 2 ] );
	} );

	it( 'adds a page and takes it away; other pages stay', () => {
		fc.assert(
			fc.property(
				ids,
				ids.filter( ( page ) => page.length > 0 ),
				( chosen, page ) => {
					const next = togglePage( chosen, page );
					expect( isPageSelected( next, page ) ).toBe(
						! isPageSelected( chosen, page )
					);
					expect(
						next.filter( ( id ) => ! page.includes( id ) )
					).toEqual(
						chosen.filter( ( id ) => ! page.includes( id ) )
					);
					expect( new Set( next ).size ).toBe( next.length );
				}
			)
		);
	} );

	it( 'has not chosen a page without rows', () => {
		expect( isPageSelected( [ 1 ], [] ) ).toBe( false );
	} );
} );
