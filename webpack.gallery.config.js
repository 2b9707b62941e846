const path = require( 'path' );
const { DefinePlugin } = require( 'webpack' );
const plugin = require( './webpack.config' );
const { readProps } = require( './bin/cms/read-props.cjs' );

/*
 * The gallery of all widgets, built on request (npm start -- --gallery) beside
 * the plugin: see src/components/gallery.
 */
module.exports = {
	...plugin,
	entry: { gallery: path.resolve( __dirname, 'src/components/gallery' ) },
	output: {
		...plugin.output,
		path: path.resolve( __dirname, '.cache/gallery' ),
		uniqueName: 'storedeck-gallery',
	},
	optimization: {
		...plugin.optimization,
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
		...plugin.plugins,
		new DefinePlugin( {
			STOREDECK_PROPS: JSON.stringify(
				readProps( path.resolve( __dirname, 'src/components' ) )
			),
		} ),
	],
	performance: false,
};
