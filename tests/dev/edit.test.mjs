import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../bin/cms/root.mjs';
import { freePort } from '../../bin/cms/ports.mjs';
import { test } from '../setup/test.mjs';

/*
 * Starts `npm run dev`, edits sources and measures how long it takes until the
 * open page shows it.
 */

const PICKER = 'src/components/date-range-filter-picker';
const TYPED = '01/02/2024';

test.describe( 'npm run dev', () => {
	// Each test continues the one before.
	test.describe.configure( { mode: 'serial' } );

	let dev;
	let page;
	let url = '';
	/** @type {Map<string, string>} Contents before the test. */
	const originals = new Map();

	test.beforeAll( async ( { browser } ) => {
		const port = await freePort();
		dev = spawn(
			process.execPath,
			[
				'bin/dev.mjs',
				`--port=${ port }`,
				'--orders=300',
				'--no-checks',
			],
			{ cwd: root, stdio: [ 'ignore', 'pipe', 'inherit' ] }
		);
		url = `http://127.0.0.1:${ port }`;
		const loginUrl = await new Promise( ( resolve, reject ) => {
			let output = '';
			dev.stdout.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
				output += chunk;
				const [ , link ] = output.match( /is ready: +(\S+)/ ) ?? [];
				if ( link ) {
					resolve( link );
				}
			} );
			dev.on( 'exit', () => reject( new Error( output ) ) );
		} );
		page = await browser.newPage();
		await page.goto( loginUrl );
		await page.goto(
			`${ url }/wp-admin/admin.php?page=storedeck&path=%2Fanalytics%2Frevenue`
		);
		await page.getByRole( 'button', { name: 'Date Range' } ).click();
		await start().fill( TYPED );
	} );

	test.afterAll( async () => {
		for ( const [ file, text ] of originals ) {
			writeFileSync( file, text );
		}
		dev?.kill();
	} );

	const start = () => page.getByRole( 'textbox', { name: 'Start Date' } );

	/** Edits a source. The end of the tests restores it. */
	function edit( name, from, to ) {
		const file = path.join( root, name );
		const text = readFileSync( file, 'utf8' );
		if ( ! originals.has( file ) ) {
			originals.set( file, text );
		}
		assert.ok( text.includes( from ), `${ name } has no ${ from }` );
		writeFileSync( file, text.replace( from, to ) );
	}

	/** Reports the time until something is seen. */
	async function measure( isSeen ) {
		const begin = performance.now();
		await isSeen();
		console.log(
			`seen after ${ Math.round( performance.now() - begin ) } ms`
		);
	}

	test( 'shows a changed text and keeps what was typed', async () => {
		edit(
			`${ PICKER }/content.tsx`,
			'select a date range',
			'pick some days'
		);
		await measure( () =>
			page
				.getByText( 'pick some days' )
				.first()
				.waitFor( { state: 'attached' } )
		);
		assert.equal( await start().inputValue(), TYPED );
	} );

	test( 'shows a changed style and keeps what was typed', async () => {
		edit(
			`${ PICKER }/style.scss`,
			'.woocommerce-filters-date {',
			'body { outline: 3px solid rgb(1, 2, 3); }\n.woocommerce-filters-date {'
		);
		await measure( () =>
			page.waitForFunction(
				() =>
					window.getComputedStyle( document.body ).outlineColor ===
					'rgb(1, 2, 3)'
			)
		);
		assert.equal( await start().inputValue(), TYPED );
	} );

	test( 'runs a changed PHP file in the next request', async () => {
		const name = `live-${ process.pid }.php`;
		const file = path.join( root, 'php-stub', name );
		try {
			writeFileSync( file, "<?php echo 'one';" );
			const read = async () =>
				(
					await fetch(
						`${ url }/wp-content/plugins/storedeck/${ name }`
					)
				).text();
			assert.equal( await read(), 'one' );
			writeFileSync( file, "<?php echo 'two';" );
			await measure( async () => assert.equal( await read(), 'two' ) );
		} finally {
			rmSync( file, { force: true } );
		}
		assert.equal( await start().inputValue(), TYPED );
	} );
} );
