const fs = require( 'fs' );
const path = require( 'path' );

/** The package lists the libraries in a file, the repository by its folders. */
const PACKED = path.join( __dirname, 'libraries.json' );
const SOURCES = path.join( __dirname, '..' );

/**
 * Returns the libraries in alphabetical order: `[ 'api', 'components', … ]`.
 * In the repository these are the folders of `src` with an `index.ts`.
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
			fs.existsSync( path.join( SOURCES, name, 'index.ts' ) )
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
