import fc from 'fast-check';
import { createNamespaceMiddleware, mapNamespace } from '../namespaces';
import { json, serve } from './fake-server';
import { loadApi } from './load-api';

describe( 'mapNamespace', () => {
	const namespaces = {
		'wc-analytics': 'acme/v1',
		wc: 'acme/store',
		'wc/v3': 'acme/v3',
	};

	it.each( [
		[ '/wc-analytics/orders?page=1', '/acme/v1/orders?page=1' ],
		[ 'wc/v3/orders', 'acme/v3/orders' ],
		[ '/wc/v2/orders', '/acme/store/v2/orders' ],
		[ '/wc-analytics', '/acme/v1' ],
		[ '/wc-analytics?a=/wc/v3/', '/acme/v1?a=/wc/v3/' ],
		[ '/wc-analytics-2/orders', '/wc-analytics-2/orders' ],
		[ '/x/wc-analytics/orders', '/x/wc-analytics/orders' ],
		[ '//wc/v3/orders', '//acme/v3/orders' ],
		[ '/wc/v3?search=a\nb', '/acme/v3?search=a\nb' ],
		[ '', '' ],
	] )( 'maps %s to %s', ( path, mapped ) => {
		expect( mapNamespace( path, namespaces ) ).toBe( mapped );
	} );

	it( 'maps the longest namespace, in any order', () => {
		const reversed = Object.fromEntries(
			Object.entries( namespaces ).reverse()
		);
		expect( mapNamespace( 'wc/v3/orders', reversed ) ).toBe(
			'acme/v3/orders'
		);
	} );

	it( 'keeps a request to a URL', () => {
		const options = { url: 'https://store.test/wc-analytics' };
		const next = jest.fn();
		void createNamespaceMiddleware( namespaces )( options, next );
		expect( next ).toHaveBeenCalledWith( options );
	} );

	it( 'changes nothing without a mapping', () => {
		fc.assert(
			fc.property( fc.string(), ( path ) => {
				expect( mapNamespace( path, {} ) ).toBe( path );
			} )
		);
	} );
} );

describe( 'the setting `namespaces`', () => {
	const settings = {
		restRoot: 'http://store.test/wp-json/',
		namespaces: { '/wc-analytics/': '/acme/v1/' },
	};

	it( 'maps the namespace of every request', async () => {
		window.storedeckSettings = settings;
		const seen = serve( () =>
			json( [ 1 ], { headers: { 'X-WP-TotalPages': '2' } } )
		);
		const { request, NAMESPACE, WC_ADMIN_NAMESPACE } = loadApi();
		await request( {
			path: `${ NAMESPACE }/orders`,
			query: { per_page: -1 },
		} );
		await request( { path: `${ NAMESPACE }/notes/7`, method: 'DELETE' } );
		await request( { path: `${ WC_ADMIN_NAMESPACE }/options` } );
		expect( seen.map( ( { url } ) => url ) ).toEqual( [
			'http://store.test/wp-json/acme/v1/orders?per_page=100&page=1',
			'http://store.test/wp-json/acme/v1/orders?per_page=100&page=2',
			'http://store.test/wp-json/acme/v1/notes/7',
			'http://store.test/wp-json/wc-admin/options',
		] );
	} );

	it.each( [ '/wc-analytics/orders?page=1', '/acme/v1/orders?page=1' ] )(
		'finds the preloaded response of %s',
		async ( path ) => {
			window.storedeckSettings = {
				...settings,
				preloaded: { [ path ]: { body: [ 7 ] } },
			};
			const seen = serve( () => json( [] ) );
			const { request } = loadApi();
			expect(
				await request( {
					path: '/wc-analytics/orders',
					query: { page: 1 },
				} )
			).toEqual( [ 7 ] );
			expect( seen ).toHaveLength( 0 );
		}
	);
} );
