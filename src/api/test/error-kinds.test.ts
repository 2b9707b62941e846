import { FakeResponse, json, serve } from './fake-server';
import { loadApi } from './load-api';

type Api = typeof import('..');

beforeEach( () => {
	jest.useFakeTimers();
	window.storedeckSettings = { restRoot: 'http://store.test/wp-json/' };
} );

afterEach( () => {
	jest.useRealTimers();
} );

const refuse = ( status: number, code = 'any', data: object = {} ) =>
	json( { code, message: 'No.', data: { status, ...data } }, { status } );

const guards = [
	'isNetworkError',
	'isTimeoutError',
	'isNonceError',
	'isForbiddenError',
	'isNotFoundError',
	'isValidationError',
	'isServerError',
	'isMalformedError',
	'isAbortError',
] as const;

/** The names of the guards that return true for an error. */
const nameGuards = ( api: Api, error: unknown ) =>
	guards.filter( ( name ) => api[ name ]( error ) );

async function fail( respond: () => FakeResponse | Promise< FakeResponse > ) {
	serve( respond );
	const api = loadApi();
	const caught = api
		.request( { path: '/x' } )
		.catch( ( error: unknown ) => error );
	await jest.advanceTimersByTimeAsync( 200_000 );
	return { api, error: await caught };
}

it.each< [ string, string, () => FakeResponse | Promise< FakeResponse > ] >( [
	[ 'network', 'isNetworkError', () => Promise.reject( new TypeError() ) ],
	[ 'timeout', 'isTimeoutError', () => new Promise( () => {} ) ],
	[
		'nonce',
		'isNonceError',
		() => refuse( 403, 'rest_cookie_invalid_nonce' ),
	],
	[ 'forbidden', 'isForbiddenError', () => refuse( 401 ) ],
	[ 'forbidden', 'isForbiddenError', () => refuse( 403 ) ],
	[
		'server',
		'isServerError',
		() => new FakeResponse( '<html>', { status: 403 } ),
	],
	[ 'not_found', 'isNotFoundError', () => refuse( 404, 'rest_no_route' ) ],
	[ 'not_found', 'isNotFoundError', () => refuse( 410 ) ],
	[ 'validation', 'isValidationError', () => refuse( 400 ) ],
	[ 'validation', 'isValidationError', () => refuse( 422 ) ],
	[ 'server', 'isServerError', () => refuse( 409 ) ],
	[ 'server', 'isServerError', () => refuse( 500 ) ],
	[
		'server',
		'isServerError',
		() => new FakeResponse( '<html>', { status: 502 } ),
	],
	[ 'server', 'isServerError', () => refuse( 500, 'constructor' ) ],
	[ 'malformed', 'isMalformedError', () => new FakeResponse( '<html>' ) ],
	[ 'malformed', 'isMalformedError', () => new FakeResponse( '{"a":' ) ],
] )( 'reports %s, and nothing else, by %s', async ( kind, guard, respond ) => {
	const { api, error } = await fail( respond );
	expect( error ).toMatchObject( { kind } );
	expect( nameGuards( api, error ) ).toEqual( [ guard ] );
	expect( api.isApiError( error ) ).toBe( true );
} );

it( 'reports an aborted request', async () => {
	serve( () => new Promise( () => {} ) );
	const api = loadApi();
	const controller = new AbortController();
	const caught = api
		.request( { path: '/x', signal: controller.signal } )
		.catch( ( error: unknown ) => error );
	controller.abort();
	const error = await caught;
	expect( error ).toMatchObject( { kind: 'aborted' } );
	expect( nameGuards( api, error ) ).toEqual( [ 'isAbortError' ] );
} );

it( 'reports a response that is not a list', async () => {
	serve( () => json( {} ) );
	const { requestList } = loadApi();
	await expect( requestList( { path: '/x' } ) ).rejects.toMatchObject( {
		kind: 'malformed',
		code: 'invalid_list',
	} );
} );

it( 'returns the invalid field', async () => {
	const { error } = await fail( () =>
		refuse( 400, 'rest_invalid_param', {
			params: { email: 'No address.', name: 'Too long.' },
		} )
	);
	expect( error ).toMatchObject( {
		kind: 'validation',
		field: 'email',
		data: { params: { email: 'No address.', name: 'Too long.' } },
	} );
} );

it( 'returns the missing field', async () => {
	const { error } = await fail( () =>
		refuse( 400, 'rest_missing_callback_param', { params: [ 'email' ] } )
	);
	expect( error ).toMatchObject( {
		field: 'email',
		data: { params: { email: 'This field is required.' } },
	} );
} );

it( 'returns no field when the server names none', async () => {
	const { error } = await fail( () => refuse( 400 ) );
	expect( error ).toMatchObject( { kind: 'validation', field: undefined } );
} );

it( 'rejects errors of other classes in all guards', () => {
	const api = loadApi();
	expect( nameGuards( api, { kind: 'network' } ) ).toEqual( [] );
	expect( nameGuards( api, null ) ).toEqual( [] );
} );

it( 'recognizes the error code of newer versions for a browser that is offline', () => {
	const { ApiError, isNetworkError } = loadApi();
	const error = new ApiError( { code: 'offline_error', message: '' } );
	expect( isNetworkError( error ) ).toBe( true );
} );

describe( 'requestExternal', () => {
	it( 'sends neither cookies nor a nonce', async () => {
		window.storedeckSettings = { nonce: 'secret1' };
		const fetch = jest.fn( async () => json( { rate: 2 } ) );
		Object.assign( window, { fetch } );
		const { requestExternal } = loadApi();
		expect(
			await requestExternal( 'https://rates.test/', {
				headers: { 'X-Key': 'abc' },
			} )
		).toEqual( { rate: 2 } );
		expect( fetch ).toHaveBeenCalledWith(
			'https://rates.test/',
			expect.objectContaining( {
				credentials: 'omit',
				headers: { 'X-Key': 'abc' },
			} )
		);
	} );

	it( 'throws the same errors and has the same timeout', async () => {
		serve( () => refuse( 404 ) );
		const { requestExternal } = loadApi();
		await expect(
			requestExternal( 'https://rates.test/' )
		).rejects.toMatchObject( { kind: 'not_found' } );
		serve( () => new Promise( () => {} ) );
		const late = requestExternal( 'https://rates.test/', { timeout: 10 } );
		await Promise.all( [
			expect( late ).rejects.toMatchObject( { kind: 'timeout' } ),
			jest.advanceTimersByTimeAsync( 10 ),
		] );
	} );
} );
