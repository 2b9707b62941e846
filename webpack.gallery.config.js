const path = require( 'path' );
const { DefinePlugin } = require( 'webpack' );
const plugin = require( './webpack.config' );
const { readPropsCached } = require( './bin/cms/read-props.cjs' );

const components = path.resolve( __dirname, 'src/components' );

/*
 * The gallery of all widgets, built on request (npm start -- --gallery) next to
 * the plugin: see src/components/gallery. It is read by developers, so
 * it is not made small; what did not change is not built again.
 */
module.exports = {
	...plugin,
	devtool: false,
	entry: { gallery: path.join( components, 'gallery' ) },
	output: {
		...plugin.output,
		path: path.resolve( __dirname, '.cache/gallery' ),
		uniqueName: 'storedeck-gallery',
	},
	cache: {
		type: 'filesystem',
		cacheDirectory: path.resolve( __dirname, '.cache/webpack' ),
		name: 'gallery',
		buildDependencies: {
			config: [
				__filename,
				path.resolve( __dirname, 'webpack.config.js' ),
				path.resolve( __dirname, 'package-lock.json' ),
			],
		},
	},
	module: {
		...plugin.module,
		rules: [
			...plugin.module.rules,
			{ test: /\/README\.md$/, type: 'asset/source' },
		],
	},
	optimization: {
		...plugin.optimization,
		minimize: false,
		splitChunks: {
			cacheGroups: {
				default: false,
				style: {
					type: 'css/mini-extract',
					name: 'gallery',
					chunks: 'all',
					enforce: true,
				},
			},
		},
	},
	plugins: [
		// The list of chunks is for pages that load them ahead.
		...plugin.plugins.filter(
			( { constructor } ) => constructor.name !== 'ChunkList'
		),
		new DefinePlugin( {
			STOREDECK_PROPS: JSON.stringify(
				readPropsCached(
					components,
					path.resolve( __dirname, '.cache/gallery-props.json' )
				)
			),
		} ),
	],
	performance: false,
};
