import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashParts, listFiles, readJson, writeWhole } from './files.mjs';
import { lastLines, run } from './processes.mjs';
import { UserError } from './user-error.mjs';

const FOLDERS = [ 'src', 'client' ];
const FILES = [
	'webpack.config.js',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
];
const RESULTS = [ 'storedeck.js', 'storedeck.asset.php' ];

const GALLERY_FILES = [ 'webpack.gallery.config.js', 'bin/cms/read-props.cjs' ];

/**
 * @param {string}  repository
 * @param {Object}  [options]
 * @param {boolean} [options.withGallery] Whether the gallery of widgets counts.
 * @return {Promise<string>} Changes when anything the bundle is made of does.
 */
export async function sourcesHash( repository, { withGallery = false } = {} ) {
	/** @param {string} path */
	const isOfGallery = ( path ) =>
		/(^|\/)(stories\.tsx|components\/gallery)$/.test( path );
	const lists = await Promise.all(
		FOLDERS.map( async ( folder ) => {
			const files = await listFiles(
				join( repository, folder ),
				( path, isFolder ) =>
					! ( isFolder && /(^|\/)test$/.test( path ) ) &&
					( withGallery || ! isOfGallery( path ) ) &&
					! path.endsWith( '.md' )
			);
			return files.map( ( file ) => `${ folder }/${ file }` );
		} )
	);
	const parts = [];
	const files = withGallery ? [ ...FILES, ...GALLERY_FILES ] : FILES;
	for ( const file of [ ...lists.flat(), ...files ] ) {
		const data = await readFile( join( repository, file ) ).catch(
			() => ''
		);
		parts.push( file, data );
	}
	return hashParts( parts );
}

/**
 * Builds the plugin's scripts and styles when a source changed since the last
 * time, or when they are missing.
 *
 * @param {string}                            repository
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal}                       [signal]
 * @throws {UserError} With the end of what the build printed.
 */
export async function buildBundle( repository, progress, signal ) {
	const stamp = join( repository, '.cache/build.json' );
	const sources = await sourcesHash( repository );
	const known = await readJson( stamp );
	const isBuilt = RESULTS.every( ( name ) =>
		existsSync( join( repository, 'php-stub/build', name ) )
	);
	const isCurrent =
		known &&
		typeof known === 'object' &&
		'sources' in known &&
		known.sources === sources;
	if ( isBuilt && isCurrent ) {
		return;
	}
	await progress.step( 'Building the scripts (npm run build)', async () => {
		// wp-scripts by its own file: no shell and no second npm in between.
		const script = join(
			repository,
			'node_modules/@wordpress/scripts/bin/wp-scripts.js'
		);
		const result = await run( process.execPath, [ script, 'build' ], {
			cwd: repository,
			signal,
		} );
		if ( result.code !== 0 ) {
			throw new UserError( 'npm run build failed; it said:', {
				log: lastLines( `${ result.stdout }\n${ result.stderr }`, 30 ),
			} );
		}
		await writeWhole( stamp, JSON.stringify( { sources } ) );
	} );
}
