import { getDoneText, getBulkActions, getUndoStatus } from '../actions';
import { getExcerpt } from '../excerpt';
import { getCountQuery, getListQuery, readParams } from '../review-query';

describe( 'the filters of the URL', () => {
	it( 'fall back to defaults for invalid values', () => {
		expect(
			readParams( {
				status: 'gone',
				rating: '9',
				product: '4,x,4,7',
				search: ' fine ',
				paged: '0',
				per_page: '50',
			} )
		).toEqual( {
			status: 'all',
			rating: undefined,
			products: [ 4, 7 ],
			search: 'fine',
			page: 1,
			perPage: 50,
		} );
	} );

	it( 'become the queries of the list and of the counts', () => {
		const params = readParams( {
			status: 'spam',
			rating: '5',
			product: '4',
			paged: '2',
		} );
		expect( getListQuery( params ) ).toMatchObject( {
			status: 'spam',
			rating: [ 5 ],
			product: [ 4 ],
			page: 2,
			per_page: 25,
			order: 'desc',
		} );
		expect( getCountQuery( params, 'hold' ) ).toEqual( {
			status: 'hold',
			rating: [ 5 ],
			product: [ 4 ],
			page: 1,
			per_page: 1,
			_fields: [ 'id' ],
		} );
	} );
} );

describe( 'moderation actions', () => {
	it( 'are reverted to the previous status', () => {
		expect( getUndoStatus( 'approve', 'hold' ) ).toBe( 'hold' );
		expect( getUndoStatus( 'trash', 'spam' ) ).toBe( 'untrash' );
		expect( getUndoStatus( 'spam', 'approved' ) ).toBe( 'unspam' );
		expect( getUndoStatus( 'spam', 'trash' ) ).toBe( 'trash' );
		expect( getUndoStatus( 'untrash', 'trash' ) ).toBe( 'trash' );
	} );

	it( 'include those that apply to any of several statuses', () => {
		expect( getBulkActions( [ 'hold', 'approved' ] ) ).toEqual( [
			'approve',
			'hold',
			'spam',
			'trash',
		] );
		expect( getBulkActions( [ 'trash' ] ) ).toEqual( [
			'untrash',
			'spam',
			'delete',
		] );
	} );

	it( 'have a success message with the number of reviews', () => {
		expect( getDoneText( 'spam', 1 ) ).toBe( '1 review marked as spam.' );
		expect( getDoneText( 'trash', 3 ) ).toBe( '3 reviews moved to trash.' );
	} );
} );

describe( 'getExcerpt', () => {
	it( 'returns short texts unchanged', () => {
		expect( getExcerpt( 'Fine.' ) ).toBe( 'Fine.' );
	} );

	it( 'cuts between words', () => {
		const excerpt = getExcerpt( 'word '.repeat( 100 ) );
		expect( excerpt ).toMatch( /word…$/ );
		expect( excerpt.length ).toBeLessThan( 210 );
		expect( getExcerpt( 'x'.repeat( 400 ) ) ).toHaveLength( 201 );
		expect( getExcerpt( `x${ '😀'.repeat( 400 ) }` ) ).toBe(
			`x${ '😀'.repeat( 199 ) }…`
		);
	} );
} );
