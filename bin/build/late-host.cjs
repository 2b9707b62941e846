/** The host's library that comes after the first screen: it is larger than ours. */
const LATE = '@wordpress/components';

/** Whether a module is the host's library itself. */
const isLate = ( module ) =>
	module?.constructor.name === 'ExternalModule' &&
	module.userRequest === LATE;

/** Modules of a chunk that need the library. */
function findUsers( { chunkGraph, moduleGraph }, chunk ) {
	return [ ...chunkGraph.getChunkModulesIterable( chunk ) ].filter(
		( module ) =>
			// One that was joined with it has no connection to it any more.
			( module.modules ?? [] ).some( isLate ) ||
			[ ...moduleGraph.getOutgoingConnections( module ) ].some(
				( connection ) =>
					isLate( connection.module ) &&
					connection.isActive( chunk.runtime )
			)
	);
}

/** The part of the bundle that has chunks wait for the library as for their own file. */
function createWait( { RuntimeGlobals, RuntimeModule } ) {
	return new ( class extends RuntimeModule {
		constructor() {
			super( 'late host', RuntimeModule.STAGE_ATTACH );
		}

		generate() {
			const waiting = [ ...this.chunk.getAllAsyncChunks() ]
				.filter(
					( chunk ) => findUsers( this.compilation, chunk ).length > 0
				)
				.map( ( { id } ) => id );
			return [
				`var waiting = ${ JSON.stringify( waiting ) };`,
				`${ RuntimeGlobals.ensureChunkHandlers }.host = function ( id, promises ) {`,
				'\tif ( waiting.indexOf( id ) !== -1 ) {',
				'\t\tpromises.push( window.storedeck.loadHost() );',
				'\t}',
				'};',
			].join( '\n' );
		}
	} )();
}

/**
 * Keeps the host's components out of what the first screen needs. Chunks that
 * use them wait until `window.storedeck.loadHost()` is done; a first screen that
 * uses them is an error of the build, which names who does.
 */
class LateHost {
	/**
	 * @param {Object}                      options
	 * @param {string}                      options.entry   Name of the entry that must do without.
	 * @param {( name: string ) => boolean} options.isFirst Whether a named chunk is of a first screen.
	 */
	constructor( { entry, isFirst } ) {
		this.entry = entry;
		this.isFirst = isFirst;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( 'LateHost', ( compilation ) => {
			compilation.hooks.runtimeRequirementInTree
				.for( compiler.webpack.RuntimeGlobals.ensureChunkHandlers )
				.tap( 'LateHost', ( chunk ) => {
					if ( chunk.name === this.entry ) {
						compilation.addRuntimeModule(
							chunk,
							createWait( compiler.webpack )
						);
					}
				} );
			compilation.hooks.afterOptimizeChunkModules.tap( 'LateHost', () =>
				this.check( compilation )
			);
		} );
	}

	/** Names whatever would have a first screen wait. */
	check( compilation ) {
		const { WebpackError } = compilation.compiler.webpack;
		const groups = [ ...compilation.namedChunkGroups ].filter(
			( [ name ] ) => name === this.entry || this.isFirst( name )
		);
		for ( const [ name, group ] of groups ) {
			for ( const chunk of group.chunks ) {
				for ( const module of findUsers( compilation, chunk ) ) {
					compilation.errors.push(
						new WebpackError(
							`${ name } would have to wait for ${ LATE }: ${ module.readableIdentifier(
								compilation.requestShortener
							) } uses it. Take src/components/plain or src/components/host, or load what uses it when it is opened.`
						)
					);
				}
			}
		}
	}
}

module.exports = { LateHost };
