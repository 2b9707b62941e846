import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { createHttpServer } from '../cms/http-server/server.mjs';
import { startCms } from '../cms/index.mjs';
import { freePort } from '../cms/ports.mjs';
import { run } from '../cms/processes.mjs';
import { lockSite } from '../cms/site-lock.mjs';

// A start that does not fail as expected must not continue to create a site.
const options = { timeout: 20_000 };

const hasPhp = ( await run( 'php', [ '-r', 'exit( 0 );' ] ) ).code === 0;

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

for ( const [ what, text ] of Object.entries( {
	'an ended process': '{"pid":999999999,"port":1}',
	'an unreadable file': '{"pid":',
} ) ) {
	test(
		`grants one of many callers the lock of ${ what }`,
		options,
		async () => {
			const servers = await Promise.all(
				Array.from( { length: 20 }, () => createHttpServer( 0 ) )
			);
			await writeFile( join( folder, 'site.lock' ), text );
			const results = await Promise.allSettled(
				servers.map( ( server ) =>
					lockSite( join( folder, 'site' ), server )
				)
			);
			await Promise.all( servers.map( ( { close } ) => close() ) );
			const unlock = results.flatMap( ( result ) =>
				result.status === 'fulfilled' ? [ result.value ] : []
			);
			assert.equal( unlock.length, 1 );
			await unlock[ 0 ]?.();
			assert.deepEqual( await readdir( folder ), [] );
		}
	);
}

test( 'locks a site before it is created and ignores the lock of an ended process', async () => {
	const site = join( folder, 'site' );
	const httpServer = await createHttpServer( 0 );
	const other = { port: await freePort(), url: '' };
	const unlock = await lockSite( site, httpServer );
	// The new site is moved to this path, so that it must not exist.
	assert.ok( ! existsSync( site ) );
	await assert.rejects( lockSite( site, other ), {
		name: 'UserError',
		message:
			/^This site is already in use at http:\/\/127\.0\.0\.1:\d+ \(process \d+\)/,
	} );
	await unlock();
	await lockSite( site, httpServer );
	await httpServer.close();
	await (
		await lockSite( site, other )
	)();
	assert.deepEqual( await readdir( folder ), [] );
} );

test(
	'rejects a second start while the site is being created',
	{ ...options, skip: ! hasPhp && 'PHP is not installed' },
	async () => {
		const dir = join( folder, 'sites/shop' );
		let failFirst = () => {};
		/** @type {Promise<unknown>} */
		let first = Promise.resolve();
		await new Promise( ( isPreparing, hasFailed ) => {
			first = startCms( {
				dir,
				php: 'native',
				prepare: () =>
					new Promise( ( _, reject ) => {
						failFirst = () => reject( new Error( 'enough' ) );
						isPreparing( undefined );
					} ),
			} );
			first.catch( hasFailed );
		} );
		let hasPrepared = false;
		await assert.rejects(
			startCms( {
				dir,
				prepare: async () => {
					hasPrepared = true;
					throw new Error( 'too far' );
				},
			} ),
			{ name: 'UserError', message: /^This site is already in use/ }
		);
		assert.equal( hasPrepared, false );
		failFirst();
		await assert.rejects( first, /enough/ );
		assert.deepEqual( await readdir( join( folder, 'sites' ) ), [] );
	}
);

for ( const [ problem, isListening, message ] of /** @type {const} */ ( [
	[ 'is not running', false, /is not reachable \(ECONNREFUSED\)/ ],
	[ 'sends no greeting', true, /is not a MySQL or MariaDB server/ ],
] ) ) {
	test(
		`reports a database server that ${ problem } before the slow preparation`,
		options,
		async () => {
			const server = createServer( () => {} );
			const port = await freePort();
			if ( isListening ) {
				await new Promise( ( resolve ) =>
					server.listen( port, '127.0.0.1', () =>
						resolve( undefined )
					)
				);
			}
			await assert.rejects(
				startCms( {
					dir: join( folder, 'shop' ),
					db: `mysql://me:hidden@127.0.0.1:${ port }/shop`,
					prepare: async () => {
						throw new Error( 'too far' );
					},
				} ),
				( error ) =>
					error instanceof Error &&
					error.name === 'UserError' &&
					message.test( error.message ) &&
					! error.message.includes( 'hidden' )
			);
			server.close();
		}
	);
}
