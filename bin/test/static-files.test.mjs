import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { isVersioned, sendFile } from '../cms/http-server/static-files.mjs';

const SCRIPT = 'const a = 1;\n'.repeat( 500 );
let folder = '';
const server = createServer( async ( incoming, outgoing ) => {
	const url = new URL( incoming.url ?? '/', 'http://localhost' );
	const name = url.pathname.slice( url.pathname.lastIndexOf( '/' ) + 1 );
	await sendFile(
		incoming,
		outgoing,
		url,
		join( folder, name ),
		url.searchParams.has( 'edited' )
	);
} );

before( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
	await writeFile( join( folder, 'a.js' ), SCRIPT );
	await writeFile( join( folder, 'a.png' ), Buffer.alloc( 5000 ) );
	await new Promise( ( resolve ) =>
		server.listen( 0, '127.0.0.1', () => resolve( undefined ) )
	);
} );
after( async () => {
	server.close();
	await rm( folder, { recursive: true, force: true } );
} );

/**
 * @param {string}                 path
 * @param {Record<string, string>} [headers]
 * @param {string}                 [method]
 * @return {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} The response, not decompressed.
 */
function get( path, headers = {}, method = 'GET' ) {
	const address = server.address();
	const port = typeof address === 'object' ? address?.port : 0;
	return new Promise( ( resolve, reject ) => {
		request(
			{ port, path, headers, method, agent: false },
			( response ) => {
				/** @type {Buffer[]} */
				const chunks = [];
				response.on( 'data', ( chunk ) => chunks.push( chunk ) );
				response.on( 'end', () =>
					resolve( {
						status: response.statusCode,
						headers: response.headers,
						body: Buffer.concat( chunks ),
					} )
				);
			}
		)
			.on( 'error', reject )
			.end();
	} );
}

test( 'sends files with their type, also partly', async () => {
	const script = await get( '/a.js' );
	assert.equal( script.body.toString(), SCRIPT );
	assert.match( String( script.headers[ 'content-type' ] ), /javascript/ );
	const image = await get( '/a.png', { Range: 'bytes=10-19' } );
	assert.equal( image.status, 206 );
	assert.equal( image.body.length, 10 );
	assert.equal( image.headers[ 'content-type' ], 'image/png' );
	assert.equal( ( await get( '/missing.js' ) ).status, 404 );
} );

test( 'sends a file again only when it changed', async () => {
	const first = await get( '/a.js' );
	const etag = String( first.headers.etag );
	const again = await get( '/a.js', { 'If-None-Match': `"x", ${ etag }` } );
	assert.equal( again.status, 304 );
	assert.equal( again.body.length, 0 );
	await writeFile( join( folder, 'a.js' ), `${ SCRIPT }//` );
	const changed = await get( '/a.js', { 'If-None-Match': etag } );
	assert.equal( changed.status, 200 );
	assert.equal( changed.body.toString(), `${ SCRIPT }//` );
	await writeFile( join( folder, 'a.js' ), SCRIPT );
} );

test( 'caches only versioned URLs permanently', async () => {
	const plain = await get( '/a.js' );
	assert.equal( plain.headers[ 'cache-control' ], 'public, max-age=0' );
	const versioned = await get( '/a.js?ver=1' );
	assert.match( String( versioned.headers[ 'cache-control' ] ), /immutable/ );
	const edited = await get( '/a.js?ver=1&edited' );
	assert.equal( edited.headers[ 'cache-control' ], 'public, max-age=0' );
	const is = ( /** @type {string} */ path ) =>
		isVersioned( new URL( path, 'http://localhost' ) );
	assert.ok( is( '/chunks/report.0123abcd4567.js' ) );
	assert.ok( ! is( '/a.js?ver=' ) );
	assert.ok( ! is( '/report-feedback.js' ) );
	assert.ok( ! is( '/wp-content/uploads/IMG-20261121.jpg' ) );
	assert.ok( ! is( '/wp-content/uploads/a.0123abcd4567.css?ver=1' ) );
} );

test( 'responds to HEAD without a body and rejects writes', async () => {
	const head = await get( '/a.js', {}, 'HEAD' );
	assert.equal( head.headers[ 'content-length' ], String( SCRIPT.length ) );
	assert.equal( head.body.length, 0 );
	assert.equal( ( await get( '/a.js', {}, 'POST' ) ).status, 405 );
} );

test( 'keeps uploads from running scripts on the site', async () => {
	const { headers } = await get( '/wp-content/uploads/a.js' );
	assert.match( String( headers[ 'content-security-policy' ] ), /^sandbox/ );
	assert.equal( headers[ 'x-content-type-options' ], 'nosniff' );
} );
