const defaults = require( '@wordpress/scripts/config/webpack.config' );
const DependencyExtractionWebpackPlugin = require( '@storedeck/dependency-extraction-webpack-plugin' );

/** The configuration of @wordpress/scripts; imports of @storedeck/* use the scripts of Storedeck. */
module.exports = {
	...defaults,
	plugins: [
		...defaults.plugins.filter(
			( { constructor } ) =>
				constructor.name !== 'DependencyExtractionWebpackPlugin'
		),
		new DependencyExtractionWebpackPlugin(),
	],
};
