import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
	appendFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readlinkSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { root } from '../cms/root.mjs';
import { UserError } from '../cms/user-error.mjs';
import { followLog } from '../dev/extension/follow-log.mjs';
import { linkExtension } from '../dev/extension/link-extension.mjs';
import { readExtension } from '../dev/extension/read-extension.mjs';
import { startReloadServer } from '../dev/extension/reload-server.mjs';
import { startBuild } from '../dev/extension/start-build.mjs';
import { watchFolder } from '../dev/watch-folder.mjs';
import { parseOptions } from '../dev/options.mjs';

/* tests/dev/extension.test.mjs runs all of it with a site and a browser. */

const HEADER = '<?php\n/**\n * Plugin Name: Acme\n */\n';

let temp = '';
let folder = '';
beforeEach( () => {
	temp = realpathSync(
		mkdtempSync( path.join( os.tmpdir(), 'storedeck-extension-' ) )
	);
	folder = path.join( temp, 'acme' );
	mkdirSync( folder );
} );
afterEach( () => rmSync( temp, { recursive: true, force: true } ) );

/** @param {Record<string, string>} files */
function put( files ) {
	for ( const [ name, text ] of Object.entries( files ) ) {
		const file = path.join( folder, name );
		mkdirSync( path.dirname( file ), { recursive: true } );
		writeFileSync( file, text );
	}
}

/** Lists that calls add to, and waits until one of them fits. */
function collect() {
	const all = [];
	let check = () => {};
	return {
		all,
		add: ( one ) => {
			all.push( one );
			check();
		},
		until: ( fits ) =>
			new Promise( ( resolve ) => {
				check = () => all.some( fits ) && resolve( undefined );
				check();
			} ),
	};
}

describe( 'the options of npm run dev', () => {
	it( 'have the folder of an extension, relative to where npm was called', () => {
		const { extension, port, withChecks } = parseOptions(
			[ '--extension=../acme', '--port=8080', '--no-checks' ],
			'/home/me/shop'
		);
		assert.deepEqual(
			[ extension, port, withChecks ],
			[ '/home/me/acme', 8080, false ]
		);
		assert.equal(
			parseOptions( [ '--extension', 'acme' ], '/home' ).extension,
			'/home/acme'
		);
		assert.equal( parseOptions( [], '/home' ).extension, null );
	} );

	for ( const argv of [
		[ '--extension' ],
		[ '--extension=' ],
		[ '--extension', '--port=1' ],
		[ '--extension=a', '--extension=b' ],
		[ '--unknown' ],
	] ) {
		it( `reject ${ argv.join( ' ' ) }`, () => {
			assert.throws( () => parseOptions( argv, '/home' ), UserError );
		} );
	}
} );

describe( 'the folder of an extension', () => {
	it( 'is that of a plugin, with or without a build', async () => {
		put( { 'acme.php': HEADER, 'helpers.php': '<?php // Plugin' } );
		assert.deepEqual( await readExtension( folder ), {
			folder,
			name: 'acme',
			file: 'acme.php',
			title: 'Acme',
			script: null,
		} );
		put( { 'package.json': '{"scripts":{"start":"wp-scripts start"}}' } );
		assert.equal( ( await readExtension( folder ) ).script, 'start' );
		put( {
			'package.json':
				'{"scripts":{"start":"wp-env start","watch":"webpack --watch"}}',
		} );
		assert.equal( ( await readExtension( folder ) ).script, 'watch' );
	} );

	it( 'is refused with a reason before anything is started', () => {
		const run = ( given ) => {
			const { status, stdout, stderr } = spawnSync(
				process.execPath,
				[ 'bin/dev.mjs', `--extension=${ given }` ],
				{
					cwd: root,
					encoding: 'utf8',
					env: { ...process.env, INIT_CWD: temp },
				}
			);
			assert.deepEqual( [ status, stdout ], [ 1, '' ] );
			return stderr;
		};
		assert.match( run( 'missing' ), /No such folder: \S+missing/ );
		assert.match( run( 'acme' ), /acme has no plugin: .*“Plugin Name:”/ );
		put( { 'acme.php': HEADER } );
		assert.match( run( 'acme/acme.php' ), /This is a file: / );
		put( { 'package.json': '{' } );
		assert.match( run( 'acme' ), /package\.json is not valid JSON/ );
		put( { 'other.php': HEADER } );
		assert.match( run( 'acme' ), /2 plugins: acme\.php, other\.php/ );
		assert.match(
			run( path.join( root, 'php-stub' ) ),
			/is Storedeck itself/
		);
	} );
} );

describe( 'the link to an extension', () => {
	let plugins = '';
	let link = '';
	beforeEach( () => {
		plugins = path.join( temp, 'site/wp-content/plugins' );
		mkdirSync( plugins, { recursive: true } );
		link = path.join( plugins, 'acme' );
	} );
	const make = () =>
		linkExtension( path.join( temp, 'site' ), {
			folder,
			name: 'acme',
			file: 'acme.php',
			title: 'Acme',
			script: null,
		} );

	it( 'is made and removed, also after a run that was killed', async () => {
		await make();
		const remove = await make();
		assert.equal( readlinkSync( link ), folder );
		assert.match( await remove(), /^Removed the link/ );
		assert.ok( ! existsSync( link ) );
		assert.ok( existsSync( folder ) );
		// The folder of an earlier plugin was deleted.
		symlinkSync( path.join( temp, 'gone' ), link );
		await make();
		assert.equal( readlinkSync( link ), folder );
	} );

	it( 'leaves another plugin of that name alone', async () => {
		const other = path.join( temp, 'other' );
		mkdirSync( other );
		symlinkSync( other, link );
		await assert.rejects( make(), /another plugin in \S+acme, a link to / );
		assert.equal( readlinkSync( link ), other );
		rmSync( link );
		mkdirSync( link );
		await assert.rejects( make(), /another plugin in \S+acme\. Remove it/ );
	} );

	it( 'stays, with a reason, where it was replaced', async () => {
		const remove = await make();
		rmSync( link );
		mkdirSync( link );
		assert.match( await remove(), /stays: it no longer is the link/ );
		assert.ok( existsSync( link ) );
	} );
} );

