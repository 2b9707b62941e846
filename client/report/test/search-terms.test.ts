import fc from 'fast-check';
import { getSearchUpdate, getSearchTerms } from '../search-terms';

const search = { type: 'products' } as const;

describe( 'a search in the URL', () => {
	it( 'replaces the other filters', () => {
		expect(
			getSearchUpdate(
				[ 'mug', 'mug', 'cup' ],
				search,
				{ param: 'variations', filterParam: 'filter-variations' },
				{ filter: 'single_product', products: '3' }
			)
		).toEqual( {
			search: 'mug,cup',
			paged: undefined,
			filter: undefined,
			products: undefined,
			'filter-variations': undefined,
			variations: undefined,
		} );
	} );

	it( 'keeps the parameters of keptParams', () => {
		expect(
			getSearchUpdate(
				[ 'mug' ],
				{ ...search, keptParams: [ 'filter', 'categories' ] },
				undefined,
				{ filter: 'single_category', categories: '9' }
			)
		).toMatchObject( { filter: 'single_category', categories: '9' } );
	} );

	it( 'is removed without changing other filters', () => {
		expect(
			getSearchUpdate( [], search, undefined, { filter: 'x' } )
		).toEqual( { search: undefined, paged: undefined } );
	} );

	it( 'restores every term, including commas', () => {
		fc.assert(
			fc.property(
				fc.uniqueArray(
					fc
						.string( { minLength: 1 } )
						.filter( ( word ) => ! word.includes( '%2C' ) ),
					{ minLength: 1 }
				),
				( words ) => {
					const update = getSearchUpdate(
						words,
						search,
						undefined,
						{}
					);
					expect(
						getSearchTerms( { search: String( update.search ) } )
					).toEqual( words );
				}
			)
		);
	} );

	it( 'is empty if the URL has no text', () => {
		expect( getSearchTerms( {} ) ).toEqual( [] );
		expect( getSearchTerms( { search: ',,' } ) ).toEqual( [] );
	} );
} );
