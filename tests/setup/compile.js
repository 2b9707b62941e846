const { createHash } = require( 'crypto' );
const { readFileSync } = require( 'fs' );
const path = require( 'path' );
const { createTransformer } = require( '@swc/jest' );

const version = createHash( 'md5' )
	.update( readFileSync( __filename ) )
	.digest( 'hex' );

/** The modules that a module imports or exports from. */
const SOURCES = /\bfrom\s*["']([^"']+)["']/g;

/**
 * Test files and helpers register hooks of Jest when they are loaded. Of the libraries
 * that keep a state, tests load copies, which must be complete. WordPress' notices
 * register their store when they are loaded.
 */
const IS_EAGER =
	/(^|\/)(test|testing|tests)\/|^src\/(api|hooks|notices|reports)\/|@wordpress\/notices\//;

/** Data stores are registered when the module is loaded that another one imports. */
const REGISTERS = /^src\/data\//;

/** The imports of a module that can wait until it uses them. */
function listLazyImports( source, file ) {
	if ( IS_EAGER.test( file ) ) {
		return [];
	}
	const sources = Array.from(
		source.matchAll( SOURCES ),
		( [ , name ] ) => name
	);
	return [ 'react/jsx-runtime', ...sources ].filter(
		( name ) => ! ( name.startsWith( '.' ) && REGISTERS.test( file ) )
	);
}

/**
 * Compiles with SWC to modules that load another module when they first use one of
 * its exports. The test of a button would otherwise load all of
 * `@wordpress/components`, which takes longer than most tests.
 */
module.exports = {
	createTransformer( options ) {
		const { getCacheKey } = createTransformer( options );
		return {
			// Both versions of React have the result, which their settings do not change.
			getCacheKey: ( source, file, rest ) =>
				`${ getCacheKey( source, file, {
					...rest,
					configString: '',
				} ) }${ version }`,
			process( source, file, { config, ...rest } ) {
				const lazy = listLazyImports(
					source,
					path.relative( config.rootDir, file )
				);
				return createTransformer( {
					...options,
					module: { type: 'commonjs', lazy },
				} ).process( source, file, { config, ...rest } );
			},
		};
	},
};
