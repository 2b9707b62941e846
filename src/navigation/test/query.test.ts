import { addFilter, removeFilter } from '@wordpress/hooks';
import * as fc from 'fast-check';
import { parse } from 'qs';
import {
	getHistory,
	getIdsFromQuery,
	getNewPath,
	getPersistedQuery,
	getQuery,
	getQueryExcludedScreens,
	getScreenFromPath,
	getSearchWords,
	getSetOfIdsFromQuery,
	onQueryChange,
	parseQuery,
	pathIsExcluded,
	updateQueryString,
} from '..';

const go = ( search: string ) =>
	window.history.replaceState( null, '', `/wp-admin/admin.php${ search }` );

beforeEach( () => {
	go( '?page=storedeck' );
	delete window.storedeckSettings;
} );

describe( 'getQuery', () => {
	it( 'parses nested lists and keeps values as strings', () => {
		go( '?a[0][0]=1&a[0][1]=2&b%5Bc%5D=3&d=%C3%A9+x' );
		expect( getQuery() ).toEqual( {
			a: [ [ '1', '2' ] ],
			b: { c: '3' },
			d: 'é x',
		} );
		go( '' );
		expect( getQuery() ).toEqual( {} );
	} );

	it( 'drops named parameters that are not strings', () => {
		expect(
			parseQuery( '?period[]=a&search[x]=1&path[]=2&compare=b' )
		).toEqual( { compare: 'b' } );
	} );

	it( 'never reaches a prototype', () => {
		const query = parseQuery(
			'?__proto__[bad]=1&constructor[prototype][bad]=1&toString=2&ok=1'
		);
		expect( query ).toEqual( { ok: '1' } );
		expect( Object.prototype ).not.toHaveProperty( 'bad' );
		expect( String( query ) ).toBe( '[object Object]' );
	} );

	it( 'keeps long lists as lists', () => {
		const search = Array.from(
			{ length: 40 },
			( _, index ) => `x[${ index }]=${ index }`
		).join( '&' );
		expect( parseQuery( search ).x ).toHaveLength( 40 );
	} );
} );

describe( 'getNewPath', () => {
	it( 'omits the root path', () => {
		expect( getNewPath( {}, '/', {} ) ).toBe( 'admin.php?page=storedeck' );
		expect( getNewPath( {}, '', {} ) ).toBe(
			'admin.php?page=storedeck&path='
		);
	} );

	it( 'orders page, current query, new query and path', () => {
		expect(
			getNewPath( { b: 2, c: [ 'x y' ] }, '/analytics/orders', {
				path: '/old',
				a: 1,
			} )
		).toBe(
			'admin.php?page=storedeck&a=1&b=2&c%5B0%5D=x%20y&path=%2Fanalytics%2Forders'
		);
	} );

	it( 'drops the previous path when navigating to the root', () => {
		expect( getNewPath( {}, '/', { path: '/old', a: 1 } ) ).toBe(
			'admin.php?page=storedeck&a=1'
		);
	} );

	it( 'removes undefined and keeps empty parameters', () => {
		expect(
			getNewPath( { a: undefined, b: '' }, '/', { a: 1, b: 2 } )
		).toBe( 'admin.php?page=storedeck&b=' );
	} );

	it( 'reads the page from a query, the argument or the settings', () => {
		window.storedeckSettings = { pageName: 'acme' };
		expect( getNewPath( {}, '/', {} ) ).toBe( 'admin.php?page=acme' );
		expect( getNewPath( {}, '/', {}, 'other' ) ).toBe(
			'admin.php?page=other'
		);
		expect( getNewPath( {}, '/', { page: 'mine' }, 'other' ) ).toBe(
			'admin.php?page=mine'
		);
	} );

	it( 'uses the current URL by default', () => {
		go( '?page=storedeck&path=%2Fa&x=1' );
		expect( getNewPath( { y: 2 } ) ).toBe(
			'admin.php?page=storedeck&x=1&y=2&path=%2Fa'
		);
	} );

	it( 'can be parsed to the same query', () => {
		fc.assert(
			fc.property(
				fc.dictionary(
					fc.stringMatching( /^x[a-z]{1,6}$/ ),
					fc.oneof(
						fc.string(),
						fc.array( fc.string(), { minLength: 1, maxLength: 5 } )
					)
				),
				( query ) => {
					const search = getNewPath( query, '/p', {} ).slice(
						'admin.php'.length
					);
					expect( parseQuery( search ) ).toEqual( {
						page: 'storedeck',
						...query,
						path: '/p',
					} );
					expect( parse( search.slice( 1 ) ) ).toMatchObject( query );
				}
			)
		);
	} );
} );

