import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	realpathSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../bin/cms/root.mjs';
import { freePort } from '../../bin/cms/ports.mjs';
import { test } from '../setup/test.mjs';

/* `npm run dev -- --extension`, as the author of a plugin sees it. */

const PHP = `<?php
/**
 * Plugin Name: Acme
 */
add_action( 'admin_menu', function () {
	add_menu_page( 'Acme', 'Acme', 'read', 'acme', function () {
		echo '<form id="acme"><h1>One</h1><label>Name <input name="acme"></label></form><p style="height:3000px"></p>';
	} );
} );
add_action( 'admin_enqueue_scripts', function () {
	wp_enqueue_script( 'acme', plugins_url( 'build/acme.js', __FILE__ ), array(), '1', true );
	wp_enqueue_style( 'acme', plugins_url( 'acme.css', __FILE__ ), array(), '1' );
} );
`;

/** A build: it copies a source after each change. */
const BUILD = `import { copyFileSync, mkdirSync, watchFile } from 'node:fs';
mkdirSync( 'build', { recursive: true } );
const build = () => copyFileSync( 'source.txt', 'build/acme.js' );
build();
watchFile( 'source.txt', { interval: 50 }, build );
console.log( 'builder ' + process.pid );
`;

const FILES = {
	'acme.php': PHP,
	'acme.css': '#acme { color: rgb(1, 2, 3); }',
	'build.mjs': BUILD,
	'source.txt': 'document.body.dataset.acme = "one";',
	'package.json': '{ "scripts": { "start": "node build.mjs" } }',
};

test.describe( 'npm run dev -- --extension', () => {
	// Each test continues the one before.
	test.describe.configure( { mode: 'serial' } );

	let temp = '';
	let dev;
	let page;
	let output = '';

	/** Waits until the process has printed something. */
	const printed = ( pattern ) =>
		new Promise( ( resolve ) => {
			const check = () => {
				const found = output.match( pattern );
				if ( found ) {
					dev.stdout.off( 'data', check );
					resolve( found );
				}
			};
			dev.stdout.on( 'data', check );
			check();
		} );

	const put = ( files ) => {
		for ( const [ name, text ] of Object.entries( files ) ) {
			writeFileSync( path.join( temp, name ), text );
		}
	};
	const edit = ( name, from, to ) =>
		put( {
			[ name ]: readFileSync( path.join( temp, name ), 'utf8' ).replace(
				from,
				to
			),
		} );

	test.beforeAll( async ( { browser } ) => {
		temp = realpathSync(
			mkdtempSync( path.join( os.tmpdir(), 'storedeck-acme-' ) )
		);
		put( FILES );
		edit( 'acme.php', 'add_action', 'oops();\n$&' );
		const port = await freePort();
		const begin = performance.now();
		dev = spawn(
			process.execPath,
			[
				'bin/dev.mjs',
				`--extension=${ temp }`,
				`--port=${ port }`,
				'--orders=300',
			],
			{ cwd: root, stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		dev.stdout.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			output += chunk;
		} );
		const [ , login = '' ] = await printed( /is ready: +(\S+)/ );
		await printed(
			/Activating “Acme”: .*undefined function oops\(\) in \S+acme\.php/
		);
		edit( 'acme.php', 'oops();\n', '' );
		await printed( /“Acme” is active/ );
		page = await browser.newPage();
		await page.goto( login );
		await page.goto(
			`http://127.0.0.1:${ port }/wp-admin/admin.php?page=acme&tab=two`
		);
		await page.waitForFunction(
			() => document.body.dataset.acme === 'one'
		);
		console.log(
			`seen after ${ Math.round( performance.now() - begin ) } ms`
		);
	} );

	test.afterAll( () => {
		dev?.kill();
		rmSync( temp, { recursive: true, force: true } );
	} );

	const name = () => page.getByLabel( 'Name' );

	const assertState = async () => {
		await page.waitForFunction(
			() =>
				window.scrollY === 900 &&
				document.forms[ 0 ]?.acme.value === 'typed'
		);
		assert.match( page.url(), /&tab=two$/ );
	};

	test( 'replaces styles in the page', async () => {
		await name().fill( 'typed' );
		await page.evaluate( () => {
			window.scrollTo( 0, 900 );
			window.isSamePage = true;
		} );
		edit( 'acme.css', '1, 2, 3', '4, 5, 6' );
		await page.waitForFunction(
			() =>
				window.getComputedStyle( document.forms[ 0 ] ?? document.body )
					.color === 'rgb(4, 5, 6)'
		);
		assert.ok( await page.evaluate( () => window.isSamePage ) );
		await assertState();
	} );

	test( 'reloads after the build, with what was typed and the place', async () => {
		edit( 'source.txt', 'one', 'two' );
		await page.waitForFunction(
			() => document.body?.dataset.acme === 'two'
		);
		await assertState();
	} );

	test( 'reloads after a change of PHP', async () => {
		edit( 'acme.php', 'One', 'Changed' );
		await page.getByRole( 'heading', { name: 'Changed' } ).waitFor();
		await assertState();
	} );

	test( 'keeps the page and prints the error when PHP fails', async () => {
		edit( 'acme.php', "add_action( 'admin_menu'", 'oops();\n$&' );
		await page
			.getByRole( 'alert' )
			.filter( { hasText: 'Not reloaded: the page now answers' } )
			.waitFor();
		await printed(
			/Call to undefined function oops\(\) in \S+acme\.php:5/
		);
		edit( 'acme.php', 'oops();', '' );
		await page
			.getByRole( 'alert' )
			.filter( { hasText: 'Not reloaded' } )
			.waitFor( { state: 'detached' } );
		await assertState();
	} );

	test( 'stops everything and removes the link', async () => {
		const [ , dir = '' ] = await printed( /Logs and data +(\S+)/ );
		const [ , pid ] = await printed( /builder (\d+)/ );
		const link = path.join(
			dir,
			'wordpress/wp-content/plugins',
			path.basename( temp )
		);
		assert.ok( existsSync( link ) );
		const ended = new Promise( ( resolve ) => dev.on( 'exit', resolve ) );
		dev.kill( 'SIGINT' );
		await ended;
		assert.match( output, /Removed the link to / );
		assert.ok( ! existsSync( link ) );
		assert.ok( existsSync( path.join( temp, 'acme.php' ) ) );
		// The system takes a moment to end what was killed.
		for ( let isRunning = true; isRunning;  ) {
			try {
				process.kill( Number( pid ), 0 );
				await new Promise( setImmediate );
			} catch {
				isRunning = false;
			}
		}
	} );
} );
