import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The files of one folder (not below it) with an ending, as sorted absolute paths.
 */
export function globSync( root, folder, ending ) {
	return readdirSync( path.join( root, folder ) )
		.filter( ( name ) => name.endsWith( ending ) )
		.sort()
		.map( ( name ) => path.join( root, folder, name ) );
}
