const WordPressPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const {
	getApiVersion,
	getGlobal,
	getHandle,
	listLibraries,
} = require( './libraries' );

const SCOPE = '@storedeck/';
const NAME = 'StoredeckDependencyExtraction';

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
 * has the dependency `storedeck-components`. A script with such an import ends with an
 * error that names its plugin where Storedeck is older than the API that it is built for.
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

	/** @param {import('webpack').Compiler} compiler */
	apply( compiler ) {
		super.apply( compiler );
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: NAME,
					stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS,
				},
				() =>
					listScripts( compilation ).forEach( ( file ) =>
						compilation.updateAsset(
							file,
							( source ) =>
								new sources.ConcatSource(
									`window.storedeck?.requireApi?.( ${ getApiVersion() } );\n`,
									source
								)
						)
					)
			)
		);
	}
}

/** Whether a module is a library, or has one among the modules that it joins. */
const isLibrary = ( { userRequest = '', modules = [] } ) =>
	userRequest.startsWith( SCOPE ) || modules.some( isLibrary );

/** The files of scripts that start with the page and use a library. */
const listScripts = ( { chunks, chunkGraph } ) =>
	[ ...chunks ]
		.filter(
			( chunk ) =>
				chunk.canBeInitial() &&
				[ ...chunkGraph.getChunkModulesIterable( chunk ) ].some(
					isLibrary
				)
		)
		.flatMap( ( { files } ) => [ ...files ] )
		.filter( ( file ) => /\.js$/.test( file ) );

const toExternal = ( library ) => library && getGlobal( library );
const toHandle = ( library ) => library && getHandle( library );

module.exports = StoredeckDependencyExtractionWebpackPlugin;
