import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../cms/processes.mjs';
import { watchFolder } from './watch-folder.mjs';

const FOLDERS = [ 'src', 'client', 'php-stub/includes' ];

/** The command that checks a file, by its extension. */
const CHECKS = {
	ts: ( file ) => [ 'node_modules/.bin/eslint', '--no-warn-ignored', file ],
	tsx: ( file ) => [ 'node_modules/.bin/eslint', '--no-warn-ignored', file ],
	scss: ( file ) => [ 'node_modules/.bin/stylelint', file ],
	php: ( file ) => [ 'php', '-d', 'display_errors=stderr', '-l', file ],
};

/**
 * Checks files after they changed: the linters for scripts and styles, the
 * syntax of PHP.
 *
 * @param {string}                   root
 * @param {( line: string ) => void} print Gets what they find.
 * @return {() => void} Stops it.
 */
export function checkChanges( root, print ) {
	const check = async ( /** @type {string} */ file ) => {
		const getCommand = CHECKS[ path.extname( file ).slice( 1 ) ];
		if ( ! getCommand || ! existsSync( path.join( root, file ) ) ) {
			return;
		}
		const [ command, ...args ] = getCommand( file );
		const { code, stdout, stderr } = await run( command, args, {
			cwd: root,
		} );
		if ( code !== 0 ) {
			print( `${ stdout }${ stderr }`.trim() );
		}
	};
	/** One after another. */
	let checks = Promise.resolve();
	const stops = FOLDERS.map( ( folder ) =>
		watchFolder( path.join( root, folder ), ( files ) => {
			for ( const file of files ) {
				checks = checks.then( () => check( `${ folder }/${ file }` ) );
			}
		} )
	);
	return () => stops.forEach( ( stop ) => stop() );
}
