import { basename, dirname } from 'node:path';
import { sendError } from './php-proxy.mjs';

/**
 * The contents of a versioned URL never change, so that it can be cached
 * permanently. The version is the query parameter `ver` (or `v`) of WordPress
 * or a hash that the bundler adds to the file name. Uploads are never
 * versioned, because a file can be replaced by another with the same name.
 *
 * @param {URL} url
 * @return {boolean} Whether the URL contains a version.
 */
export function isVersioned( { pathname, searchParams } ) {
	if ( pathname.includes( '/wp-content/uploads/' ) ) {
		return false;
	}
	return (
		Boolean( searchParams.get( 'ver' ) || searchParams.get( 'v' ) ) ||
		/[.-][0-9a-f]{8,64}\.(min\.)?\w+$/.test( pathname )
	);
}

/**
 * Sends a file. It is not compressed: this server is on the same machine.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse}  response
 * @param {URL}                                 url
 * @param {string}                              file       Path of the file.
 * @param {boolean}                             [isEdited] Whether it may change without a new version.
 */
export async function sendFile(
	request,
	response,
	url,
	file,
	isEdited = false
) {
	// Imported here, because modules of `npm start` load before `npm ci`.
	const { default: send } = await import( 'send' );
	if ( request.method !== 'GET' && request.method !== 'HEAD' ) {
		response.writeHead( 405, { Allow: 'GET, HEAD' } ).end();
		return;
	}
	response.setHeader( 'X-Content-Type-Options', 'nosniff' );
	if ( url.pathname.startsWith( '/wp-content/uploads/' ) ) {
		// Uploaded files must not run scripts with the site's origin.
		response.setHeader(
			'Content-Security-Policy',
			"sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'"
		);
	}
	const isImmutable = ! isEdited && isVersioned( url );
	send( request, encodeURIComponent( basename( file ) ), {
		root: dirname( file ),
		dotfiles: 'allow',
		maxAge: isImmutable ? '1y' : 0,
		immutable: isImmutable,
	} )
		.on( 'error', ( error ) =>
			sendError( response, error.status, error.message )
		)
		.pipe( response );
}
