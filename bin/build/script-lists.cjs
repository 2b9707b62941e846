const path = require( 'path' );
const DependencyExtractionWebpackPlugin = require( '../../src/dependency-extraction-webpack-plugin' );
const {
	getHandle,
} = require( '../../src/dependency-extraction-webpack-plugin/libraries.js' );

/** The code that a chunk asks for when it runs, besides its own. */
const ASKS_FOR = { report: [ 'create-report' ] };

/** Dependencies and versions of all files, from the plugin of WordPress. */
const ASSETS = 'assets.json';

/** The app has the name of the plugin; everything else is `storedeck-<name>`. */
const getScriptHandle = ( entry ) =>
	entry === 'storedeck' ? entry : getHandle( path.posix.basename( entry ) );

/** The JavaScript file of a chunk; undefined if it has only styles. */
const getScript = ( chunk ) =>
	[ ...chunk.files ].find( ( file ) => file.endsWith( '.js' ) );

const unique = ( list ) => [ ...new Set( list ) ];

/** The handle of a file that several scripts or screens share: that of the runtime has no version. */
const getChunkHandle = ( chunk ) =>
	getHandle(
		chunk.hasRuntime()
			? chunk.name
			: path.posix.basename( getScript( chunk ), '.js' )
	);

/** Other scripts that a script calls through their globals. */
const CALLS = { blocks: [ 'storedeck' ] };

/**
 * Returns the scripts for WordPress: by handle, the file relative to the build
 * folder, the handles of its dependencies and its version. The files that a
 * script shares with others are dependencies; their names contain the version.
 */
function listScripts( { entrypoints }, assets ) {
	const scripts = {};
	for ( const [ name, entrypoint ] of entrypoints ) {
		const own = entrypoint.getEntrypointChunk();
		const chunks = entrypoint.chunks.filter( getScript );
		const shared = chunks.filter( ( chunk ) => chunk !== own );
		for ( const chunk of shared ) {
			scripts[ getChunkHandle( chunk ) ] = {
				file: getScript( chunk ),
				dependencies: [],
				// Its name contains the version.
				version: null,
			};
		}
		const file = getScript( own );
		scripts[ getScriptHandle( name ) ] = {
			file,
			dependencies: [
				...unique(
					chunks.flatMap(
						( chunk ) => assets[ getScript( chunk ) ].dependencies
					)
				).sort(),
				...shared.map( getChunkHandle ),
				...( CALLS[ name ] ?? [] ),
			],
			version: assets[ file ].version,
		};
	}
	return scripts;
}

/**
 * Returns which files each lazily loaded chunk needs, itself and what it shares
 * with others, without the files that the page has from the start:
 * `{ report: [ 'chunks/…js', … ] }`.
 */
function listChunks( { namedChunkGroups } ) {
	const lists = {};
	const groups = [ ...namedChunkGroups ].filter(
		( [ , group ] ) => ! group.isInitial()
	);
	for ( const [ name, { chunks } ] of groups ) {
		for ( const chunk of chunks ) {
			const style = [ ...chunk.files ].find( ( file ) =>
				file.endsWith( '.css' )
			);
			if ( style && ! chunk.canBeInitial() ) {
				throw new Error(
					`The chunk ${ name } would load ${ style } when it is shown; all styles belong into the file that the page has from the start.`
				);
			}
		}
	}
	for ( const [ name ] of groups.sort( ( [ a ], [ b ] ) =>
		a < b ? -1 : 1
	) ) {
		// Webpack names these chunks after the file.
		lists[ name.replace( /^(report-.+)-extension$/, '$1' ) ] = unique(
			[ name, ...( ASKS_FOR[ name ] ?? [] ) ]
				.flatMap( ( asked ) => namedChunkGroups.get( asked ).chunks )
				.filter( ( chunk ) => ! chunk.hasRuntime() )
				.map( getScript )
				.filter( Boolean )
		);
	}
	return lists;
}

/** Returns the contents of all lists by their files. */
function createLists( compilation ) {
	const assets = JSON.parse(
		compilation.getAsset( ASSETS ).source.source().toString()
	);
	const scripts = listScripts( compilation, assets );
	return {
		'storedeck.scripts.php': scripts,
		'storedeck.chunks.php': listChunks( compilation ),
		...Object.fromEntries(
			[ ...compilation.entrypoints.keys() ].map( ( entry ) => {
				const { dependencies, version } =
					scripts[ getScriptHandle( entry ) ];
				return [ `${ entry }.asset.php`, { dependencies, version } ];
			} )
		),
	};
}

/**
 * Writes for WordPress
 *
 * - `storedeck.scripts.php`: all scripts, with their files and dependencies,
 * - `storedeck.chunks.php`: the files of each screen, so that the page can have
 *   them loaded before its script asks for them,
 * - an asset file for each script, `components.asset.php`.
 */
class ScriptLists {
	/** The options of the dependency extraction plugin, whose result is read. */
	static extractionOptions = {
		combineAssets: true,
		combinedOutputFile: ASSETS,
		outputFormat: 'json',
	};

	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		/** @type {any} The types leave out `stringify`, which writes PHP. */
		const php = new DependencyExtractionWebpackPlugin();
		compiler.hooks.thisCompilation.tap( 'ScriptLists', ( compilation ) =>
			compilation.hooks.processAssets.tap(
				{
					name: 'ScriptLists',
					// The names of files are final then.
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				() => {
					const lists = createLists( compilation );
					compilation.deleteAsset( ASSETS );
					for ( const [ file, list ] of Object.entries( lists ) ) {
						compilation.emitAsset(
							file,
							new sources.RawSource( php.stringify( list ) )
						);
					}
				}
			)
		);
	}
}

module.exports = { ScriptLists };
