import path from 'node:path';
import { parseOptions as parseStartOptions } from '../cms/options.mjs';
import { UserError } from '../cms/user-error.mjs';

/** The options that `npm start` does not have. */
export const HELP = `  --extension=PATH link the plugin in PATH into the site, activate it, run its build
                   and reload pages when it changes
  --no-checks      neither types nor linters`;

/**
 * Parses the command line of `npm run dev`: that of `npm start` and two options.
 *
 * @param {string[]} argv The arguments after the script.
 * @param {string}   cwd  Base folder of relative paths.
 * @throws {UserError} For an unknown option or an invalid value.
 */
export function parseOptions( argv, cwd ) {
	const {
		extension: [ folder, other ] = [],
		'no-checks': withoutChecks = false,
		...options
	} = parseStartOptions(
		argv,
		cwd,
		{
			extension: { type: 'string', multiple: true },
			'no-checks': { type: 'boolean' },
		},
		'npm run dev'
	);
	if ( folder === '' ) {
		throw new UserError( '--extension needs the folder of a plugin.' );
	}
	if ( other !== undefined ) {
		throw new UserError( '--extension can be given once.' );
	}
	return {
		...options,
		extension: folder ? path.resolve( cwd, folder ) : null,
		withChecks: ! withoutChecks,
	};
}
