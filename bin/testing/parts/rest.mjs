import { startCodeServer } from '../../../tests/setup/start-code-server.mjs';
import { runJest } from '../runners.mjs';
import { checkSelected, runNodeSuite } from '../selection.mjs';
import { withMariadbSite, withSite } from '../sites.mjs';

/** Runs the test files of a folder, or some of them, against a live site. */
const liveSuite =
	(
		folder,
		startSite,
		/** @type {( name: string, options: { all: boolean } ) => boolean} */
		isWanted = () => true
	) =>
	( root, signal, options ) => {
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
const storeSuite = ( startSite ) => ( root, signal, options ) => {
	const { files, grep } = options;
	checkSelected(
		root,
		{ folder: 'tests/contract/stores', suffix: '.test.ts' },
		options
	);
	const config = 'tests/setup/jest.live.config.js';
	return startSite(
		root,
		signal,
		( env, name ) => runJest( root, { name, config, env, files, grep } ),
		options
	);
};

/** Orders of the demo store in which each report has rows. */
const ORDERS = 400;

/*
 * Each suite has its own site, because suites run in parallel. The name is also
 * the folder name.
 */
const sqliteSite =
	( name, options = {} ) =>
	( root, signal, run, { wp = null } = {} ) =>
		withSite(
			root,
			{
				name,
				db: 'sqlite',
				php: 'native',
				orders: ORDERS,
				wp,
				signal,
				...options,
			},
			run
		);
const mariadbSite =
	( name, options = {} ) =>
	( root, signal, run, { wp = null } = {} ) =>
		withMariadbSite( root, signal, run, {
			name,
			orders: ORDERS,
			wp,
			...options,
		} );

/** A suite on a site with the built scripts. */
const suite = ( title, run, needs = [] ) => ( {
	title,
	needs: [ 'php', ...needs ],
	needsBundle: true,
	run,
} );

const onMariadb = ( title, folder, name, options = {}, needs = [] ) =>
	suite( title, liveSuite( folder, mariadbSite( name, options ) ), [
		'mariadb',
		...needs,
	] );

/** The REST API on live sites. */
export const REST = [
	suite(
		'SQLite',
		liveSuite( 'rest', sqliteSite( 'sqlite' ), except( WITHOUT_OWN_SQL ) )
	),
	onMariadb( 'MariaDB', 'rest', 'mariadb' ),
	// The REST API, which they request, is tested on both databases.
	suite( 'data stores', storeSuite( sqliteSite( 'stores' ) ) ),
	suite(
		'with a stand-in for WooCommerce on SQLite',
		liveSuite(
			'woocommerce',
			sqliteSite( 'stand-in-sqlite', { orders: 0 } ),
			except( WITHOUT_OWN_SQL_OF_WOOCOMMERCE )
		)
	),
	onMariadb(
		'with a stand-in for WooCommerce on MariaDB',
		'woocommerce',
		'stand-in-mariadb',
		{ orders: 0 }
	),
	suite(
		'a network of sites on SQLite',
		liveSuite( 'network', sqliteSite( 'network-sqlite', { orders: 0 } ) )
	),
	onMariadb( 'a network of sites on MariaDB', 'network', 'network-mariadb', {
		orders: 0,
	} ),
	// A small store on a server that other servers can replicate.
	onMariadb( 'reports on a replica (MariaDB)', 'replica', 'replica', {
		orders: 300,
		serverArgs: [ '--log-bin', '--server-id=1' ],
	} ),
	onMariadb(
		'two web servers with an object cache (MariaDB, Redis)',
		'object-cache',
		'object-cache',
		{ orders: 300 },
		[ 'nginx', 'fpm', 'redis' ]
	),
	suite(
		'PHP as WebAssembly',
		liveSuite(
			'rest',
			// That WebAssembly installs WordPress and fills the store is tested in Chromium.
			sqliteSite( 'wasm', { php: 'wasm', filledBy: 'native' } ),
			( name ) => WASM_FILES.includes( name )
		)
	),
];
