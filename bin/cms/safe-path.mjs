import { join } from 'node:path';

/**
 * The path that an archive entry is extracted to, always below `root`.
 *
 * @param {string} root
 * @param {string} name Name of the entry, with forward slashes.
 * @return {string} The path.
 * @throws If the name is absolute, contains `..`, or is not a portable path.
 */
export function safeJoin( root, name ) {
	const parts = name.split( '/' ).filter( ( part ) => part && part !== '.' );
	const isUnsafe =
		name.startsWith( '/' ) ||
		/[\\\0]|^[a-z]:/i.test( name ) ||
		parts.includes( '..' ) ||
		! parts.length;
	if ( isUnsafe ) {
		throw new Error(
			`Unsafe path in an archive: ${ JSON.stringify( name ) }`
		);
	}
	return join( root, ...parts );
}
