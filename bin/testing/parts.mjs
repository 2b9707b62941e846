import path from 'node:path';
import { globSync } from './glob.mjs';
import { installNewestHost } from './newest-host.mjs';
import { withMariadbSite, withSite } from './sites.mjs';
import {
	runCheck,
	runJest,
	runJourneys,
	runNodeTests,
	runPhpUnit,
} from './runners.mjs';

const binary = ( name ) => `node_modules/.bin/${ name }`;

const ENDING = '.test.mjs';

/** The test files of a folder against a live shop; all of them, or those wanted. */
const liveSuite =
	( folder, kind, startShop, isWanted = ( _name ) => true ) =>
	( root, signal ) =>
		startShop( root, signal, ( env, name ) =>
			( kind === 'e2e' ? runJourneys : runNodeTests )( root, {
				name: `${ kind }-${ name }`,
				files: globSync( root, folder, ENDING ).filter( ( file ) =>
					isWanted( path.basename( file, ENDING ) )
				),
				env,
			} )
		);

/**
 * What is kept in options, posts and user meta by functions of WordPress: no SQL
 * of ours is in it, so one database is enough.
 */
const OPTIONS_FILES = [
	'favorites',
	'gateways',
	'onboarding',
	'onboarding-more',
	'options',
	'plugins',
	'preferences',
	'settings',
	'settings-date-range',
];

/**
 * What is worth its time on PHP as WebAssembly, where an answer takes a second:
 * that the plugin installs, answers, refuses and adds up there too.
 */
const WASM_FILES = [ 'access', 'figures', 'installation', 'odd-rows', 'page' ];

/**
 * The journeys through reports, half of the time that all take; the others run
 * the shop. Each half has a shop and a browser of its own, so that they can go on
 * at the same time.
 */
const READING = [
	'addresses',
	'chart',
	'dates',
	'dates-open',
	'filters',
	'pages',
	'reports',
	'revenue',
	'table',
	'views',
];

/** The stores in a browser's page against a live shop. */
const liveStores = ( startShop ) => ( root, signal ) =>
	startShop( root, signal, ( env, name ) =>
		runJest( root, {
			name,
			config: 'tests/setup/jest.live.config.js',
			env,
		} )
	);

/*
 * Shops for one suite each: suites run at the same time, and the name is also
 * that of a folder.
 */
const shop = ( options ) => ( root, signal, run ) =>
	withSite( root, { ...options, signal }, run );
const sqliteShop = ( name ) =>
	shop( { name, db: 'sqlite', php: 'native', orders: 3000 } );
const mariadbShop = ( name ) => ( root, signal, run ) =>
	withMariadbSite( root, signal, run, { name } );
const wasmShop = ( name ) =>
	shop( { name, db: 'sqlite', php: 'wasm', orders: 400 } );

/**
 * Every suite: what it is called, what it needs on the machine, how it runs. They
 * begin in this order.
 */
export const PARTS = {
	check: [
		{
			title: 'ESLint',
			run: ( root ) => runCheck( root, binary( 'eslint' ), [ '.' ] ),
		},
		{
			title: 'Stylelint',
			run: ( root ) =>
				runCheck( root, binary( 'stylelint' ), [
					'{src,client}/**/*.scss',
				] ),
		},
		{
			title: 'TypeScript',
			run: ( root ) => runCheck( root, binary( 'tsc' ), [ '-p', '.' ] ),
		},
		{
			title: 'Direction of imports',
			run: ( root ) =>
				runCheck( root, binary( 'depcruise' ), [
					'src',
					'client',
					'--config',
					'.dependency-cruiser.cjs',
				] ),
		},
		{
			title: 'PHP syntax',
			needs: [ 'php' ],
			run: ( root ) =>
				runCheck( root, 'sh', [
					'-c',
					'find php-stub tests -name "*.php" -print0 | xargs -0 -n1 -P2 php -d display_errors=stderr -l > /dev/null',
				] ),
		},
		{
			title: 'PHP standard',
			needs: [ 'php', 'phpcs' ],
			run: ( root ) =>
				runCheck( root, 'phpcs', [
					'--standard=php-stub/phpcs.xml.dist',
					'php-stub',
				] ),
		},
	],
	unit: [
		{
			title: 'libraries, widgets and screens',
			run: ( root ) =>
				runJest( root, {
					name: 'unit',
					config: 'tests/setup/jest.config.js',
				} ),
		},
		{
			title: 'the same on the newest host (React 19)',
			run: async ( root ) => {
				await installNewestHost( root );
				return runJest( root, {
					name: 'unit-newest',
					config: 'tests/setup/jest.newest-host.config.js',
				} );
			},
		},
		{
			title: 'command line tools',
			needs: [ 'php' ],
			run: ( root ) =>
				runNodeTests( root, {
					name: 'bin',
					files: globSync( root, 'bin/test', '.test.mjs' ),
					// They share nothing, and wait a good deal.
					atOnce: 3,
				} ),
		},
	],
	php: [
		{
			title: 'pure classes',
			needs: [ 'php', 'phpunit' ],
			run: ( root ) =>
				runPhpUnit( root, {
					name: 'php',
					config: 'php-stub/phpunit.xml.dist',
				} ),
		},
	],
	rest: [
		{
			title: 'SQLite',
			needs: [ 'php' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/rest',
				'rest',
				sqliteShop( 'sqlite' )
			),
		},
		{
			title: 'MariaDB',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/rest',
				'rest',
				mariadbShop( 'mariadb' ),
				( name ) => ! OPTIONS_FILES.includes( name )
			),
		},
		{
			title: 'stores on SQLite',
			needs: [ 'php' ],
			needsBundle: true,
			run: liveStores( sqliteShop( 'stores-sqlite' ) ),
		},
		{
			title: 'stores on MariaDB',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: liveStores( mariadbShop( 'stores-mariadb' ) ),
		},
		{
			// The tests read the same database file with native PHP.
			title: 'WebAssembly PHP',
			needs: [ 'php' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/rest',
				'rest',
				wasmShop( 'wasm' ),
				( name ) => WASM_FILES.includes( name )
			),
		},
	],
	e2e: [
		{
			title: 'the first journey on WebAssembly PHP',
			needs: [ 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e/wasm',
				'e2e',
				wasmShop( 'wasm-browser' )
			),
		},
		{
			title: 'reports in Chromium',
			needs: [ 'php', 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e',
				'e2e',
				sqliteShop( 'reading' ),
				( name ) => READING.includes( name )
			),
		},
		{
			title: 'the shop in Chromium',
			needs: [ 'php', 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e',
				'e2e',
				sqliteShop( 'running' ),
				( name ) => ! READING.includes( name )
			),
		},
	],
};
