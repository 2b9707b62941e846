import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { SkippedSuite } from '../testing/results.mjs';
import {
	findWooCommerce,
	listWooCommerces,
} from '../testing/woocommerce-source.mjs';
import { addResults, readFiles } from '../testing/woocommerce-versions.mjs';

const PLUGIN = 'wp-content/plugins/woocommerce/woocommerce.php';

describe( 'findWooCommerce', () => {
	let root = '';
	beforeEach( async () => {
		root = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
	} );
	afterEach( async () => {
		mock.restoreAll();
		await rm( root, { recursive: true, force: true } );
	} );

	it( 'returns the given folder if it contains WooCommerce', async () => {
		await mkdir( join( root, PLUGIN, '..' ), { recursive: true } );
		await writeFile( join( root, PLUGIN ), '<?php' );
		assert.equal( await findWooCommerce( root, root ), root );
	} );

	it( 'rejects a given folder without WooCommerce', async () => {
		await assert.rejects( findWooCommerce( root, root ), {
			name: 'UserError',
			message: /woocommerce\.php is missing/,
		} );
	} );

	it( 'finds the versions in a folder, the oldest first', async () => {
		const versions = { new: '11.0.1', old: '9.9.5', middle: '10.2.2' };
		for ( const [ name, version ] of Object.entries( versions ) ) {
			await mkdir( join( root, name, PLUGIN, '..' ), {
				recursive: true,
			} );
			await writeFile(
				join( root, name, PLUGIN ),
				`<?php\n/*\n * Version: ${ version }\n */`
			);
		}
		await mkdir( join( root, 'base' ) );
		assert.deepEqual(
			listWooCommerces( root ),
			[ 'old', 'middle', 'new' ].map( ( name ) => join( root, name ) )
		);
		assert.deepEqual( listWooCommerces( join( root, 'new' ) ), [
			join( root, 'new' ),
		] );
		assert.deepEqual( listWooCommerces( join( root, 'base' ) ), [
			join( root, 'base' ),
		] );
	} );

	it( 'adds up the results of versions', () => {
		const result = {
			passed: 2,
			failed: 0,
			skipped: 1,
			flaky: 0,
			failures: [],
		};
		assert.deepEqual(
			addResults( [
				{ version: '9.9', ...result },
				{
					version: '11.0',
					...result,
					failed: 1,
					failures: [ 'a test' ],
				},
			] ),
			{
				passed: 4,
				failed: 1,
				skipped: 2,
				flaky: 0,
				failures: [ '11.0: a test' ],
			}
		);
		assert.deepEqual(
			readFiles( {
				suites: [
					{
						file: 'refunds.test.mjs',
						suites: [ { specs: [ { ok: true }, { ok: false } ] } ],
					},
					{ file: 'routes.test.mjs', specs: [ { ok: true } ] },
				],
			} ),
			{ refunds: false, routes: true }
		);
	} );

	it( 'downloads WordPress and WooCommerce once', async () => {
		const fetch = mock.method( globalThis, 'fetch', async ( url ) => {
			const name = /wordpress-/.test( url )
				? 'wordpress/wp-load.php'
				: 'woocommerce/woocommerce.php';
			return new Response(
				Buffer.from( zipSync( { [ name ]: strToU8( name ) } ) )
			);
		} );
		const folder = await findWooCommerce( root, null );
		assert.equal(
			await readFile( join( folder, 'wp-load.php' ), 'utf8' ),
			'wordpress/wp-load.php'
		);
		assert.equal(
			await readFile( join( folder, PLUGIN ), 'utf8' ),
			'woocommerce/woocommerce.php'
		);
		assert.equal( await findWooCommerce( root, null ), folder );
		assert.equal( fetch.mock.callCount(), 2 );
	} );

	/** @type {[ string, () => Promise<Response> ][]} */
	const failures = [
		[
			'WordPress.org cannot be reached',
			async () => {
				throw new TypeError( 'fetch failed' );
			},
		],
		[
			'WordPress.org responds with an error',
			async () => new Response( '', { status: 503 } ),
		],
	];
	for ( const [ title, respond ] of failures ) {
		it( `skips the suite if ${ title }`, async () => {
			mock.method( globalThis, 'fetch', respond );
			await assert.rejects( findWooCommerce( root, null ), SkippedSuite );
		} );
	}
} );
