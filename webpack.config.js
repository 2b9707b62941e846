const path = require( 'path' );
const defaults = require( '@wordpress/scripts/config/webpack.config' );

/*
 * One bundle for the plugin. The host supplies React, wp.*, moment and lodash
 * (the default configuration extracts them and writes storedeck.asset.php).
 * Chunk names hold no `~`: some hosts refuse such addresses.
 */
/*
 * Widgets carry their own class names, so the order of their styles does not
 * matter; chunks that use them in different orders are no reason to warn.
 */
for ( const plugin of defaults.plugins ) {
	if ( plugin.constructor.name === 'MiniCssExtractPlugin' ) {
		plugin.options.ignoreOrder = true;
	}
}

module.exports = {
	...defaults,
	entry: { storedeck: path.resolve( __dirname, 'client/index.ts' ) },
	output: {
		...defaults.output,
		path: path.resolve( __dirname, 'php-stub/build' ),
		filename: '[name].js',
		chunkFilename: 'chunks/[name].[contenthash:12].js',
		publicPath: 'auto',
		clean: true,
		uniqueName: 'storedeck',
	},
	optimization: {
		...defaults.optimization,
		splitChunks: {
			cacheGroups: {
				default: false,
				/*
				 * All styles are one file, loaded with the page: a stylesheet
				 * that a chunk brings would come after its first paint, and
				 * without its right-to-left twin.
				 */
				style: {
					type: 'css/mini-extract',
					name: 'storedeck',
					chunks: 'all',
					enforce: true,
				},
			},
		},
	},
	resolve: {
		...defaults.resolve,
		alias: {
			...defaults.resolve?.alias,
			'@storedeck': path.resolve( __dirname, 'src' ),
		},
	},
};
