const fs = require( 'fs' );
const path = require( 'path' );

/** The packed package lists the libraries in a file. */
const PACKED = path.join( __dirname, 'libraries.json' );
const SOURCES = path.join( __dirname, '..' );

/** A file that each library has: in `src`, and among the built packages, where this one is packed. */
const MODULES = [ 'index.ts', 'dist/esm/index.js' ];

/**
 * Returns the libraries in alphabetical order: `[ 'api', 'components', … ]`.
 * These are the folders next to this one that have a library.
 *
 * @return {string[]} Names of libraries.
 */
function listLibraries() {
	if ( fs.existsSync( PACKED ) ) {
		return JSON.parse( fs.readFileSync( PACKED, 'utf8' ) );
	}
	return fs
		.readdirSync( SOURCES )
		.filter( ( name ) =>
			MODULES.some( ( file ) =>
				fs.existsSync( path.join( SOURCES, name, file ) )
			)
		)
		.sort();
}

/**
 * Returns the global variable of a library below `window`:
 * `[ 'storedeck', 'csvExport' ]` for `csv-export`.
 *
 * @param {string} library Name of a library.
 * @return {string[]} Path of properties.
 */
const getGlobal = ( library ) => [
	'storedeck',
	library.replace( /-([a-z])/g, ( _, letter ) => letter.toUpperCase() ),
];

/**
 * Returns the handle of a library's script: `storedeck-csv-export`.
 *
 * @param {string} library Name of a library.
 * @return {string} Handle.
 */
const getHandle = ( library ) => `storedeck-${ library }`;

module.exports = { listLibraries, getGlobal, getHandle };
