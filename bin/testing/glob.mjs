import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder (without subfolders) with a suffix, as sorted
 * absolute paths.
 */
export function globSync( root, folder, suffix ) {
	return readdirSync( path.join( root, folder ) )
		.filter( ( name ) => name.endsWith( suffix ) )
		.sort()
		.map( ( name ) => path.join( root, folder, name ) );
}
