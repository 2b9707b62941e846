import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { freePort, isListening } from '../cms/ports.mjs';
import { run } from '../cms/processes.mjs';

const NODE = process.execPath;
const PATIENCE_MS = 15_000;
const cms = new URL( '../cms/', import.meta.url ).href;
const skip = process.platform === 'win32' && 'requires POSIX signals';
/** @type {NodeJS.Signals[]} */
const SIGNALS = [ 'SIGINT', 'SIGTERM', 'SIGKILL' ];

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

/**
 * @param {() => boolean | Promise<boolean>} isTrue
 * @return {Promise<boolean>} Whether the condition becomes true before a timeout.
 */
async function becomesTrue( isTrue ) {
	const deadline = Date.now() + PATIENCE_MS;
	while ( ! ( await isTrue() ) ) {
		if ( Date.now() > deadline ) {
			return false;
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
	return true;
}

/**
 * @param {string}            code  Source code of a module to run in a separate process.
 * @param {NodeJS.ProcessEnv} [env]
 * @return {Promise<{ child: import('node:child_process').ChildProcess, line: string }>} The process, and the first line that it printed.
 */
function startParent( code, env = process.env ) {
	const child = spawn( NODE, [ '--input-type=module', '-e', code ], {
		env,
		stdio: [ 'ignore', 'pipe', 'inherit' ],
	} );
	return new Promise( ( resolve, reject ) => {
		child.once( 'exit', () =>
			reject( new Error( 'The process ended early.' ) )
		);
		child.stdout?.once( 'data', ( data ) =>
			resolve( { child, line: String( data ).trim() } )
		);
	} );
}

/**
 * @param {number} port
 * @return {string} Source code of a program that listens on the port and ignores SIGTERM, for at most 30 seconds.
 */
const listenOn = ( port ) =>
	`process.on( 'SIGTERM', () => {} ); setTimeout( () => process.exit(), 30000 ); require( 'net' ).createServer().listen( ${ port }, '127.0.0.1' )`;

for ( const signal of SIGNALS ) {
	test( `stops child processes on ${ signal }`, { skip }, async () => {
		const ports = [ await freePort(), await freePort() ];
		const tempFolder = join( folder, 'data' );
		await mkdir( tempFolder );
		const [ lasting, running ] = ports.map( ( port ) =>
			JSON.stringify( [ '-e', listenOn( port ) ] )
		);
		const { child } = await startParent( `
			import { run, start } from '${ cms }processes.mjs';
			start( process.execPath, ${ lasting }, { tempFolder: ${ JSON.stringify(
				tempFolder
			) } } );
			run( process.execPath, ${ running } );
			console.log( 'started' );
		` );
		for ( const port of ports ) {
			assert.ok( await becomesTrue( () => isListening( port ) ) );
		}
		child.kill( signal );
		for ( const port of ports ) {
			assert.ok(
				await becomesTrue( async () => ! ( await isListening( port ) ) )
			);
		}
		assert.ok( await becomesTrue( () => ! existsSync( tempFolder ) ) );
	} );

	test(
		`stops the MariaDB server of the tests on ${ signal }`,
		{
			skip,
		},
		async () => {
			// Replacements for the programs of MariaDB.
			const programs = {
				'mariadb-install-db': `require( 'fs' ).mkdirSync( process.argv.find( ( one ) => one.startsWith( '--datadir=' ) ).slice( 10 ), { recursive: true } )`,
				mariadbd: `setTimeout( () => process.exit(), 30000 ); require( 'net' ).createServer().listen( process.argv.find( ( one ) => one.startsWith( '--port=' ) ).slice( 7 ), '127.0.0.1' )`,
			};
			for ( const [ name, code ] of Object.entries( programs ) ) {
				const file = join( folder, name );
				await writeFile( file, `#!${ NODE }\n${ code }\n` );
				await chmod( file, 0o755 );
			}
			const dir = join( folder, 'server' );
			const { child, line } = await startParent(
				`
			import { startMariadb } from '${ cms }mariadb.mjs';
			const { port } = await startMariadb( { dir: ${ JSON.stringify( dir ) } } );
			console.log( port );
			`,
				{
					...process.env,
					PATH: `${ folder }${ delimiter }${ process.env.PATH }`,
				}
			);
			const port = Number( line );
			assert.ok( await isListening( port ) );
			child.kill( signal );
			assert.ok(
				await becomesTrue( async () => ! ( await isListening( port ) ) )
			);
			assert.ok( await becomesTrue( () => ! existsSync( dir ) ) );
		}
	);
}

test( 'stops processes that a program leaves running', { skip }, async () => {
	const port = await freePort();
	const code = `
		require( 'child_process' ).spawn( process.execPath, [ '-e', ${ JSON.stringify(
			listenOn( port )
		) } ], { stdio: 'ignore' } ).unref();
		const wait = () => require( 'net' ).connect( ${ port }, '127.0.0.1' )
			.on( 'connect', () => process.exit( 3 ) )
			.on( 'error', () => setTimeout( wait, 20 ) );
		wait();
	`;
	assert.equal( ( await run( NODE, [ '-e', code ] ) ).code, 3 );
	assert.ok(
		await becomesTrue( async () => ! ( await isListening( port ) ) )
	);
} );
