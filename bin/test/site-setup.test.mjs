import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import {
	mkdir,
	mkdtemp,
	readFile,
	readlink,
	rm,
	writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { sourcesHash } from '../cms/bundle.mjs';
import { fillDemo, progressText } from '../cms/demo.mjs';
import { isInstalled } from '../cms/dependencies.mjs';
import { phpProblem } from '../cms/php-native.mjs';
import { silentProgress } from '../cms/progress.mjs';
import {
	copyTree,
	isCopied,
	linkPlugin,
	replaceTree,
	treeFingerprint,
} from '../cms/site-tree.mjs';
import { readSite, writeSite } from '../cms/site.mjs';
import { localPhp } from '../cms/templates/wp-config.mjs';

let folder = '';
beforeEach( async () => {
	folder = await mkdtemp( join( tmpdir(), 'storedeck-test-' ) );
} );
afterEach( () => rm( folder, { recursive: true, force: true } ) );

/** @param {Record<string, string>} files */
async function put( files ) {
	for ( const [ name, text ] of Object.entries( files ) ) {
		await mkdir( join( folder, name, '..' ), { recursive: true } );
		await writeFile( join( folder, name ), text );
	}
}

test( 'runs npm ci only when node_modules differs from the lock file', () => {
	const one = { version: '1.0.0', integrity: 'sha512-x' };
	const lock = {
		packages: {
			'': {},
			'node_modules/a': one,
			'node_modules/mac-only': { ...one, optional: true },
		},
	};
	const has = ( /** @type {Object} */ packages ) =>
		isInstalled( lock, { packages }, true );
	assert.equal( has( { 'node_modules/a': one } ), true );
	assert.equal(
		has( { 'node_modules/a': { ...one, version: '2' } } ),
		false
	);
	assert.equal(
		has( { 'node_modules/a': { ...one, integrity: 'y' } } ),
		false
	);
	assert.equal( has( { 'node_modules/b': one } ), false );
	assert.equal( isInstalled( lock, null, true ), false );
	assert.equal( isInstalled( null, null, true ), false );
} );

test( 'installs tools only for commands that use them', () => {
	const one = { version: '1.0.0', integrity: 'sha512-x' };
	const lock = {
		packages: {
			'': {},
			'node_modules/a': one,
			'node_modules/tool': { ...one, dev: true },
		},
	};
	const installed = { packages: { 'node_modules/a': one } };
	assert.equal( isInstalled( lock, installed, false ), true );
	assert.equal( isInstalled( lock, installed, true ), false );
} );

test( 'rebuilds the bundle for a changed source but not for a test or a story', async () => {
	await put( {
		'src/a.ts': '1',
		'client/index.ts': '1',
		'tsconfig.json': '1',
	} );
	const before = await sourcesHash( folder );
	await put( {
		'src/test/a.test.ts': '1',
		'src/README.md': '1',
		'src/stories.tsx': '1',
	} );
	assert.equal( await sourcesHash( folder ), before );
	await put( { 'src/a.ts': '2' } );
	const changed = await sourcesHash( folder );
	assert.notEqual( changed, before );
	await put( { 'package-lock.json': '{}' } );
	assert.notEqual( await sourcesHash( folder ), changed );
} );

test( 'reads the metadata of a complete site only', async () => {
	assert.equal( await readSite( folder ), null );
	await put( { 'site.json': '{"half":' } );
	assert.equal( await readSite( folder ), null );
	const info = {
		mark: 'm',
		password: 'p',
		salts: {},
		source: 's',
		demo: null,
	};
	await writeSite( folder, info );
	assert.deepEqual( await readSite( folder ), info );
} );

/**
 * @param {string} script Node script that replaces PHP.
 * @return {import('../cms/site.mjs').SiteSettings} Settings for `fillDemo`.
 */
function settingsFor( script ) {
	return {
		folder,
		plugin: folder,
		wp: null,
		database: { kind: 'sqlite' },
		local: { url: '', secret: '', token: '' },
		context: { cache: folder, progress: silentProgress },
		engine: {
			kind: 'native',
			version: '8',
			workers: 1,
			worker: () => ( { command: '', args: [], env: {} } ),
			// Node would parse arguments that start with dashes.
			cli: ( args ) => ( {
				command: process.execPath,
				args: [
					'-e',
					script,
					...args.map( ( word ) => word.replace( /^--/, '' ) ),
				],
				env: process.env,
			} ),
		},
	};
}

test( 'fills the store once per number of orders', async () => {
	await put( { 'includes/tools/demo/run.php': '' } );
	const script =
		'require("fs").appendFileSync("runs",process.argv.slice(2).join()+"\\n")';
	const settings = settingsFor( script );
	const empty = {
		mark: 'm',
		password: 'p',
		salts: {},
		source: 's',
		demo: null,
	};
	const filled = await fillDemo( settings, empty, { orders: 5, seed: 1 } );
	await fillDemo( settings, filled, { orders: 5, seed: 1 } );
	await fillDemo( settings, filled, { orders: 6, seed: 1 } );
	const runs = await readFile( join( folder, 'runs' ), 'utf8' );
	const wp = join( folder, 'wordpress' );
	assert.equal(
		runs,
		`wp=${ wp },orders=5,seed=1\nwp=${ wp },orders=6,seed=1\n`
	);
	assert.deepEqual( ( await readSite( folder ) )?.demo, {
		orders: 6,
		seed: 1,
	} );
} );

test( 'fills the store again after a failure', async () => {
	await put( { 'includes/tools/demo/run.php': '' } );
	const info = {
		mark: 'm',
		password: 'p',
		salts: {},
		source: 's',
		demo: { orders: 5, seed: 1 },
	};
	const settings = settingsFor( '' );
	settings.engine.cli = () => ( {
		command: process.execPath,
		args: [ '-e', 'console.error("disk full");process.exit(1)' ],
		env: process.env,
	} );
	await assert.rejects( fillDemo( settings, info, { orders: 6, seed: 1 } ), {
		name: 'UserError',
		message: 'Filling the demo store failed: disk full',
	} );
	assert.equal( ( await readSite( folder ) )?.demo, null );
} );

test( 'formats the output of the generator as progress', () => {
	assert.equal( progressText( 'progress 50 200 Orders' ), 'Orders 25 %' );
	assert.equal( progressText( 'progress 1 0 x' ), '' );
	assert.equal( progressText( 'Notice: something' ), '' );
} );

test( 'copies a WordPress without settings, data and drop-ins', async () => {
	await put( {
		'wp/wp-load.php': '1',
		'wp/wp-config.php': 'theirs',
		'wp/wp-content/db.php': 'theirs',
		'wp/wp-content/uploads/photo.png': 'theirs',
		'wp/wp-content/plugins/other/other.php': '1',
		'wp/.git/config': 'theirs',
	} );
	const from = join( folder, 'wp' );
	const to = join( folder, 'copy' );
	const print = await treeFingerprint( from );
	await copyTree( from, to );
	const has = ( /** @type {string} */ name ) =>
		existsSync( join( to, name ) );
	assert.ok( has( 'wp-load.php' ) );
	assert.ok( has( 'wp-content/plugins/other/other.php' ) );
	assert.ok( ! has( 'wp-config.php' ) );
	assert.ok( ! has( 'wp-content/db.php' ) );
	assert.ok( ! has( 'wp-content/uploads/photo.png' ) );
	assert.ok( ! has( '.git' ) );
	assert.ok( ! isCopied( 'wp-content/plugins/x/node_modules/y.js' ) );
	await put( { 'wp/wp-config.php': 'changed' } );
	assert.equal( await treeFingerprint( from ), print );
	await put( { 'wp/wp-load.php': 'changed' } );
	assert.notEqual( await treeFingerprint( from ), print );
} );

test( 'replaces an older WordPress and keeps uploads', async () => {
	await put( {
		'old/wp-load.php': 'old',
		'old/wp-content/uploads/photo.png': 'mine',
		'new/wp-load.php': 'new',
		'new/wp-content/uploads/x': '',
	} );
	await replaceTree( join( folder, 'new' ), join( folder, 'old' ) );
	const read = ( /** @type {string} */ name ) =>
		readFile( join( folder, 'old', name ), 'utf8' );
	assert.equal( await read( 'wp-load.php' ), 'new' );
	assert.equal( await read( 'wp-content/uploads/photo.png' ), 'mine' );
	assert.ok( ! existsSync( join( folder, 'new' ) ) );
} );

test( 'links the plugin and updates the link when it moved', async () => {
	await mkdir( join( folder, 'wp-content/plugins' ), { recursive: true } );
	const link = join( folder, 'wp-content/plugins/storedeck' );
	for ( const target of [ join( folder, 'a' ), join( folder, 'b' ) ] ) {
		await mkdir( target );
		await linkPlugin( folder, target );
		await linkPlugin( folder, target );
		assert.equal( await readlink( link ), target );
	}
	assert.ok( existsSync( join( folder, 'a' ) ) );
} );

test( 'names missing PHP extensions and how to install them', () => {
	const info = {
		id: 80300,
		version: '8.3.0',
		extensions: [ 'mbstring', 'xml', 'dom', 'pdo_sqlite' ],
		sqlite: '3.45.1',
		opcache: true,
	};
	assert.equal( phpProblem( info, 'sqlite' ), '' );
	assert.match(
		phpProblem( info, 'mysql', 'linux' ),
		/lacks these extensions: mysqli.*php-mysql/
	);
	const bare = { ...info, extensions: [ 'xml' ] };
	const text = phpProblem( bare, 'sqlite', 'linux' );
	assert.match( text, /lacks these extensions: mbstring, dom, pdo_sqlite/ );
	assert.match( text, /php-mbstring php-xml php-sqlite3/ );
	assert.match(
		phpProblem( bare, 'sqlite', 'win32' ),
		/extension=pdo_sqlite/
	);
	assert.match(
		phpProblem( { ...info, id: 80027, version: '8.0.27' }, 'sqlite' ),
		/too old/
	);
	assert.match(
		phpProblem( { ...info, sqlite: '3.9.0' }, 'sqlite' ),
		/too old \(3\.9\.0\)/
	);
	assert.match( phpProblem( null, 'sqlite' ), /PHP is not installed/ );
} );

test( 'escapes text in generated PHP files', () => {
	const php = localPhp( {
		url: "it's",
		secret: '\\',
		token: "\\'",
		engine: 'native',
	} );
	assert.ok( php.includes( "'url' => 'it\\'s'," ) );
	assert.ok( php.includes( "'secret' => '\\\\'," ) );
	assert.ok( php.includes( "'token' => '\\\\\\''," ) );
} );
