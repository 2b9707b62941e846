import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../cms/user-error.mjs';

/** What webpack prints after each build. */
const BUILT = /compiled (successfully|with \d+ (?:errors?|warnings?))/;

/**
 * Starts `wp-scripts start --hot`, which writes each build to php-stub/build and
 * tells open pages to replace what changed.
 *
 * @param {string}                                            root
 * @param {{ port: number, print: ( line: string ) => void }} options `port` is that of the server that tells pages; `print` gets its output line by line.
 * @return {{ ready: Promise<void>, stop: () => void }} `ready` resolves after the first build.
 */
export function startHotBuild( root, { port, print } ) {
	// npm start must not take this build for one of its own.
	rmSync( path.join( root, '.cache/build.json' ), { force: true } );
	const child = spawn(
		process.execPath,
		[
			path.join(
				root,
				'node_modules/@wordpress/scripts/bin/wp-scripts.js'
			),
			'start',
			'--hot',
		],
		{
			cwd: root,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			// A group of its own: wp-scripts does not stop webpack.
			detached: true,
			env: { ...process.env, STOREDECK_HOT_PORT: String( port ) },
		}
	);
	const stop = () => {
		try {
			process.kill( -Number( child.pid ), 'SIGTERM' );
		} catch {
			// It has ended.
		}
	};
	const ready = new Promise( ( resolve, reject ) => {
		let last = '';
		const read = ( chunk ) => {
			const lines = `${ last }${ chunk }`.split( '\n' );
			last = lines.pop() ?? '';
			for ( const line of lines ) {
				const [ , result ] = line.match( BUILT ) ?? [];
				if ( result ) {
					print( `Built ${ result }.` );
					resolve( undefined );
				} else if ( line.trim() && ! line.startsWith( '<i>' ) ) {
					print( line );
				}
			}
		};
		child.stdout.setEncoding( 'utf8' ).on( 'data', read );
		child.stderr.setEncoding( 'utf8' ).on( 'data', read );
		child.on( 'error', reject );
		child.on( 'exit', ( code ) =>
			reject(
				new UserError( `wp-scripts start ended with status ${ code }.` )
			)
		);
	} );
	ready.catch( () => {} );
	return { ready, stop };
}
