/** The file of webpack's runtime, which every page has from the start. */
const RUNTIME = 'runtime';

/**
 * Which modules share a file. Each request takes its time, so there are few
 * files; a module is in one file where that costs no further request.
 *
 * - `runtime`: webpack's runtime, and what both the app and libraries, or many
 *   screens and those that are opened first, need.
 * - `common`: what many other screens need, and parts that are loaded when they are used.
 * - `stores`: the data stores that few screens use. They are loaded after the
 *   first screen, or with the library `data` when a plugin needs it.
 * - `figures`, `table`, `chart`, `summary`: what the pages of figures share.
 *   What other pages need of it is a file of its own, so that they do not load
 *   the rest.
 * - `amounts`: exact arithmetic, for orders and plugins.
 * - Everything else that several files need.
 */
const FIGURES = [ 'overview', 'report' ];
const SHARED_WITH = {
	home: 'chart',
	reviews: 'table',
	'mount-chart': 'chart',
	'mount-summary': 'summary',
};

/** What more lazily loaded files need than this, any page may need. */
const MANY = { figures: 6, others: 7 };

/** The screens that are opened most, with what a report asks for. */
const FIRST = [ ...FIGURES, 'create-report', 'home' ];

/** The pages with charts: what only they need is in the files of figures. */
const CHARTS = [
	...FIGURES,
	'home',
	'mount-chart',
	'mount-summary',
	'mount-table',
];

/** The script of the app. */
const APP = 'storedeck';

/** The largest library; the others are too small to depend on files of screens. */
const WIDGETS = 'libraries/components';

/** The library that orders use. */
const MONEY = 'libraries/money';

/** The two that register all data stores. */
const STORES = [ 'all-stores', 'libraries/data' ];

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

/** Whether a module is needed by many, and by one that is opened first. */
const isOfMany = ( { loadedLater }, isFirst ) =>
	loadedLater.length > MANY.others &&
	loadedLater.some( ( name ) => FIRST.includes( name ) ) === isFirst;

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
				isOfMany( chunks, true ) ||
				( isOfFigures( chunks ) &&
					( loadedLater.length > MANY.figures ||
						( loadedLater.includes( 'home' ) &&
							! loadedLater.every( ( name ) =>
								CHARTS.includes( name )
							) ) ) ) )
		);
	},
};

const common = {
	name: 'common',
	chunks: screensAndWidgets,
	enforce: true,
	priority: 10,
	test: ( module, { chunkGraph } ) =>
		module.type.startsWith( 'javascript/' ) &&
		isOfMany( getChunks( module, chunkGraph ), false ),
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

const stores = {
	name: 'stores',
	chunks: ( { name } ) => STORES.includes( name ),
	minChunks: STORES.length,
	enforce: true,
	priority: 12,
};

const amounts = {
	name: 'amounts',
	chunks: ( chunk ) => ! chunk.canBeInitial() || chunk.name === MONEY,
	minChunks: 2,
	enforce: true,
	priority: 11,
	test: ( module, { chunkGraph } ) =>
		getChunks( module, chunkGraph ).entries.includes( MONEY ),
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
		minSize: 8_000,
		cacheGroups: {
			default: {
				chunks: screensAndWidgets,
				minChunks: 2,
				priority: -20,
				reuseExistingChunk: true,
			},
			defaultVendors: false,
			runtime,
			common,
			stores,
			amounts,
			figures,
			style,
		},
	},
};
