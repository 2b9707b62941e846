import { startCodeServer } from '../../../tests/setup/start-code-server.mjs';
import { runJest } from '../runners.mjs';
import { checkSelected, runNodeSuite } from '../selection.mjs';
import { withSite } from '../sites.mjs';

/** Orders of the demo store in which each report has rows. */
const ORDERS = 400;

/**
 * Options of a suite and of its site.
 *
 * @typedef {Object} Suite
 * @property {string}                                                 name       Folder name of the site.
 * @property {( name: string, options: { all: boolean } ) => boolean} [isWanted] Selects files by their names.
 * @property {string[]}                                               [needs]    More requirements.
 */

/**
 * A suite that runs the test files of a folder, or some of them, against a site of its
 * own: suites run in parallel.
 *
 * @param {string}                                              title
 * @param {string}                                              folder
 * @param {Suite & Partial<import('../sites.mjs').SiteOptions>} options
 */
const liveSuite = (
	title,
	folder,
	{ isWanted = () => true, needs = [], ...site }
) => ( {
	title,
	needs: [ 'php', ...( site.db === 'mariadb' ? [ site.db ] : [] ), ...needs ],
	needsBundle: true,
	run: ( root, signal, options ) => {
		const suite = {
			folder: `tests/contract/${ folder }`,
			isWanted: ( name ) => isWanted( name, options ),
		};
		checkSelected( root, suite, options );
		const run = async ( env, name ) => {
			const { stop, ...codeServer } = await startCodeServer();
			try {
				return await runNodeSuite( root, options, {
					...suite,
					name: `rest-${ name }`,
					env: {
						...env,
						STOREDECK_CODE_SERVER: JSON.stringify( codeServer ),
					},
				} );
			} finally {
				await stop();
			}
		};
		const { wp } = options;
		return withSite( root, { orders: ORDERS, ...site, wp, signal }, run );
	},
} );

/**
 * Tests that run on one database only, MariaDB: who has access, what a request may
 * contain, texts and definitions, data that WordPress functions store, and what
 * happens when several processes run or are killed, of which `writes-interrupted`,
 * `sync-concurrent`, `sums-counts` and `jobs-import-killed` stay for SQLite. The SQL behind them is
 * that of WordPress, or other tests run it on both databases. With `--all`, they run
 * on both.
 */
const WITHOUT_OWN_SQL = `
	access attention cli compatibility coupons-data extend favorites fuzz gateways jobs-export
	jobs-export-killed jobs-export-list jobs-export-moving jobs-export-routes jobs-import jobs-slots
	jobs-workers meta-data metrics-parameters notes onboarding onboarding-more options orders-notes
	orders-writing own-filters page parameters personal-data plugin-screens plugins preferences
	products-expected products-writing query-filters replica-settings report-access
	report-definition-filter report-definitions report-filters response-filters reviews routes settings
	settings-date-range site-health store-access sums-drop sums-lost sums-random taxes-data translations
	unusual-requests views
`.split( /\s+/ );

/**
 * Tests with a stand-in for WooCommerce that run on MariaDB only: which changes are
 * noticed. The others read, compare and sync the orders of both storages on SQLite.
 */
const WITHOUT_OWN_SQL_OF_WOOCOMMERCE = [ 'changes' ];

/** Without `--all`, leaves out tests. */
const except =
	( names ) =>
	( name, { all } ) =>
		all || ! names.includes( name );

/**
 * Tests that also run on PHP as WebAssembly. They are few, because a request
 * takes about a second there. The code of tests runs on native PHP.
 */
const WASM_FILES = [ 'access', 'metrics', 'page' ];

/** Runs the tests of the data stores against a live site. */
const runStoreTests = ( root, signal, options ) => {
	const { files, grep, wp } = options;
	checkSelected(
		root,
		{ folder: 'tests/contract/stores', suffix: '.test.ts' },
		options
	);
	const config = 'tests/setup/jest.live.config.js';
	return withSite(
		root,
		{ name: 'stores', orders: ORDERS, wp, signal },
		( env, name ) => runJest( root, { name, config, env, files, grep } )
	);
};

/** The REST API on live sites. */
export const REST = [
	liveSuite( 'SQLite', 'rest', {
		name: 'sqlite',
		isWanted: except( WITHOUT_OWN_SQL ),
	} ),
	liveSuite( 'MariaDB', 'rest', { name: 'mariadb', db: 'mariadb' } ),
	// The REST API, which they request, is tested on both databases.
	{
		title: 'data stores',
		needs: [ 'php' ],
		needsBundle: true,
		run: runStoreTests,
	},
	liveSuite( 'with a stand-in for WooCommerce on SQLite', 'woocommerce', {
		name: 'stand-in-sqlite',
		orders: 0,
		isWanted: except( WITHOUT_OWN_SQL_OF_WOOCOMMERCE ),
	} ),
	liveSuite( 'with a stand-in for WooCommerce on MariaDB', 'woocommerce', {
		name: 'stand-in-mariadb',
		db: 'mariadb',
		orders: 0,
	} ),
	liveSuite( 'a network of sites on SQLite', 'network', {
		name: 'network-sqlite',
		orders: 0,
	} ),
	liveSuite( 'a network of sites on MariaDB', 'network', {
		name: 'network-mariadb',
		db: 'mariadb',
		orders: 0,
	} ),
	// A small store on a server that other servers can replicate.
	liveSuite( 'reports on a replica (MariaDB)', 'replica', {
		name: 'replica',
		db: 'mariadb',
		orders: 300,
		serverArgs: [ '--log-bin', '--server-id=1' ],
	} ),
	liveSuite(
		'two web servers with an object cache (MariaDB, Redis)',
		'object-cache',
		{
			name: 'object-cache',
			db: 'mariadb',
			orders: 300,
			needs: [ 'nginx', 'fpm', 'redis' ],
		}
	),
	liveSuite( 'PHP as WebAssembly', 'rest', {
		name: 'wasm',
		// That WebAssembly installs WordPress and fills the store is tested in Chromium.
		php: 'wasm',
		filledBy: 'native',
		isWanted: ( name ) => WASM_FILES.includes( name ),
	} ),
];
