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
 * @return {string} The Content-Type of the file.
 */
export function contentType( file ) {
	return TYPES[ extname( file ).toLowerCase() ] ?? 'application/octet-stream';
}

/**
 * The contents of a versioned URL never change, so that it can be cached
 * permanently. The version is the query parameter `ver` (or `v`) of WordPress
 * or a hash that the bundler adds to the file name. Uploads are never
 * versioned, because a file can be replaced by another with the same name.
 *
 * @param {URL} url
 * @return {boolean} Whether the URL contains a version.
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

/** An LRU cache of compressed and uncompressed file contents. */
class ContentCache {
	/** @type {Map<string, Buffer | null>} */
	#entries = new Map();
	#bytes = 0;

	/**
	 * @param {string}                       key
	 * @param {() => Promise<Buffer | null>} create
	 * @return {Promise<Buffer | null>} The cached contents, created if missing.
	 */
	async get( key, create ) {
		const found = this.#entries.get( key );
		if ( found !== undefined ) {
			this.#entries.delete( key );
			this.#entries.set( key, found );
			return found;
		}
		const created = await create();
		if ( ! this.#entries.has( key ) ) {
			this.#entries.set( key, created );
			this.#bytes += created?.length ?? 0;
		}
		for ( const [ old, data ] of this.#entries ) {
			if ( this.#bytes <= CACHE_BYTES ) {
				break;
			}
			this.#entries.delete( old );
			this.#bytes -= data?.length ?? 0;
		}
		return created;
	}
}

/**
 * @return {( request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, url: URL, file: string, stats: import('node:fs').Stats ) => Promise<void>} A function that sends a file.
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
			// Uploaded files must not run scripts with the site's origin.
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
		const readUncompressed = () =>
			cache.get( `${ file }:${ version }`, () => readFile( file ) );
		const encoding = isCompressible( type )
			? chooseEncoding( request.headers[ 'accept-encoding' ] )
			: null;
		const compressed =
			encoding &&
			( await cache.get(
				`${ file }:${ version }:${ encoding }`,
				async () => {
					const data = await readFile( file );
					return compress( data, encoding );
				}
			) );
		const data =
			compressed || ( await readUncompressed() ) || Buffer.alloc( 0 );
		if ( compressed && encoding ) {
			response.setHeader( 'Content-Encoding', encoding );
		}
		response.setHeader( 'Content-Length', data.length );
		response.end( request.method === 'HEAD' ? undefined : data );
	};
}
