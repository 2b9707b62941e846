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
	'a network with the plugin on all sites': { network: 'network' },
	'a network with the plugin on one site': { network: 'site' },
};
