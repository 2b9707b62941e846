/*
 * Builds the scripts and styles of the plugin in php-stub/build: a program of its
 * own, because webpack cannot be stopped.
 */
const webpack = require( 'webpack' );

webpack( require( '../../webpack.config.js' ), ( error, stats ) => {
	if ( error ) {
		throw error;
	}
	if ( stats.hasErrors() || stats.hasWarnings() ) {
		process.stderr.write( stats.toString( 'errors-warnings' ) + '\n' );
	}
	process.exitCode = stats.hasErrors() ? 1 : 0;
} );
