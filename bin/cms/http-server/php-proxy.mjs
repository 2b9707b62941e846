import { request as httpRequest } from 'node:http';

const MAX_BODY = 80 * 1024 * 1024;

/**
 * Headers that are not forwarded: those of one connection (RFC 9110, section
 * 7.6.1), those that this server sets, Host, which PHP's built-in server copies to
 * its responses, and Proxy, which PHP libraries use as the proxy of their own
 * requests (CVE-2016-5385). `x-storedeck-local`, `-script` and `-uri` are for the
 * router script alone; responses of the plugin have others.
 */
const DROPPED =
	/^(connection|keep-alive|proxy(-.*)?|te|trailer|transfer-encoding|upgrade|expect|x-storedeck-(local|script|uri))$/i;

/**
 * @param {string[]} raw       Alternating names and values, as in `message.rawHeaders`.
 * @param {string}   [another] Name of another header to drop.
 * @return {string[]} The headers to forward, including repeated ones.
 */
export function forwardedHeaders( raw, another = '' ) {
	return raw.flatMap( ( name, at ) =>
		at % 2 || DROPPED.test( name ) || name.toLowerCase() === another
			? []
			: [ name, raw[ at + 1 ] ?? '' ]
	);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number}                             status
 * @param {string}                             text
 */
export function sendError( response, status, text ) {
	if ( response.headersSent ) {
		response.destroy();
		return;
	}
	response.writeHead( status, {
		'Content-Type': 'text/plain; charset=utf-8',
		'Cache-Control': 'no-store',
	} );
	response.end( `${ text }\n` );
}

/**
 * Reads the body of a chunked request. PHP requires a Content-Length.
 *
 * @param {import('node:http').IncomingMessage} request
 * @return {Promise<Buffer | null>} Null if the body is too large.
 */
async function readBody( request ) {
	const chunks = [];
	let size = 0;
	for await ( const chunk of request ) {
		size += chunk.length;
		if ( size > MAX_BODY ) {
			return null;
		}
		chunks.push( chunk );
	}
	return Buffer.concat( chunks );
}

/**
 * Forwards a request to a worker. Proxies of the kind of http-proxy end the request
 * to PHP when the browser leaves; here PHP completes it, as with a web server, and
 * the worker is busy until then.
 *
 * @param {import('../worker-pool.mjs').Worker} worker
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 * @param {string[]}                            headers
 * @param {Buffer | null}                       body     Null to stream the body of the request.
 * @return {Promise<boolean>} Resolves when the worker is idle again: whether PHP responded.
 */
function forwardToWorker( worker, request, response, headers, body ) {
	const { method, url: path } = request;
	const to = { host: '127.0.0.1', port: worker.port, agent: false };
	return new Promise( ( resolve ) => {
		let hasResponse = false;
		const upstream = httpRequest( {
			...{ ...to, method, path, headers, setHost: false },
		} );
		upstream.on( 'response', ( answer ) => {
			hasResponse = true;
			answer.on( 'close', () => resolve( true ) );
			answer.on( 'error', () => response.destroy() );
			if ( response.destroyed ) {
				// The browser has left: what PHP sends is read, so that the worker gets free.
				answer.resume();
				return;
			}
			response.writeHead(
				answer.statusCode ?? 502,
				answer.statusMessage,
				forwardedHeaders( answer.rawHeaders, 'host' )
			);
			answer.pipe( response );
			response.on( 'close', () => {
				answer.unpipe( response );
				answer.resume();
			} );
		} );
		upstream.on( 'error', () => {
			if ( hasResponse ) {
				response.destroy();
			}
			resolve( hasResponse );
		} );
		if ( body ) {
			upstream.end( body );
		} else {
			request.pipe( upstream );
			request.on( 'close', () => {
				if ( ! request.complete ) {
					upstream.destroy();
				}
			} );
		}
	} );
}

/**
 * Forwards a request to a PHP worker and sends its response.
 *
 * @param {Object}                                  call
 * @param {import('../worker-pool.mjs').WorkerPool} call.pool
 * @param {import('node:http').IncomingMessage}     call.request
 * @param {import('node:http').ServerResponse}      call.response
 * @param {string}                                  call.script   `/index.php`.
 * @param {string}                                  call.secret   Shared secret that authenticates this server to PHP.
 */
export async function proxyToPhp( call ) {
	const { pool, request, response, script, secret } = call;
	const length = Number( request.headers[ 'content-length' ] ?? 0 );
	const isChunked = 'transfer-encoding' in request.headers;
	let body = isChunked ? await readBody( request ) : null;
	if ( length > MAX_BODY || ( isChunked && ! body ) ) {
		sendError( response, 413, 'The request is too large.' );
		return;
	}
	if ( ! isChunked && ! length ) {
		body = Buffer.alloc( 0 );
	}
	const headers = forwardedHeaders(
		request.rawHeaders,
		isChunked ? 'content-length' : ''
	).concat(
		isChunked ? [ 'Content-Length', String( body?.length ) ] : [],
		[ 'Connection', 'close', 'X-Storedeck-Local', secret ],
		[ 'X-Storedeck-Script', script ],
		[ 'X-Storedeck-Uri', request.url ?? '/' ]
	);
	// Only safe methods may be repeated.
	const isSafe = /^(GET|HEAD|OPTIONS)$/.test( request.method ?? '' );
	for ( let attempt = body && isSafe ? 1 : 2; attempt <= 2; attempt++ ) {
		const worker = await pool.acquire();
		const args = /** @type {const} */ ( [ request, response ] );
		const hasResponse = await forwardToWorker(
			worker,
			...args,
			headers,
			body
		).finally( () => pool.release( worker ) );
		if ( hasResponse ) {
			return;
		}
	}
	sendError( response, 502, 'PHP ended without a response. See debug.log.' );
}
