/** The file of webpack's runtime, which every page has from the start. */
const RUNTIME = 'runtime';

/**
 * Which modules share a file. Each request takes its time, so there are few
 * files; a module is in one file where that costs no further request.
 *
 * - `runtime`: webpack's runtime, and what both the app and libraries run at
 *   the start of the page, with all data stores.
 * - `figures`, `table`, `chart`, `summary`: what the pages of figures share.
 *   What other pages need of it is a file of its own, so that they do not load
 *   the rest.
 * - Everything else that several files need.
 */
const FIGURES = [ 'overview', 'report' ];
const SHARED_WITH = {
	reviews: 'table',
	'mount-chart': 'chart',
	'mount-summary': 'summary',
};

/** What more lazily loaded files need than this, any page may need. */
const MANY = 6;

/** The script of the app. */
const APP = 'storedeck';

/** The largest library; the others are too small to depend on files of screens. */
const WIDGETS = 'libraries/components';

/** The file of all styles. */
const STYLE = 'style';

/** The chunks that a module is in at first: they are asked for one by one later. */
const chunksOf = new WeakMap();

function getChunks( module, chunkGraph ) {
	const chunks = [ ...chunkGraph.getModuleChunksIterable( module ) ];
	const names = {
		entries: chunks
			.filter( ( chunk ) => chunk.canBeInitial() )
			.map( ( { name } ) => name ),
		loadedLater: chunks
			.filter( ( chunk ) => ! chunk.canBeInitial() )
			.map( ( { name } ) => name ),
	};
	chunksOf.set( module, names );
	return names;
}

/** Screens, and the library with the widgets that they show. */
const screensAndWidgets = ( chunk ) =>
	! chunk.canBeInitial() || chunk.name === WIDGETS;

/** Whether the pages of figures share a module. */
const isOfFigures = ( { loadedLater } ) =>
	FIGURES.every( ( name ) => loadedLater.includes( name ) );

const runtime = {
	name: RUNTIME,
	chunks: 'all',
	enforce: true,
	priority: 15,
	test: ( module, { chunkGraph } ) => {
		const chunks = getChunks( module, chunkGraph );
		const { entries, loadedLater } = chunks;
		return (
			module.type.startsWith( 'javascript/' ) &&
			( ( entries.includes( APP ) && entries.length > 1 ) ||
				( isOfFigures( chunks ) &&
					( loadedLater.length > MANY ||
						loadedLater.includes( 'home' ) ) ) )
		);
	},
};

const figures = {
	chunks: screensAndWidgets,
	minChunks: 2,
	priority: 10,
	test: ( module, { chunkGraph } ) =>
		isOfFigures( getChunks( module, chunkGraph ) ),
	name: ( module ) => {
		const { loadedLater } = chunksOf.get( module );
		const other = Object.keys( SHARED_WITH ).find( ( name ) =>
			loadedLater.includes( name )
		);
		return other ? SHARED_WITH[ other ] : 'figures';
	},
};

/*
 * All styles are one file, loaded with the page: a stylesheet that a chunk
 * brings would come after its first paint, and without its right-to-left twin.
 */
const style = {
	type: 'css/mini-extract',
	name: STYLE,
	chunks: 'all',
	enforce: true,
	priority: 20,
};

module.exports = {
	RUNTIME,
	splitChunks: {
		// Small pieces are not worth a request each.
		minSize: 12_000,
		cacheGroups: {
			default: {
				chunks: screensAndWidgets,
				minChunks: 2,
				priority: -20,
				reuseExistingChunk: true,
			},
			defaultVendors: false,
			runtime,
			figures,
			style,
		},
	},
};
