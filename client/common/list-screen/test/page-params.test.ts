import { readPageParams, readSortParams } from '..';

describe( 'readPageParams', () => {
	it( 'reads page, size and words', () => {
		expect(
			readPageParams( { paged: '3', per_page: '50', search: ' blue ' } )
		).toEqual( { page: 3, perPage: 50, search: 'blue' } );
	} );

	it.each( [
		{},
		{ paged: '0', per_page: '26', search: undefined },
		{ paged: '-2', per_page: 'many' },
		{ paged: '1.5', per_page: '1e9' },
		{ paged: 'Infinity', per_page: '' },
	] )( 'falls back to the first page of 25 rows: %j', ( query ) => {
		expect( readPageParams( query ) ).toEqual( {
			page: 1,
			perPage: 25,
			search: '',
		} );
	} );
} );

describe( 'readSortParams', () => {
	const values = [ 'title', 'date' ] as const;
	const fallback = { orderby: 'date', order: 'desc' } as const;

	it( 'reads the column and the direction', () => {
		expect(
			readSortParams(
				{ orderby: 'title', order: 'asc' },
				values,
				fallback
			)
		).toEqual( { orderby: 'title', order: 'asc' } );
	} );

	it( 'falls back for each of them alone', () => {
		expect(
			readSortParams( { orderby: 'sku', order: 'asc' }, values, fallback )
		).toEqual( { orderby: 'date', order: 'asc' } );
		expect(
			readSortParams(
				{ orderby: 'title', order: 'up' },
				values,
				fallback
			)
		).toEqual( { orderby: 'title', order: 'desc' } );
	} );
} );
