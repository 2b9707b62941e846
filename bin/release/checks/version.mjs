import { readChangelog } from '../changelog.mjs';
import { readPluginHeader } from '../plugin-header.mjs';
import { CHANGELOG_FILE, PLUGIN_FILE, readSource } from '../sources.mjs';
import { isVersion } from '../version.mjs';

/** How PHP, JSON and WordPress' comments state a version. */
const STATEMENT = /\b(version)\b["']?\s*(?::|=>|=|,)\s*["']?(\d+\.\d+\.\d+)/gi;

/**
 * Checks that the version is one, that the header of the plugin is its only
 * place, and that the changelog has a section for it with a date.
 *
 * @param {import('./index.mjs').Release} release
 * @return {string[]} Problems.
 */
export function checkVersion( { root, edits, contents } ) {
	const version = readPluginHeader( root, edits )( 'Version' );
	const problems = [];
	if ( ! isVersion( version ) ) {
		problems.push(
			`The version in ${ PLUGIN_FILE } must be three numbers such as 1.2.0, not "${ version }".`
		);
	}
	for ( const [ name, data ] of Object.entries( contents ) ) {
		// Scripts of others have versions of their own.
		if (
			name === 'storedeck.php' ||
			! /\.(php|json)$/.test( name ) ||
			name.startsWith( 'build/' )
		) {
			continue;
		}
		const text = Buffer.from( data ).toString();
		for ( const [ statement, , value ] of text.matchAll( STATEMENT ) ) {
			if ( value === version ) {
				problems.push(
					`${ name } states the version ("${ statement }"); only the header of ${ PLUGIN_FILE } may.`
				);
			}
		}
	}
	const [ newest ] = readChangelog(
		readSource( root, CHANGELOG_FILE, edits )
	);
	if ( newest?.version !== version || ! newest.date ) {
		problems.push(
			`The first section of ${ CHANGELOG_FILE } must be "## ${ version } (YYYY-MM-DD)", not "## ${
				newest?.title ?? ''
			}".`
		);
	} else if ( ! /^- /m.test( newest.body ) ) {
		problems.push( `The section ${ newest.title } lists no change.` );
	}
	return problems;
}
