import type { APIFetchMiddleware } from '@wordpress/api-fetch';

type Namespaces = Readonly< Record< string, string > >;

/**
 * `wc-analytics` is a prefix of `wc-analytics/orders`, but not of
 * `wc-analytics-2`.
 */
const isWithin = ( route: string, namespace: string ) =>
	route === namespace || route.startsWith( `${ namespace }/` );

/**
 * Replaces the namespace of a path by the one that is registered on this site.
 * The longest matching namespace is replaced.
 *
 * @param path       Namespace and route, with or without a query.
 * @param namespaces Registered namespaces by the one they replace, without
 *                   outer slashes.
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
