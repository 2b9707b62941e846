import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The source files of a folder, without tests.
 *
 * @param {string} root    The repository.
 * @param {string} folder  Below the repository.
 * @param {RegExp} pattern Of the names of files.
 * @return {string[]} Paths below the repository, in a fixed order.
 */
export const listFiles = ( root, folder, pattern ) =>
	readdirSync( path.join( root, folder ), { withFileTypes: true } )
		.sort( ( one, other ) => ( one.name < other.name ? -1 : 1 ) )
		.flatMap( ( entry ) => {
			const name = `${ folder }/${ entry.name }`;
			if ( entry.isDirectory() ) {
				return [ 'test', 'build', 'languages' ].includes( entry.name )
					? []
					: listFiles( root, name, pattern );
			}
			return pattern.test( entry.name ) ? [ name ] : [];
		} );
