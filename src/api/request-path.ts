import { addQueryArgs, getQueryArg } from '@wordpress/url';
import type { Query } from './types';

/** Adds a query to a path below the REST root. */
export function buildPath( path: string, query: Query = {} ) {
	const rooted = path.startsWith( '/' ) ? path : `/${ path }`;
	return addQueryArgs( rooted, query );
}

function decode( text: string ) {
	const spaced = text.replaceAll( '+', ' ' );
	try {
		return decodeURIComponent( spaced );
	} catch {
		return spaced;
	}
}

/**
 * Returns the same key for the same request, regardless of the order and
 * encoding of its parameters.
 */
export function normalizePath( path: string ) {
	const [ route = '', ...rest ] = path.split( '?' );
	const query = rest.join( '?' );
	const pairs = query
		.split( '&' )
		.filter( Boolean )
		.map( ( pair ) => {
			const [ name = '', ...value ] = pair.split( '=' );
			return [ decode( name ), decode( value.join( '=' ) ) ] as const;
		} )
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : Number( a > b ) ) )
		.map( ( pair ) => pair.map( encodeURIComponent ).join( '=' ) );
	const rooted = `/${ route.replace( /^\/+|\/+$/g, '' ) }`;
	return pairs.length ? `${ rooted }?${ pairs.join( '&' ) }` : rooted;
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
