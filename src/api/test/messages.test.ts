import { getStatusMessage, toPlainText } from '../messages';
import { FakeResponse, serve } from './fake-server';
import { loadApi } from './load-api';

const LONG = /URL is too long .* fewer filters/;

it.each( [ 414, 431 ] )(
	'reports status %p as a URL that is too long',
	( status ) => {
		expect( getStatusMessage( status ) ).toMatch( LONG );
	}
);

it.each( [ 413, 415, 430, 500 ] )(
	'has the status in the message of status %p',
	( status ) => {
		expect( getStatusMessage( status ) ).toBe(
			`The server returned an error (${ status }).`
		);
	}
);

// The error page of a web server, for requests that do not reach WordPress.
it.each( [
	[ 414, '<html><h1>Request-URI Too Long</h1></html>', 'text/html' ],
	[ 431, '', 'text/plain' ],
] )(
	'reports a URL that is too long for a response with status %p',
	async ( status, page, type ) => {
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
	}
);

it.each( [
	[ ' <p>No</p>\n <p>stock</p> ', 'No stock' ],
	[ 'a<br>b', 'a b' ],
	[ 'Tea &amp; milk', 'Tea & milk' ],
	[ '1 > 0', '1 > 0' ],
] )( 'shows the message %j as %j', ( message, text ) => {
	expect( toPlainText( message ) ).toBe( text );
} );
