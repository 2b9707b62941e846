import { nativeEngine } from './php-native.mjs';
import { PHP_VERSIONS, wasmEngine } from './php-wasm.mjs';
import { UserError } from './user-error.mjs';

/**
 * A command to run.
 *
 * @typedef {Object} Command
 * @property {string}            command Name or path of the program.
 * @property {string[]}          args    Arguments.
 * @property {NodeJS.ProcessEnv} env     Environment variables.
 */

/**
 * A PHP runtime for WordPress. Its workers are HTTP servers on a port of
 * 127.0.0.1 that handle one request at a time.
 *
 * @typedef {Object} PhpEngine
 * @property {'native' | 'wasm'}                                           kind    The installed PHP, or PHP compiled to WebAssembly.
 * @property {string}                                                      version PHP version, e.g. `8.3.12`.
 * @property {number}                                                      workers Recommended number of workers.
 * @property {( site: string, port: number, mounts: string[] ) => Command} worker  The command that starts a worker for a site folder.
 * @property {( args: string[], mounts?: string[] ) => Command}            cli     The command that runs PHP on the command line. `mounts` are the folders that PHP as WebAssembly can access.
 */

/**
 * Selects the PHP runtime of a site.
 *
 * @param {Object}                                         options
 * @param {string}                                         options.php      `auto`, `native`, `wasm`, or a version, which is WebAssembly.
 * @param {'sqlite' | 'mysql'}                             options.database
 * @param {import('./wordpress-source.mjs').SourceContext} options.context
 * @return {Promise<PhpEngine>} The selected runtime.
 * @throws {UserError} If no suitable PHP is found. The message says what to install.
 */
export async function choosePhp( { php, database, context } ) {
	const isVersion = PHP_VERSIONS.includes( php );
	if ( ( php === 'wasm' || isVersion ) && database === 'mysql' ) {
		throw new UserError(
			`PHP as WebAssembly works with SQLite only. Leave out --php=${ php } to use a MySQL or MariaDB database.`
		);
	}
	if ( php !== 'wasm' && ! isVersion ) {
		const found = await nativeEngine( database );
		if ( found.engine ) {
			return found.engine;
		}
		if ( php === 'native' || database === 'mysql' ) {
			throw new UserError( found.problem );
		}
		context.progress.line(
			`  Using PHP as WebAssembly (about a second a page). ${ found.problem }`
		);
	}
	return wasmEngine( context, isVersion ? php : undefined );
}
