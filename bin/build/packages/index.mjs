import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../cms/files.mjs';
import { writeTypes } from '../../types/write.mjs';
import { findLibraries, findPlainPackages } from './libraries.mjs';
import { createManifest, describeRelease } from './manifest.mjs';
import { buildScripts } from './scripts.mjs';
import { buildStyles } from './styles.mjs';
import { compileTypes } from './types.mjs';

/** Folder of the packages in the repository; not in git. */
export const PACKAGES = 'build/packages';

/**
 * Builds the npm packages of the libraries in `src`, one folder each.
 *
 * @param {string} root   The repository.
 * @param {string} output Folder that is replaced.
 * @return {Promise<string[]>} The folders of the packages.
 */
export async function buildPackages(
	root,
	output = path.join( root, PACKAGES )
) {
	await writeTypes( root );
	const libraries = findLibraries( root );
	const writeLibraryTypes = compileTypes( root, libraries );
	await rm( output, { recursive: true, force: true } );
	const folders = [];
	for ( const library of libraries ) {
		const folder = path.join( output, library.name );
		await mkdir( folder, { recursive: true } );
		const imports = [
			...( await buildScripts( root, library, folder ) ),
			...( await writeLibraryTypes( library, folder ) ),
		];
		const styles = await buildStyles( library, folder );
		const manifest = createManifest(
			root,
			library,
			[ ...new Set( imports ) ],
			styles
		);
		await writeManifest( folder, manifest );
		await copyDocs( library.folder, folder );
		folders.push( folder );
	}
	for ( const source of findPlainPackages( root ) ) {
		const folder = path.join( output, path.basename( source ) );
		await cp( source, folder, {
			recursive: true,
			filter: ( file ) => path.basename( file ) !== 'test',
		} );
		await writeManifest( folder, {
			...JSON.parse(
				await readFile( path.join( source, 'package.json' ), 'utf8' )
			),
			...describeRelease( root, path.basename( source ) ),
		} );
		folders.push( folder );
	}
	await Promise.all(
		folders.map( ( folder ) =>
			cp( path.join( root, 'LICENSE' ), path.join( folder, 'LICENSE' ) )
		)
	);
	return folders;
}

const writeManifest = ( folder, manifest ) =>
	writeFile(
		path.join( folder, 'package.json' ),
		`${ JSON.stringify( manifest, null, '\t' ) }\n`
	);

/** Copies the README of a library and of its folders. */
async function copyDocs( from, to ) {
	const files = listFiles( from, ( file, isFolder ) =>
		isFolder
			? ! /(^|\/)(gallery|test)$/.test( file )
			: file.endsWith( '.md' )
	);
	for ( const file of files ) {
		await cp( path.join( from, file ), path.join( to, file ) );
	}
}