describe( 'changes of an extension', () => {
	it( 'are seen in files, new folders and folders made again, not in packages', async () => {
		put( { 'acme.php': '', 'node_modules/a/a.js': '', 'build/x.js': '' } );
		const changes = collect();
		const stop = watchFolder( folder, ( files ) =>
			files.forEach( changes.add )
		);
		try {
			put( { 'node_modules/a/a.js': '1', 'acme.php': '1' } );
			await changes.until( ( file ) => file === 'acme.php' );
			put( { 'js/deep/new.js': '1' } );
			await changes.until( ( file ) => file === 'js/deep/new.js' );
			rmSync( path.join( folder, 'build' ), { recursive: true } );
			put( { 'build/index.js': '1' } );
			await changes.until( ( file ) => file === 'build/index.js' );
			put( { 'build/later.css': '1' } );
			await changes.until( ( file ) => file === 'build/later.css' );
			assert.ok(
				! changes.all.some( ( file ) =>
					file.includes( 'node_modules' )
				)
			);
		} finally {
			stop();
		}
	} );

	it( 'are told to pages of the site', async () => {
		const server = await startReloadServer( 'http://127.0.0.1:8888' );
		try {
			const script = await fetch( server.url );
			assert.match(
				script.headers.get( 'content-type' ) ?? '',
				/javascript/
			);
			assert.equal(
				script.headers.get( 'access-control-allow-origin' ),
				'http://127.0.0.1:8888'
			);
			const { body } = await fetch( new URL( 'changes', server.url ) );
			assert.ok( body );
			server.send( [ '/wp-content/plugins/acme/acme.js' ] );
			let text = '';
			const decoder = new TextDecoder();
			for await ( const chunk of /** @type {AsyncIterable<Uint8Array>} */ (
				Object( body )
			) ) {
				text += decoder.decode( chunk, { stream: true } );
				if ( text.includes( 'acme.js"]\n\n' ) ) {
					break;
				}
			}
			assert.match( text, /^\ndata: \["\/wp-content/ );
		} finally {
			server.close();
		}
	} );

	it( 'print the lines of the log that concern it', async () => {
		const log = path.join( temp, 'debug.log' );
		writeFileSync( log, 'acme before\n' );
		const lines = collect();
		const stop = await followLog( log, [ 'acme' ], lines.add );
		try {
			appendFileSync( log, 'other\nPHP Fatal error in acme.php\n' );
			await lines.until( () => true );
			assert.deepEqual( lines.all, [ 'PHP Fatal error in acme.php' ] );
		} finally {
			stop();
		}
	} );
} );

describe( 'the build of an extension', () => {
	/** Prints its id and runs until it is stopped. */
	const SCRIPT =
		"console.log( 'built in ' + process.cwd() + ' by ' + process.pid ); setInterval( () => {}, 1000 );";
	const MANIFEST = { scripts: { start: 'node watch.mjs' } };

	const hasEnded = async ( pid ) => {
		for (;;) {
			try {
				process.kill( pid, 0 );
			} catch {
				return;
			}
			await new Promise( setImmediate );
		}
	};

	it( 'runs in its folder and ends with all that it started', async () => {
		put( {
			'package.json': JSON.stringify( MANIFEST ),
			'watch.mjs': SCRIPT,
		} );
		const lines = collect();
		const stop = await startBuild( { folder, script: 'start' }, lines.add );
		await lines.until( ( line ) => line.startsWith( 'built' ) );
		const [ , dir, pid ] =
			lines.all.at( -1 ).match( /^built in (.*) by (\d+)$/ ) ?? [];
		assert.equal( dir, folder );
		await stop();
		await hasEnded( Number( pid ) );
		assert.match( lines.all.at( -1 ), /^built/ );
	} );

	it( 'waits for packages that are not installed', async () => {
		put( {
			'package.json': JSON.stringify( {
				...MANIFEST,
				devDependencies: { left: '1' },
			} ),
			'watch.mjs': SCRIPT,
		} );
		const lines = collect();
		const stop = await startBuild( { folder, script: 'start' }, lines.add );
		assert.match( lines.all[ 0 ], /packages are not installed/ );
		put( { 'node_modules/.package-lock.json': '{}' } );
		await lines.until( ( line ) => line.startsWith( 'built' ) );
		await stop();
	} );

	it( 'says so when it fails', async () => {
		put( {
			'package.json': JSON.stringify( MANIFEST ),
			'watch.mjs': "console.error( 'no config' ); process.exit( 3 );",
		} );
		const lines = collect();
		const stop = await startBuild( { folder, script: 'start' }, lines.add );
		await lines.until( ( line ) => /ended with status 3/.test( line ) );
		assert.ok( lines.all.includes( 'no config' ) );
		await stop();
	} );
} );
