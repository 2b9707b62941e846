/*
 * npm run prepack: writes libraries.json for the package, which does not
 * contain the libraries themselves.
 */
const fs = require( 'fs' );
const path = require( 'path' );
const { getApiVersion, listLibraries } = require( './libraries' );

const file = path.join( __dirname, 'libraries.json' );
fs.rmSync( file, { force: true } );
const packed = { libraries: listLibraries(), apiVersion: getApiVersion() };
fs.writeFileSync( file, JSON.stringify( packed ) + '\n' );
