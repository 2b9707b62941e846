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
 * Parses the command line. `--version=X` and `--version X` are equivalent.
 *
 * @param {string[]} argv The arguments after the script.
 * @return {ReleaseOptions} All options, including defaults.
 * @throws {UserError} For an unknown option or an invalid value.
 */
export function parseReleaseOptions( argv ) {
	/** @type {ReleaseOptions} */
	const options = {
		version: null,
		isDryRun: false,
		help: false,
	};
	const rest = [ ...argv ];
	for ( let word = rest.shift(); word !== undefined; word = rest.shift() ) {
		if ( word === '--dry-run' ) {
			options.isDryRun = true;
		} else if ( word === '--help' ) {
			options.help = true;
		} else if ( /^--version(=|$)/.test( word ) ) {
			options.version = word.includes( '=' )
				? word.slice( '--version='.length )
				: rest.shift() ?? '';
		} else {
			throw new UserError(
				`Unknown option "${ word }". See npm run release -- --help.`
			);
		}
	}
	if ( options.version !== null && ! isVersion( options.version ) ) {
		throw new UserError(
			`--version must be three numbers such as 1.2.0, not "${ options.version }".`
		);
	}
	return options;
}
