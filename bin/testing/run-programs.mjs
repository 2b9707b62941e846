import path from 'node:path';
import { buildBundle } from '../cms/bundle.mjs';
import { root, runCommandLine } from '../cms/command.mjs';
import { installDependencies } from '../cms/dependencies.mjs';
import { UserError } from '../cms/user-error.mjs';
import { globSync } from './glob.mjs';
import { ensureRequirements, findChromium } from './requirements.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Runs programs of a folder that the command line names, one after another, and
 * passes its options to them. Exits with the status of the first one that failed.
 *
 * @param {Object}                      options
 * @param {string}                      options.folder           Below the repository.
 * @param {( names: string ) => string} options.describe         Returns the help.
 * @param {string[]}                    [options.needs]          Requirements.
 * @param {boolean}                     [options.isAllByDefault] Whether all run where none is named.
 */
export const runPrograms = ( {
	folder,
	describe,
	needs = [],
	isAllByDefault = false,
} ) =>
	runCommandLine( async ( progress ) => {
		const files = globSync( root, folder, '.mjs' );
		const nameOf = ( file ) => path.basename( file, '.mjs' );
		const given = process.argv.slice( 2 );
		const isHelp = given.includes( '--help' );
		const options = given.filter( ( word ) => word.startsWith( '--' ) );
		const names = given.filter( ( word ) => ! options.includes( word ) );
		const selected = files.filter(
			( file ) =>
				names.includes( nameOf( file ) ) ||
				( isAllByDefault && ! names.length )
		);
		if ( isHelp || ! selected.length || selected.length < names.length ) {
			console.log( describe( files.map( nameOf ).join( ', ' ) ) );
			process.exitCode = isHelp ? 0 : 2;
			return;
		}
		await installDependencies( root, progress );
		const missing = Object.values( await ensureRequirements( needs ) );
		if ( missing.length ) {
			throw new UserError( missing.join( '\n' ) );
		}
		await buildBundle( root, progress );
		process.env.CHROMIUM_PATH ??= findChromium() ?? '';
		for ( const file of selected ) {
			console.log( `\n▶ ${ nameOf( file ) }` );
			process.exitCode ||= await runCommand(
				process.execPath,
				[ file, ...options ],
				{ cwd: root }
			);
		}
	} );
