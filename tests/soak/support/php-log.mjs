import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads what PHP logs on a site from here on.
 *
 * @param {string} wpPath Folder of WordPress.
 * @return {() => string[]} Returns the entries since the last call, without those about WordPress.org, which is out of reach.
 */
export function followPhpLog( wpPath ) {
	const file = path.join( wpPath, '../debug.log' );
	const read = () =>
		existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
	let length = read().length;
	return () => {
		const text = read();
		const added = text.slice( length );
		length = text.length;
		return added
			.split( /^\[[^\]]+\] /m )
			.map( ( entry ) => entry.trim() )
			.filter( ( entry ) => entry && ! /WordPress\.org/.test( entry ) );
	};
}
