import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { run } from '../cms/processes.mjs';

const FOLDERS = [ 'src', 'client', 'php-stub/includes' ];
const DELAY_MS = 300;

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
	/** @type {Set<string>} */
	const changed = new Set();
	/** @type {NodeJS.Timeout | undefined} */
	let timer;
	let isRunning = false;

	const check = async () => {
		if ( isRunning ) {
			return;
		}
		isRunning = true;
		for ( const file of changed ) {
			changed.delete( file );
			const name = path.relative( root, file );
			const [ command = '', ...args ] =
				CHECKS[ path.extname( file ).slice( 1 ) ]( name );
			if ( existsSync( file ) ) {
				const result = await run( command, args, { cwd: root } );
				if ( result.code !== 0 ) {
					print( `${ result.stdout }${ result.stderr }`.trim() );
				}
			}
		}
		isRunning = false;
	};
	const watchers = FOLDERS.map( ( folder ) =>
		watch(
			path.join( root, folder ),
			{ recursive: true },
			( event, name ) => {
				const extension = path.extname( name ?? '' ).slice( 1 );
				if ( name && Object.hasOwn( CHECKS, extension ) ) {
					changed.add( path.join( root, folder, name ) );
					clearTimeout( timer );
					timer = setTimeout( check, DELAY_MS );
				}
			}
		)
	);
	return () => {
		clearTimeout( timer );
		watchers.forEach( ( watcher ) => watcher.close() );
	};
}
