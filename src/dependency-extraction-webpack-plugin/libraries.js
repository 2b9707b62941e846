const fs = require( 'fs' );
const path = require( 'path' );

/** The packed package has the libraries and the version of the API in a file. */
const PACKED = path.join( __dirname, 'libraries.json' );
const SOURCES = path.join( __dirname, '..' );

/** A file that each library has: in `src`, and among the built packages, where this one is packed. */
const MODULES = [ 'index.ts', 'dist/esm/index.js' ];

/** The file with the version of the API, in `src` and among the built packages. */
const API_VERSION = [
	'extend/api-version.ts',
	'extend/dist/esm/api-version.js',
];

/** What the packed package knows of the libraries; undefined in the repository. */
const readPacked = () =>
	fs.existsSync( PACKED )
		? JSON.parse( fs.readFileSync( PACKED, 'utf8' ) )
		: undefined;

/**
 * Returns the libraries in alphabetical order: `[ 'api', 'components', … ]`.
 * These are the folders next to this one that have a library.
 *
 * @return {string[]} Names of libraries.
 */
function listLibraries() {
	const packed = readPacked();
	if ( packed ) {
		return packed.libraries;
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
 * Returns the version of the API that scripts are built for.
 *
 * @return {number} The one of the libraries.
 */
function getApiVersion() {
	const packed = readPacked();
	if ( packed ) {
		return packed.apiVersion;
	}
	const file = API_VERSION.map( ( name ) => path.join( SOURCES, name ) ).find(
		( name ) => fs.existsSync( name )
	);
	const code = fs.readFileSync( file ?? '', 'utf8' );
	return Number( /API_VERSION = (\d+)/.exec( code )?.[ 1 ] );
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

module.exports = { listLibraries, getApiVersion, getGlobal, getHandle };
