/*
 * npm run prepack: writes libraries.json for the package, which does not
 * contain the libraries themselves.
 */
const fs = require( 'fs' );
const path = require( 'path' );
const { listLibraries } = require( './libraries' );

const file = path.join( __dirname, 'libraries.json' );
fs.rmSync( file, { force: true } );
fs.writeFileSync( file, JSON.stringify( listLibraries() ) + '\n' );
