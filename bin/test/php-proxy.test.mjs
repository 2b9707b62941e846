import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { createHttpServer } from '../cms/http-server/server.mjs';
import { forwardedHeaders } from '../cms/http-server/php-proxy.mjs';

const SECRET = 'secret-of-this-start';
const PAGE = '<p>text</p>'.repeat( 500 );

/** Requests that the replacement for PHP received. */
/** @type {{ method?: string, url?: string, headers: import('node:http').IncomingHttpHeaders, body: string }[]} */
let received = [];
let busy = 0;
let maxBusy = 0;

const php = createServer( async ( incoming, outgoing ) => {
	busy += 1;
	maxBusy = Math.max( maxBusy, busy );
	let body = '';
	for await ( const chunk of incoming ) {
		body += chunk;
	}
	const { method, url, headers } = incoming;
	received.push( { method, url, headers, body } );
	if ( url === '/slow' ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 100 ) );
		outgoing.write( PAGE.repeat( 50 ) );
	} else if ( url === '/redirect' ) {
		outgoing.writeHead( 302, { Location: '/there?a=1' } );
	} else if ( url === '/empty' ) {
		outgoing.writeHead( 204 );
	} else {
		outgoing.writeHead( 200, [
			...[ 'Content-Type', 'text/html; charset=UTF-8' ],
			...[ 'Set-Cookie', 'a=1' ],
			...[ 'Set-Cookie', 'b=2; path=/' ],
			...[ 'Host', 'of-php' ],
			...[ 'Connection', 'close' ],
			...[ 'ETag', '"1"' ],
		] );
		outgoing.write( PAGE );
	}
	setTimeout( () => {
		busy -= 1;
		outgoing.end();
	}, 20 );
} );

/** @type {import('../cms/http-server/server.mjs').HttpServer} */
let httpServer;
let root = '';
let writes = 0;

before( async () => {
	root = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
	await mkdir( join( root, 'wp-admin' ) );
	await writeFile( join( root, 'index.php' ), '' );
	await writeFile( join( root, 'wp-admin/index.php' ), '' );
	await new Promise( ( resolve ) =>
		php.listen( 0, '127.0.0.1', () => resolve( undefined ) )
	);
	httpServer = await createHttpServer( 0 );
} );
after( async () => {
	await httpServer.close();
	php.close();
	await rm( root, { recursive: true, force: true } );
} );
beforeEach( () => {
	received = [];
} );

/**
 * @param {string}                                                                                path
 * @param {{ method?: string, headers?: import('node:http').OutgoingHttpHeaders, body?: string }} [options]
 * @return {Promise<{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }>} The response, not decompressed.
 */
function send( path, { method = 'GET', headers = {}, body } = {} ) {
	return new Promise( ( resolve, reject ) => {
		const call = request(
			{ port: httpServer.port, path, method, headers, agent: false },
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
		);
		call.on( 'error', reject );
		call.end( body );
	} );
}

const host = () => `127.0.0.1:${ httpServer.port }`;

test( 'responds with 503 until the site is ready', async () => {
	const response = await send( '/', { headers: { Host: host() } } );
	assert.equal( response.status, 503 );
	assert.equal( response.headers[ 'retry-after' ], '2' );
} );

test( 'reports a port in use in one clear line', async () => {
	await assert.rejects( createHttpServer( httpServer.port ), {
		name: 'UserError',
		message: `Port ${ httpServer.port } is in use. Stop the program that uses it, or choose another port with --port=PORT.`,
	} );
} );

