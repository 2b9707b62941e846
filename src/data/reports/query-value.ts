import type { Query, QueryValue } from '@storedeck/api';
import type { Query as UrlParams, QueryParameter } from '@storedeck/navigation';
import type { UrlQuery } from './types';

/** Whether a value can be part of a request. */
export const isQueryValue = ( value: unknown ): value is QueryValue =>
	typeof value === 'object'
		? Object.values( value ?? {} ).every( isQueryValue )
		: [ 'string', 'number', 'boolean', 'undefined' ].includes(
				typeof value
		  );

/**
 * The values of an object that can be part of a request.
 *
 * @param values Names and values, for example those of a URL.
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

/** Whether a value can be part of a URL: strings, lists and groups of them. */
function isUrlParam( value: unknown ): value is QueryParameter {
	return (
		typeof value === 'string' ||
		( typeof value === 'object' &&
			value !== null &&
			Object.values( value ).every( isUrlParam ) )
	);
}

/**
 * The parameters of a query that can be part of a URL.
 *
 * @param query Names and values.
 */
export function toUrlParams( query: UrlQuery ): UrlParams {
	const params: UrlParams = {};
	for ( const [ name, value ] of Object.entries( query ) ) {
		const parameter = typeof value === 'number' ? String( value ) : value;
		if ( isUrlParam( parameter ) ) {
			params[ name ] = parameter;
		}
	}
	return params;
}
