import { getStatusMessage } from '../messages';
import { FakeResponse, serve } from './fake-server';
import { loadApi } from './load-api';

const LONG = /address .* is too long .* fewer filters/;

it.each( [ 414, 431 ] )( 'explains status %p as a long address', ( status ) => {
	expect( getStatusMessage( status ) ).toMatch( LONG );
} );

it.each( [ 413, 415, 430, 500 ] )( 'names status %p', ( status ) => {
	expect( getStatusMessage( status ) ).toBe(
		`The server answered with an error (${ status }).`
	);
} );

// What web servers answer themselves, before WordPress sees the request.
it.each( [
	[ 414, '<html><h1>Request-URI Too Long</h1></html>', 'text/html' ],
	[ 431, '', 'text/plain' ],
] )( 'says so of an answer with status %p', async ( status, page, type ) => {
	serve(
		() =>
			new FakeResponse( page, {
				status,
				headers: { 'content-type': type },
			} )
	);
	const { request } = loadApi();
	await expect( request( { path: '/x' } ) ).rejects.toMatchObject( {
		status,
		message: expect.stringMatching( LONG ),
	} );
} );
