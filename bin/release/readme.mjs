import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPluginHeader } from './plugin-header.mjs';

/** The most that the plugin directory shows of a short description. */
const MAX_DESCRIPTION = 150;

/**
 * Writes Markdown links and code as the plugin directory shows them.
 *
 * @param {string} text
 */
const toReadme = ( text ) =>
	text
		// Links to files of the repository lead nowhere there.
		.replace( /\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1' )
		.trim();

/**
 * The versions of the changelog, with the list of each.
 *
 * @param {string} root
 */
function readChangelog( root ) {
	const text = readFileSync( path.join( root, 'CHANGELOG.md' ), 'utf8' );
	const [ , ...versions ] = text.split( /^## /m );
	return versions
		.map( ( version ) => {
			const [ title, ...lines ] = version.split( '\n' );
			// In the directory, a list item is one line.
			const list = lines.join( '\n' ).replace( /\n {2,}/g, ' ' );
			return `= ${ title.trim() } =\n\n${ toReadme( list ) }`;
		} )
		.join( '\n\n' );
}

/**
 * The readme.txt of the plugin, in the format of the plugin directory: the text
 * of `readme.txt` in this folder, with the fields of the plugin's header and the
 * changelog.
 *
 * @param {string} root The repository.
 * @throws {Error} If the text has an unknown placeholder, or the description is too long.
 */
export function createReadme( root ) {
	const header = readPluginHeader( root );
	const values = {
		name: header( 'Plugin Name' ),
		description: header( 'Description' ),
		version: header( 'Version' ),
		requires: header( 'Requires at least' ),
		requiresPhp: header( 'Requires PHP' ),
		license: header( 'License' ),
		licenseUri: header( 'License URI' ),
		changelog: readChangelog( root ),
	};
	if ( values.description.length > MAX_DESCRIPTION ) {
		throw new Error(
			`The description in php-stub/storedeck.php has ${ values.description.length } characters; the plugin directory shows ${ MAX_DESCRIPTION }.`
		);
	}
	return readFileSync(
		path.join( root, 'bin/release/readme.txt' ),
		'utf8'
	).replace( /\{(\w+)\}/g, ( placeholder, name ) => {
		if ( ! Object.hasOwn( values, name ) ) {
			throw new Error(
				`bin/release/readme.txt has an unknown placeholder: ${ placeholder }`
			);
		}
		return values[ name ];
	} );
}
