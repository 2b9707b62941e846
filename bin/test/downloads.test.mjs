import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
	mkdir,
	mkdtemp,
	readFile,
	readdir,
	rename,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { strToU8, zipSync } from 'fflate';
import { create } from 'tar';
import { download, pinnedDownloads } from '../cms/downloads.mjs';
import { listFiles, withTempFolder } from '../cms/files.mjs';
import { describeNpmFailure } from '../cms/npm.mjs';
import {
	ensureCached,
	isWordPressFile,
	unzip,
} from '../cms/wordpress-source.mjs';

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

/**
 * @param {string} [pinned] Hash that the tarball is expected to have; its own by default.
 * @return {Promise<string[]>} The paths of the extracted files.
 */
async function fetchPinned( pinned ) {
	const source = join( folder, 'source' );
	await mkdir( join( source, 'package/sub' ), { recursive: true } );
	await writeFile( join( source, 'package/wanted' ), 'text' );
	await writeFile( join( source, 'package/sub/wanted' ), 'text' );
	await writeFile( join( source, 'package/other' ), 'text' );
	await symlink( '/etc/passwd', join( source, 'package/wanted-link' ) );
	const tarball = join( folder, 'it.tgz' );
	await create( { file: tarball, cwd: source, gzip: true }, [ 'package' ] );
	const integrity = `sha512-${ createHash( 'sha512' )
		.update( await readFile( tarball ) )
		.digest( 'base64' ) }`;
	return withTempFolder( join( folder, 'tmp' ), async ( temp ) => {
		const files = await download(
			{ name: 'it', version: '1.0.0', integrity: pinned ?? integrity },
			{
				folder: temp,
				wanted: ( path ) => path.includes( 'wanted' ),
				fetch: async ( _, where ) => {
					await rename( tarball, join( where, 'it.tgz' ) );
				},
			}
		);
		return listFiles( files, () => true );
	} );
}

test( 'extracts the selected files of a download with the pinned hash', async () => {
	assert.deepEqual( await fetchPinned(), [
		'it.tgz',
		'sub/wanted',
		'wanted',
	] );
} );

test( 'downloads once for sites that start together', async () => {
	let downloads = 0;
	const ensure = () =>
		ensureCached( folder, 'cms-1', async ( output ) => {
			downloads++;
			await writeFile( join( output, 'file' ), 'text' );
		} );
	const place = join( folder, 'cms-1' );
	assert.deepEqual( await Promise.all( [ ensure(), ensure() ] ), [
		place,
		place,
	] );
	assert.equal( downloads, 1 );
	assert.deepEqual( await readdir( place ), [ 'file' ] );
} );

test( 'rejects a download with another hash and deletes it', async () => {
	await assert.rejects( fetchPinned( 'sha512-x' ), {
		name: 'UserError',
		message:
			/^The download of it@1\.0\.0 does not match its pinned SHA-512 hash/,
	} );
	assert.deepEqual( await readdir( join( folder, 'tmp' ) ), [] );
} );

test( 'unpacks the selected files of a zip, and none outside of the folder', async () => {
	const zip = zipSync( {
		'wordpress/': new Uint8Array(),
		'wordpress/ü.txt': strToU8( 'text' ),
		'other.txt': strToU8( 'text' ),
	} );
	const target = join( folder, 'target' );
	await unzip( zip, target, ( name ) =>
		name.startsWith( 'wordpress/' ) ? name.slice( 10 ) : null
	);
	assert.deepEqual(
		listFiles( target, () => true ),
		[ 'ü.txt' ]
	);
	for ( const name of [ '../out.txt', 'a/../../out.txt', '/out.txt' ] ) {
		await assert.rejects(
			unzip( zip, target, () => name ),
			/Unsafe path/
		);
	}
	assert.deepEqual( await readdir( folder ), [ 'target' ] );
	await assert.rejects( unzip( zip.subarray( 9 ), target, () => 'a' ) );
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
	assert.equal(
		describeNpmFailure(
			'npm error code EMFILE\nnpm error syscall open\nnpm error path /a\nnpm error errno -24\nnpm error EMFILE: too many open files\n'
		),
		'EMFILE: too many open files'
	);
	assert.equal( describeNpmFailure( '' ), 'npm failed' );
} );
