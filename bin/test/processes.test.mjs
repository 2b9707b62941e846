import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { isAlive } from '../cms/files.mjs';
import { freePort, isListening } from '../cms/ports.mjs';
import { run, start, stop } from '../cms/processes.mjs';
import { formatElapsed, Progress } from '../cms/progress.mjs';
import { runTogether } from '../cms/run-together.mjs';
import { createWorkerPool } from '../cms/worker-pool.mjs';

const NODE = process.execPath;

/** @param {number} ms */
const wait = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

test( 'returns code, output and lines of a command', async () => {
	/** @type {string[]} */
	const lines = [];
	const code =
		'console.log("a\\nb");process.stdout.write("c");console.error("e");process.exit(4)';
	const result = await run( NODE, [ '-e', code ], {
		onLine: ( line ) => lines.push( line ),
	} );
	assert.deepEqual( result, { code: 4, stdout: 'a\nb\nc', stderr: 'e\n' } );
	assert.deepEqual( lines, [ 'a', 'b', 'c' ] );
	assert.equal( ( await run( 'no-such-program', [] ) ).code, 127 );
} );

test( 'stops a program and its children on abort', async () => {
	const controller = new AbortController();
	const port = await freePort();
	const grandchild = `require( 'net' ).createServer().listen( ${ port }, '127.0.0.1', () => console.log( 1 ) )`;
	const code = `require( 'child_process' ).spawn( process.execPath, [ '-e', ${ JSON.stringify(
		grandchild
	) } ], { stdio: 'inherit' } )`;
	let wasListening = false;
	await assert.rejects(
		run( NODE, [ '-e', code ], {
			signal: controller.signal,
			onLine: async () => {
				wasListening = await isListening( port );
				controller.abort();
			},
		} ),
		{ name: 'AbortError' }
	);
	assert.equal( wasListening, true );
	assert.equal( await isListening( port ), false );
} );

test( 'kills a program that ignores SIGTERM', async () => {
	const code =
		'process.on("SIGTERM",()=>{});console.log(1);setInterval(()=>{},1000)';
	const child = start( NODE, [ '-e', code ] );
	await new Promise( ( resolve ) => child.stdout?.once( 'data', resolve ) );
	await stop( child );
	assert.ok( ! isAlive( child.pid ?? 0 ) );
} );

test( 'finds free and listening ports', async () => {
	const port = await freePort();
	assert.equal( await isListening( port ), false );
	const server = createServer();
	await new Promise( ( resolve ) =>
		server.listen( port, '127.0.0.1', () => resolve( undefined ) )
	);
	assert.equal( await isListening( port ), true );
	server.close();
} );

/**
 * @param {string} code
 * @return {( port: number ) => import('../cms/php-engine.mjs').Command} The command of a worker that runs the code.
 */
const worker = ( code ) => ( port ) => ( {
	command: NODE,
	args: [ '-e', `const port = ${ port };${ code }` ],
	env: process.env,
} );
const LISTEN =
	'require("http").createServer((q,s)=>s.end()).listen(port,"127.0.0.1")';

test( 'assigns a worker to one caller at a time and replaces a killed worker', async () => {
	/** @type {string[]} */
	const words = [];
	const pool = await createWorkerPool(
		1,
		worker( `${ LISTEN };console.error( 'last words' )` ),
		( text ) => words.push( text )
	);
	const first = await pool.acquire();
	let isServed = false;
	const second = pool.acquire().then( ( one ) => {
		isServed = true;
		return one;
	} );
	await wait( 20 );
	assert.equal( isServed, false );
	pool.release( first );
	assert.equal( await second, first );
	process.kill( first.child.pid ?? 0, 'SIGKILL' );
	await once( first.child, 'exit' );
	pool.release( first );
	const third = await pool.acquire();
	assert.notEqual( third.port, first.port );
	assert.deepEqual( words, [ 'last words' ] );
	// Also stops a worker that is busy.
	setTimeout( () => pool.release( third ), 100 );
	await pool.stop();
	assert.ok( ! isAlive( third.child.pid ?? 0 ) );
	await assert.rejects( pool.acquire(), /stopping/ );
} );

test( 'reports a worker that does not start in one clear line', async () => {
	await assert.rejects(
		createWorkerPool( 2, worker( 'console.error("why");process.exit(1)' ) ),
		{ name: 'UserError', message: 'Could not start PHP.', log: 'why' }
	);
} );

test( 'prints steps with their duration', async () => {
	let text = '';
	const progress = new Progress( {
		write: ( part ) => {
			text += part;
		},
	} );
	await progress.step( 'Work', async () => 1 );
	await assert.rejects(
		progress.step( 'More', async () => {
			throw new Error( 'no' );
		} )
	);
	assert.match(
		text,
		/^ {2}Work …\n✓ Work \(\d\.\d s\)\n {2}More …\n✗ More/
	);
} );

test( 'shows steps of the same time in the last line of a terminal', async () => {
	let text = '';
	const progress = new Progress( {
		isTTY: true,
		columns: 40,
		write: ( part ) => {
			text += part;
		},
	} );
	const last = () => text.split( '\r\x1b[K' ).at( -1 );
	/** @type {Record<string, () => void>} */
	const end = {};
	const steps = [ 'Install', 'Download' ].map( ( name ) =>
		progress.step(
			name,
			() =>
				new Promise( ( resolve ) => {
					end[ name ] = () => resolve( undefined );
				} )
		)
	);
	assert.equal( last(), '  Install … 0.0 s, Download … 0.0 s' );
	end.Install?.();
	await steps[ 0 ];
	assert.match( text, /\r\x1b\[K✓ Install \(0\.\d s\)\n/ );
	assert.match( last() ?? '', /^ {2}Download … 0\.\d s$/ );
	progress.line( 'A note' );
	assert.match( text, /\r\x1b\[KA note\n\r\x1b\[K {2}Download/ );
	end.Download?.();
	await steps[ 1 ];
	assert.match( last() ?? '', /^✓ Download \(0\.\d s\)\n$/ );
} );

test( 'formats durations', () => {
	assert.equal( formatElapsed( 400 ), '0.4 s' );
	assert.equal( formatElapsed( 12_300 ), '12 s' );
	assert.equal( formatElapsed( 125_000 ), '2 min 05 s' );
} );

test( 'aborts the other of two tasks when one fails, and waits for it', async () => {
	let isEnded = false;
	const task = ( /** @type {AbortSignal} */ signal ) =>
		new Promise( ( resolve ) => {
			signal.addEventListener( 'abort', () =>
				setImmediate( () => {
					isEnded = true;
					resolve( undefined );
				} )
			);
		} );
	await assert.rejects(
		runTogether( task, async () => {
			throw new Error( 'no network' );
		} ),
		/no network/
	);
	assert.ok( isEnded );
	const interrupted = new AbortController();
	const both = runTogether( task, task, interrupted.signal );
	interrupted.abort();
	await both;
	assert.deepEqual(
		await runTogether(
			async () => 1,
			async () => 'a'
		),
		[ 1, 'a' ]
	);
} );
