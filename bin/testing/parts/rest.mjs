import path from 'node:path';
import { startCodeServer } from '../../../tests/setup/start-code-server.mjs';
import { globSync } from '../glob.mjs';
import { runJest, runNodeTests } from '../runners.mjs';
import { selectFiles } from '../selection.mjs';
import { withMariadbSite, withSite } from '../sites.mjs';

const SUFFIX = '.test.mjs';

/** Runs the test files of a folder, or some of them, against a live site. */
const liveSuite =
	(
		folder,
		startSite,
		/** @type {( name: string, options: { all: boolean } ) => boolean} */
		isWanted = () => true
	) =>
	( root, signal, options ) => {
		const files = selectFiles(
			root,
			globSync( root, folder, SUFFIX ).filter( ( file ) =>
				isWanted( path.basename( file, SUFFIX ), options )
			),
			options.files
		);
		const run = async ( env, name ) => {
			const { stop, ...codeServer } = await startCodeServer();
			try {
				return await runNodeTests( root, {
					name: `rest-${ name }`,
					files,
					env: {
						...env,
						STOREDECK_CODE_SERVER: JSON.stringify( codeServer ),
					},
					grep: options.grep,
				} );
			} finally {
				await stop();
			}
		};
		return startSite( root, signal, run, options );
	};

/**
 * Tests that run on one database only, MariaDB: who has access, what a request may
 * contain, texts and definitions, data that WordPress functions store, and what
 * happens when several processes run or are killed, of which `writes-interrupted`,
 * `sync-concurrent`, `sums-counts` and `jobs-import-killed` stay for SQLite. The SQL behind them is
 * that of WordPress, or other tests run it on both databases. With `--all`, they run
 * on both.
 */
const WITHOUT_OWN_SQL = [
	'access',
	'attention',
	'cli',
	'compatibility',
	'coupons-data',
	'extend',
	'favorites',
	'fuzz',
	'gateways',
	'jobs-export',
	'jobs-export-killed',
	'jobs-export-list',
	'jobs-export-moving',
	'jobs-export-routes',
	'jobs-import',
	'jobs-slots',
	'jobs-workers',
	'meta-data',
	'metrics-parameters',
	'notes',
	'onboarding',
	'onboarding-more',
	'options',
	'orders-notes',
	'orders-writing',
	'own-filters',
	'page',
	'parameters',
	'personal-data',
	'plugin-screens',
	'plugins',
	'preferences',
	'products-expected',
	'products-writing',
	'query-filters',
	'replica-settings',
	'report-access',
	'report-definition-filter',
	'report-definitions',
	'report-filters',
	'response-filters',
	'reviews',
	'routes',
	'settings',
	'settings-date-range',
	'site-health',
	'store-access',
	'sums-drop',
	'sums-lost',
	'sums-random',
	'taxes-data',
	'translations',
	'unusual-requests',
	'views',
];

/**
 * Tests with a stand-in for WooCommerce that run on MariaDB only: which changes are
 * noticed. The others read, compare and sync the orders of both storages on SQLite.
 */
const WITHOUT_OWN_SQL_OF_WOOCOMMERCE = [ 'changes' ];

/**
 * Tests that also run on PHP as WebAssembly. They are few, because a request
 * takes about a second there. The code of tests runs on native PHP.
 */
const WASM_FILES = [ 'access', 'metrics', 'page' ];

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
/** Orders of the demo store in which each report has rows. */
const ORDERS = 400;

const sqliteSite = ( name, orders = ORDERS ) =>
	site( { name, db: 'sqlite', php: 'native', orders } );
const mariadbSite =
	( name, orders = ORDERS ) =>
	( root, signal, run, { wp = null } = {} ) =>
		withMariadbSite( root, signal, run, { name, orders, wp } );
/** A small store on a server that other servers can replicate. */
const replicatedSite = ( root, signal, run ) =>
	withMariadbSite( root, signal, run, {
		name: 'replica',
		orders: 300,
		serverArgs: [ '--log-bin', '--server-id=1' ],
	} );
/** That WebAssembly installs WordPress and fills the store is tested in Chromium. */
const wasmSite = ( name ) =>
	site( {
		name,
		db: 'sqlite',
		php: 'wasm',
		filledBy: 'native',
		orders: ORDERS,
	} );

/** The REST API on live sites. */
export const REST = [
	{
		title: 'SQLite',
		needs: [ 'php' ],
		needsBundle: true,
		run: liveSuite(
			'tests/contract/rest',
			sqliteSite( 'sqlite' ),
			( name, { all } ) => all || ! WITHOUT_OWN_SQL.includes( name )
		),
	},
	{
		title: 'MariaDB',
		needs: [ 'php', 'mariadb' ],
		needsBundle: true,
		run: liveSuite( 'tests/contract/rest', mariadbSite( 'mariadb' ) ),
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
			sqliteSite( 'stand-in-sqlite', 0 ),
			( name, { all } ) =>
				all || ! WITHOUT_OWN_SQL_OF_WOOCOMMERCE.includes( name )
		),
	},
	{
		title: 'with a stand-in for WooCommerce on MariaDB',
		needs: [ 'php', 'mariadb' ],
		needsBundle: true,
		run: liveSuite(
			'tests/contract/woocommerce',
			mariadbSite( 'stand-in-mariadb', 0 )
		),
	},
	{
		title: 'a network of sites on SQLite',
		needs: [ 'php' ],
		needsBundle: true,
		run: liveSuite(
			'tests/contract/network',
			sqliteSite( 'network-sqlite', 0 )
		),
	},
	{
		title: 'a network of sites on MariaDB',
		needs: [ 'php', 'mariadb' ],
		needsBundle: true,
		run: liveSuite(
			'tests/contract/network',
			mariadbSite( 'network-mariadb', 0 )
		),
	},
	{
		title: 'reports on a replica (MariaDB)',
		needs: [ 'php', 'mariadb' ],
		needsBundle: true,
		run: liveSuite( 'tests/contract/replica', replicatedSite ),
	},
	{
		title: 'two web servers with an object cache (MariaDB, Redis)',
		needs: [ 'php', 'mariadb', 'nginx', 'fpm', 'redis' ],
		needsBundle: true,
		run: liveSuite(
			'tests/contract/object-cache',
			mariadbSite( 'object-cache', 300 )
		),
	},
	{
		// The tests read its database file with native PHP.
		title: 'PHP as WebAssembly',
		needs: [ 'php' ],
		needsBundle: true,
		run: liveSuite( 'tests/contract/rest', wasmSite( 'wasm' ), ( name ) =>
			WASM_FILES.includes( name )
		),
	},
];
