import { startPrinting, stop } from '../cms/processes.mjs';

/** A part of the last line of a check, with the number of errors. */
const ENDED = /Found (\d+) errors?\. Watching/;

/**
 * Checks types after each change.
 *
 * @param {string}                   root
 * @param {( line: string ) => void} print Gets errors, and the number of them after each check.
 * @return {() => Promise<void>} Stops it.
 */
export function checkTypes( root, print ) {
	const child = startPrinting(
		process.execPath,
		[
			'node_modules/typescript/bin/tsc',
			...[ '-p', '.', '--watch', '--preserveWatchOutput' ],
			...[ '--pretty', 'false' ],
		],
		{ cwd: root },
		( line ) => {
			const [ , count ] = line.match( ENDED ) ?? [];
			if ( count ) {
				print( `Types: ${ count } errors.` );
			} else if ( /error TS\d+/.test( line ) ) {
				print( line );
			}
		}
	);
	return () => stop( child );
}
