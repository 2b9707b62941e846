import { ApiError } from '../api-error';
import { readResponse, toApiError } from '../read-response';
import { FakeResponse } from '../testing';

const read = ( text: string ) =>
	Reflect.apply( readResponse, null, [ new FakeResponse( text ) ] );

describe( 'readResponse', () => {
	it.each( [ '', ' \n' ] )(
		'reads the empty body %j as null',
		async ( text ) => {
			expect( await read( text ) ).toMatchObject( {
				data: null,
				status: 200,
			} );
		}
	);

	it.each( [
		[ 'a byte order mark', '\ufeff\ufeff{"a":[1]}' ],
		[ 'a comment after it', '{"a":[1]}\n<!-- Cached [page] {7} -->' ],
		[
			'a notice before it',
			'<br />\n<b>Warning</b>: Undefined array key [0] in {x} on line <b>7</b><br />\n{"a":[1]}',
		],
		[ 'data of another plugin after it', '{"a":[1]}\n[]\n{"debug":true}' ],
		[ 'a notice of the command line', 'Notice: [x] {y}\n\n{"a":[1]}' ],
	] )( 'reads data with %s', async ( _what, text ) => {
		expect( await read( text ) ).toMatchObject( { data: { a: [ 1 ] } } );
	} );

	it.each( [ 'Warning: x is [] in y', 'Fatal {}error', '{"a":[1]' ] )(
		'invents no data from %j, and quotes it',
		async ( text ) => {
			await expect( read( text ) ).rejects.toMatchObject( {
				code: 'invalid_json',
				message: expect.stringContaining( text ),
			} );
		}
	);

	it( 'takes no part of data that are cut off', async () => {
		await expect( read( '{"a":[\n{"b":1}\n],"c' ) ).rejects.toMatchObject( {
			code: 'invalid_json',
		} );
	} );

	it( 'quotes the beginning of a long text without its HTML', async () => {
		await expect(
			read( `<b>Fatal error</b>: ${ 'x'.repeat( 500 ) }` )
		).rejects.toMatchObject( {
			message: expect.stringMatching( /“Fatal error : x{180,190}…”$/ ),
		} );
	} );

	it.each( [
		[ ' <!DOCTYPE html>', 'html_page' ],
		[ '\n<HTML lang="en">', 'html_page' ],
		[ 'Notice: <html>', 'invalid_json' ],
		[ '<b>Notice</b>', 'invalid_json' ],
	] )( 'rejects the body %j as %s', async ( text, code ) => {
		await expect( read( text ) ).rejects.toMatchObject( {
			code,
			status: 200,
			cause: expect.any( SyntaxError ),
		} );
	} );
} );

