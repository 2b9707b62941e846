import { execFileSync } from 'node:child_process';
import {
	existsSync,
	mkdirSync,
	readFileSync,
	renameSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { root } from '../../bin/cms/root.mjs';
import { parseDatabase } from '../../bin/cms/database.mjs';
import { startMariadb } from '../../bin/cms/mariadb.mjs';
import { silentProgress } from '../../bin/cms/progress.mjs';
import { addSqlite, copyTree } from '../../bin/cms/site-tree.mjs';
import {
	pinnedWordPress,
	sqliteIntegration,
} from '../../bin/cms/wordpress-source.mjs';
import { freePort } from '../../bin/cms/ports.mjs';
import { siteBlock, startWebServer } from '../setup/web-server.mjs';
import { createCertificate, proxyBlock } from './proxy.mjs';

const INSTALL = fileURLToPath( new URL( './install.php', import.meta.url ) );

export const PASSWORD = 'steps-of-an-owner';

/** Writes the files of the plugin's archive to the plugins folder. */
function unzipPlugin( plugins ) {
	const files = unzipSync( readFileSync( process.env.STOREDECK_ZIP ?? '' ) );
	for ( const [ name, data ] of Object.entries( files ) ) {
		const file = path.join( plugins, name );
		mkdirSync( path.dirname( file ), { recursive: true } );
		writeFileSync( file, data );
	}
}

/**
 * The constants of a database.
 *
 * @param {import('../../bin/cms/database.mjs').Database} database
 * @param {string}                                        folder
 */
const defineDatabase = ( database, folder ) =>
	database.kind === 'mysql'
		? `define( 'DB_NAME', '${ database.name }' ); define( 'DB_USER', '${ database.user }' ); define( 'DB_PASSWORD', '${ database.password }' ); define( 'DB_HOST', '${ database.host }:${ database.port }' );`
		: `define( 'DB_NAME', 'site' ); define( 'DB_USER', '' ); define( 'DB_PASSWORD', '' ); define( 'DB_HOST', '' );
define( 'DB_DIR', '${ folder }/database' ); define( 'DB_FILE', 'site.sqlite' ); define( 'SQLITE_JOURNAL_MODE', 'WAL' );`;

/**
 * Starts the server of a MariaDB site, with an empty database.
 *
 * @param {string}   folder
 * @param {string[]} [args] Arguments of the server.
 */
async function startDatabase( folder, args = [] ) {
	const server = await startMariadb( { dir: `${ folder }/mariadb`, args } );
	const database = parseDatabase( server.url );
	execFileSync( 'php', [
		'-r',
		`( new mysqli( '127.0.0.1', 'root', '', '', ${
			server.port
		} ) )->query( 'CREATE DATABASE ${
			database.kind === 'mysql' ? database.name : ''
		}' );`,
	] );
	return { database, stop: server.stop };
}

/**
 * Writes the wp-config.php of a variation.
 *
 * @param {string}                                        tree
 * @param {string}                                        folder
 * @param {string}                                        url
 * @param {import('./variations.mjs').Variation}          variation
 * @param {import('../../bin/cms/database.mjs').Database} database
 */
function writeConfig(
	tree,
	folder,
	url,
	{ https, proxyPath, content, network },
	database
) {
	const isNetwork = network && existsSync( path.join( folder, 'installed' ) );
	const { host } = new URL( url );
	writeFileSync(
		path.join( tree, 'wp-config.php' ),
		`<?php
${
	https
		? "if ( 'https' === ( $_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '' ) ) { $_SERVER['HTTPS'] = 'on'; }"
		: ''
}
${
	proxyPath
		? `// The proxy removes its path, which WordPress' own URLs need.
if ( isset( $_SERVER['REQUEST_URI'] ) && 'cli' !== PHP_SAPI ) { $_SERVER['REQUEST_URI'] = '${ proxyPath }' . $_SERVER['REQUEST_URI']; }`
		: ''
}
${
	network
		? ''
		: `define( 'WP_HOME', '${ url }' ); define( 'WP_SITEURL', '${ url }' );`
}
${ defineDatabase( database, folder ) }
define( 'DB_CHARSET', 'utf8mb4' ); define( 'DB_COLLATE', '' );
${ [
	'AUTH_KEY',
	'SECURE_AUTH_KEY',
	'LOGGED_IN_KEY',
	'NONCE_KEY',
	'AUTH_SALT',
	'SECURE_AUTH_SALT',
	'LOGGED_IN_SALT',
	'NONCE_SALT',
]
	.map( ( name ) => `define( '${ name }', '${ name }-of-a-test-site' );` )
	.join( '\n' ) }
define( 'WP_DEBUG', true ); define( 'WP_DEBUG_DISPLAY', false ); define( 'WP_DEBUG_LOG', '${ folder }/debug.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true ); define( 'DISABLE_WP_CRON', true ); define( 'AUTOMATIC_UPDATER_DISABLED', true );
${
	content
		? `define( 'WP_CONTENT_DIR', '${ folder }/root/${ content }' ); define( 'WP_CONTENT_URL', '${ url }/${ content }' );`
		: ''
}
${
	isNetwork
		? `define( 'WP_ALLOW_MULTISITE', true ); define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${ host }' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );`
		: ''
}
$table_prefix = 'wp_';
if ( ! defined( 'ABSPATH' ) ) { define( 'ABSPATH', __DIR__ . '/' ); }
require_once ABSPATH . 'wp-settings.php';
`
	);
}

/**
 * Starts a site with the plugin of the zip in STOREDECK_ZIP, from the WordPress in
 * STOREDECK_WP or the pinned one.
 *
 * @param {string}                               name
 * @param {import('./variations.mjs').Variation} variation
 * @return {Promise<{ url: string, folder: string, stop: () => Promise<void> }>} URL of the site that has the plugin.
 */
export async function startSite( name, variation ) {
	const cache = path.join( root, '.cache/cms' );
	const context = { cache, progress: silentProgress };
	const folder = path.join(
		root,
		'.cache/test-sites',
		`sites-${ name.replace( /\W+/g, '-' ) }`
	);
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( path.join( folder, 'database' ), { recursive: true } );
	const served = path.join( folder, 'root' );
	const tree = path.join( served, variation.folder ?? '' );
	await copyTree(
		process.env.STOREDECK_WP || ( await pinnedWordPress( context ) ),
		tree
	);
	if ( ! variation.mariadb ) {
		await addSqlite( tree, await sqliteIntegration( context ) );
	}
	const { database, stop: stopDatabase } = variation.mariadb
		? await startDatabase( folder, variation.database )
		: { database: parseDatabase( 'sqlite' ), stop: async () => {} };
	let contents = path.join( tree, 'wp-content' );
	if ( variation.content ) {
		contents = path.join( served, variation.content );
		renameSync( path.join( tree, 'wp-content' ), contents );
	}
	unzipPlugin( path.join( contents, 'plugins' ) );
	if ( variation.plugin ) {
		mkdirSync( path.join( contents, 'mu-plugins' ), { recursive: true } );
		writeFileSync(
			path.join( contents, 'mu-plugins/host.php' ),
			`<?php ${ variation.plugin }`
		);
	}

	const { folder: base = '', proxyPath, https = false, network } = variation;
	const dir = path.join( folder, 'server' );
	const port = await freePort();
	const hasProxy = proxyPath !== undefined;
	const front = hasProxy ? await freePort() : port;
	const home = `${ https ? 'https' : 'http' }://127.0.0.1:${ front }${
		proxyPath ?? base
	}`;
	const php = ( ...step ) => {
		writeConfig( tree, folder, home, variation, database );
		execFileSync(
			'php',
			[
				// WordPress would send an email.
				...[ '-d', 'sendmail_path=/bin/true' ],
				...[ INSTALL, tree, home, PASSWORD ],
				...[ variation.plain ? '1' : '0', network ?? '', ...step ],
			],
			{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
		);
	};
	php( 'install' );
	writeFileSync( path.join( folder, 'installed' ), '' );
	php();

	const servers = [
		siteBlock( {
			dir,
			port,
			root: served,
			base,
			isNetwork: network !== undefined,
			policy: variation.policy,
			rules: variation.rules,
		} ),
	];
	if ( hasProxy ) {
		servers.push(
			proxyBlock( { dir, port: front, backend: port, proxyPath, https } )
		);
	}
	mkdirSync( dir, { recursive: true } );
	if ( https ) {
		createCertificate( dir );
	}
	const webServer = await startWebServer( {
		root: served,
		dir,
		workers: 3,
		without: variation.without,
		disabled: variation.disabled,
		port,
		ready: `${ base }/wp-login.php`,
		servers,
	} );
	return {
		url: network ? `${ home }/second` : home,
		folder,
		stop: async () => {
			await webServer.stop();
			await stopDatabase();
		},
	};
}
