import type { APIFetchOptions } from '@wordpress/api-fetch';
import { nonceRenewalMiddleware } from '../nonce';
import { wpApiFetch } from '../wp-api-fetch';
import { FakeResponse, json } from './fake-server';

const OPTIONS: APIFetchOptions = { path: '/orders', parse: false };

const rejected = ( status = 403, code = 'rest_cookie_invalid_nonce' ) =>
	json( { code }, { status } );

const fetchNonce = jest.fn<
	Promise< FakeResponse >,
	[ string, RequestInit ]
>();

/** Rejects each request whose nonce is not the valid one. */
const serveNonce = ( valid: string, answer = rejected() ) =>
	jest.fn( () =>
		wpApiFetch.nonceMiddleware?.nonce === valid
			? Promise.resolve( 'fine' )
			: Promise.reject( answer )
	);

beforeEach( () => {
	fetchNonce.mockReset().mockResolvedValue( new FakeResponse( 'fresh1' ) );
	Object.assign( window, { fetch: fetchNonce } );
	wpApiFetch.nonceMiddleware = wpApiFetch.createNonceMiddleware( 'stale1' );
	wpApiFetch.nonceEndpoint = '/nonce';
} );

it( 'requests the nonce with the cookies of the user', async () => {
	const next = serveNonce( 'fresh1' );
	expect( await nonceRenewalMiddleware( OPTIONS, next ) ).toBe( 'fine' );
	expect( next ).toHaveBeenCalledTimes( 2 );
	expect( fetchNonce ).toHaveBeenCalledTimes( 1 );
	expect( fetchNonce ).toHaveBeenCalledWith(
		'/nonce',
		expect.objectContaining( { credentials: 'include' } )
	);
} );

it.each< [ string, APIFetchOptions ] >( [
	[ 'that apiFetch parses', { path: '/orders' } ],
	[ 'to a URL', { url: 'https://store.test/orders', parse: false } ],
	[ 'that was aborted', { ...OPTIONS, signal: AbortSignal.abort() } ],
] )( 'does not renew the nonce of a request %s', async ( _what, options ) => {
	const next = serveNonce( 'fresh1' );
	await expect(
		nonceRenewalMiddleware( options, next )
	).rejects.toMatchObject( { status: 403 } );
	expect( next ).toHaveBeenCalledTimes( 1 );
	expect( fetchNonce ).not.toHaveBeenCalled();
} );

it( 'renews the nonce after a refusal with a notice around it', async () => {
	const next = serveNonce(
		'fresh1',
		new FakeResponse(
			'<b>Notice</b>\n{"code":"rest_cookie_invalid_nonce"}',
			{ status: 403 }
		)
	);
	expect( await nonceRenewalMiddleware( OPTIONS, next ) ).toBe( 'fine' );
} );

it.each( [
	[ 'another status', rejected( 401 ) ],
	[ 'another code', rejected( 403, 'rest_forbidden' ) ],
	[ 'a list', json( [], { status: 403 } ) ],
	[ 'a web page', new FakeResponse( '<html>', { status: 403 } ) ],
	[ 'no response', new TypeError( 'Failed to fetch' ) ],
] )( 'does not renew the nonce after %s', async ( _what, failure ) => {
	const next = jest.fn( () => Promise.reject( failure ) );
	await expect( nonceRenewalMiddleware( OPTIONS, next ) ).rejects.toBe(
		failure
	);
	expect( next ).toHaveBeenCalledTimes( 1 );
	expect( fetchNonce ).not.toHaveBeenCalled();
} );

it.each( [
	[ 'abc', 1 ],
	[ 'abcd', 2 ],
	[ 'a'.repeat( 64 ), 2 ],
	[ 'a'.repeat( 65 ), 1 ],
	[ 'fresh 1', 1 ],
	[ '<b>fresh', 1 ],
	[ 'fresh<b>', 1 ],
	[ ' \nfresh-1_\n', 2 ],
] )(
	'sends a request that got the nonce %j in all %p times',
	async ( text, times ) => {
		fetchNonce.mockResolvedValue( new FakeResponse( text ) );
		const next = serveNonce( text.trim() );
		await nonceRenewalMiddleware( OPTIONS, next ).catch( () => {} );
		expect( next ).toHaveBeenCalledTimes( times );
	}
);

