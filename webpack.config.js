const path = require( 'path' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );
const { ScriptLists } = require( './bin/build/script-lists.cjs' );
const { RUNTIME, splitChunks } = require( './bin/build/split-chunks.cjs' );
const {
	getGlobal,
	listLibraries,
} = require( './src/dependency-extraction-webpack-plugin/libraries.js' );

/** Scripts that other plugins use: each library of `src` as `window.storedeck.<name>`. */
const libraries = Object.fromEntries(
	listLibraries().map( ( name ) => [
		`libraries/${ name }`,
		{
			import: path.resolve( __dirname, 'src', name, 'index.ts' ),
			library: { name: getGlobal( name ), type: 'window' },
		},
	] )
);

const entry = {
	storedeck: path.resolve( __dirname, 'client/index.ts' ),
	// Loaded by the block editor only.
	blocks: path.resolve( __dirname, 'client/blocks/index.tsx' ),
	// Loaded with extensions of WooCommerce's admin where WooCommerce is not active.
	compatibility: path.resolve( __dirname, 'client/compatibility/index.ts' ),
	...libraries,
};

/** `npm run dev`: changed modules are replaced in the running page. */
const isHot = process.argv.includes( '--hot' );

/** The server that tells pages about new builds. WordPress serves the files. */
const hotPort = Number( process.env.STOREDECK_HOT_PORT ?? 8887 );
const devServer = {
	...defaults.devServer,
	host: '127.0.0.1',
	port: hotPort,
	allowedHosts: [ '127.0.0.1', 'localhost' ],
	proxy: undefined,
	static: false,
	client: {
		webSocketURL: `ws://127.0.0.1:${ hotPort }/ws`,
		logging: 'error',
		overlay: { errors: true, warnings: false, runtimeErrors: false },
	},
};

/**
 * The name of a file contains its version: webpack requests it without an argument. A page whose modules are replaced
 * keeps its files.
 */
const SHARED = isHot ? 'chunks/[name].js' : 'chunks/[name].[contenthash:12].js';

for ( const plugin of defaults.plugins ) {
	if ( plugin.constructor.name === 'MiniCssExtractPlugin' ) {
		/*
		 * Widgets carry their own class names, so the order of their styles does
		 * not matter; chunks that use them in different orders are no reason to
		 * warn.
		 */
		plugin.options.ignoreOrder = true;
		// All styles are one file that the page has from the start; its replacement needs the runtime.
		plugin.options.runtime = isHot;
	}
	if ( plugin.constructor.name === 'DependencyExtractionWebpackPlugin' ) {
		// ScriptLists writes the asset files: a script consists of several files.
		Object.assign( plugin.options, ScriptLists.extractionOptions );
	}
}

/*
 * The app and the libraries are built together, so that a page that has both
 * loads and runs each module once. WordPress provides React, wp.*, moment and
 * lodash. Chunk names hold no `~`: some servers refuse such URLs.
 */
module.exports = {
	...defaults,
	name: 'storedeck',
	plugins: [ ...defaults.plugins, new ScriptLists() ],
	...( isHot && {
		devServer,
		stats: 'errors-warnings',
		devtool: 'eval-source-map',
	} ),
	entry,
	output: {
		...defaults.output,
		path: path.resolve( __dirname, 'php-stub/build' ),
		filename: ( { chunk } ) =>
			chunk.name in entry ? '[name].js' : SHARED,
		chunkFilename: SHARED,
		publicPath: 'auto',
		clean: true,
		uniqueName: 'storedeck',
	},
	optimization: {
		...defaults.optimization,
		// One runtime, so that all scripts share the instances of modules.
		runtimeChunk: { name: RUNTIME },
		// A library would not run if another file has all its modules.
		flagIncludedChunks: false,
		splitChunks,
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve?.alias,
			'@storedeck': path.resolve( __dirname, 'src' ),
			'side-channel$': path.resolve(
				__dirname,
				'bin/build/side-channel.cjs'
			),
			// URLs are read by qs and written by WordPress' url package.
			[ path.join(
				path.dirname( require.resolve( 'qs' ) ),
				'stringify.js'
			) ]: false,
		},
	},
};
