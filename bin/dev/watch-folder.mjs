import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** A build writes several files at once. */
const DELAY_MS = 150;

/** Neither packages nor .git. */
const IGNORED = /^(node_modules|\..*)$/;

/**
 * Tells of changed files of a folder and of the folders in it, also of those that
 * are created later. Node's own recursive watcher would watch every package, and
 * chokidar misses files in a folder that a build deletes and makes again.
 *
 * @param {string}                      folder
 * @param {( files: string[] ) => void} onChange Gets their paths in the folder, with forward slashes.
 * @return {() => void} Stops it.
 */
export function watchFolder( folder, onChange ) {
	/** @type {Map<string, import('node:fs').FSWatcher>} */
	const watched = new Map();
	/** @type {Set<string>} */
	const changed = new Set();
	/** @type {NodeJS.Timeout | undefined} */
	let timer;

	const report = () => {
		onChange(
			[ ...changed ].map( ( file ) =>
				path.relative( folder, file ).replaceAll( path.sep, '/' )
			)
		);
		changed.clear();
	};
	/** Watches a folder and those in it, and calls a function for each file. */
	const add = ( dir, each ) => {
		watched.get( dir )?.close();
		const watcher = watch( dir, ( event, name ) => {
			if ( name ) {
				see( event, path.join( dir, name ) );
			}
		} );
		// The folder was deleted.
		watcher.on( 'error', () => watcher.close() );
		watched.set( dir, watcher );
		for ( const entry of readdirSync( dir, { withFileTypes: true } ) ) {
			const file = path.join( dir, entry.name );
			if ( ! IGNORED.test( entry.name ) ) {
				( entry.isDirectory() ? add : each )( file, each );
			}
		}
	};
	const note = ( file ) => {
		changed.add( file );
		clearTimeout( timer );
		timer = setTimeout( report, DELAY_MS );
	};
	/** What was created, changed or deleted. */
	const see = ( event, file ) => {
		if ( IGNORED.test( path.basename( file ) ) ) {
			return;
		}
		if ( ! statSync( file, { throwIfNoEntry: false } )?.isDirectory() ) {
			note( file );
		} else if ( event === 'rename' ) {
			// New, or made again: its earlier watcher sees nothing more.
			add( file, note );
		}
	};
	add( folder, () => {} );
	return () => {
		clearTimeout( timer );
		watched.forEach( ( watcher ) => watcher.close() );
	};
}
