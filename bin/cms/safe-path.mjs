import { join } from 'node:path';

/**
 * Where an archive entry may be written: always below `root`.
 *
 * @param {string} root
 * @param {string} name The entry's name, with forward slashes.
 * @return {string} The path to write to.
 * @throws When the name is absolute, climbs out, or is written for another system.
 */
export function safeJoin( root, name ) {
	const parts = name.split( '/' ).filter( ( part ) => part && part !== '.' );
	const hostile =
		name.startsWith( '/' ) ||
		/[\\\0]|^[a-z]:/i.test( name ) ||
		parts.includes( '..' ) ||
		! parts.length;
	if ( hostile ) {
		throw new Error(
			`Unsafe path in an archive: ${ JSON.stringify( name ) }`
		);
	}
	return join( root, ...parts );
}
