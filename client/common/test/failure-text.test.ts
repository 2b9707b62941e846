import { ApiError } from '@storedeck/api';
import { getFailureText } from '../failure-text';

describe( 'why something failed', () => {
	it( 'is what the server says of the refused fields', () => {
		const error = new ApiError( {
			code: 'rest_invalid_param',
			message: 'Invalid parameter(s): store_email',
			data: { params: { store_email: 'Invalid email address.' } },
		} );
		expect( getFailureText( error ) ).toBe( 'Invalid email address.' );
	} );

	it( 'is the message where there are no fields', () => {
		expect(
			getFailureText(
				new ApiError( { code: 'broken', message: 'The disk is full.' } )
			)
		).toBe( 'The disk is full.' );
		expect( getFailureText( new Error( 'No.' ) ) ).toBe( 'No.' );
	} );

	it( 'is nothing where nothing is known', () => {
		expect( getFailureText( undefined ) ).toBe( '' );
		expect( getFailureText( { message: 'x' } ) ).toBe( '' );
	} );
} );
