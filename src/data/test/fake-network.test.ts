import { request, requestList } from '@storedeck/api';
import {
	createResponse,
	createTestRegistry,
	fakeNetwork,
	resetFakeNetwork,
	settle,
} from '../testing';
import { viewsStore } from '../views';

const failureOf = ( promise: Promise< unknown > ) =>
	promise.then(
		() => undefined,
		( error: unknown ) => error
	);

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the recorded requests', () => {
	it( 'have route, query, method, body and headers', async () => {
		const calls = fakeNetwork();
		failureOf(
			request( {
				path: '/acme/v1/stars',
				query: { ids: [ 1, 2 ], q: 'a b' },
			} )
		);
		request( { path: '/acme/v1/stars/7', method: 'PUT', data: { n: 1 } } );
		await settle();
		expect( calls ).toMatchObject( [
			{
				path: '/acme/v1/stars',
				query: { ids: [ '1', '2' ], q: 'a b' },
				decodedUrl: '/acme/v1/stars?ids[0]=1&ids[1]=2&q=a b',
				method: 'GET',
				data: undefined,
				isAborted: false,
			},
			{
				path: '/acme/v1/stars/7',
				url: '/acme/v1/stars/7',
				query: {},
				method: 'PUT',
				data: { n: 1 },
				headers: { 'Content-Type': 'application/json' },
			},
		] );
	} );

	it( 'are aborted until they have a response', async () => {
		const calls = fakeNetwork();
		const [ one, other ] = [ new AbortController(), new AbortController() ];
		const paths = [ '/acme/v1/one', '/acme/v1/other' ];
		const first = request( { path: paths[ 0 ] ?? '', signal: one.signal } );
		const failure = failureOf(
			request( { path: paths[ 1 ] ?? '', signal: other.signal } )
		);
		await settle();
		await calls[ 0 ]?.respond( 1 );
		one.abort();
		other.abort();
		await expect( first ).resolves.toBe( 1 );
		expect( await failure ).toBeInstanceOf( Error );
		expect( calls.map( ( { isAborted } ) => isAborted ) ).toEqual( [
			false,
			true,
		] );
	} );
} );

describe( 'responses', () => {
	it( 'have status, totals and headers', async () => {
		const calls = fakeNetwork();
		const list = requestList( { path: '/acme/v1/stars' } );
		await settle();
		await calls[ 0 ]?.respond( [ 1 ], { totalResults: 31, totalPages: 4 } );
		await expect( list ).resolves.toEqual( {
			data: [ 1 ],
			totalResults: 31,
			totalPages: 4,
		} );
	} );

	it.each( [
		[
			undefined,
			{ message: 'It did not work.', code: 'server_error', status: 500 },
		],
		[ 'No.', { message: 'No.', code: 'server_error', status: 500 } ],
		[
			{ message: 'No.', code: 'forbidden', status: 403 },
			{ message: 'No.', code: 'forbidden', status: 403 },
		],
	] )( 'fail with %j', async ( error, expected ) => {
		const calls = fakeNetwork();
		const failure = failureOf(
			request( { path: '/acme/v1/stars', method: 'POST' } )
		);
		await settle();
		await calls[ 0 ]?.fail( error );
		expect( await failure ).toMatchObject( expected );
	} );

	it( 'are sent at once for a method and a path, with `*` for a segment', async () => {
		const calls = fakeNetwork( {
			'GET /acme/v1/stars/*': { count: 5 },
			'PUT /acme/v1/stars/*': ( call: { data: unknown } ) => call.data,
			'GET /acme/v1/page': createResponse( [], { totalResults: 9 } ),
			'POST /acme/v1/page': createResponse(
				{ code: 'no', message: 'No.' },
				{ status: 403 }
			),
		} );
		const data = { count: 6 };
		const results = Promise.all( [
			request( { path: '/acme/v1/stars/7' } ),
			request( { path: '/acme/v1/stars/7', method: 'PUT', data } ),
			requestList( { path: '/acme/v1/page' } ),
			failureOf( request( { path: '/acme/v1/page', method: 'POST' } ) ),
		] );
		await settle();
		await expect( results ).resolves.toMatchObject( [
			{ count: 5 },
			{ count: 6 },
			{ totalResults: 9 },
			{ message: 'No.', status: 403 },
		] );
		expect( calls ).toHaveLength( 4 );
	} );

	it.each( [
		'/acme/v1/stars',
		'/acme/v1/stars/7/more',
		'/acme/v2/stars/7',
	] )( 'are left to the test for another path: %s', async ( path ) => {
		const calls = fakeNetwork( { 'GET /acme/v1/stars/*': 5 } );
		const result = request( { path } );
		await settle();
		await calls[ 0 ]?.respond( 'its own' );
		await expect( result ).resolves.toBe( 'its own' );
	} );
} );

it( 'ends the GET requests of a test when it is reset', async () => {
	const calls = fakeNetwork();
	const read = failureOf( request( { path: '/acme/v1/stars' } ) );
	request( { path: '/acme/v1/stars', method: 'POST' } );
	await settle();
	await resetFakeNetwork();
	expect( await read ).toMatchObject( { kind: 'aborted' } );
	expect( calls.map( ( { isAborted } ) => isAborted ) ).toEqual( [
		false,
		false,
	] );
} );

it( 'settles with real timers', async () => {
	jest.useRealTimers();
	const calls = fakeNetwork();
	const result = request( { path: '/acme/v1/stars' } );
	await settle();
	await calls[ 0 ]?.respond( 5 );
	await expect( result ).resolves.toBe( 5 );
} );

it( 'creates a registry with the given stores', () => {
	const { select } = createTestRegistry( viewsStore );
	expect( select( viewsStore ).hasStartedResolution( 'getViews', [] ) ).toBe(
		false
	);
} );
