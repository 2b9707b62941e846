import { PreloadCache, setPreloadCache } from '../../../src/api/preload';
import { json, serve } from '../../../src/api/test/fake-server';
import { getLabelsOf } from '../labels';

const getCustomerEmails = getLabelsOf( 'emails' );
const getIpLabels = getLabelsOf( 'downloadIps' );
const getOrderLabels = getLabelsOf( 'orders' );
const getProductLabels = getLabelsOf( 'products' );
const getTaxRateLabels = getLabelsOf( 'taxes' );
const getVariationLabels = getLabelsOf( 'variations' );

const readRequests = ( requests: { url: string }[] ) =>
	requests.map( ( { url } ) => {
		const { pathname, searchParams } = new URL( url, 'http://shop.test' );
		return [
			pathname.replace( /^.*\/wc-analytics/, '' ),
			searchParams.get( 'include' ),
			searchParams.get( 'per_page' ),
		];
	} );

it( 'requests the items by their ids and decodes their names', async () => {
	const requests = serve( () =>
		json( [ { id: 2, name: 'Tea &amp; milk' } ] )
	);
	expect( await getProductLabels( '2,x,2', {} ) ).toEqual( [
		{ key: 2, label: 'Tea & milk' },
	] );
	expect( readRequests( requests ) ).toEqual( [ [ '/products', '2', '1' ] ] );
} );

it( 'requests the same items once for two places of a screen', async () => {
	const requests = serve( () => json( [ { id: 2, name: 'Tea' } ] ) );
	const [ first, second ] = await Promise.all( [
		getProductLabels( '2', {} ),
		getProductLabels( '2', {} ),
	] );
	expect( first ).toEqual( second );
	expect( requests ).toHaveLength( 1 );
	// Later, the name may be another one.
	await getProductLabels( '2', {} );
	expect( requests ).toHaveLength( 2 );
} );

it( 'requests at most five pages', async () => {
	const requests = serve( () => json( [] ) );
	const ids = Array.from( { length: 2000 }, ( _, id ) => id + 1 ).join();
	const named = await getProductLabels( ids, {} );
	// The others are labeled with their ids.
	expect( named ).toHaveLength( 1500 );
	expect( named[ 0 ] ).toEqual( { key: 501, label: '501' } );
	expect( readRequests( requests ).map( ( [ , , size ] ) => size ) ).toEqual(
		Array( 5 ).fill( '100' )
	);
} );

it( 'requests nothing without ids', async () => {
	const requests = serve( () => json( [] ) );
	expect( await getProductLabels( '', {} ) ).toEqual( [] );
	expect( requests ).toEqual( [] );
} );

it( 'labels customers with their email and taxes with their code', async () => {
	serve( () =>
		json( [
			{ id: 1, name: 'Ada', email: 'ada@shop.test', country: 'US' },
		] )
	);
	expect( await getCustomerEmails( '1', {} ) ).toEqual( [
		{ key: 1, label: 'ada@shop.test' },
	] );
	expect( await getTaxRateLabels( '1', {} ) ).toEqual( [
		{ key: 1, label: 'US-ADA' },
	] );
} );

it.each( [
	[ 'customers', '/customers', { name: 'Ada &amp; co' }, 'Ada & co' ],
	[ 'usernames', '/customers', { name: 'Ada', username: 'ada7' }, 'ada7' ],
	[ 'categories', '/products/categories', { name: 'Caps' }, 'Caps' ],
	[ 'variableProducts', '/products', { name: 'Shirt' }, 'Shirt' ],
	[ 'coupons', '/coupons', { code: 'ten' }, 'ten' ],
] )( 'labels %s with items of %s', async ( type, path, item, label ) => {
	const requests = serve( () => json( [ { id: 4, ...item } ] ) );
	expect( await getLabelsOf( type )( '4', {} ) ).toEqual( [
		{ key: 4, label },
	] );
	expect( readRequests( requests ) ).toEqual( [ [ path, '4', '1' ] ] );
} );

it( 'labels countries with their names, and unknown ones with their code', () => {
	window.storedeckSettings = {
		countries: { TT: 'Trinidad &amp; Tobago' },
	};
	expect( getLabelsOf( 'countries' )( 'TT,,XX', {} ) ).toEqual( [
		{ key: 'TT', label: 'Trinidad & Tobago' },
		{ key: 'XX', label: 'XX' },
	] );
	delete window.storedeckSettings;
} );

it( 'requests five full pages without further labels', async () => {
	const requests = serve( () => json( [] ) );
	const ids = Array.from( { length: 500 }, ( _, id ) => id + 1 ).join();
	expect( await getProductLabels( ids, {} ) ).toEqual( [] );
	expect(
		readRequests( requests ).map(
			( [ , include ] ) => include?.replace( /,.*,/, '…' )
		)
	).toEqual( [ '1…100', '101…200', '201…300', '301…400', '401…500' ] );
} );

it.each( [
	[ { products: '7' }, '/products/7/variations' ],
	[ { products: '7,8' }, '/variations' ],
	[ { products: '../x' }, '/variations' ],
	[ {}, '/variations' ],
] )( 'requests variations for %j from %s', async ( query, path ) => {
	const requests = serve( () =>
		json( [ { id: 9, name: 'Shirt', attributes: [ { option: 'Red' } ] } ] )
	);
	expect( await getVariationLabels( '9', query ) ).toEqual( [
		{ key: 9, label: 'Shirt - Red' },
	] );
	expect( readRequests( requests )[ 0 ]?.[ 0 ] ).toBe( path );
} );

it( 'labels orders and IP addresses without a request', () => {
	expect( getOrderLabels( '7,8', {} ) ).toEqual( [
		{ key: '7', label: '#7' },
		{ key: '8', label: '#8' },
	] );
	expect( getIpLabels( '10.0.0.1', {} ) ).toEqual( [
		{ key: '10.0.0.1', label: '10.0.0.1' },
	] );
} );

it( 'returns preloaded names synchronously', () => {
	const requests = serve( () => json( [] ) );
	setPreloadCache(
		new PreloadCache( {
			'/wc-analytics/products?include=2%2C7&per_page=2': {
				body: [
					{ id: 2, name: 'Tea &amp; milk' },
					{ id: 7, name: 'Mug' },
				],
				headers: {},
			},
			'/wc-analytics/coupons?include=2&per_page=1': {
				body: { code: 'no_access' },
				headers: {},
			},
		} )
	);
	expect( getProductLabels.getPreloaded?.( '2,7,2', {} ) ).toEqual( [
		{ key: 2, label: 'Tea & milk' },
		{ key: 7, label: 'Mug' },
	] );
	expect( getProductLabels.getPreloaded?.( '7', {} ) ).toBeUndefined();
	expect( getOrderLabels.getPreloaded?.( '7', {} ) ).toEqual( [
		{ key: '7', label: '#7' },
	] );
	// An error response.
	expect(
		getLabelsOf( 'coupons' ).getPreloaded?.( '2', {} )
	).toBeUndefined();
	expect( requests ).toEqual( [] );
} );

it( 'labels items of an unknown type with their ids', () => {
	expect( getLabelsOf( 'acme' )( '7', {} ) ).toEqual( [
		{ key: '7', label: '7' },
	] );
	expect( getLabelsOf( 'constructor' )( '7', {} ) ).toEqual( [
		{ key: '7', label: '7' },
	] );
} );
