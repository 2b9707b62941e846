import { request as httpRequest } from 'node:http';
import {
	chooseEncoding,
	createCompressor,
	isCompressible,
} from './encoding.mjs';

const MAX_BODY = 80 * 1024 * 1024;

/** Maximum delay before compressed PHP output is flushed. */
const FLUSH_DELAY_MS = 4;

/** Hop-by-hop headers (RFC 9110, section 7.6.1) and `Expect`. */
const HOP_BY_HOP = new Set( [
	'connection',
	'keep-alive',
	'proxy-authenticate',
	'proxy-authorization',
	'proxy-connection',
	'te',
	'trailer',
	'transfer-encoding',
	'upgrade',
	'expect',
] );

/**
 * @param {string[]}                    raw  Alternating names and values, as in `message.rawHeaders`.
 * @param {( name: string ) => boolean} drop Selects further headers to drop, by lowercase name.
 * @return {string[]} The headers to forward, including repeated ones.
 */
export function forwardedHeaders( raw, drop ) {
	const named = raw
		.filter( ( _, at ) => at % 2 === 0 )
		.map( ( name, at ) => ( { name, at: at * 2 } ) );
	const listed = named
		.filter( ( { name } ) => name.toLowerCase() === 'connection' )
		.flatMap( ( { at } ) =>
			( raw[ at + 1 ] ?? '' ).toLowerCase().split( /\s*,\s*/ )
		);
	return named.flatMap( ( { name, at } ) => {
		const lower = name.toLowerCase();
		const isDropped =
			HOP_BY_HOP.has( lower ) ||
			listed.includes( lower ) ||
			drop( lower );
		return isDropped ? [] : [ name, raw[ at + 1 ] ?? '' ];
	} );
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
 * Compresses the output of PHP and flushes it while PHP is still running, so
 * that the browser can start to load scripts and styles.
 *
 * @param {import('node:http').IncomingMessage} phpResponse
 * @param {'br' | 'gzip'}                       encoding
 * @return {import('node:stream').Readable} Compressed.
 */
function compressStream( phpResponse, encoding ) {
	const stream = createCompressor( encoding );
	/** @type {NodeJS.Timeout | undefined} */
	let timer;
	phpResponse.on( 'data', () => {
		timer ??= setTimeout( () => {
			timer = undefined;
			stream.flush();
		}, FLUSH_DELAY_MS );
	} );
	phpResponse.on( 'close', () => clearTimeout( timer ) );
	return phpResponse.pipe( stream );
}

/**
 * Sends a response of PHP to the client, compressed if possible.
 *
 * @param {import('node:http').IncomingMessage} phpResponse
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 */
function sendPhpResponse( phpResponse, request, response ) {
	const status = phpResponse.statusCode ?? 502;
	const hasBody =
		request.method !== 'HEAD' && status !== 204 && status !== 304;
	const isUncompressed = ! phpResponse.headers[ 'content-encoding' ];
	const canCompress =
		isUncompressed &&
		isCompressible( phpResponse.headers[ 'content-type' ] );
	const encoding =
		hasBody && canCompress
			? chooseEncoding( request.headers[ 'accept-encoding' ] )
			: null;
	const headers = forwardedHeaders(
		phpResponse.rawHeaders,
		( name ) =>
			// PHP's built-in server copies the Host header to its responses.
			name === 'host' ||
			( name === 'content-length' &&
				( encoding !== null || ! hasBody ) ) ||
			( name === 'etag' && encoding !== null )
	);
	if ( encoding ) {
		headers.push( 'Content-Encoding', encoding );
		const etag = phpResponse.headers.etag;
		if ( etag ) {
			headers.push(
				'ETag',
				etag.startsWith( 'W/' ) ? etag : `W/${ etag }`
			);
		}
	}
	if ( canCompress ) {
		headers.push( 'Vary', 'Accept-Encoding' );
	}
	response.writeHead( status, phpResponse.statusMessage, headers );
	if ( ! hasBody ) {
		phpResponse.resume();
		response.end();
		return;
	}
	const source = encoding
		? compressStream( phpResponse, encoding )
		: phpResponse;
	source.pipe( response );
	source.on( 'error', () => response.destroy() );
	phpResponse.on( 'error', () => response.destroy() );
	// When the client disconnects, PHP continues and its output is discarded.
	response.on( 'close', () => {
		source.unpipe( response );
		source.resume();
	} );
}

/**
 * Forwards a request to a worker.
 *
 * @param {import('../worker-pool.mjs').Worker} worker
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 * @param {string[]}                            headers
 * @param {Buffer | null}                       body     Null to stream the body of the request.
 * @return {Promise<'done' | 'unreachable'>} Resolves when the worker is idle again.
 */
function forwardToWorker( worker, request, response, headers, body ) {
	return new Promise( ( resolve ) => {
		let hasResponse = false;
		const upstream = httpRequest( {
			host: '127.0.0.1',
			port: worker.port,
			method: request.method,
			path: request.url,
			headers,
			agent: false,
			setHost: false,
		} );
		upstream.on( 'response', ( phpResponse ) => {
			hasResponse = true;
			phpResponse.on( 'close', () => resolve( 'done' ) );
			sendPhpResponse( phpResponse, request, response );
		} );
		upstream.on( 'error', () => {
			if ( hasResponse ) {
				response.destroy();
			}
			resolve( hasResponse ? 'done' : 'unreachable' );
		} );
		if ( body ) {
			upstream.end( body );
		} else {
			request.pipe( upstream );
			request.on( 'error', () => upstream.destroy() );
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
export async function proxyToPhp( {
	pool,
	request,
	response,
	script,
	secret,
} ) {
	const length = request.headers[ 'content-length' ];
	if ( Number( length ?? 0 ) > MAX_BODY ) {
		sendError( response, 413, 'The request is too large.' );
		return;
	}
	const isChunked = 'transfer-encoding' in request.headers;
	const hasBody = isChunked || Number( length ?? 0 ) > 0;
	const body = isChunked ? await readBody( request ) : Buffer.alloc( 0 );
	if ( ! body ) {
		sendError( response, 413, 'The request is too large.' );
		return;
	}
	const headers = [
		...forwardedHeaders(
			request.rawHeaders,
			( name ) =>
				name.startsWith( 'x-storedeck-' ) ||
				// PHP libraries use it as the proxy of their own requests
				// (CVE-2016-5385).
				name === 'proxy' ||
				( isChunked && name === 'content-length' )
		),
		...( isChunked ? [ 'Content-Length', String( body.length ) ] : [] ),
		...[ 'Connection', 'close' ],
		...[ 'X-Storedeck-Local', secret ],
		...[ 'X-Storedeck-Script', script ],
		...[ 'X-Storedeck-Uri', request.url ?? '/' ],
	];
	const isStreamed = hasBody && ! isChunked;
	for ( let attempt = 1; attempt <= 2; attempt++ ) {
		const worker = await pool.acquire();
		const result = await forwardToWorker(
			worker,
			request,
			response,
			headers,
			isStreamed ? null : body
		).finally( () => pool.release( worker ) );
		if ( result === 'done' ) {
			return;
		}
		// Only safe methods may be retried.
		if (
			isStreamed ||
			! /^(GET|HEAD|OPTIONS)$/.test( request.method ?? '' )
		) {
			break;
		}
	}
	sendError( response, 502, 'PHP ended without a response. See debug.log.' );
}
