import { createServer } from 'node:http';
import { sep } from 'node:path';
import { UserError } from '../user-error.mjs';
import { errorCode } from '../files.mjs';
import { listen } from '../ports.mjs';
import { resolveRoute } from './route.mjs';
import { sendFile } from './static-files.mjs';
import { sendError, proxyToPhp } from './php-proxy.mjs';

/**
 * A site that the server handles requests for.
 *
 * @typedef {Object} ServedSite
 * @property {string}                                  root      The WordPress folder.
 * @property {string[]}                                links     Folders outside of it that symbolic links may point to.
 * @property {string[]}                                [edited]  Those with files that change without a new version.
 * @property {import('../worker-pool.mjs').WorkerPool} pool      Pool of PHP workers.
 * @property {string}                                  secret    Shared secret that authenticates this server to PHP.
 * @property {() => void}                              [onWrite] Called after each request that may have changed data.
 *
 * @typedef {Object} HttpServer
 * @property {number}                                  port      Port on 127.0.0.1.
 * @property {string}                                  url       Origin, e.g. `http://127.0.0.1:8888`.
 * @property {( served: ServedSite ) => void}          serve     Starts handling requests for a site. Until then, the server responds with 503.
 * @property {() => Promise<void>}                     close     Closes all connections and the port.
 */

const ERRORS = {
	400: 'Invalid URL.',
	403: 'Access denied.',
	404: 'Not found.',
};

/**
 * @param {string} host Value of the Host header.
 * @return {boolean} Whether it is a name of this machine. Others are rejected to prevent DNS rebinding attacks.
 */
export function isLocalHost( host ) {
	return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test( host );
}

/**
 * Creates the server and opens its port, so that a port in use is reported
 * before any slow work.
 *
 * @param {number} port 0 selects a free port.
 * @return {Promise<HttpServer>} The server.
 * @throws {UserError} If the port is in use.
 */
export async function createHttpServer( port ) {
	/** @type {ServedSite | null} */
	let site = null;

	/**
	 * @param {import('node:http').IncomingMessage} request
	 * @param {import('node:http').ServerResponse}  response
	 */
	const handleRequest = async ( request, response ) => {
		const host = request.headers.host ?? '';
		if ( ! isLocalHost( host ) ) {
			sendError(
				response,
				421,
				'This host name belongs to another server.'
			);
			return;
		}
		// "*" and absolute URLs are only valid for proxies.
		const target = request.url ?? '/';
		if ( ! target.startsWith( '/' ) ) {
			sendError( response, 400, ERRORS[ 400 ] );
			return;
		}
		if ( host !== httpServer.url.slice( 'http://'.length ) ) {
			response
				.writeHead( 307, { Location: httpServer.url + target } )
				.end();
			return;
		}
		if ( ! site ) {
			response.setHeader( 'Retry-After', '2' );
			response.setHeader( 'Refresh', '2' );
			sendError( response, 503, 'Storedeck is starting …' );
			return;
		}
		const [ path = '/' ] = target.split( '?', 1 );
		const resolved = await resolveRoute( path, site.root, site.links );
		if ( resolved.kind === 'error' ) {
			sendError( response, resolved.status, ERRORS[ resolved.status ] );
		} else if ( resolved.kind === 'redirect' ) {
			const query = target.slice( path.length );
			response.writeHead( 301, { Location: resolved.to + query } ).end();
		} else if ( resolved.kind === 'static' ) {
			const url = new URL( httpServer.url + target );
			const { file } = resolved;
			const isEdited = site.edited?.some( ( folder ) =>
				file.startsWith( folder + sep )
			);
			await sendFile( request, response, url, file, isEdited );
		} else {
			const { pool, secret, onWrite } = site;
			const { script } = resolved;
			await proxyToPhp( { pool, request, response, script, secret } );
			if ( request.method !== 'GET' && request.method !== 'HEAD' ) {
				onWrite?.();
			}
		}
	};

	const server = createServer( ( request, response ) => {
		handleRequest( request, response ).catch( ( error ) => {
			sendError( response, 500, String( error?.message ?? error ) );
		} );
	} );
	server.keepAliveTimeout = 60_000;
	server.requestTimeout = 0;
	const actual = await listen( server, port ).catch( ( error ) => {
		const code = errorCode( error );
		throw new UserError(
			code === 'EADDRINUSE'
				? `Port ${ port } is in use. Stop the program that uses it, or choose another port with --port=PORT.`
				: `Port ${ port } could not be opened (${ code }). Choose another port with --port=PORT.`,
			{ cause: error }
		);
	} );

	/** @type {HttpServer} */
	const httpServer = {
		port: actual,
		url: `http://127.0.0.1:${ actual }`,
		serve: ( served ) => {
			site = served;
		},
		close: () =>
			new Promise( ( resolve ) => {
				server.close( () => resolve() );
				server.closeAllConnections();
			} ),
	};
	return httpServer;
}
