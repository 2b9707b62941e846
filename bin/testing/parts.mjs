import path from 'node:path';
import { composerCommand } from './composer.mjs';
import { withComposeSite } from './docker/site.mjs';
import { globSync } from './glob.mjs';
import { installLatestWordPress } from './latest-wordpress.mjs';
import { findChromium } from './requirements.mjs';
import { selectFiles } from './selection.mjs';
import { withMariadbSite, withSite } from './sites.mjs';
import { withStorybook } from './storybook.mjs';
import { withWooCommerceSite } from './woocommerce-site.mjs';
import {
	runCheck,
	runJest,
	runE2eTests,
	runNodeTests,
	runPhpUnit,
} from './runners.mjs';

const binary = ( name ) => `node_modules/.bin/${ name }`;

const SUFFIX = '.test.mjs';

/**
 * The archive of the plugin: the one of a release that is checked, or a new one.
 * The packages that making it needs may have to be installed first.
 */
const makeZip = async ( root ) => {
	if ( process.env.STOREDECK_ZIP ) {
		return process.env.STOREDECK_ZIP;
	}
	const { writePluginZip } = await import( '../release/plugin-zip.mjs' );
	return writePluginZip( root );
};

/** Runs the test files of a folder, or some of them, against a live site. */
const liveSuite =
	(
		folder,
		kind,
		startSite,
		/** @type {( name: string, position: number ) => boolean} */ isWanted = () =>
			true
	) =>
	( root, signal, options ) => {
		const files = selectFiles(
			root,
			globSync( root, folder, SUFFIX ).filter( ( file, position ) =>
				isWanted( path.basename( file, SUFFIX ), position )
			),
			options.files
		);
		const run = ( env, name ) =>
			( kind === 'e2e' ? runE2eTests : runNodeTests )( root, {
				name: `${ kind }-${ name }`,
				files,
				env,
				grep: options.grep,
			} );
		return startSite( root, signal, run, options );
	};

/**
 * Tests of data that WordPress functions store in options, posts and user meta.
 * They run on one database only, because they involve no SQL of the plugin.
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
 * Tests that also run on PHP as WebAssembly. They are few, because a request
 * takes about a second there.
 */
const WASM_FILES = [
	'access',
	'metrics',
	'installation',
	'unusual-rows',
	'page',
];

/**
 * The e2e tests are divided into suites of about the same duration, which run in
 * parallel. Each has a site and a browser of its own.
 */
const E2E_SUITES = 3;

/** One of the suites of e2e tests: every third file. */
const e2eSuite = ( index ) => {
	const number = index + 1;
	return {
		title: `screens in Chromium (${ number } of ${ E2E_SUITES })`,
		needs: [ 'php', 'chromium' ],
		needsBundle: true,
		run: liveSuite(
			'tests/e2e',
			'e2e',
			sqliteSite( `e2e-${ number }` ),
			( name, position ) => position % E2E_SUITES === index
		),
	};
};

/** Runs the tests of the data stores against a live site. */
const storeSuite = ( startSite ) => ( root, signal, options ) => {
	selectFiles(
		root,
		globSync( root, 'tests/contract/stores', '.test.ts' ),
		options.files
	);
	return startSite(
		root,
		signal,
		( env, name ) =>
			runJest( root, {
				name,
				config: 'tests/setup/jest.live.config.js',
				env,
				files: options.files,
				grep: options.grep,
			} ),
		options
	);
};

/*
 * Each suite has its own site, because suites run in parallel. The name is also
 * the folder name.
 */
const site =
	( options ) =>
	( root, signal, run, { wp = null } = {} ) =>
		withSite( root, { ...options, wp, signal }, run );
const sqliteSite = ( name, orders = 3000 ) =>
	site( { name, db: 'sqlite', php: 'native', orders } );
const mariadbSite =
	( name, orders ) =>
	( root, signal, run, { wp = null } = {} ) =>
		withMariadbSite( root, signal, run, { name, orders, wp } );
