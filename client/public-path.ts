/*
 * Where the files are that scripts load later. The URL of the running script does not
 * tell it where a plugin or a server joins scripts into another file.
 */
declare global {
	interface Window {
		/** URL of the folder of the built files, printed by the plugin. */
		storedeckBuildUrl?: string;
	}

	// eslint-disable-next-line camelcase -- A variable of webpack.
	var __webpack_public_path__: string;
}

if ( window.storedeckBuildUrl ) {
	// eslint-disable-next-line camelcase -- As above.
	__webpack_public_path__ = window.storedeckBuildUrl;
}

export {};
