import { request as httpRequest } from 'node:http';
import { chooseEncoding, compressor, isCompressible } from './encoding.mjs';

const MAX_BODY = 80 * 1024 * 1024;

/** How long what PHP says is held back at most. */
const PAUSE_MS = 4;

/** Headers that concern one connection only. */
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
 * @param {string[]}                    raw  Names and values in turn, as Node gives them.
 * @param {( name: string ) => boolean} drop Further names to leave out, in lower case.
 * @return {string[]} The headers that are passed on, repeated ones still repeated.
 */
export function passedHeaders( raw, drop ) {
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
 * The body of a request whose length is not announced; PHP needs to know it.
 *
 * @param {import('node:http').IncomingMessage} request
 * @return {Promise<Buffer | null>} Null when it is too large.
 */
async function gather( request ) {
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
 * Compresses what PHP says, and holds nothing back while PHP thinks: the browser
 * can begin with the head of a page before there is a foot.
 *
 * @param {import('node:http').IncomingMessage} answer
 * @param {'br' | 'gzip'}                       encoding
 * @return {import('node:stream').Readable} Compressed.
 */
function pack( answer, encoding ) {
	const packer = compressor( encoding );
	/** @type {NodeJS.Timeout | undefined} */
	let pause;
	answer.on( 'data', () => {
		pause ??= setTimeout( () => {
			pause = undefined;
			packer.flush();
		}, PAUSE_MS );
	} );
	answer.on( 'close', () => clearTimeout( pause ) );
	return answer.pipe( packer );
}

/**
 * Hands PHP's answer on, compressed when that helps.
 *
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 */
function relay( answer, request, response ) {
	const status = answer.statusCode ?? 502;
	const hasBody =
		request.method !== 'HEAD' && status !== 204 && status !== 304;
	const isPlain = ! answer.headers[ 'content-encoding' ];
	const canPack =
		isPlain && isCompressible( answer.headers[ 'content-type' ] );
	const encoding =
		hasBody && canPack
			? chooseEncoding( request.headers[ 'accept-encoding' ] )
			: null;
	const headers = passedHeaders(
		answer.rawHeaders,
		( name ) =>
			// PHP's own server repeats the Host header in its answers.
			name === 'host' ||
			( name === 'content-length' &&
				( encoding !== null || ! hasBody ) ) ||
			( name === 'etag' && encoding !== null )
	);
	if ( encoding ) {
		headers.push( 'Content-Encoding', encoding );
		const etag = answer.headers.etag;
		if ( etag ) {
			headers.push(
				'ETag',
				etag.startsWith( 'W/' ) ? etag : `W/${ etag }`
			);
		}
	}
	if ( canPack ) {
		headers.push( 'Vary', 'Accept-Encoding' );
	}
	response.writeHead( status, answer.statusMessage, headers );
	if ( ! hasBody ) {
		answer.resume();
		response.end();
		return;
	}
	const source = encoding ? pack( answer, encoding ) : answer;
	source.pipe( response );
	source.on( 'error', () => response.destroy() );
	answer.on( 'error', () => response.destroy() );
	// A client that left must not hold up PHP, which goes on to its end.
	response.on( 'close', () => {
		source.unpipe( response );
		source.resume();
	} );
}

/**
 * Asks one worker.
 *
 * @param {import('../worker-pool.mjs').Worker} worker
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 * @param {string[]}                            headers
 * @param {Buffer | null}                       body     Null: as it comes from the request.
 * @return {Promise<'done' | 'unreachable'>} Settles when the worker is free again.
 */
function ask( worker, request, response, headers, body ) {
	return new Promise( ( resolve ) => {
		let answered = false;
		const upstream = httpRequest( {
			host: '127.0.0.1',
			port: worker.port,
			method: request.method,
			path: request.url,
			headers,
			agent: false,
			setHost: false,
		} );
		upstream.on( 'response', ( answer ) => {
			answered = true;
			answer.on( 'close', () => resolve( 'done' ) );
			relay( answer, request, response );
		} );
		upstream.on( 'error', () => {
			if ( answered ) {
				response.destroy();
			}
			resolve( answered ? 'done' : 'unreachable' );
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
 * Sends a request to PHP and its answer back.
 *
 * @param {Object}                                  call
 * @param {import('../worker-pool.mjs').WorkerPool} call.pool
 * @param {import('node:http').IncomingMessage}     call.request
 * @param {import('node:http').ServerResponse}      call.response
 * @param {string}                                  call.script   `/index.php`.
 * @param {string}                                  call.secret   Proves to PHP who calls.
 */
export async function toPhp( { pool, request, response, script, secret } ) {
	const length = request.headers[ 'content-length' ];
	if ( Number( length ?? 0 ) > MAX_BODY ) {
		sendError( response, 413, 'The request is too large.' );
		return;
	}
	const isChunked = 'transfer-encoding' in request.headers;
	const hasBody = isChunked || Number( length ?? 0 ) > 0;
	const body = isChunked ? await gather( request ) : Buffer.alloc( 0 );
	if ( ! body ) {
		sendError( response, 413, 'The request is too large.' );
		return;
	}
	const headers = [
		...passedHeaders(
			request.rawHeaders,
			( name ) =>
				name.startsWith( 'x-storedeck-' ) ||
				// PHP would read it as the proxy of its own requests.
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
		const result = await ask(
			worker,
			request,
			response,
			headers,
			isStreamed ? null : body
		).finally( () => pool.release( worker ) );
		if ( result === 'done' ) {
			return;
		}
		// Only what changes nothing is safe to ask again.
		if (
			isStreamed ||
			! /^(GET|HEAD|OPTIONS)$/.test( request.method ?? '' )
		) {
			break;
		}
	}
	sendError( response, 502, 'PHP ended without an answer. See debug.log.' );
}
