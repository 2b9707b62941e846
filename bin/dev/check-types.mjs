import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Checks types after each change.
 *
 * @param {string}                   root
 * @param {( line: string ) => void} print Gets errors, and the number of them after each check.
 * @return {() => void} Stops it.
 */
export function checkTypes( root, print ) {
	const child = spawn(
		process.execPath,
		[
			path.join( root, 'node_modules/typescript/bin/tsc' ),
			'-p',
			'.',
			'--watch',
			'--preserveWatchOutput',
			'--pretty',
			'false',
		],
		{ cwd: root, stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	let last = '';
	child.stdout.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
		const lines = `${ last }${ chunk }`.split( '\n' );
		last = lines.pop() ?? '';
		for ( const line of lines ) {
			const [ , count ] =
				line.match( /Found (\d+) errors?\. Watching/ ) ?? [];
			if ( count ) {
				print( `Types: ${ count } errors.` );
			} else if ( /error TS\d+/.test( line ) ) {
				print( line );
			}
		}
	} );
	return () => child.kill();
}
