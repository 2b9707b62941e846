import { addQueryArgs, getQueryArg } from '@wordpress/url';
import type { Query } from './types';

/** Adds a query to a path below the REST root. */
export function buildPath( path: string, query: Query = {} ) {
	const rooted = path.startsWith( '/' ) ? path : `/${ path }`;
	return addQueryArgs( rooted, query );
}

/**
 * Returns the same key for the same request, regardless of the order and
 * encoding of its parameters.
 */
export function normalizePath( path: string ) {
	const [ route = '', ...rest ] = path.split( '?' );
	const query = new URLSearchParams( rest.join( '?' ) );
	query.sort();
	return `/${ route.replace( /^\/+|\/+$/g, '' ) }?${ query }`;
}

/** The parts of a request that decide whether it writes. */
interface Sendable {
	path?: string;
	method?: string;
	headers?: object;
	data?: unknown;
	body?: unknown;
}

/**
 * Whether a request only reads. The server also accepts the method in a header
 * or in the parameter `_method`.
 */
export const isReadRequest = ( {
	path = '',
	method = 'GET',
	headers = {},
	data,
	body,
}: Sendable ) =>
	method.toUpperCase() === 'GET' &&
	! data &&
	! body &&
	getQueryArg( path, '_method' ) === undefined &&
	! Object.keys( headers ).some(
		( name ) => name.toLowerCase() === 'x-http-method-override'
	);