test( 'handles requests once the site is ready', async ( t ) => {
	const address = php.address();
	const port = typeof address === 'object' ? address?.port ?? 0 : 0;
	const worker = /** @type {import('../cms/worker-pool.mjs').Worker} */ (
		Object( { port } )
	);
	let isFree = true;
	/** @type {( () => void )[]} */
	const queue = [];
	/** A worker with the port of the replacement for PHP. */
	const pool = {
		async acquire() {
			while ( ! isFree ) {
				await new Promise( ( resolve ) =>
					queue.push( () => resolve( undefined ) )
				);
			}
			isFree = false;
			return worker;
		},
		release() {
			isFree = true;
			queue.shift()?.();
		},
		stop: async () => {},
	};
	httpServer.serve( {
		root,
		links: [],
		pool,
		secret: SECRET,
		onWrite: () => {
			writes += 1;
		},
	} );
	const headers = { Host: host() };

	await t.test( 'passes the request to PHP unchanged', async () => {
		await send( '/wp-json/x?a=%20b', {
			method: 'POST',
			headers: {
				...headers,
				Cookie: 'a=1; b=2',
				'Content-Type': 'application/json',
				'X-WP-Nonce': 'n',
				'X-Storedeck-Local': 'guess',
				'X-Storedeck-Script': '/wp-config.php',
				Proxy: 'http://evil',
			},
			body: '{"a":1}',
		} );
		const [ call ] = received;
		assert.equal( call?.method, 'POST' );
		assert.equal( call?.url, '/wp-json/x?a=%20b' );
		assert.equal( call?.body, '{"a":1}' );
		assert.equal( call?.headers.host, host() );
		assert.equal( call?.headers.cookie, 'a=1; b=2' );
		assert.equal( call?.headers[ 'x-wp-nonce' ], 'n' );
		assert.equal( call?.headers[ 'x-storedeck-local' ], SECRET );
		assert.equal( call?.headers[ 'x-storedeck-script' ], '/index.php' );
		assert.equal( call?.headers.proxy, undefined );
	} );

	await t.test( 'adds the Content-Length to a chunked request', async () => {
		await send( '/', {
			method: 'POST',
			headers: { ...headers, 'Transfer-Encoding': 'chunked' },
			body: 'a=b',
		} );
		assert.equal( received[ 0 ]?.headers[ 'content-length' ], '3' );
		assert.equal(
			received[ 0 ]?.headers[ 'transfer-encoding' ],
			undefined
		);
		assert.equal( received[ 0 ]?.body, 'a=b' );
	} );

	await t.test( 'returns the whole response', async () => {
		const response = await send( '/', { headers } );
		assert.equal( response.body.toString(), PAGE );
		assert.deepEqual( response.headers[ 'set-cookie' ], [
			'a=1',
			'b=2; path=/',
		] );
		assert.equal( response.headers.host, undefined );
		assert.equal( response.headers.etag, '"1"' );
	} );

	await t.test( 'has PHP finish what the browser has left', async () => {
		maxBusy = 0;
		const leaving = request( {
			...{ port: httpServer.port, path: '/', headers, agent: false },
		} );
		leaving.on( 'error', () => {} );
		leaving.end();
		await new Promise( ( resolve ) => php.once( 'request', resolve ) );
		leaving.destroy();
		const next = await send( '/', { headers } );
		assert.equal( next.status, 200 );
		assert.equal( maxBusy, 1 );
	} );

	await t.test(
		'has PHP finish what the browser leaves before the response',
		async () => {
			const leaving = request( {
				port: httpServer.port,
				path: '/slow',
				headers,
				agent: false,
			} );
			leaving.on( 'error', () => {} );
			leaving.end();
			await new Promise( ( resolve ) => php.once( 'request', resolve ) );
			leaving.destroy();
			const next = await Promise.race( [
				send( '/', { headers } ),
				new Promise( ( resolve ) => setTimeout( resolve, 5000, null ) ),
			] );
			assert.equal( next?.status, 200, 'The worker is not idle again.' );
		}
	);

	await t.test( 'returns redirects, empty responses and HEAD', async () => {
		const moved = await send( '/redirect', { headers } );
		assert.equal( moved.status, 302 );
		assert.equal( moved.headers.location, '/there?a=1' );
		assert.equal( ( await send( '/empty', { headers } ) ).status, 204 );
		const head = await send( '/', {
			method: 'HEAD',
			headers,
		} );
		assert.equal( head.status, 200 );
		assert.equal( head.body.length, 0 );
		assert.equal( received.at( -1 )?.method, 'HEAD' );
		const folder = await send( '/wp-admin?x=1', { headers } );
		assert.equal( folder.headers.location, '/wp-admin/?x=1' );
	} );

	await t.test( 'sends a worker one request at a time', async () => {
		maxBusy = 0;
		const calls = Array.from( { length: 5 }, () =>
			send( '/', { headers } )
		);
		await Promise.all( calls );
		assert.equal( received.length, 5 );
		assert.equal( maxBusy, 1 );
	} );

	await t.test( 'reports writes but not reads', async () => {
		writes = 0;
		await send( '/', { headers } );
		assert.equal( writes, 0 );
		await send( '/', { method: 'DELETE', headers } );
		assert.equal( writes, 1 );
	} );

	await t.test(
		'redirects requests for other names of this machine',
		async () => {
			const Host = `localhost:${ httpServer.port }`;
			const response = await send( '/a?b', { headers: { Host } } );
			assert.equal( response.status, 307 );
			assert.equal(
				response.headers.location,
				`${ httpServer.url }/a?b`
			);
		}
	);

	await t.test( 'rejects a foreign host name', async () => {
		const response = await send( '/', {
			headers: { Host: 'evil.example' },
		} );
		assert.equal( response.status, 421 );
		assert.equal( received.length, 0 );
	} );

	await t.test(
		'rejects a body that is too large without reading it',
		async () => {
			const response = await send( '/', {
				method: 'POST',
				headers: { ...headers, 'Content-Length': String( 1e9 ) },
				body: '',
			} ).catch( ( error ) => error );
			assert.equal( response.status, 413 );
			assert.equal( received.length, 0 );
		}
	);
} );

test( 'drops hop-by-hop headers', () => {
	const raw = [
		...[ 'Connection', 'close' ],
		...[ 'Proxy-Authorization', '1' ],
		...[ 'Host', 'h' ],
		...[ 'Transfer-Encoding', 'chunked' ],
		...[ 'Set-Cookie', 'a' ],
		...[ 'set-cookie', 'b' ],
	];
	assert.deepEqual( forwardedHeaders( raw, 'host' ), [
		...[ 'Set-Cookie', 'a' ],
		...[ 'set-cookie', 'b' ],
	] );
} );

test( 'keeps the headers of the plugin and drops those of the router script', () => {
	const raw = [
		...[ 'X-Storedeck-Data-Until', '2026-01-01' ],
		...[ 'X-Storedeck-Local', 'guess' ],
		...[ 'X-Storedeck-Script', '/wp-config.php' ],
		...[ 'X-Storedeck-Uri', '/' ],
	];
	assert.deepEqual( forwardedHeaders( raw ), [
		...[ 'X-Storedeck-Data-Until', '2026-01-01' ],
	] );
} );
