import { spawn } from 'node:child_process';

/**
 * Runs a command, its output going straight to the terminal.
 *
 * @param {string}   command
 * @param {string[]} args
 * @param {Object}   options As of child_process.spawn.
 * @return {Promise<number>} The exit status; 1 where it was killed or could not start.
 */
export function runCommand( command, args, options = {} ) {
	return new Promise( ( resolve ) => {
		const child = spawn( command, args, { stdio: 'inherit', ...options } );
		child.on( 'error', ( error ) => {
			console.error( `${ command }: ${ error.message }` );
			resolve( 1 );
		} );
		child.on( 'close', ( status ) => resolve( status ?? 1 ) );
	} );
}
