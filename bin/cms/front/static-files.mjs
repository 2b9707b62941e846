import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { chooseEncoding, compress, isCompressible } from './encoding.mjs';

const YEAR_S = 31_536_000;
const CACHE_BYTES = 96 * 1024 * 1024;
const MAX_CACHED_FILE = 8 * 1024 * 1024;

/** @type {Record<string, string>} */
const TYPES = {
	'.avif': 'image/avif',
	'.css': 'text/css; charset=utf-8',
	'.csv': 'text/csv; charset=utf-8',
	'.eot': 'application/vnd.ms-fontobject',
	'.gif': 'image/gif',
	'.htm': 'text/html; charset=utf-8',
	'.html': 'text/html; charset=utf-8',
	'.ico': 'image/x-icon',
	'.jpeg': 'image/jpeg',
	'.jpg': 'image/jpeg',
	'.js': 'text/javascript; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.map': 'application/json; charset=utf-8',
	'.md': 'text/plain; charset=utf-8',
	'.mjs': 'text/javascript; charset=utf-8',
	'.mp3': 'audio/mpeg',
	'.mp4': 'video/mp4',
	'.pdf': 'application/pdf',
	'.png': 'image/png',
	'.svg': 'image/svg+xml',
	'.ttf': 'font/ttf',
	'.txt': 'text/plain; charset=utf-8',
	'.webm': 'video/webm',
	'.webp': 'image/webp',
	'.woff': 'font/woff',
	'.woff2': 'font/woff2',
	'.xml': 'application/xml; charset=utf-8',
	'.zip': 'application/zip',
};

/**
 * @param {string} file
 * @return {string} Its Content-Type.
 */
export function contentType( file ) {
	return TYPES[ extname( file ).toLowerCase() ] ?? 'application/octet-stream';
}

/**
 * An address that names the version of what it brings never brings anything
 * else, so it may be kept for good. The version is WordPress' `ver` (or `v`),
 * or a hash that the bundler put into the file name. An upload may
 * be replaced under its name, whatever that looks like.
 *
 * @param {URL} url
 * @return {boolean} Whether it does.
 */
export function isVersioned( url ) {
	if ( url.pathname.includes( '/wp-content/uploads/' ) ) {
		return false;
	}
	return (
		Boolean(
			url.searchParams.get( 'ver' ) || url.searchParams.get( 'v' )
		) || /[.-][0-9a-f]{8,64}\.(min\.)?\w+$/.test( url.pathname )
	);
}

/** Compressed and plain contents, the least recently used forgotten first. */
class ContentCache {
	/** @type {Map<string, Buffer | null>} */
	#entries = new Map();
	#bytes = 0;

	/**
	 * @param {string}                       key
	 * @param {() => Promise<Buffer | null>} make
	 * @return {Promise<Buffer | null>} The contents under the key, made when missing.
	 */
	async get( key, make ) {
		const found = this.#entries.get( key );
		if ( found !== undefined ) {
			this.#entries.delete( key );
			this.#entries.set( key, found );
			return found;
		}
		const made = await make();
		if ( ! this.#entries.has( key ) ) {
			this.#entries.set( key, made );
			this.#bytes += made?.length ?? 0;
		}
		for ( const [ old, data ] of this.#entries ) {
			if ( this.#bytes <= CACHE_BYTES ) {
				break;
			}
			this.#entries.delete( old );
			this.#bytes -= data?.length ?? 0;
		}
		return made;
	}
}

/**
 * @return {( request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, url: URL, file: string, stats: import('node:fs').Stats ) => Promise<void>} Sends a file.
 */
export function createStaticFiles() {
	const cache = new ContentCache();

	return async ( request, response, url, file, stats ) => {
		if ( request.method !== 'GET' && request.method !== 'HEAD' ) {
			response.writeHead( 405, { Allow: 'GET, HEAD' } ).end();
			return;
		}
		const version = `${ stats.size.toString( 36 ) }-${ Math.round(
			stats.mtimeMs
		).toString( 36 ) }`;
		const etag = `W/"${ version }"`;
		response.setHeader( 'ETag', etag );
		response.setHeader( 'Vary', 'Accept-Encoding' );
		response.setHeader( 'X-Content-Type-Options', 'nosniff' );
		response.setHeader(
			'Cache-Control',
			isVersioned( url )
				? `public, max-age=${ YEAR_S }, immutable`
				: 'no-cache'
		);
		if ( url.pathname.startsWith( '/wp-content/uploads/' ) ) {
			// An upload must not run scripts on the site.
			response.setHeader(
				'Content-Security-Policy',
				"sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"
			);
		}
		const known = String( request.headers[ 'if-none-match' ] ?? '' );
		if ( known.split( /\s*,\s*/ ).includes( etag ) ) {
			response.writeHead( 304 ).end();
			return;
		}
		const type = contentType( file );
		response.setHeader( 'Content-Type', type );
		if ( stats.size > MAX_CACHED_FILE ) {
			response.setHeader( 'Content-Length', stats.size );
			if ( request.method === 'HEAD' ) {
				response.end();
			} else {
				await pipeline( createReadStream( file ), response );
			}
			return;
		}
		const plain = () =>
			cache.get( `${ file }:${ version }`, () => readFile( file ) );
		const encoding = isCompressible( type )
			? chooseEncoding( request.headers[ 'accept-encoding' ] )
			: null;
		const packed =
			encoding &&
			( await cache.get(
				`${ file }:${ version }:${ encoding }`,
				async () => {
					const data = await readFile( file );
					return compress( data, encoding );
				}
			) );
		const data = packed || ( await plain() ) || Buffer.alloc( 0 );
		if ( packed && encoding ) {
			response.setHeader( 'Content-Encoding', encoding );
		}
		response.setHeader( 'Content-Length', data.length );
		response.end( request.method === 'HEAD' ? undefined : data );
	};
}
