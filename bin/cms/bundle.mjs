import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashParts, listFiles, readJson, writeAtomic } from './files.mjs';
import { lastLines, run } from './processes.mjs';
import { UserError } from './user-error.mjs';

const FOLDERS = [ 'src', 'client', 'bin/build' ];
const FILES = [
	'php-stub/includes/answers/questions.json',
	'webpack.config.js',
	'package.json',
	'package-lock.json',
	'tsconfig.json',
];
const OUTPUT_FILES = [ 'storedeck.js', 'storedeck.asset.php' ];

/** A hash of all files that the bundle is built from. */
export async function sourcesHash( /** @type {string} */ repository ) {
	const isSource = ( path, isFolder ) =>
		isFolder
			? ! path.endsWith( '/test' )
			: ! /\/stories\.tsx$|\.md$/.test( path );
	const sources = FOLDERS.flatMap( ( folder ) =>
		listFiles( repository, isSource, folder )
	);
	const parts = [];
	for ( const file of [ ...sources, ...FILES ] ) {
		const data = await readFile( join( repository, file ) ).catch(
			() => ''
		);
		parts.push( file, data );
	}
	return hashParts( parts );
}

/**
 * Builds the plugin's scripts, styles and translations if a source file changed
 * since the last build or the output is missing.
 *
 * @param {string}                            repository
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal}                       [signal]
 * @throws {UserError} With the last lines of the build output.
 */
export async function buildBundle( repository, progress, signal ) {
	const sources = await sourcesHash( repository );
	// Packages may have been installed since this file was loaded.
	const { updateTranslations } = await import( '../translations/index.mjs' );
	await Promise.all( [
		buildScripts( repository, sources, progress, signal ),
		updateTranslations( repository, sources ),
	] );
}

/**
 * @param {string}                            repository
 * @param {string}                            sources    Hash of the sources.
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal}                       [signal]
 */
async function buildScripts( repository, sources, progress, signal ) {
	const hashFile = join( repository, '.cache/build.json' );
	const previous = Object( await readJson( hashFile ) );
	const isBuilt = OUTPUT_FILES.every( ( name ) =>
		existsSync( join( repository, 'php-stub/build', name ) )
	);
	if ( isBuilt && previous.sources === sources ) {
		return;
	}
	await progress.step( 'Building the scripts (npm run build)', async () => {
		const script = join( repository, 'bin/build/scripts.cjs' );
		const result = await run( process.execPath, [ script ], {
			cwd: repository,
			signal,
		} );
		if ( result.code !== 0 ) {
			throw new UserError(
				'npm run build failed. Its output ended with:',
				{
					log: lastLines(
						`${ result.stdout }\n${ result.stderr }`,
						30
					),
				}
			);
		}
		await writeAtomic( hashFile, JSON.stringify( { sources } ) );
	} );
}