it( 'ignores the text of an error response', async () => {
	fetchNonce.mockResolvedValue(
		new FakeResponse( 'fresh1', { status: 500 } )
	);
	const next = serveNonce( 'fresh1' );
	await expect( nonceRenewalMiddleware( OPTIONS, next ) ).rejects.toEqual(
		expect.objectContaining( { status: 403 } )
	);
	expect( next ).toHaveBeenCalledTimes( 1 );
} );

it( 'requests no nonce without an endpoint', async () => {
	wpApiFetch.nonceEndpoint = '';
	const next = serveNonce( 'fresh1' );
	await expect( nonceRenewalMiddleware( OPTIONS, next ) ).rejects.toEqual(
		expect.objectContaining( { status: 403 } )
	);
	expect( fetchNonce ).not.toHaveBeenCalled();
} );

it( 'uses a nonce that arrived while the request was in flight', async () => {
	let hasFailed = false;
	const next = jest.fn( () => {
		if ( hasFailed ) {
			return Promise.resolve( 'fine' );
		}
		hasFailed = true;
		wpApiFetch.nonceMiddleware = wpApiFetch.createNonceMiddleware( 'new1' );
		return Promise.reject( rejected() );
	} );
	expect( await nonceRenewalMiddleware( OPTIONS, next ) ).toBe( 'fine' );
	expect( fetchNonce ).not.toHaveBeenCalled();
} );

it( 'renews the nonce again when the new one has expired too', async () => {
	await nonceRenewalMiddleware( OPTIONS, serveNonce( 'fresh1' ) );
	fetchNonce.mockResolvedValue( new FakeResponse( 'fresh2' ) );
	expect(
		await nonceRenewalMiddleware( OPTIONS, serveNonce( 'fresh2' ) )
	).toBe( 'fine' );
	expect( fetchNonce ).toHaveBeenCalledTimes( 2 );
} );

it( 'stores the nonce of a response to the second attempt', async () => {
	const next = jest
		.fn()
		.mockRejectedValueOnce( rejected() )
		.mockResolvedValueOnce(
			json( {}, { headers: { 'X-WP-Nonce': 'n2' } } )
		);
	await nonceRenewalMiddleware( OPTIONS, next );
	expect( wpApiFetch.nonceMiddleware?.nonce ).toBe( 'n2' );
} );

it( 'returns responses on a page without nonce', async () => {
	wpApiFetch.nonceMiddleware = undefined;
	const response = json( {}, { headers: { 'X-WP-Nonce': 'n2' } } );
	expect(
		await nonceRenewalMiddleware( OPTIONS, () =>
			Promise.resolve( response )
		)
	).toBe( response );
} );

describe( 'the timeout of the renewal', () => {
	beforeEach( () => {
		jest.useFakeTimers();
	} );
	afterEach( () => {
		jest.useRealTimers();
	} );

	it( 'fails the request with its first error after 15 seconds', async () => {
		fetchNonce.mockImplementation(
			( _url, { signal } ) =>
				new Promise( ( _resolve, reject ) => {
					signal?.addEventListener( 'abort', () =>
						reject( new DOMException( 'Aborted', 'AbortError' ) )
					);
				} )
		);
		const failure = jest.fn();
		void nonceRenewalMiddleware( OPTIONS, serveNonce( 'fresh1' ) ).catch(
			failure
		);
		await jest.advanceTimersByTimeAsync( 14_999 );
		expect( failure ).not.toHaveBeenCalled();
		await jest.advanceTimersByTimeAsync( 1 );
		expect( failure ).toHaveBeenCalledWith(
			expect.objectContaining( { status: 403 } )
		);
	} );

	it( 'ends with the renewal', async () => {
		await nonceRenewalMiddleware( OPTIONS, serveNonce( 'fresh1' ) );
		expect( jest.getTimerCount() ).toBe( 0 );
	} );
} );
