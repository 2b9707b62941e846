import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files that a release changes. */
export const PLUGIN_FILE = 'php-stub/storedeck.php';
export const CHANGELOG_FILE = 'CHANGELOG.md';

/**
 * Texts of files that a release will have, by their path in the repository. What
 * is made with them is what the release makes, before anything is written.
 *
 * @typedef {Record<string, string>} Edits
 */

/**
 * @param {string} root    The repository.
 * @param {string} file    Path in it.
 * @param {Edits}  [edits] Replace the text on disk.
 */
export const readSource = ( root, file, edits = {} ) =>
	edits[ file ] ?? readFileSync( path.join( root, file ), 'utf8' );
