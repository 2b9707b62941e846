import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcesHash } from './bundle.mjs';
import { hashParts, listFiles, readJson, writeAtomic } from './files.mjs';
import { lastLines, run } from './processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * @param {string} repository
 * @return {Promise<string>} A hash of all files that the gallery is built from.
 */
async function gallerySources( repository ) {
	const widgets = join( repository, 'src/components' );
	const readmes = await listFiles(
		widgets,
		( path, isFolder ) => isFolder || path.endsWith( 'README.md' )
	);
	const texts = await Promise.all(
		readmes.map( ( file ) => readFile( join( widgets, file ) ) )
	);
	return hashParts( [
		await sourcesHash( repository, { withGallery: true } ),
		...texts,
	] );
}

/**
 * Builds the component gallery if a source file changed since the last build.
 *
 * @param {string}                            repository
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal}                       [signal]
 * @return {Promise<string>} The output folder.
 * @throws {UserError} With the last lines of the build output.
 */
export async function buildGallery( repository, progress, signal ) {
	const folder = join( repository, '.cache/gallery' );
	const hashFile = join( repository, '.cache/gallery.json' );
	const sources = await gallerySources( repository );
	const previous = await readJson( hashFile );
	const isCurrent =
		previous &&
		typeof previous === 'object' &&
		'sources' in previous &&
		previous.sources === sources;
	if ( isCurrent && existsSync( join( folder, 'gallery.js' ) ) ) {
		return folder;
	}
	await progress.step( 'Building the component gallery', async () => {
		const script = join(
			repository,
			'node_modules/@wordpress/scripts/bin/wp-scripts.js'
		);
		const config = '--config=webpack.gallery.config.js';
		const result = await run(
			process.execPath,
			[ script, 'build', config ],
			{ cwd: repository, signal }
		);
		if ( result.code !== 0 ) {
			throw new UserError(
				'Building the gallery failed. Its output ended with:',
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
	return folder;
}

/**
 * Copies the gallery to the must-use plugins of a WordPress, where the plugin
 * of the local CMS displays it, or removes it.
 *
 * @param {string}      wordPress WordPress folder.
 * @param {string|null} built     Folder of the built gallery, or null to remove it.
 */
export async function installGallery( wordPress, built ) {
	const place = join( wordPress, 'wp-content/mu-plugins/storedeck-gallery' );
	await rm( place, { recursive: true, force: true } );
	if ( built ) {
		await cp( built, place, { recursive: true } );
	}
}
