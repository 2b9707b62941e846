import { ApiError } from '@storedeck/api';
import { getFailureText } from '../failure-text';

describe( 'getFailureText', () => {
	it( 'returns the messages of the invalid parameters', () => {
		const error = new ApiError( {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s): store_email',
			data: { params: { store_email: 'Invalid email address.' } },
		} );
		expect( getFailureText( error ) ).toBe( 'Invalid email address.' );
	} );

	it( 'returns the message when there are no parameters', () => {
		expect(
			getFailureText(
				new ApiError( { code: 'broken', message: 'The disk is full.' } )
			)
		).toBe( 'The disk is full.' );
		expect( getFailureText( new Error( 'No.' ) ) ).toBe( 'No.' );
	} );

	it( 'returns an empty string for other values', () => {
		expect( getFailureText( undefined ) ).toBe( '' );
		expect( getFailureText( { message: 'x' } ) ).toBe( '' );
	} );
} );