/** A small store on a server that other servers can replicate. */
const replicatedSite = ( root, signal, run ) =>
	withMariadbSite( root, signal, run, {
		name: 'replica',
		orders: 300,
		serverArgs: [ '--log-bin', '--server-id=1' ],
	} );
const wasmSite = ( name ) =>
	site( { name, db: 'sqlite', php: 'wasm', orders: 400 } );

/**
 * The test suites of each part, in the order in which they start.
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
					'{.storybook,src,client}/**/*.scss',
				] ),
		},
		{
			title: 'TypeScript',
			run: ( root ) => runCheck( root, binary( 'tsc' ), [ '-p', '.' ] ),
		},
		{
			title: 'TypeScript of scripts',
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
			title: 'Import rules',
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
					'find php-stub examples tests bin -name "*.php" -print0 | xargs -0 -n1 -P2 php -d display_errors=stderr -l > /dev/null',
				] ),
		},
		{
			title: 'PHP coding standard',
			needs: [ 'php', 'phpcs' ],
			run: ( root ) =>
				runCheck( root, 'phpcs', [
					'--standard=php-stub/phpcs.xml.dist',
					'php-stub',
					'examples',
					'bin/new-extension',
				] ),
		},
	],
	unit: [
		{
			title: 'libraries, components and screens',
			// PHP has the definitions of reports.
			needs: [ 'php' ],
			run: ( root, signal, { files, grep } ) =>
				runJest( root, {
					name: 'unit',
					config: 'tests/setup/jest.config.js',
					files,
					grep,
				} ),
		},
		{
			title: 'the same with the latest WordPress (React 19)',
			needs: [ 'php' ],
			run: async ( root, signal, { files, grep } ) => {
				await installLatestWordPress( root );
				return runJest( root, {
					name: 'unit-newest',
					config: 'tests/setup/jest.latest-wordpress.config.js',
					files,
					grep,
				} );
			},
		},
		{
			title: 'npm packages of the libraries',
			run: async ( root, signal, { files, grep } ) =>
				runNodeTests( root, {
					name: 'packages',
					files: selectFiles(
						root,
						globSync( root, 'tests/packages', SUFFIX ),
						files
					),
					grep,
				} ),
		},
		{
			title: 'command line tools',
			needs: [ 'php' ],
			run: async ( root, signal, { files, grep } ) =>
				runNodeTests( root, {
					name: 'bin',
					files: selectFiles(
						root,
						globSync( root, 'bin/test', SUFFIX ),
						files
					),
					grep,
					// They are independent and mostly wait for processes.
					concurrency: 3,
				} ),
		},
	],
	php: [
		{
			title: 'classes without WordPress',
			needs: [ 'php', 'phpunit' ],
			run: ( root, signal, { grep } ) =>
				runPhpUnit( root, {
					name: 'php',
					config: 'php-stub/phpunit.xml.dist',
					grep,
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
			// The REST API, which they request, is tested on both databases.
			title: 'data stores',
			needs: [ 'php' ],
			needsBundle: true,
			run: storeSuite( sqliteSite( 'stores' ) ),
		},
		{
			title: 'with a stand-in for WooCommerce on SQLite',
			needs: [ 'php' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/woocommerce',
				'rest',
				sqliteSite( 'stand-in-sqlite', 0 )
			),
		},
		{
			title: 'with a stand-in for WooCommerce on MariaDB',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/woocommerce',
				'rest',
				mariadbSite( 'stand-in-mariadb', 0 )
			),
		},
		{
			title: 'reports on a replica (MariaDB)',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: liveSuite( 'tests/contract/replica', 'rest', replicatedSite ),
		},
		{
			title: 'two web servers with an object cache (MariaDB, Redis)',
			needs: [ 'php', 'mariadb', 'nginx', 'fpm', 'redis' ],
			needsBundle: true,
			run: liveSuite(
				'tests/contract/object-cache',
				'rest',
				mariadbSite( 'object-cache', 300 )
			),
		},
		{
			// The tests read its database file with native PHP.
			title: 'PHP as WebAssembly',
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
			title: 'Storybook in Chromium',
			needs: [ 'chromium' ],
			run: liveSuite( 'tests/storybook', 'e2e', withStorybook ),
		},
		{
			title: 'screens in Chromium with PHP as WebAssembly',
			needs: [ 'chromium' ],
			needsBundle: true,
			run: liveSuite(
				'tests/e2e/wasm',
				'e2e',
				wasmSite( 'wasm-browser' )
			),
		},
		{
			title: 'the plugin from its zip in Chromium',
			needs: [ 'php', 'chromium' ],
			needsBundle: true,
			run: async ( root, signal, { files, grep } ) => {
				const name = 'zip';
				const selected = selectFiles(
					root,
					globSync( root, 'tests/install', SUFFIX ),
					files
				);
				const env = { STOREDECK_ZIP: await makeZip( root ) };
				return withSite(
					root,
					{
						name,
						db: 'sqlite',
						php: 'native',
						orders: null,
						clean: true,
						signal,
					},
					( siteEnv ) =>
						// Not retried: each test continues the one before.
						runNodeTests( root, {
							name,
							files: selected,
							grep,
							env: { ...siteEnv, ...env },
						} )
				);
			},
		},
		...Array.from( { length: E2E_SUITES }, ( _, index ) =>
			e2eSuite( index )
		),
	],
	composer: [
		{
			title: 'WordPress Coding Standards',
			needs: [ 'php' ],
			run: async ( root ) =>
				runCheck( root, await composerCommand( root, 'phpcs' ), [
					'-q',
				] ),
		},
		{
			title: 'PHPStan',
			needs: [ 'php' ],
			run: async ( root ) =>
				runCheck( root, await composerCommand( root, 'phpstan' ), [
					'analyze',
					'--no-progress',
					'--memory-limit=1G',
				] ),
		},
	],
	dev: [
		{
			title: 'npm run dev',
			needs: [ 'php', 'chromium' ],
			run: async ( root, signal, { files, grep } ) =>
				runNodeTests( root, {
					name: 'dev',
					files: selectFiles(
						root,
						globSync( root, 'tests/dev', SUFFIX ),
						files
					),
					env: { CHROMIUM_PATH: findChromium() ?? '' },
					grep,
				} ),
		},
	],
	docker: [
		{
			title: 'docker-compose.yml',
			needs: [ 'chromium' ],
			needsBundle: true,
			// Not retried: each test continues the one before.
			run: liveSuite( 'tests/docker', 'rest', withComposeSite ),
		},
	],
	sites: [
		{
			title: 'kinds of sites with nginx and PHP-FPM in Chromium',
			needs: [ 'php', 'nginx', 'fpm', 'chromium' ],
			needsBundle: true,
			run: async ( root, signal, { wp, grep } ) =>
				runNodeTests( root, {
					name: 'sites',
					files: globSync( root, 'tests/sites', '.test.mjs' ),
					grep,
					env: {
						STOREDECK_GREP: grep,
						STOREDECK_ZIP: await makeZip( root ),
						STOREDECK_WP: wp ?? '',
						CHROMIUM_PATH: findChromium() ?? '',
					},
				} ),
		},
	],
	'php-versions': [
		{
			title: 'the plugin from its zip on each version of PHP',
			needs: [ 'php' ],
			needsBundle: true,
			run: async ( root, signal, { wp, grep } ) =>
				runNodeTests( root, {
					name: 'php-versions',
					files: globSync( root, 'tests/php-versions', '.test.mjs' ),
					grep,
					env: {
						STOREDECK_GREP: grep,
						STOREDECK_ZIP: await makeZip( root ),
						STOREDECK_WP: wp ?? '',
					},
				} ),
		},
	],
	woocommerce: [
		{
			title: 'WooCommerce on MariaDB, screens in Chromium',
			needs: [ 'php', 'mariadb', 'chromium' ],
			needsBundle: true,
			run: liveSuite( 'tests/woocommerce', 'e2e', withWooCommerceSite ),
		},
	],
};
