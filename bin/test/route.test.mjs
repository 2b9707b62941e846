import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { resolveRoute } from '../cms/http-server/route.mjs';

let base = '';
let root = '';

/**
 * @param {string} path
 * @return {Promise<string>} `static`, the script, the redirect target, or the status.
 */
async function resolve( path ) {
	const resolved = await resolveRoute( path, root, [
		join( base, 'plugin' ),
	] );
	if ( resolved.kind === 'php' ) {
		return resolved.script;
	}
	if ( resolved.kind === 'redirect' ) {
		return `to ${ resolved.to }`;
	}
	return resolved.kind === 'static' ? 'static' : String( resolved.status );
}

before( async () => {
	base = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
	root = join( base, 'wordpress' );
	for ( const file of [
		'../secret.txt',
		'../plugin/build/app.js',
		'../plugin/storedeck.php',
		'index.php',
		'wp-config.php',
		'wp-config.php.bak',
		'wp-login.php',
		'readme.txt',
		'.htaccess',
		'.git/config',
		'page.phtml',
		'wp-admin/index.php',
		'wp-admin/css/a.css',
		'wp-includes/load.php',
		'wp-includes/a b.js',
		'wp-content/db.php',
		'wp-content/debug.log',
		'wp-content/database/.ht.sqlite',
		'wp-content/database/shop.sqlite',
		'wp-content/database/shop.sqlite-wal',
		'wp-content/uploads/photo.png',
		'wp-content/uploads/evil.php',
		'wp-content/uploads/evil.PHP',
		'wp-content/uploads/exports/report.csv',
		'wp-content/plugins/other/ajax.php',
	] ) {
		await mkdir( dirname( join( root, file ) ), { recursive: true } );
		await writeFile( join( root, file ), 'x' );
	}
	const shield = join( root, 'wp-content/uploads/exports/.htaccess' );
	await writeFile( shield, 'deny from all' );
	const plugins = join( root, 'wp-content/plugins' );
	await symlink( join( base, 'plugin' ), join( plugins, 'storedeck' ) );
	await symlink( join( base, 'secret.txt' ), join( root, 'link.txt' ) );
} );
after( () => rm( base, { recursive: true, force: true } ) );

for ( const [ path, expected ] of Object.entries( {
	// Files.
	'/wp-admin/css/a.css': 'static',
	'/wp-includes/a%20b.js': 'static',
	'/wp-content/uploads/photo.png': 'static',
	'/wp-content/plugins/storedeck/build/app.js': 'static',
	'/readme.txt': 'static',
	// Scripts.
	'/': '/index.php',
	'/wp-login.php': '/wp-login.php',
	'/wp-admin/': '/wp-admin/index.php',
	'/wp-admin': 'to /wp-admin/',
	'/index.php/wp-json/x': '/index.php',
	'/wp-content/plugins/other/ajax.php': '/wp-content/plugins/other/ajax.php',
	// URLs that WordPress handles.
	'/hello-world/': '/index.php',
	'/wp-json/wc-analytics/reports': '/index.php',
	'/missing.css': '/index.php',
	'/.well-known/x': '/index.php',
	'/wp-content/': '404',
	'/wp-includes/missing.js': '404',
	// Forbidden files.
	'/wp-config.php': '403',
	'/WP-CONFIG.PHP.BAK': '403',
	'/wp-config.php.bak': '403',
	'/.htaccess': '403',
	'/.git/config': '403',
	'/wp-content/database/.ht.sqlite': '403',
	'/wp-content/database/shop.sqlite': '403',
	'/wp-content/database/shop.sqlite-wal': '403',
	'/wp-content/debug.log': '403',
	'/wp-content/uploads/evil.php': '403',
	'/wp-content/uploads/evil.php/x.png': '403',
	'/wp-content/uploads/evil.PHP': '403',
	'/wp-content/uploads/exports/report.csv': '403',
	'/wp-includes/load.php': '403',
	'/page.phtml': '403',
	'/link.txt': '403',
	// Path traversal and malformed URLs.
	'/../secret.txt': '400',
	'/%2e%2e/secret.txt': '400',
	'/wp-admin/..%2f..%2fsecret.txt': '400',
	'/wp-admin/..%5c..%5csecret.txt': '400',
	'/wp-admin/css/a.css%00.png': '400',
	'/%zz': '400',
	'http://other/': '400',
} ) ) {
	test( `${ path } → ${ expected }`, async () => {
		assert.equal( await resolve( path ), expected );
	} );
}
