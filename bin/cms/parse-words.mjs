import { parseArgs } from 'node:util';
import { UserError } from './user-error.mjs';

/**
 * Parses a command line. `--name=value` and `--name value` are equivalent.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} command Command that explains its options with `--help`.
 * @param {T}      config  Words and options, as `parseArgs()` takes them.
 * @return {ReturnType<typeof parseArgs<T>>} Values and positionals.
 * @throws {UserError} If an option is unknown, has no value or should have none.
 */
export function parseWords( command, config ) {
	try {
		return parseArgs( config );
	} catch ( error ) {
		// The rest explains how to pass such words to other programs.
		const [ reason ] = String( Object( error ).message ).split(
			/\.?\n|\. /
		);
		throw new UserError( `${ reason }. See ${ command } -- --help.` );
	}
}
