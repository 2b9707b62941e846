import { nativeEngine } from './php-native.mjs';
import { wasmEngine } from './php-wasm.mjs';
import { UserError } from './user-error.mjs';

/**
 * A program to start.
 *
 * @typedef {Object} Command
 * @property {string}            command Its name or path.
 * @property {string[]}          args    Its arguments.
 * @property {NodeJS.ProcessEnv} env     Its environment.
 */

/**
 * A PHP that can run WordPress. Its workers speak HTTP on a port of 127.0.0.1
 * and answer one request at a time.
 *
 * @typedef {Object} PhpEngine
 * @property {'native' | 'wasm'}                                           kind    This machine's PHP, or WebAssembly.
 * @property {string}                                                      version PHP's own, `8.3.12`.
 * @property {number}                                                      workers How many are worth running side by side.
 * @property {( site: string, port: number, mounts: string[] ) => Command} worker  A worker for the site in a folder.
 * @property {( args: string[], mounts?: string[] ) => Command}            cli     PHP on the command line. `mounts` are the folders a WebAssembly PHP may see.
 */

/**
 * Picks the PHP for a site.
 *
 * @param {Object}                                         options
 * @param {'auto' | 'native' | 'wasm'}                     options.php
 * @param {'sqlite' | 'mysql'}                             options.database
 * @param {import('./wordpress-source.mjs').SourceContext} options.context
 * @return {Promise<PhpEngine>} One that can do the job.
 * @throws {UserError} When there is none; says what is missing and how to get it.
 */
export async function choosePhp( { php, database, context } ) {
	if ( php === 'wasm' && database === 'mysql' ) {
		throw new UserError(
			'PHP as WebAssembly works with SQLite only. Leave out --php=wasm to use a MySQL or MariaDB database.'
		);
	}
	if ( php !== 'wasm' ) {
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
	return wasmEngine( context );
}
