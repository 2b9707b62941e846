import path from 'node:path';
import { globSync } from './glob.mjs';
import { installNewestHost } from './newest-host.mjs';
import { withMariadbSite, withSite } from './sites.mjs';
import {
	runCheck,
	runJest,
	runE2eTests,
	runNodeTests,
	runPhpUnit,
} from './runners.mjs';

const binary = ( name ) => `node_modules/.bin/${ name }`;

const ENDING = '.test.mjs';

/** The test files of a folder against a live site; all of them, or those wanted. */
const liveSuite =
	(
		folder,
		kind,
		startSite,
		/** @type {( name: string ) => boolean} */ isWanted = () => true
	) =>
	( root, signal ) =>
		startSite( root, signal, ( env, name ) =>
			( kind === 'e2e' ? runE2eTests : runNodeTests )( root, {
				name: `${ kind }-${ name }`,
				files: globSync( root, folder, ENDING ).filter( ( file ) =>
					isWanted( path.basename( file, ENDING ) )
				),
				env,
			} )
		);

/**
 * Tests of what WordPress functions store in options, posts and user meta: no SQL
 * of ours is involved, so one database is enough.
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
 * Tests worth their time on PHP as WebAssembly, where a request takes a second:
 * the plugin installs, responds, refuses and adds up there too.
 */
const WASM_FILES = [
	'access',
	'metrics',
	'installation',
	'unusual-rows',
	'page',
];

/**
 * E2e tests of reports, half of the total time; the others manage
 * the store. Each half has its own site and browser, so that both can run
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

/** The stores in a browser's page against a live site. */
const liveStores = ( startSite ) => ( root, signal ) =>
	startSite( root, signal, ( env, name ) =>
		runJest( root, {
			name,
			config: 'tests/setup/jest.live.config.js',
			env,
		} )
	);

/*
 * One site for each suite: suites run at the same time, and the name is also
 * that of its folder.
 */
const site = ( options ) => ( root, signal, run ) =>
	withSite( root, { ...options, signal }, run );
const sqliteSite = ( name ) =>
	site( { name, db: 'sqlite', php: 'native', orders: 3000 } );
const mariadbSite = ( name ) => ( root, signal, run ) =>
	withMariadbSite( root, signal, run, { name } );
const wasmSite = ( name ) =>
	site( { name, db: 'sqlite', php: 'wasm', orders: 400 } );

/**
 * Every suite: its title, its requirements and how to run it. They
 * start in this order.
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
			title: 'Types of scripts',
			run: ( root ) =>
				runCheck( root, binary( 'tsc' ), [
					'-p',
					'tsconfig.scripts.json',
				] ),
		},
		{
			title: 'Spelling',
			run: ( root ) =>
				runCheck( root, binary( 'cspell' ), [
					'lint',
					'--no-progress',
					'--show-suggestions',
					'.',
				] ),
		},
		{
			title: 'Phrases to avoid',
			run: ( root ) =>
				runCheck( root, 'sh', [
					'-c',
					'! git grep -nIiP -f .cspell/phrases-to-avoid.txt -- . ":!.cspell" ":!package-lock.json" ":!LICENSE" ":!CONTRIBUTING.md" ":!php-stub/includes/import" ":!bin/test/import.test.mjs"',
				] ),
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
			title: 'the same on the newest WordPress (React 19)',
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
					// They share nothing and mostly wait.
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
				sqliteSite( 'sqlite' )
			),
		},
		{
			title: 'MariaDB',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/rest',
				'rest',
				mariadbSite( 'mariadb' ),
				( name ) => ! OPTIONS_FILES.includes( name )
			),
		},
		{
			title: 'stores on SQLite',
			needs: [ 'php' ],
			needsBundle: true,
			run: liveStores( sqliteSite( 'stores-sqlite' ) ),
		},
		{
			title: 'stores on MariaDB',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: liveStores( mariadbSite( 'stores-mariadb' ) ),
		},
		{
			// The tests read the same database file with native PHP.
			title: 'WebAssembly PHP',
			needs: [ 'php' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/rest',
				'rest',
				wasmSite( 'wasm' ),
				( name ) => WASM_FILES.includes( name )
			),
		},
	],
	e2e: [
		{
			title: 'the first e2e test on WebAssembly PHP',
			needs: [ 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e/wasm',
				'e2e',
				wasmSite( 'wasm-browser' )
			),
		},
		{
			title: 'reports in Chromium',
			needs: [ 'php', 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e',
				'e2e',
				sqliteSite( 'reading' ),
				( name ) => READING.includes( name )
			),
		},
		{
			title: 'the store in Chromium',
			needs: [ 'php', 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e',
				'e2e',
				sqliteSite( 'running' ),
				( name ) => ! READING.includes( name )
			),
		},
	],
};
