import { isApiError } from '@storedeck/api';
import { getFailureText } from '../failure-text';
import { getLabel } from './labels';

/**
 * Messages about fields, which name a field as people know it.
 *
 * @param params Messages of the server by the name of the field.
 */
export const labelFieldErrors = (
	params: Readonly< Record< string, string > >
): Readonly< Record< string, string > > =>
	Object.fromEntries(
		Object.entries( params ).map( ( [ name, message ] ) => [
			name,
			message.replace( name, getLabel( name ) ),
		] )
	);

/** The errors of a response by field; undefined when it names none. */
export const readFieldErrors = ( error: unknown ) =>
	isApiError( error ) && error.data.params
		? labelFieldErrors( error.data.params )
		: undefined;

/** What the server said about the fields of a product, or why it failed. */
export const getProductFailureText = ( error: unknown ) =>
	Object.values( readFieldErrors( error ) ?? {} ).join( ' ' ) ||
	getFailureText( error );
