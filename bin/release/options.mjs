import { parseWords } from '../cms/parse-words.mjs';
import { UserError } from '../cms/user-error.mjs';
import { isVersion } from './version.mjs';

export const HELP = `Usage: npm run release -- [options]

Checks the zip of the next version, then gives the unreleased changes in
CHANGELOG.md the version and today's date, sets the version in the header of the
plugin, commits both, makes a tag and the zip, and prints what to do next.
Nothing is pushed or published.

  --version=X.Y.Z  the version; by default the one in the header, if it has not
                   been released
  --dry-run        only check: nothing in the repository is written
  --help           show this text
`;

/**
 * @typedef {Object} ReleaseOptions
 * @property {string | null} version  Version of the release, or null for that of the header.
 * @property {boolean}       isDryRun Whether nothing is written.
 * @property {boolean}       help     Whether to print the help and exit.
 */

/**
 * Parses the command line.
 *
 * @return {ReleaseOptions} All options, including defaults.
 * @throws {UserError} For an unknown option or an invalid value.
 */
export function parseReleaseOptions( /** @type {string[]} */ argv ) {
	const { values } = parseWords( 'npm run release', {
		args: argv,
		options: {
			version: { type: 'string' },
			'dry-run': { type: 'boolean' },
			help: { type: 'boolean' },
		},
	} );
	const { version = null, help = false } = values;
	if ( version !== null && ! isVersion( version ) ) {
		throw new UserError(
			`--version must be three numbers such as 1.2.0, not "${ version }".`
		);
	}
	return { version, isDryRun: values[ 'dry-run' ] ?? false, help };
}
