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
const skip = process.platform === 'win32' && 'signals are those of POSIX';
/** @type {NodeJS.Signals[]} */
const SIGNALS = [ 'SIGINT', 'SIGTERM', 'SIGKILL' ];

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

/**
 * @param {() => boolean | Promise<boolean>} isTrue
 * @return {Promise<boolean>} Whether it becomes true soon.
 */
async function soon( isTrue ) {
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
 * @param {string}            code  A module to run in a process of its own.
 * @param {NodeJS.ProcessEnv} [env]
 * @return {Promise<{ child: import('node:child_process').ChildProcess, line: string }>} It, and the first line it printed.
 */
function parent( code, env = process.env ) {
	const child = spawn( NODE, [ '--input-type=module', '-e', code ], {
		env,
		stdio: [ 'ignore', 'pipe', 'inherit' ],
	} );
	return new Promise( ( resolve, reject ) => {
		child.once( 'exit', () => reject( new Error( 'It ended early.' ) ) );
		child.stdout?.once( 'data', ( data ) =>
			resolve( { child, line: String( data ).trim() } )
		);
	} );
}

/**
 * @param {number} port
 * @return {string} A program that listens there, deaf to politeness, for half a minute at most.
 */
const listen = ( port ) =>
	`process.on( 'SIGTERM', () => {} ); setTimeout( () => process.exit(), 30000 ); require( 'net' ).createServer().listen( ${ port }, '127.0.0.1' )`;

for ( const signal of SIGNALS ) {
	test( `ends child processes on ${ signal }`, { skip }, async () => {
		const ports = [ await freePort(), await freePort() ];
		const remains = join( folder, 'data' );
		await mkdir( remains );
		const [ lasting, running ] = ports.map( ( port ) =>
			JSON.stringify( [ '-e', listen( port ) ] )
		);
		const { child } = await parent( `
			import { run, start } from '${ cms }processes.mjs';
			start( process.execPath, ${ lasting }, { remains: ${ JSON.stringify(
				remains
			) } } );
			run( process.execPath, ${ running } );
			console.log( 'started' );
		` );
		for ( const port of ports ) {
			assert.ok( await soon( () => isListening( port ) ) );
		}
		child.kill( signal );
		for ( const port of ports ) {
			assert.ok(
				await soon( async () => ! ( await isListening( port ) ) )
			);
		}
		assert.ok( await soon( () => ! existsSync( remains ) ) );
	} );

	test(
		`ends the MariaDB for tests on ${ signal }`,
		{
			skip,
		},
		async () => {
			// Programs that stand for MariaDB's own.
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
			const { child, line } = await parent(
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
				await soon( async () => ! ( await isListening( port ) ) )
			);
			assert.ok( await soon( () => ! existsSync( dir ) ) );
		}
	);
}

test( 'ends what a program leaves running', { skip }, async () => {
	const port = await freePort();
	const code = `
		require( 'child_process' ).spawn( process.execPath, [ '-e', ${ JSON.stringify(
			listen( port )
		) } ], { stdio: 'ignore' } ).unref();
		const wait = () => require( 'net' ).connect( ${ port }, '127.0.0.1' )
			.on( 'connect', () => process.exit( 3 ) )
			.on( 'error', () => setTimeout( wait, 20 ) );
		wait();
	`;
	assert.equal( ( await run( NODE, [ '-e', code ] ) ).code, 3 );
	assert.ok( await soon( async () => ! ( await isListening( port ) ) ) );
} );
