import path from 'node:path';
import { parseWords } from '../cms/parse-words.mjs';
import { UserError } from '../cms/user-error.mjs';

export const HELP = `npm run new-extension NAME [-- --dir=PATH]

Creates the folder NAME with a plugin that extends Storedeck: a report, a column
and a filter in Orders, a section of the Overview and a settings screen, with a
build and a test.

  NAME        lowercase letters, digits and hyphens: name of the folder, text
              domain, and prefix of functions and routes
  --dir=PATH  the folder to create it in; by default the one that contains the
              current folder`;

/**
 * Parses the command line of `npm run new-extension`.
 *
 * @param {string[]} argv The arguments after the script.
 * @param {string}   cwd  Base folder of relative paths.
 * @return {{ help: boolean, name: string, parent: string }} The name, and the folder to create the plugin in.
 * @throws {UserError} For a missing name, or an unknown option.
 */
export function parseOptions( argv, cwd ) {
	const { values, positionals } = parseWords( 'npm run new-extension', {
		args: argv,
		allowPositionals: true,
		options: { dir: { type: 'string' }, help: { type: 'boolean' } },
	} );
	const { help = false, dir = '..' } = values;
	if ( ! help && positionals.length !== 1 ) {
		throw new UserError(
			`Expected one NAME, got ${ positionals.length }.\n\n${ HELP }`
		);
	}
	if ( dir === '' ) {
		throw new UserError( '--dir needs the path of a folder.' );
	}
	return {
		help,
		name: positionals[ 0 ] ?? '',
		parent: path.resolve( cwd, dir ),
	};
}
