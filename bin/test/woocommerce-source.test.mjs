import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { SkippedSuite } from '../testing/results.mjs';
import { findWooCommerce } from '../testing/woocommerce-source.mjs';

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
