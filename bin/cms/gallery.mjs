import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sourcesHash } from './bundle.mjs';
import { hashParts, listFiles, readJson, writeWhole } from './files.mjs';
import { lastLines, run } from './processes.mjs';
import { UserError } from './user-error.mjs';

/**
 * @param {string} repository
 * @return {Promise<string>} Changes when anything the gallery is made of does.
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
 * Builds the gallery of widgets when a source changed since the last time.
 *
 * @param {string}                            repository
 * @param {import('./progress.mjs').Progress} progress
 * @param {AbortSignal}                       [signal]
 * @return {Promise<string>} The folder that it was built into.
 * @throws {UserError} With the end of what the build printed.
 */
export async function buildGallery( repository, progress, signal ) {
	const folder = join( repository, '.cache/gallery' );
	const stamp = join( repository, '.cache/gallery.json' );
	const sources = await gallerySources( repository );
	const known = await readJson( stamp );
	const isCurrent =
		known &&
		typeof known === 'object' &&
		'sources' in known &&
		known.sources === sources;
	if ( isCurrent && existsSync( join( folder, 'gallery.js' ) ) ) {
		return folder;
	}
	await progress.step( 'Building the gallery of widgets', async () => {
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
			throw new UserError( 'Building the gallery failed; it said:', {
				log: lastLines( `${ result.stdout }\n${ result.stderr }`, 30 ),
			} );
		}
		await writeWhole( stamp, JSON.stringify( { sources } ) );
	} );
	return folder;
}

/**
 * Puts the gallery into a WordPress, next to the local CMS' own plugin, which
 * shows it when it is there; or takes it out.
 *
 * @param {string}      wordPress Folder of the WordPress.
 * @param {string|null} built     Folder of the gallery, or null for none.
 */
export async function placeGallery( wordPress, built ) {
	const place = join( wordPress, 'wp-content/mu-plugins/storedeck-gallery' );
	await rm( place, { recursive: true, force: true } );
	if ( built ) {
		await cp( built, place, { recursive: true } );
	}
}
