import fc from 'fast-check';
import {
	getComparedIds,
	getFilterParam,
	isComparing,
	isPageSelected,
	toggleId,
	togglePage,
} from '../selection';

describe( 'getComparedIds', () => {
	it( 'returns the ids if the filter compares', () => {
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

	it( 'supports another filter parameter', () => {
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

describe( 'selecting rows', () => {
	const ids = fc.uniqueArray( fc.integer( { min: 1, max: 30 } ) );

	it( 'adds and removes an id', () => {
		expect( toggleId( [ 1 ], 2 ) ).toEqual( [ 1, 2 ] );
		expect( toggleId( [ 1, 2 ], 1 ) ).toEqual( [ 2 ] );
	} );

	it( 'selects and clears a page and keeps other pages', () => {
		fc.assert(
			fc.property(
				ids,
				ids.filter( ( page ) => page.length > 0 ),
				( selected, page ) => {
					const next = togglePage( selected, page );
					expect( isPageSelected( next, page ) ).toBe(
						! isPageSelected( selected, page )
					);
					expect(
						next.filter( ( id ) => ! page.includes( id ) )
					).toEqual(
						selected.filter( ( id ) => ! page.includes( id ) )
					);
					expect( new Set( next ).size ).toBe( next.length );
				}
			)
		);
	} );

	it( 'does not treat an empty page as selected', () => {
		expect( isPageSelected( [ 1 ], [] ) ).toBe( false );
	} );
} );

it( 'compares two or more items', () => {
	const query = { filter: 'compare-coupons', coupons: '1,2' };
	expect( isComparing( query, 'coupons' ) ).toBe( true );
	expect( isComparing( { ...query, coupons: '1,1' }, 'coupons' ) ).toBe(
		false
	);
	expect( isComparing( query, 'coupons', 'other' ) ).toBe( false );
} );
