import { releaseChangelog } from './changelog.mjs';
import { readPluginHeader } from './plugin-header.mjs';
import { CHANGELOG_FILE, PLUGIN_FILE, readSource } from './sources.mjs';
import { raiseVersion } from './version.mjs';

/**
 * The version of a release and the texts that it changes.
 *
 * @param {string}        root    The repository.
 * @param {string | null} version Null for the version in the header.
 * @param {Date}          day     Day of the release, in GMT.
 * @return {{ version: string, edits: import('./sources.mjs').Edits }} Nothing is written.
 */
export function prepareRelease( root, version, day ) {
	const next = version ?? readPluginHeader( root )( 'Version' );
	return {
		version: next,
		edits: {
			[ PLUGIN_FILE ]: raiseVersion(
				readSource( root, PLUGIN_FILE ),
				next
			),
			[ CHANGELOG_FILE ]: releaseChangelog(
				readSource( root, CHANGELOG_FILE ),
				next,
				day.toISOString().slice( 0, 10 )
			),
		},
	};
}
