import path from 'node:path';
import { parseOptions as parseStartOptions } from '../cms/options.mjs';
import { UserError } from '../cms/user-error.mjs';

/** The options that `npm start` does not have. */
export const HELP = `  --extension=PATH link the plugin in PATH into the site, activate it, run its build
                   and reload pages when it changes
  --no-checks      neither types nor linters`;

const EXTENSION = /^--extension(?:=(.*))?$/s;

/**
 * Parses the command line of `npm run dev`: that of `npm start` and two options.
 *
 * @param {string[]} argv The arguments after the script.
 * @param {string}   cwd  Base folder of relative paths.
 * @throws {UserError} For an unknown option or an invalid value.
 */
export function parseOptions( argv, cwd ) {
	const others = argv.filter( ( word ) => word !== '--no-checks' );
	const at = others.findIndex( ( word ) => EXTENSION.test( word ) );
	/** @type {string | null} */
	let extension = null;
	if ( at !== -1 ) {
		const [ word = '' ] = others.splice( at, 1 );
		const [ , value ] = word.match( EXTENSION ) ?? [];
		const folder = value ?? others.splice( at, 1 )[ 0 ];
		if ( ! folder || folder.startsWith( '--' ) ) {
			throw new UserError( '--extension needs the folder of a plugin.' );
		}
		extension = path.resolve( cwd, folder );
	}
	if ( others.some( ( word ) => EXTENSION.test( word ) ) ) {
		throw new UserError( '--extension can be given once.' );
	}
	return {
		...parseStartOptions( others, cwd ),
		extension,
		withChecks: ! argv.includes( '--no-checks' ),
	};
}
