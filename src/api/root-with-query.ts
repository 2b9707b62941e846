import type { APIFetchMiddleware } from '@wordpress/api-fetch';

/**
 * Plugins for languages add a parameter to the REST root: `/wp-json/?lang=de`.
 * `apiFetch` appends the path to it, which is right for `/?rest_route=/` only.
 */
export const hasQuery = ( root: string ) =>
	root.includes( '?' ) && ! /[?&]rest_route=\/?$/.test( root );

/**
 * Requests the path below a root with a query.
 *
 * @param root REST root, for example `https://example.test/wp-json/?lang=de`.
 */
export const createRootMiddleware =
	( root: string ): APIFetchMiddleware =>
	( { path, ...options }, next ) =>
		next(
			path === undefined
				? options
				: { ...options, url: addPath( root, path ) }
		);

function addPath( root: string, path: string ) {
	const [ base = '', ...rest ] = root.split( '?' );
	const [ route = '', ...query ] = path.replace( /^\/+/, '' ).split( '?' );
	const added = query.length ? `&${ query.join( '?' ) }` : '';
	// `?lang=de&rest_route=/` has the route among its parameters.
	const parameters = rest.join( '?' );
	return parameters.includes( 'rest_route=' )
		? `${ base }?${ parameters.replace(
				/rest_route=(?:\/|%2F)?/i,
				( found ) => `${ found }${ encodeURI( route ) }`
		  ) }${ added }`
		: `${ base.replace(
				/\/*$/,
				'/'
		  ) }${ route }?${ parameters }${ added }`;
}
