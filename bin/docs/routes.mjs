import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readablePath } from '../types/route-types.mjs';

const FOLDER = 'tests/contract/rest/support';

/**
 * A route. `path` is readable (`/storedeck/v1/views/{id}`), `names` are the
 * parameters in it. `methods` has the other parameters by method. `response` is
 * the schema of an item, or `{ as: path }`.
 *
 * @typedef {{ path: string, names: string[], methods: Record<string, Record<string, object>>, pathArgs: Record<string, object>, response: Record<string, any> }} Route
 */

/**
 * The recorded routes of a live site, which tests/contract/rest/routes.test.mjs
 * compares.
 *
 * @return {Route[]} By path.
 */
export function readRoutes( /** @type {string} */ root ) {
	const read = ( name ) =>
		JSON.parse( readFileSync( path.join( root, FOLDER, name ), 'utf8' ) );
	const responses = read( 'responses.json' );
	return Object.entries( read( 'routes.json' ) ).map(
		( [ route, endpoints ] ) => {
			const { path: readable, names } = readablePath( route );
			const response = responses[ route ];
			const pathArgs = Object.fromEntries(
				names.map( ( name ) => [
					name,
					Object.values( endpoints ).find(
						( args ) => args[ name ]
					)?.[ name ] ?? { type: 'string' },
				] )
			);
			const methods = Object.fromEntries(
				Object.entries( endpoints ).flatMap( ( [ list, args ] ) =>
					list
						.split( ',' )
						.map( ( method ) => [
							method,
							Object.fromEntries(
								Object.entries( args ).filter(
									( [ name ] ) => ! names.includes( name )
								)
							),
						] )
				)
			);
			return {
				path: readable,
				names,
				pathArgs,
				methods,
				response: response.as
					? { as: readablePath( response.as ).path }
					: response,
			};
		}
	);
}

/** Whether parameters of a method are in the URL. */
export const isInQuery = ( method ) => [ 'GET', 'DELETE' ].includes( method );

/** Whether the path ends with the id of one item. */
export const isItemPath = ( readable ) => readable.endsWith( '}' );
