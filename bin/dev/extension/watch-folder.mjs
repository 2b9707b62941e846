import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** A build writes several files at once. */
const DELAY_MS = 150;

/** Neither packages nor .git. */
const IGNORED = /^(node_modules|\..*)$/;

/**
 * Tells of changed files of a folder and of the folders in it, also of those that
 * are created later. Node's own recursive watcher would watch every package.
 *
 * @param {string}                      folder
 * @param {( files: string[] ) => void} onChange Gets their paths in the folder, with forward slashes.
 * @return {() => void} Stops it.
 */
export function watchFolder( folder, onChange ) {
	/** @type {Map<string, { inode: number, close: () => void }>} */
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
	/** @param {string} file That was created, changed or deleted. */
	const see = ( file ) => {
		if ( IGNORED.test( path.basename( file ) ) ) {
			return;
		}
		const stats = statSync( file, { throwIfNoEntry: false } );
		if ( stats?.isDirectory() ) {
			add( file, stats.ino, see );
			return;
		}
		changed.add( file );
		clearTimeout( timer );
		timer = setTimeout( report, DELAY_MS );
	};
	/** Watches a folder and hands what it contains to a function. */
	const add = ( dir, inode, each ) => {
		const known = watched.get( dir );
		if ( known?.inode === inode ) {
			return;
		}
		known?.close();
		const watcher = watch( dir, ( event, name ) => {
			if ( name ) {
				see( path.join( dir, name ) );
			}
		} );
		// The folder was deleted.
		watcher.on( 'error', () => watcher.close() );
		watched.set( dir, { inode, close: () => watcher.close() } );
		for ( const name of readdirSync( dir ) ) {
			each( path.join( dir, name ) );
		}
	};
	const start = ( file ) => {
		const stats = statSync( file, { throwIfNoEntry: false } );
		if ( stats?.isDirectory() && ! IGNORED.test( path.basename( file ) ) ) {
			add( file, stats.ino, start );
		}
	};
	add( folder, statSync( folder ).ino, start );
	return () => {
		clearTimeout( timer );
		watched.forEach( ( { close } ) => close() );
	};
}
