const FOLDER = /\/(?:mu-)?plugins\/([^/\s]+)\//g;

const listFolders = ( stack: string ) =>
	[ ...stack.matchAll( FOLDER ) ].map( ( [ , folder ] ) => folder );

/** The folder of this library, whose script is running. */
const [ OWN ] = listFolders(
	( new Error().stack ?? '' ).split( '\n' ).slice( 0, 2 ).join( '\n' )
);

/**
 * The folder of the plugin whose code is in a stack; the code of this library
 * does not count.
 *
 * @param stacks Stacks or URLs; the first one that names a plugin counts.
 */
export const findFolder = ( ...stacks: ( string | null | undefined )[] ) =>
	stacks
		.flatMap( ( stack ) => listFolders( stack ?? '' ) )
		.find( ( folder ) => folder !== OWN );
