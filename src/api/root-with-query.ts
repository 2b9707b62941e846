import type { APIFetchMiddleware } from '@wordpress/api-fetch';

/**
 * Requests the path below a root with a query. `apiFetch` appends the path to all of
 * it, but plugins for languages add a parameter: `/wp-json/?lang=de`.
 *
 * @param root REST root, for example `https://example.test/?rest_route=/`.
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
				() => `rest_route=/${ route }`
		  ) }${ added }`
		: `${ base.replace(
				/\/*$/,
				'/'
		  ) }${ route }?${ parameters }${ added }`;
}
