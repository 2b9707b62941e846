import { rmSync } from 'node:fs';
import path from 'node:path';
import { startPrinting, stop } from '../cms/processes.mjs';
import { UserError } from '../cms/user-error.mjs';

/** What webpack prints after each build. */
const BUILT = /compiled (successfully|with \d+ (?:errors?|warnings?))/;

/**
 * Starts `wp-scripts start --hot`, which writes each build to php-stub/build and
 * tells open pages to replace what changed.
 *
 * @param {string}                                            root
 * @param {{ port: number, print: ( line: string ) => void }} options `port` is that of the server that tells pages; `print` gets its output line by line.
 * @return {{ ready: Promise<void>, stop: () => Promise<void> }} `ready` resolves after the first build.
 */
export function startHotBuild( root, { port, print } ) {
	// npm start must not take this build for one of its own.
	rmSync( path.join( root, '.cache/build.json' ), { force: true } );
	/** @type {( value?: any ) => void} */
	let onBuilt = () => {};
	const child = startPrinting(
		process.execPath,
		[
			'node_modules/@wordpress/scripts/bin/wp-scripts.js',
			'start',
			'--hot',
		],
		{ cwd: root, env: { ...process.env, STOREDECK_HOT_PORT: `${ port }` } },
		( line ) => {
			const [ , result ] = line.match( BUILT ) ?? [];
			if ( result ) {
				print( `Built ${ result }.` );
				onBuilt();
			} else if ( line.trim() && ! line.startsWith( '<i>' ) ) {
				print( line );
			}
		}
	);
	const ready = new Promise( ( resolve, reject ) => {
		onBuilt = resolve;
		child.on( 'error', reject );
		child.on( 'exit', ( code ) =>
			reject(
				new UserError( `wp-scripts start ended with status ${ code }.` )
			)
		);
	} );
	ready.catch( () => {} );
	return { ready, stop: () => stop( child ) };
}
