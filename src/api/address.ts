import { addQueryArgs } from '@wordpress/url';
import type { Query } from './types';

/** Path and query as one address below the REST root. */
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
 * The same key for the same request, whatever the order and the encoding of its
 * parameters.
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

export const isGet = ( method: string | undefined ) =>
	! method || method.toUpperCase() === 'GET';
