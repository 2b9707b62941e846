import WordPressPlugin = require('@wordpress/dependency-extraction-webpack-plugin');

/**
 * WordPress' plugin, which also knows the libraries of Storedeck.
 *
 * @throws {Error} While webpack runs, if an import of `@storedeck/…` is not a library.
 */
declare class StoredeckDependencyExtractionWebpackPlugin extends WordPressPlugin {
	/** @param options Options of WordPress' plugin. */
	constructor(
		options?: ConstructorParameters< typeof WordPressPlugin >[ 0 ]
	);
}

export = StoredeckDependencyExtractionWebpackPlugin;
