import { SCREENS } from './assets/screens.mjs';
import { readChangelog } from './changelog.mjs';
import { readPluginHeader } from './plugin-header.mjs';
import { CHANGELOG_FILE, readSource } from './sources.mjs';

const TEMPLATE = 'bin/release/readme.txt';

/** Writes Markdown links and code as the plugin directory shows them. */
const toReadme = ( /** @type {string} */ text ) =>
	text
		// Links to files of the repository lead nowhere there.
		.replace( /\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1' )
		.trim();

/** The versions of the changelog, with the list of each. */
const formatChangelog = ( /** @type {string} */ text ) =>
	readChangelog( text )
		.map(
			( { title, body } ) =>
				// In the directory, a list item is one line.
				`= ${ title } =\n\n${ toReadme(
					body.replace( /\n {2,}/g, ' ' )
				) }`
		)
		.join( '\n\n' );

/**
 * The readme.txt of the plugin, in the format of the plugin directory: the text
 * of `readme.txt` in this folder, with the fields of the plugin's header and the
 * changelog.
 *
 * @param {string}                        root    The repository.
 * @param {import('./sources.mjs').Edits} [edits] Texts that replace files.
 * @throws {Error} If the text has an unknown placeholder.
 */
export function createReadme( root, edits ) {
	const header = readPluginHeader( root, edits );
	const values = {
		name: header( 'Plugin Name' ),
		description: header( 'Description' ),
		version: header( 'Version' ),
		requires: header( 'Requires at least' ),
		requiresPhp: header( 'Requires PHP' ),
		license: header( 'License' ),
		licenseUri: header( 'License URI' ),
		screenshots: SCREENS.map(
			( { caption }, index ) => `${ index + 1 }. ${ caption }`
		).join( '\n' ),
		changelog: formatChangelog( readSource( root, CHANGELOG_FILE, edits ) ),
	};
	return readSource( root, TEMPLATE ).replace(
		/\{(\w+)\}/g,
		( placeholder, name ) => {
			if ( ! Object.hasOwn( values, name ) ) {
				throw new Error(
					`${ TEMPLATE } has an unknown placeholder: ${ placeholder }`
				);
			}
			return values[ name ];
		}
	);
}
