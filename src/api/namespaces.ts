import type { APIFetchMiddleware } from '@wordpress/api-fetch';

type Namespaces = Readonly< Record< string, string > >;

/** `wc-analytics` is the start of `wc-analytics/orders`, not of `wc-analytics-2`. */
const isWithin = ( route: string, namespace: string ) =>
	route === namespace || route.startsWith( `${ namespace }/` );

/**
 * The path with its namespace replaced by the one that serves it here. The
 * longest namespace that fits counts.
 *
 * @param path       Namespace and route, maybe with a query.
 * @param namespaces Which namespace serves which, without outer slashes.
 *
 * @example
 * ```ts
 * mapNamespace( '/wc-analytics/orders?page=1', { 'wc-analytics': 'acme/v1' } );
 * // '/acme/v1/orders?page=1'
 * ```
 */
export function mapNamespace( path: string, namespaces: Namespaces ) {
	const [ , slash = '', route = '', query = '' ] =
		/^(\/*)([^?]*)(.*)$/s.exec( path ) ?? [];
	const [ from ] = Object.keys( namespaces )
		.filter( ( namespace ) => isWithin( route, namespace ) )
		.sort( ( a, b ) => b.length - a.length );
	return from === undefined
		? path
		: `${ slash }${ namespaces[ from ] }${ route.slice(
				from.length
		  ) }${ query }`;
}

/** Sends requests to the namespace that serves them on this site. */
export const createNamespaceMiddleware =
	( namespaces: Namespaces ): APIFetchMiddleware =>
	( options, next ) =>
		next(
			typeof options.path === 'string'
				? {
						...options,
						path: mapNamespace( options.path, namespaces ),
				  }
				: options
		);
