import { createServer } from 'node:http';
import { UserError } from '../user-error.mjs';
import { errorCode } from '../files.mjs';
import { route } from './route.mjs';
import { createStaticFiles } from './static-files.mjs';
import { sendError, toPhp } from './to-php.mjs';

/**
 * What the server needs to answer for a site.
 *
 * @typedef {Object} Served
 * @property {string}                                  root      The WordPress folder.
 * @property {string[]}                                links     Folders outside that links in it may lead to.
 * @property {import('../worker-pool.mjs').WorkerPool} pool      The PHP workers.
 * @property {string}                                  secret    Proves to PHP who calls.
 * @property {() => void}                              [onWrite] Called after a request that may have changed data.
 *
 * @typedef {Object} Front
 * @property {number}                                  port      On 127.0.0.1.
 * @property {string}                                  url       `http://127.0.0.1:8888`.
 * @property {( served: Served ) => void}              serve     From now on answers for this site; before, asks to wait.
 * @property {() => Promise<void>}                     close     Ends every connection and frees the port.
 */

const ERRORS = {
	400: 'Bad address.',
	403: 'Not served.',
	404: 'Not found.',
};

/**
 * @param {string} host A Host header.
 * @return {boolean} Whether it names this machine; another one may be a trick to read the site from a foreign page.
 */
export function isLocalHost( host ) {
	return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test( host );
}

/**
 * Opens the port at once, so that a busy one is noticed before anything else is
 * done.
 *
 * @param {number} port 0 takes a free one.
 * @return {Promise<Front>} The server.
 * @throws {UserError} When the port is taken.
 */
export async function createFront( port ) {
	/** @type {Served | null} */
	let site = null;
	const sendFile = createStaticFiles();

	/**
	 * @param {import('node:http').IncomingMessage} request
	 * @param {import('node:http').ServerResponse}  response
	 */
	const answer = async ( request, response ) => {
		const host = request.headers.host ?? '';
		if ( ! isLocalHost( host ) ) {
			sendError(
				response,
				421,
				'This address belongs to another server.'
			);
			return;
		}
		// "*" and absolute forms are for proxies.
		const target = request.url ?? '/';
		if ( ! target.startsWith( '/' ) ) {
			sendError( response, 400, ERRORS[ 400 ] );
			return;
		}
		if ( host !== front.url.slice( 'http://'.length ) ) {
			response.writeHead( 307, { Location: front.url + target } ).end();
			return;
		}
		if ( ! site ) {
			response.setHeader( 'Retry-After', '2' );
			response.setHeader( 'Refresh', '2' );
			sendError( response, 503, 'Storedeck is starting …' );
			return;
		}
		const [ path = '/' ] = target.split( '?', 1 );
		const decided = await route( path, site.root, site.links );
		if ( decided.kind === 'error' ) {
			sendError( response, decided.status, ERRORS[ decided.status ] );
		} else if ( decided.kind === 'redirect' ) {
			const query = target.slice( path.length );
			response.writeHead( 301, { Location: decided.to + query } ).end();
		} else if ( decided.kind === 'static' ) {
			const url = new URL( front.url + target );
			await sendFile(
				request,
				response,
				url,
				decided.file,
				decided.stats
			);
		} else {
			const { pool, secret, onWrite } = site;
			const { script } = decided;
			await toPhp( { pool, request, response, script, secret } );
			if ( request.method !== 'GET' && request.method !== 'HEAD' ) {
				onWrite?.();
			}
		}
	};

	const server = createServer( ( request, response ) => {
		answer( request, response ).catch( ( error ) => {
			sendError( response, 500, String( error?.message ?? error ) );
		} );
	} );
	server.keepAliveTimeout = 60_000;
	server.requestTimeout = 0;
	await new Promise( ( resolve, reject ) => {
		server.once( 'error', ( error ) => {
			const code = errorCode( error );
			const reason =
				code === 'EADDRINUSE'
					? `Port ${ port } is in use. Stop what runs there, or choose another with --port=PORT.`
					: `Port ${ port } cannot be opened (${ code }). Choose another with --port=PORT.`;
			reject( new UserError( reason, { cause: error } ) );
		} );
		server.listen( port, '127.0.0.1', () => resolve( undefined ) );
	} );
	const address = server.address();
	const actual = typeof address === 'object' && address ? address.port : port;

	/** @type {Front} */
	const front = {
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
	return front;
}
