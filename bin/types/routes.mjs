import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The recorded routes of a live site, which tests/contract/rest/routes.test.mjs compares. */
const FOLDER = 'tests/contract/rest/support';

/**
 * A route. `path` is readable (`/storedeck/v1/views/{id}`), `names` are the
 * parameters in it. `methods` has the other parameters by method. `response` is
 * the schema of an item, or `{ as: path }`.
 *
 * @typedef {{ path: string, names: string[], methods: Record<string, Record<string, object>>, pathArgs: Record<string, object>, response: Record<string, any> }} Route
 */

/** Reads a file of the record. */
export const readRecord = (
	/** @type {string} */ root,
	/** @type {'routes' | 'responses'} */ name
) =>
	JSON.parse(
		readFileSync( path.join( root, FOLDER, `${ name }.json` ), 'utf8' )
	);

/**
 * Converts the regular expression of a route to a path such as
 * `/storedeck/v1/views/{id}`.
 *
 * @param {string} route The route as registered, with named groups.
 * @return {{ path: string, names: string[] }} The path and the names of its parameters.
 */
export function readablePath( route ) {
	const names = [];
	const readable = route.replace( /\(\?P<(\w+)>[^()]*\)/g, ( _, name ) => {
		names.push( name );
		return `{${ name }}`;
	} );
	return { path: readable, names };
}

/**
 * The routes of a record.
 *
 * @param {Record<string, Record<string, Record<string, Object>>>} routes    Route => methods => parameters.
 * @param {Record<string, Object>}                                 responses Route => schema of an item of its response.
 * @return {Route[]} By path.
 */
export const listRoutes = ( routes, responses ) =>
	Object.entries( routes ).map( ( [ route, endpoints ] ) => {
		const { path: readable, names } = readablePath( route );
		const response = responses[ route ];
		const lists = Object.values( endpoints );
		const pathArgs = names.map( ( name ) => [
			name,
			lists.find( ( args ) => args[ name ] )?.[ name ] ?? {
				type: 'string',
			},
		] );
		const methods = Object.entries( endpoints ).flatMap(
			( [ list, args ] ) => {
				const others = Object.entries( args ).filter(
					( [ name ] ) => ! names.includes( name )
				);
				return list
					.split( ',' )
					.map( ( method ) => [
						method,
						Object.fromEntries( others ),
					] );
			}
		);
		return {
			path: readable,
			names,
			pathArgs: Object.fromEntries( pathArgs ),
			methods: Object.fromEntries( methods ),
			response: response?.as
				? { as: readablePath( response.as ).path }
				: response,
		};
	} );

/** The recorded routes. */
export const readRoutes = ( /** @type {string} */ root ) =>
	listRoutes( readRecord( root, 'routes' ), readRecord( root, 'responses' ) );

/** Whether parameters of a method are in the URL. */
export const isInQuery = ( /** @type {string} */ method ) =>
	[ 'GET', 'DELETE' ].includes( method );

/** Whether the path ends with the id of one item. */
export const isItemPath = ( /** @type {string} */ readable ) =>
	readable.endsWith( '}' );
