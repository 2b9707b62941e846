const WordPressPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { getGlobal, getHandle, listLibraries } = require( './libraries' );

const SCOPE = '@storedeck/';

/**
 * Returns the library of an import, undefined for imports of other packages.
 *
 * @param {string} request E.g. `@storedeck/components`.
 * @return {string | undefined} E.g. `components`.
 * @throws {Error} If there is no such library, or a file inside it is imported.
 */
function getLibrary( request ) {
	if ( ! request.startsWith( SCOPE ) ) {
		return undefined;
	}
	const name = request.slice( SCOPE.length );
	const libraries = listLibraries();
	if ( libraries.includes( name ) ) {
		return name;
	}
	const [ library ] = name.split( '/' );
	throw new Error(
		libraries.includes( library )
			? `Cannot import “${ request }”. Import from “${ SCOPE }${ library }”.`
			: `Unknown library “${ request }”. Available: ${ libraries
					.map( ( known ) => SCOPE + known )
					.join( ', ' ) }.`
	);
}

/**
 * WordPress' plugin, which also knows the libraries of Storedeck: an import of
 * `@storedeck/components` is `window.storedeck.components`, and the asset file
 * has the dependency `storedeck-components`.
 *
 * All options of WordPress' plugin can be used. A `requestToExternal` or
 * `requestToHandle` of the caller is asked first.
 */
class StoredeckDependencyExtractionWebpackPlugin extends WordPressPlugin {
	/** @param {Record<string, any>} [options] Options of WordPress' plugin. */
	constructor( options = {} ) {
		super( {
			...options,
			requestToExternal: ( request ) =>
				options.requestToExternal?.( request ) ??
				toExternal( getLibrary( request ) ),
			requestToHandle: ( request ) =>
				options.requestToHandle?.( request ) ??
				toHandle( getLibrary( request ) ),
		} );
	}
}

const toExternal = ( library ) => library && getGlobal( library );
const toHandle = ( library ) => library && getHandle( library );

module.exports = StoredeckDependencyExtractionWebpackPlugin;
