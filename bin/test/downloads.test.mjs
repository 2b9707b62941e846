import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { download, pinnedDownloads } from '../cms/downloads.mjs';
import { withTempFolder } from '../cms/files.mjs';
import { describeNpmFailure } from '../cms/npm.mjs';
import { isWordPressFile } from '../cms/wordpress-source.mjs';
import { makeTarball } from './archives.mjs';

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

const tarball = makeTarball( [
	{ name: 'package/wanted', data: 'text' },
	{ name: 'package/other', data: 'text' },
	{ name: 'package/wanted-link', type: '2', link: '/etc/passwd' },
] );
const integrity = `sha512-${ createHash( 'sha512' )
	.update( tarball )
	.digest( 'base64' ) }`;

/**
 * @param {string} pinned
 * @return {Promise<string[]>} The names of the extracted files.
 */
async function fetchPinned( pinned ) {
	/** @type {string[]} */
	const files = [];
	await withTempFolder( join( folder, 'tmp' ), ( temp ) =>
		download(
			{ name: 'it', version: '1.0.0', integrity: pinned },
			{
				folder: temp,
				wanted: ( name ) => name.includes( 'wanted' ),
				onFile: async ( { name } ) => {
					files.push( name );
				},
				fetch: async ( _, where ) => {
					const path = join( where, 'it.tgz' );
					await writeFile( path, tarball );
					return path;
				},
			}
		)
	);
	return files;
}

test( 'extracts the selected files of a download with the pinned hash', async () => {
	assert.deepEqual( await fetchPinned( integrity ), [ 'package/wanted' ] );
} );

test( 'rejects a download with another hash and deletes it', async () => {
	await assert.rejects( fetchPinned( `${ integrity }x` ), {
		name: 'UserError',
		message:
			/^The download of it@1\.0\.0 does not match its pinned SHA-512 hash/,
	} );
	assert.deepEqual( await readdir( join( folder, 'tmp' ) ), [] );
} );

test( 'pins every download by version and SHA-512', async () => {
	for ( const one of Object.values( await pinnedDownloads() ) ) {
		assert.match( one.version, /^\d+\.\d+\.\d+$/ );
		assert.match( one.integrity, /^sha512-[\w+/]{86}==$/ );
	}
} );

test( 'removes a temporary folder after an error and those of killed processes', async () => {
	const abandoned = join( folder, '999999999-0123456789ab' );
	const other = join( folder, 'something-else' );
	await mkdir( abandoned );
	await mkdir( other );
	let seen = '';
	await assert.rejects(
		withTempFolder( folder, async ( temp ) => {
			seen = temp;
			assert.ok( existsSync( temp ) );
			throw new Error( 'no' );
		} ),
		/no/
	);
	assert.ok( ! existsSync( seen ) );
	assert.ok( ! existsSync( abandoned ) );
	assert.ok( existsSync( other ) );
} );

test( 'selects only files that are part of WordPress', () => {
	for ( const name of [
		'wp-login.php',
		'wp-includes/js/jquery/jquery.min.js',
		'wp-content/themes/twentytwentyfour/style.css',
		'wp-config-sample.php',
	] ) {
		assert.ok( isWordPressFile( name ), name );
	}
	for ( const name of [
		'wp-config.php',
		'wp-content/database/.ht.sqlite',
		'wp-content/themes/twentytwentytwo/style.css',
		'wordpress-remote-asset-paths',
	] ) {
		assert.ok( ! isWordPressFile( name ), name );
	}
} );

test( 'describes in one line why npm failed', () => {
	assert.match(
		describeNpmFailure( 'npm error code ENOTFOUND\nnpm error x' ),
		/could not reach the npm registry \(ENOTFOUND\)/
	);
	assert.match( describeNpmFailure( 'npm ERR! code EINTEGRITY' ), /damaged/ );
	assert.equal(
		describeNpmFailure( 'npm error code EX\nnpm error It is so.\n' ),
		'It is so'
	);
	assert.equal( describeNpmFailure( '' ), 'npm failed' );
} );
