import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { safeJoin } from '../cms/safe-path.mjs';
import { readTar } from '../cms/tar.mjs';
import { readZip } from '../cms/zip.mjs';
import { makeTar, makeZip } from './archives.mjs';

/**
 * @param {Buffer} tar
 * @param {number} [chunk] Size of the chunks, in bytes.
 */
async function* stream( tar, chunk = 700 ) {
	for ( let at = 0; at < tar.length; at += chunk ) {
		yield tar.subarray( at, at + chunk );
	}
}

/**
 * @param {Buffer} tar
 * @param {number} [chunk]
 * @return {Promise<[ string, string, string ][]>} Name, type and text of each entry.
 */
async function list( tar, chunk ) {
	/** @type {[ string, string, string ][]} */
	const found = [];
	for await ( const entry of readTar( stream( tar, chunk ), () => true ) ) {
		found.push( [ entry.name, entry.type, entry.data.toString() ] );
	}
	return found;
}

test( 'reads whole files from a tar in chunks of any size', async () => {
	const big = 'x'.repeat( 1500 );
	const tar = makeTar( [
		{ name: 'a/', type: '5' },
		{ name: 'a/one', data: 'first' },
		{ name: 'a/two', data: big },
		{ name: 'a/none' },
	] );
	for ( const chunk of [ 1, 511, 512, 100_000 ] ) {
		assert.deepEqual( await list( tar, chunk ), [
			[ 'a/', 'folder', '' ],
			[ 'a/one', 'file', 'first' ],
			[ 'a/two', 'file', big ],
			[ 'a/none', 'file', '' ],
		] );
	}
} );

test( 'reads long tar names in both formats', async () => {
	const name = `folder/${ 'n'.repeat( 200 ) }`;
	const record = ` path=${ name }\n`;
	const length = record.length + String( record.length + 3 ).length;
	const tar = makeTar( [
		{ name: 'pax', type: 'x', data: `${ length }${ record }` },
		{ name: 'short', data: '1' },
		{ name: 'gnu', type: 'L', data: `${ name }2\0` },
		{ name: 'short', data: '2' },
		{ name: 'plain', data: '3' },
	] );
	assert.deepEqual( await list( tar ), [
		[ name, 'file', '1' ],
		[ `${ name }2`, 'file', '2' ],
		[ 'plain', 'file', '3' ],
	] );
} );

test( 'never extracts a tar link as a file', async () => {
	const tar = makeTar( [
		{ name: 'soft', type: '2', link: '/etc/passwd' },
		{ name: 'hard', type: '1', link: '/etc/passwd' },
	] );
	const types = ( await list( tar ) ).map( ( [ , type ] ) => type );
	assert.deepEqual( types, [ 'other', 'other' ] );
} );

test( 'skips tar entries that are not selected', async () => {
	const tar = makeTar( [
		{ name: 'no', data: 'n'.repeat( 2000 ) },
		{ name: 'yes', data: 'y' },
	] );
	const names = [];
	for await ( const { name } of readTar(
		stream( tar ),
		( one ) => one === 'yes'
	) ) {
		names.push( name );
	}
	assert.deepEqual( names, [ 'yes' ] );
} );

test( 'rejects a truncated or altered tar', async () => {
	const tar = makeTar( [ { name: 'a', data: 'text' } ] );
	await assert.rejects( list( tar.subarray( 0, 600 ) ), /incomplete/ );
	await assert.rejects( list( tar.subarray( 0, 1024 ) ), /incomplete/ );
	const altered = Buffer.from( tar );
	altered.write( 'b', 0 );
	await assert.rejects( list( altered ), /damaged/ );
} );

test( 'lists files, folders and links of a zip', () => {
	const zip = makeZip( [
		{ name: 'a/', data: '' },
		{ name: 'a/ü.txt', data: 'text' },
		{ name: 'link', data: '/etc/passwd', mode: 0o120777 },
	] );
	const entries = [ ...readZip( zip ) ];
	assert.deepEqual(
		entries.map( ( { name, isFile } ) => [ name, isFile ] ),
		[
			[ 'a/', false ],
			[ 'a/ü.txt', true ],
			[ 'link', false ],
		]
	);
	assert.equal( entries[ 1 ]?.read().toString(), 'text' );
} );

test( 'rejects zips with wrong checksums or sizes, zip bombs and other files', () => {
	const read = ( /** @type {Buffer} */ zip ) =>
		[ ...readZip( zip ) ].map( ( entry ) => entry.read() );
	assert.throws( () => read( Buffer.from( 'not a zip'.repeat( 9 ) ) ) );
	assert.throws(
		() => read( makeZip( [ { name: 'a', data: 'text', sum: 1 } ] ) ),
		/damaged/
	);
	const bomb = { name: 'a', data: '0'.repeat( 1_000_000 ), size: 10 };
	assert.throws( () => read( makeZip( [ bomb ] ) ) );
} );

test( 'never extracts files outside the target folder', () => {
	const inside = join( '/root', 'a', 'b.php' );
	assert.equal( safeJoin( '/root', 'a/./b.php' ), inside );
	for ( const name of [
		'../a',
		'a/../../b',
		'a/..',
		'/etc/passwd',
		'C:/a',
		'a\\..\\b',
		'a\0b',
		'',
		'.',
		'//',
	] ) {
		assert.throws( () => safeJoin( '/root', name ), /Unsafe path/ );
	}
} );
