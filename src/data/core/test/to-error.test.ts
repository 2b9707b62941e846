import { toRequestError } from '../to-error';

describe( 'toRequestError', () => {
	it.each( [
		[ new Error( 'No.' ), 'No.' ],
		[ { message: 'No.' }, 'No.' ],
		[ 'No.', 'No.' ],
		[ '', 'Something went wrong.' ],
		[ null, 'Something went wrong.' ],
		[ undefined, 'Something went wrong.' ],
		[ 404, 'Something went wrong.' ],
		[ {}, 'Something went wrong.' ],
		[ { message: 404 }, 'Something went wrong.' ],
	] )( 'converts %p to an error with a message', ( thrown, message ) => {
		expect( toRequestError( thrown ).message ).toBe( message );
	} );

	it( 'returns an error itself', () => {
		const error = new Error( 'No.' );
		expect( toRequestError( error ) ).toBe( error );
	} );

	it( 'keeps code and status of an error response', () => {
		const body = { message: 'No.', code: 'forbidden', status: 403 };
		expect( toRequestError( body ) ).toEqual( body );
	} );

	it( 'describes a response of another shape, with the cause', () => {
		const cause = new TypeError( 'x is undefined' );
		const error = toRequestError( cause );
		expect( error ).toMatchObject( {
			message: 'Invalid server response.',
			cause,
		} );
	} );
} );