describe( 'updateQueryString and onQueryChange', () => {
	it( 'pushes the changed URL', () => {
		go( '?page=storedeck&path=%2Fa&x=1' );
		updateQueryString( { x: 2, y: 3 } );
		expect( window.location.search ).toBe(
			'?page=storedeck&x=2&y=3&path=%2Fa'
		);
		expect( getHistory().action ).toBe( 'PUSH' );
	} );

	it( 'writes sort, comparison and single parameters', () => {
		go( '?page=storedeck&search=tea' );
		onQueryChange( 'sort' )( 'net_total', 'asc' );
		expect( getQuery() ).toMatchObject( {
			orderby: 'net_total',
			order: 'asc',
			search: 'tea',
		} );
		onQueryChange( 'compare' )( 'products', 'filter', '1,2' );
		expect( getQuery() ).toMatchObject( {
			filter: 'compare-products',
			products: '1,2',
		} );
		expect( getQuery() ).not.toHaveProperty( 'search' );
		onQueryChange( 'per_page' )( 50 );
		expect( getQuery().per_page ).toBe( '50' );
	} );

	it( 'keeps the query from when the callback was created', () => {
		go( '?page=storedeck&x=1' );
		const onPage = onQueryChange( 'paged' );
		go( '?page=storedeck&x=2' );
		onPage( 3 );
		expect( getQuery() ).toMatchObject( { x: '1', paged: '3' } );
	} );
} );

describe( 'getPersistedQuery', () => {
	const hook = 'woocommerce_admin_persisted_queries';

	afterEach( () => {
		removeFilter( hook, 'test' );
	} );

	it( 'keeps the parameters of the date range', () => {
		go(
			'?page=storedeck&period=year&compare=previous_year&before=b&after=a&interval=day&type=x&filter=all&path=/a'
		);
		expect( getPersistedQuery() ).toEqual( {
			period: 'year',
			compare: 'previous_year',
			before: 'b',
			after: 'a',
			interval: 'day',
			type: 'x',
		} );
		expect(
			getPersistedQuery( { foo: '1', period: undefined } )
		).toStrictEqual( {} );
	} );

	it( 'applies the filter on each call', () => {
		const query = { currency: 'EUR' };
		expect( getPersistedQuery( query ) ).toEqual( {} );
		addFilter( hook, 'test', ( names: string[] ) => [
			...names,
			'currency',
			'constructor',
		] );
		expect( getPersistedQuery( query ) ).toEqual( query );
	} );

	it.each( [
		[ 'returns nothing', () => undefined ],
		[ 'returns a text', () => 'period' ],
		[ 'returns not only names', () => [ 'period', 7 ] ],
		[
			'fails',
			() => {
				throw new Error( 'mine' );
			},
		],
	] )( 'ignores a filter callback that %s', ( _what, callback ) => {
		const error = jest.spyOn( console, 'error' ).mockImplementation();
		addFilter( hook, 'test', callback );
		expect( getPersistedQuery( { period: 'week' } ) ).toEqual( {
			period: 'week',
		} );
		expect( error.mock.calls[ 0 ]?.[ 0 ] ).toContain( hook );
		error.mockRestore();
	} );
} );

describe( 'screens', () => {
	it.each( [
		[ '/', 'homescreen' ],
		[ '/analytics/revenue', 'revenue' ],
		[ '/customers', 'customers' ],
	] )( 'returns the screen of the path %p', ( path, screen ) => {
		expect( getScreenFromPath( path ) ).toBe( screen );
	} );

	it( 'returns the screens without a date range', () => {
		expect( getQueryExcludedScreens() ).toEqual( [
			'stock',
			'settings',
			'customers',
			'homescreen',
		] );
		expect( pathIsExcluded( '/analytics/stock' ) ).toBe( true );
		expect( pathIsExcluded( '/analytics/orders' ) ).toBe( false );
	} );
} );

describe( 'ids', () => {
	it.each( [
		[ '77,8.54', [ 77, 8 ] ],
		[ '77,,8,foo,null,9', [ 77, 8, 9 ] ],
		[ 'foo123', [] ],
		[ '5,0,5,-3', [ 5, -3 ] ],
		[ '9007199254740991,9007199254740993', [ 9007199254740991 ] ],
		[ '', [] ],
		[ undefined, [] ],
		[ [ '1' ], [] ],
	] )( 'returns the ids of %p', ( text, ids ) => {
		expect( getIdsFromQuery( text ) ).toEqual( ids );
		expect( getSetOfIdsFromQuery( text ) ).toEqual( new Set( ids ) );
	} );
} );

describe( 'getSearchWords', () => {
	it( 'splits at commas', () => {
		expect( getSearchWords( { search: 'a%2Cb%2Cc,d' } ) ).toEqual( [
			'a,b%2Cc',
			'd',
		] );
		expect( getSearchWords( {} ) ).toEqual( [] );
		go( '?search=tea' );
		expect( getSearchWords() ).toEqual( [ 'tea' ] );
	} );

	it( 'throws for a query that is not an object and a search that is not a string', () => {
		expect( () => getSearchWords( { search: [ 'a' ] } ) ).toThrow(
			'Invalid search query type: it must be a string.'
		);
		for ( const query of [ 'text', null, 7 ] ) {
			expect( () =>
				Reflect.apply( getSearchWords, null, [ query ] )
			).toThrow(
				'Invalid parameter passed to getSearchWords: no query.'
			);
		}
	} );
} );
