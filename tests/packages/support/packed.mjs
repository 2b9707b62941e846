import { existsSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildPackages } from '../../../bin/build/packages/index.mjs';
import {
	hashParts,
	listFiles,
	readJson,
	withTempFolder,
} from '../../../bin/cms/files.mjs';
import { pack, root } from './project.mjs';

/** What packages are built from. The routes have types. */
const FOLDERS = [
	'src',
	'bin/build',
	'bin/types',
	'tests/contract/rest/support',
];
const FILES = [
	'package.json',
	'package-lock.json',
	'tsconfig.json',
	'LICENSE',
];

/** List of the archives and their files, as `pack` returns it. */
const LIST = 'packages.json';

/** A hash of all files that packages are built from. */
async function hashSources() {
	const sources = FOLDERS.flatMap( ( folder ) =>
		// Tests are in no package.
		listFiles( root, ( file ) => ! /(^|\/)test$/.test( file ), folder )
	);
	const parts = [];
	for ( const file of [ ...sources, ...FILES ] ) {
		parts.push( file, await readFile( path.join( root, file ) ) );
	}
	return hashParts( parts );
}

/** Moves a finished folder to its place, unless another process did. */
const keep = ( folder, target ) =>
	rename( folder, target ).catch( ( error ) => {
		if ( ! existsSync( target ) ) {
			throw error;
		}
	} );

/**
 * The packed packages of the libraries, built once for all test files of a run, and
 * again when a source changed.
 */
export async function getPackages() {
	const parent = path.join( root, '.cache/packages' );
	const hash = await hashSources();
	const target = path.join( parent, hash );
	if ( ! existsSync( target ) ) {
		await withTempFolder( path.join( parent, 'tmp' ), async ( temp ) => {
			const folders = await buildPackages(
				root,
				path.join( temp, 'built' )
			);
			const result = path.join( temp, 'packed' );
			const packages = await pack( folders, result );
			await writeFile(
				path.join( result, LIST ),
				JSON.stringify( packages )
			);
			await keep( result, target );
		} );
	}
	for ( const name of await readdir( parent ) ) {
		if ( name !== hash && name !== 'tmp' ) {
			await rm( path.join( parent, name ), {
				recursive: true,
				force: true,
			} );
		}
	}
	const packages = /** @type {Awaited<ReturnType<typeof pack>>} */ (
		await readJson( path.join( target, LIST ) )
	);
	return packages.map( ( { tarball, ...rest } ) => ( {
		...rest,
		tarball: path.join( target, path.basename( tarball ) ),
	} ) );
}
