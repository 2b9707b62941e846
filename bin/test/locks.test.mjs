import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { takeLock } from '../cms/file-lock.mjs';
import { createFront } from '../cms/front/server.mjs';
import { startCms } from '../cms/index.mjs';
import { freePort } from '../cms/ports.mjs';
import { run } from '../cms/processes.mjs';
import { lockSite } from '../cms/site-lock.mjs';

// A start that does not end as expected must not go on to make a site.
const options = { timeout: 20_000 };

const hasPhp = ( await run( 'php', [ '-r', 'exit( 0 );' ] ) ).code === 0;

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

test( 'gives a lock to one of many processes', options, async () => {
	const path = join( folder, 'a.lock' );
	await writeFile( path, JSON.stringify( { who: -1 } ) );
	const results = await Promise.all(
		Array.from( { length: 20 }, ( _, who ) =>
			takeLock( path, { who }, async ( holder ) => holder.who !== -1 )
		)
	);
	const winners = results.filter( ( one ) => one.release );
	assert.equal( winners.length, 1 );
	await winners[ 0 ]?.release?.();
	assert.deepEqual( await readdir( folder ), [] );
} );

test( 'ignores an unreadable lock after a while', options, async () => {
	const path = join( folder, 'a.lock' );
	await writeFile( path, '' );
	const { release } = await takeLock( path, {}, async () => true );
	assert.ok( release );
} );

test( 'marks a site as in use before it is created and ignores an old mark', async () => {
	const site = join( folder, 'site' );
	const front = await createFront( 0 );
	const other = { port: await freePort(), url: '' };
	const unlock = await lockSite( site, front );
	// What is made is moved to this place, so nothing may lie there.
	assert.ok( ! existsSync( site ) );
	await assert.rejects( lockSite( site, other ), {
		name: 'UserError',
		message:
			/^This site is in use already.* http:\/\/127\.0\.0\.1:\d+ \(process \d+\)/,
	} );
	await unlock();
	await lockSite( site, front );
	await front.close();
	await (
		await lockSite( site, other )
	)();
	assert.deepEqual( await readdir( folder ), [] );
} );

test(
	'tells the second of two first starts in one line',
	{ ...options, skip: ! hasPhp && 'this machine has no PHP' },
	async () => {
		const dir = join( folder, 'sites/shop' );
		let goOn = () => {};
		/** @type {Promise<unknown>} */
		let first = Promise.resolve();
		await new Promise( ( isPreparing, hasFailed ) => {
			first = startCms( {
				dir,
				php: 'native',
				prepare: () =>
					new Promise( ( _, reject ) => {
						goOn = () => reject( new Error( 'enough' ) );
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
			{ name: 'UserError', message: /^This site is in use already/ }
		);
		assert.equal( hasPrepared, false );
		goOn();
		await assert.rejects( first, /enough/ );
		assert.deepEqual( await readdir( join( folder, 'sites' ) ), [] );
	}
);

for ( const [ what, isOpen, message ] of /** @type {const} */ ( [
	[ 'is not there', false, /cannot be reached \(ECONNREFUSED\)/ ],
	[ 'stays silent', true, /does not speak as a MySQL server does/ ],
] ) ) {
	test(
		`reports a database server that ${ what } before anything slow`,
		options,
		async () => {
			const server = createServer( () => {} );
			const port = await freePort();
			if ( isOpen ) {
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
