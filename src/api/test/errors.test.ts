import { FakeResponse, json, never, serve } from './fake-server';
import { loadApi } from './load-api';

const failWith = async ( response: FakeResponse ) => {
	serve( () => response );
	const { request, isApiError } = loadApi();
	const error: unknown = await request( { path: '/x' } ).catch(
		( thrown: unknown ) => thrown
	);
	if ( ! isApiError( error ) ) {
		throw new Error( 'Not an ApiError.' );
	}
	return error;
};

it( "has the server's code, message and invalid parameters", async () => {
	const error = await failWith(
		json(
			{
				code: 'rest_invalid_param',
				message: 'Invalid parameter(s): &#8220;after&#8221;',
				data: {
					status: 400,
					params: { after: '<b>after</b> is no date' },
					details: { after: 1 },
				},
			},
			{ status: 400 }
		)
	);
	expect( error ).toBeInstanceOf( Error );
	expect( error ).toMatchObject( {
		name: 'ApiError',
		code: 'rest_invalid_param',
		status: 400,
		message: 'Invalid parameter(s): “after”',
		data: {
			params: { after: 'after is no date' },
			details: { after: 1 },
		},
	} );
} );

it.each( [
	[ 401, 'woocommerce_rest_cannot_view', /session has expired/ ],
	[ 403, 'woocommerce_rest_cannot_view', /not allowed/ ],
	[ 403, 'acme_locked', /^The month is closed\.$/ ],
	[ 500, 'internal', /^The month is closed\.$/ ],
] )(
	'has a message for status %p with code %p',
	async ( status, code, message ) => {
		const error = await failWith(
			json( { code, message: 'The month is closed.' }, { status } )
		);
		expect( error.message ).toMatch( message );
		expect( error ).toMatchObject( { status, code } );
	}
);

it( 'reports an HTML page instead of data', async () => {
	const page = '<!DOCTYPE html><html><body>Log in</body></html>';
	expect( await failWith( new FakeResponse( page ) ) ).toMatchObject( {
		code: 'html_page',
		message: expect.stringMatching( /web page instead of data/ ),
	} );
	expect(
		await failWith( new FakeResponse( page, { status: 502 } ) )
	).toMatchObject( {
		code: 'html_page',
		status: 502,
		message: 'The server returned an error (502).',
	} );
	expect(
		await failWith( new FakeResponse( page, { status: 403 } ) )
	).toMatchObject( {
		code: 'blocked',
		status: 403,
		message: expect.stringMatching( /^Your host blocked the request/ ),
	} );
} );

it( 'reports a response that cannot be parsed', async () => {
	expect(
		await failWith( new FakeResponse( 'Notice: x {"a":1}' ) )
	).toMatchObject( {
		code: 'invalid_json',
		message: 'The server sent no data but this text: “Notice: x {"a":1}”',
	} );
} );

it( 'reports a missing connection', async () => {
	serve( () => Promise.reject( new TypeError( 'Failed to fetch' ) ) );
	const { request } = loadApi();
	await expect( request( { path: '/x' } ) ).rejects.toMatchObject( {
		code: 'fetch_error',
		status: 0,
		message: expect.stringMatching( /Could not reach/ ),
	} );
} );

it( 'reports a browser that is offline', async () => {
	jest.spyOn( window.navigator, 'onLine', 'get' ).mockReturnValue( false );
	serve( () => Promise.reject( new TypeError( 'Failed to fetch' ) ) );
	const { request } = loadApi();
	await expect( request( { path: '/x', method: 'POST' } ) ).rejects.toThrow(
		/^You are offline\./
	);
	jest.restoreAllMocks();
} );

it( 'aborts the request after the timeout', async () => {
	const seen = serve( never );
	const { request, isAbortError } = loadApi();
	const error: unknown = await request( { path: '/x', timeout: 5 } ).catch(
		( thrown: unknown ) => thrown
	);
	expect( error ).toMatchObject( {
		code: 'timeout',
		message: expect.stringMatching( /too long/ ),
	} );
	expect( isAbortError( error ) ).toBe( false );
	expect( seen[ 0 ]?.signal?.aborted ).toBe( true );
} );

it( 'accepts the errors of an aborted fetch', () => {
	const { isAbortError, isApiError } = loadApi();
	expect( isAbortError( new DOMException( '', 'AbortError' ) ) ).toBe( true );
	expect( isAbortError( new Error( 'AbortError' ) ) ).toBe( false );
	for ( const other of [ null, undefined, 'AbortError', {} ] ) {
		expect( isAbortError( other ) ).toBe( false );
	}
	expect( isApiError( new Error() ) ).toBe( false );
} );
