const FOLDER = /\/(?:mu-)?plugins\/([^/\s]+)\//g;

const listFolders = ( stack: string ) =>
	[ ...stack.matchAll( FOLDER ) ].map( ( [ , folder ] ) => folder );

/**
 * The folder of the plugin whose code is in a stack; the code of this library
 * does not count.
 *
 * @param stacks Stacks or URLs; the first one that names a plugin counts.
 */
export function findFolder( ...stacks: ( string | null | undefined )[] ) {
	const [ own ] = listFolders( new Error().stack ?? '' );
	return stacks
		.flatMap( ( stack ) => listFolders( stack ?? '' ) )
		.find( ( folder ) => folder !== own );
}