describe( 'toApiError', () => {
	it( 'returns an ApiError unchanged', async () => {
		const error = new ApiError( { code: 'timeout', message: 'Late' } );
		expect( await toApiError( error ) ).toBe( error );
	} );

	it.each( [
		[ { status: 404 }, 404, 'not_found' ],
		[ { status: '404' }, 404, 'not_found' ],
		[ { status: 'x' }, 0, 'server' ],
		[ {}, 0, 'server' ],
		[ null, 0, 'server' ],
		[ undefined, 0, 'server' ],
	] )(
		'reads the error of a parsed response with the data %j',
		async ( data, status, kind ) => {
			expect(
				await toApiError( {
					code: 'acme',
					message: 'No <b>x</b>',
					data,
				} )
			).toMatchObject( { code: 'acme', message: 'No x', status, kind } );
		}
	);

	it.each( [
		new TypeError( 'Failed to fetch' ),
		new Error( 'AbortError' ),
		{ code: 7 },
		{ name: 'AbortError' },
		'failed',
		null,
		undefined,
	] )( 'counts %p as a missing connection', async ( thrown ) => {
		expect( await toApiError( thrown ) ).toMatchObject( {
			code: 'fetch_error',
			kind: 'network',
			status: 0,
			message: expect.stringMatching( /Could not reach/ ),
			cause: thrown,
		} );
	} );

	it( 'keeps that a request was aborted', async () => {
		const thrown = new DOMException( 'Aborted', 'AbortError' );
		expect( await toApiError( thrown ) ).toMatchObject( {
			name: 'AbortError',
			code: 'aborted',
			kind: 'aborted',
		} );
	} );

	it( 'reads an error response without a body', async () => {
		expect(
			await toApiError( new FakeResponse( '', { status: 404 } ) )
		).toMatchObject( { code: 'unknown', kind: 'not_found', status: 404 } );
	} );

	it( 'prefers the status to an error page from status 400 on', async () => {
		const page = ( status: number ) =>
			toApiError( new FakeResponse( '<html>', { status } ) );
		expect( await page( 399 ) ).toMatchObject( {
			kind: 'malformed',
			message: expect.stringMatching( /web page instead of data/ ),
		} );
		expect( await page( 400 ) ).toMatchObject( {
			kind: 'validation',
			code: 'html_page',
			message: 'The server returned an error (400).',
		} );
	} );

	it( 'reads an error response whose body is lost on its way', async () => {
		const cause = new TypeError( 'Failed to fetch' );
		const text = () => Promise.reject( cause );
		expect( await toApiError( { status: 503, text } ) ).toMatchObject( {
			code: 'fetch_error',
			status: 503,
			message: 'The server returned an error (503).',
			cause,
		} );
	} );

	it.each( [
		{ status: 500 },
		{ status: '500', text: () => Promise.resolve( '{}' ) },
		{ message: 7 },
		{ message: undefined },
	] )( 'reads the code of %p, which is not a response', async ( fields ) => {
		expect( await toApiError( { code: 'acme', ...fields } ) ).toMatchObject(
			{
				code: 'acme',
				status: 0,
				message: 'The server returned an error (0).',
			}
		);
	} );

	it.each( [ 'after', 7, null ] )(
		'has no field when the invalid parameters are %j',
		async ( params ) => {
			const { data, field } = await toApiError( {
				code: 'acme',
				data: { status: 400, params, other: 1 },
			} );
			expect( data ).toEqual( { status: 400, other: 1 } );
			expect( field ).toBeUndefined();
		}
	);

	it( 'has a message for each missing parameter', async () => {
		const error = await toApiError( {
			code: 'rest_missing_callback_param',
			message: 'Missing parameter(s): a, b',
			data: { status: 400, params: [ 'a', 7, 'b' ] },
		} );
		expect( error.field ).toBe( 'a' );
		expect( Object.keys( error.data.params ?? {} ) ).toEqual( [
			'a',
			'b',
		] );
		expect( Object.values( error.data.params ?? {} ) ).toEqual( [
			'This field is required.',
			'This field is required.',
		] );
	} );

	it.each( [
		[ 401, 'x', 'Closed', /session has expired/ ],
		[ 403, 'rest_cookie_invalid_nonce', 'Closed', /session has expired/ ],
		[ 403, 'rest_forbidden_context', 'Closed', /not allowed/ ],
		[ 403, 'acme_cannot_edit', 'Closed', /not allowed/ ],
		[ 403, 'acme_rest_forbidden', 'Closed', /^Closed$/ ],
		[ 403, 'acme', '', /not allowed/ ],
		[ 403, 'acme', 'Closed', /^Closed$/ ],
		[ 400, 'acme_cannot_edit', 'Closed', /^Closed$/ ],
		[ 500, 'acme', '', /500/ ],
		[ 0, 'offline_error', 'Closed', /Could not reach/ ],
	] )(
		'has a message for status %p, code %s and message %j',
		async ( status, code, message, expected ) => {
			const error = await toApiError( {
				code,
				message,
				data: { status },
			} );
			expect( error.message ).toMatch( expected );
		}
	);
} );

describe( 'ApiError', () => {
	it( 'names the first invalid parameter', () => {
		const params = { after: 'No date', before: 'No date' };
		const fields = { code: 'x', message: 'X' };
		expect( new ApiError( { ...fields, data: { params } } ).field ).toBe(
			'after'
		);
		expect( new ApiError( fields ) ).toMatchObject( {
			name: 'ApiError',
			status: 0,
			data: {},
			field: undefined,
		} );
	} );
} );
