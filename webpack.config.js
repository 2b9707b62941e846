const path = require( 'path' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const browserslist = require( 'browserslist' );
const { browserslistToTargets } = require( 'lightningcss' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const MinimizerPlugin = require( 'minimizer-webpack-plugin' );
const { RtlStyles } = require( './bin/build/rtl-styles.cjs' );
const { ScriptLists } = require( './bin/build/script-lists.cjs' );
const { RUNTIME, splitChunks } = require( './bin/build/split-chunks.cjs' );
const {
	getGlobal,
	listLibraries,
} = require( './src/dependency-extraction-webpack-plugin/libraries.js' );

/** Run first in each script. */
const FIRST = [ 'client/public-path.ts', 'client/require-api.ts' ].map(
	( file ) => path.resolve( __dirname, file )
);

/** Scripts that other plugins use: each library of `src` as `window.storedeck.<name>`. */
const libraries = Object.fromEntries(
	listLibraries().map( ( name ) => [
		`libraries/${ name }`,
		{
			import: [
				...FIRST,
				path.resolve( __dirname, 'src', name, 'index.ts' ),
			],
			library: { name: getGlobal( name ), type: 'window' },
		},
	] )
);

const entry = {
	storedeck: [ ...FIRST, path.resolve( __dirname, 'client/index.ts' ) ],
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
	devMiddleware: { writeToDisk: true },
	host: '127.0.0.1',
	port: hotPort,
	allowedHosts: [ '127.0.0.1', 'localhost' ],
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

const browsers = browserslist();

/** Compiles with SWC, which takes a tenth of the time of Babel. */
const compile = ( test, parser ) => ( {
	test,
	exclude: /node_modules/,
	loader: 'swc-loader',
	options: {
		env: { targets: browsers },
		jsc: {
			parser,
			transform: {
				react: {
					runtime: 'automatic',
					refresh: isHot,
					// WordPress has no `react/jsx-dev-runtime`.
					development: false,
				},
			},
		},
	},
} );

const plugins = [
	new MiniCssExtractPlugin( {
		filename: '[name].css',
		/*
		 * Widgets carry their own class names, so the order of their styles does
		 * not matter; chunks that use them in different orders are no reason to
		 * warn.
		 */
		ignoreOrder: true,
		// All styles are one file that the page has from the start; its replacement needs the runtime.
		runtime: isHot,
	} ),
	new RtlStyles(),
	// ScriptLists writes the asset files: a script consists of several files.
	new DependencyExtractionWebpackPlugin( ScriptLists.extractionOptions ),
	new ScriptLists(),
];
if ( isHot ) {
	// A tool: `npm start` does not install it.
	const ReactRefreshPlugin = require( '@pmmmwh/react-refresh-webpack-plugin' );
	plugins.push( new ReactRefreshPlugin() );
}

/*
 * The app and the libraries are built together, so that a page that has both
 * loads and runs each module once. WordPress provides React, wp.*, moment and
 * lodash. Chunk names hold no `~`: some servers refuse such URLs.
 */
module.exports = {
	name: 'storedeck',
	mode: isHot ? 'development' : 'production',
	target: 'browserslist',
	stats: 'errors-warnings',
	// `npm run bench -- script-sizes` watches the sizes.
	performance: false,
	...( isHot && { devServer, devtool: 'eval-source-map' } ),
	plugins,
	entry,
	output: {
		path: path.resolve( __dirname, 'php-stub/build' ),
		filename: ( { chunk } ) =>
			chunk.name in entry ? '[name].js' : SHARED,
		chunkFilename: SHARED,
		publicPath: 'auto',
		clean: true,
		uniqueName: 'storedeck',
	},
	module: {
		rules: [
			compile( /\.ts$/, { syntax: 'typescript' } ),
			compile( /\.tsx$/, { syntax: 'typescript', tsx: true } ),
			{
				test: /\.scss$/,
				use: [
					MiniCssExtractPlugin.loader,
					'css-loader',
					'sass-loader',
				],
			},
		],
	},
	optimization: {
		minimizer: [
			new MinimizerPlugin( {
				minify: MinimizerPlugin.swcMinify,
				minimizerOptions: { compress: { passes: 2 } },
				extractComments: false,
			} ),
			new MinimizerPlugin( {
				test: /\.css$/,
				minify: MinimizerPlugin.lightningCssMinify,
				minimizerOptions: {
					targets: browserslistToTargets( browsers ),
				},
			} ),
		],
		// The files of a version change together, so that names need not last.
		...( ! isHot && { mangleExports: 'size', moduleIds: 'size' } ),
		// One runtime, so that all scripts share the instances of modules.
		runtimeChunk: { name: RUNTIME },
		// A library would not run if another file has all its modules.
		flagIncludedChunks: false,
		splitChunks,
	},
	resolve: {
		extensions: [ '.ts', '.tsx', '...' ],
		alias: { '@storedeck': path.resolve( __dirname, 'src' ) },
	},
};
