import type { Query, QueryValue } from '@storedeck/api';
import type { Query as Address, QueryParameter } from '@storedeck/navigation';
import type { UrlQuery } from './types';

/** Whether a request can carry a value. */
export function isQueryValue( value: unknown ): value is QueryValue {
	switch ( typeof value ) {
		case 'string':
		case 'number':
		case 'boolean':
		case 'undefined':
			return true;
		case 'object':
			return (
				value === null || Object.values( value ).every( isQueryValue )
			);
		default:
			return false;
	}
}

/**
 * The part of an object that a request can carry.
 *
 * @param values Names and values, for example those of an address.
 */
export function toQuery(
	values: Readonly< Record< string, unknown > >
): Query {
	return Object.fromEntries(
		Object.entries( values ).filter(
			( entry ): entry is [ string, QueryValue ] =>
				isQueryValue( entry[ 1 ] )
		)
	);
}

/** Whether an address can hold a value: text, lists and groups of it. */
function isParameter( value: unknown ): value is QueryParameter {
	return (
		typeof value === 'string' ||
		( typeof value === 'object' &&
			value !== null &&
			Object.values( value ).every( isParameter ) )
	);
}

/**
 * The part of a query that an address can hold.
 *
 * @param query Names and values.
 */
export function toAddress( query: UrlQuery ): Address {
	const address: Address = {};
	for ( const [ name, value ] of Object.entries( query ) ) {
		const parameter = typeof value === 'number' ? String( value ) : value;
		if ( isParameter( parameter ) ) {
			address[ name ] = parameter;
		}
	}
	return address;
}
