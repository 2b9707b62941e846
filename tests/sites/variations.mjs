/**
 * The kinds of sites that the tests run on. All have nginx and PHP-FPM, and the
 * plugin from its zip.
 *
 * @typedef {Object} Variation
 * @property {string}             [folder]    Folder of WordPress below the root of the server, such as `/shop`.
 * @property {boolean}            [plain]     Whether permalinks are plain.
 * @property {string}             [proxyPath] Path under which another server passes requests on.
 * @property {boolean}            [https]     Whether that server uses HTTPS, and this one does not.
 * @property {string}             [content]   Name of the content folder, outside of WordPress.
 * @property {boolean}            [mariadb]   Whether the database is MariaDB instead of SQLite.
 * @property {string}             [policy]    Content security policy of the server.
 * @property {string}             [rules]     Rules of the server for its PHP files, in nginx' words.
 * @property {string[]}           [without]   Extensions that PHP lacks.
 * @property {string[]}           [disabled]  Functions of PHP that are disabled.
 * @property {string[]}           [database]  Arguments of the database server.
 * @property {string}             [plugin]    PHP code of another plugin.
 * @property {string[]}           [errors]    Errors of WordPress' own scripts on such a site. Those of the plugin have a text.
 * @property {'network' | 'site'} [network]   Whether the plugin is active on all sites of a network, or on the second.
 */

/** @type {Record<string, Variation>} */
export const VARIATIONS = {
	'a site at the root': {},
	'plain permalinks': { plain: true },
	'WordPress in a subdirectory': { folder: '/shop' },
	'a subdirectory with plain permalinks': { folder: '/shop', plain: true },
	'a reverse proxy under a path': { proxyPath: '/store' },
	'HTTPS behind a proxy': { proxyPath: '', https: true },
	'another content folder': { content: 'files' },
	MariaDB: { mariadb: true },
	"a content security policy without 'unsafe-eval'": {
		// Pages of WordPress' admin need inline scripts.
		policy: "script-src 'self' 'unsafe-inline'; worker-src 'self' blob:; object-src 'none'; base-uri 'self'",
	},
	'PHP without mbstring': { mariadb: true, without: [ 'mbstring' ] },
	'PHP without functions that hosts disable': {
		disabled: [
			...[
				'error_log',
				'set_time_limit',
				'tmpfile',
				'exec',
				'proc_open',
			],
			...[ 'sys_getloadavg', 'disk_free_space', 'getmypid' ],
		],
	},
	'a server whose tables are MyISAM': {
		mariadb: true,
		database: [ '--default-storage-engine=MyISAM' ],
	},
	'a firewall that refuses PUT and DELETE': {
		rules: `if ( $http_x_http_method_override ) { return 403; }
			if ( $request_method ~ ^(PUT|PATCH|DELETE)$ ) { return 405; }`,
	},
	'a plugin that prints around answers': {
		plugin: `add_action( 'rest_api_init', static function () {
			if ( isset( $_SERVER['HTTP_X_TEST'] ) ) { return; }
			echo "\\xEF\\xBB\\xBF<br />\\n<b>Notice</b>: [0] in {x} on line <b>7</b><br />\\n";
			register_shutdown_function( static function () { echo "\\n<!-- Cached [page] {7} -->"; } );
		} );`,
		// The preferences of WordPress 6.9 cannot read such an answer, and are rejected with the object of apiFetch().
		errors: [ 'Object' ],
	},
	'a language in the REST root': {
		plugin: `add_filter( 'rest_url', static fn( $url ) => add_query_arg( 'lang', 'de', $url ) );`,
	},
	'a network with the plugin on all sites': { network: 'network' },
	'a network with the plugin on one site': { network: 'site' },
};
