import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installManifests } from '../../cms/dependencies.mjs';
import { settingsWithWordPress } from '../phpunit.mjs';
import { runJest, runPhpUnit } from '../runners.mjs';
import { runNodeSuite, selectFiles } from '../selection.mjs';
import { withSite } from '../sites.mjs';

/** Tests without a site. */
export const UNIT = [
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
		title: 'components and screens with the latest WordPress (React 19)',
		needs: [ 'php' ],
		run: async ( root, signal, { all, files, grep } ) => {
			await installManifests(
				path.join( root, 'tests/setup/latest-wordpress' ),
				path.join( root, '.cache/latest-wordpress' ),
				[ '--loglevel=error' ]
			);
			return runJest( root, {
				name: 'unit-newest',
				config: 'tests/setup/jest.latest-wordpress.config.js',
				env: { STOREDECK_ALL: all ? '1' : '' },
				files,
				grep,
			} );
		},
	},
	{
		title: 'npm packages of the libraries',
		run: async ( root, signal, options ) =>
			runNodeSuite( root, options, {
				name: 'packages',
				folder: 'tests/packages',
			} ),
	},
	{
		title: 'command line tools',
		needs: [ 'php' ],
		run: async ( root, signal, options ) =>
			runNodeSuite( root, options, {
				name: 'bin',
				folder: 'bin/test',
				// They are independent and mostly wait for processes.
				concurrency: 3,
			} ),
	},
];

const INCLUDES = 'php-stub/includes';

/** Names of PHP tests with a site. They are in a folder `site`. */
const isWithSite = ( file ) => /(^|[\\/])test[\\/]site[\\/]/.test( file );

/** The selected test files of PHP that meet a condition; none if none are selected. */
function selectPhpTests( root, isWanted, wanted ) {
	if ( ! wanted.length ) {
		return [];
	}
	const folder = path.join( root, INCLUDES );
	const all = readdirSync( folder, { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => file.endsWith( 'Test.php' ) && isWanted( file ) )
		.map( ( file ) => path.join( folder, file ) );
	return selectFiles( root, all, wanted );
}

/**
 * Group of tests that run on MariaDB only: the SQL behind them is that of WordPress,
 * or other tests run it on both databases. With `--all`, they run on both.
 */
const ON_MARIADB = 'mariadb';

/**
 * Runs the PHP tests of a configuration of PHPUnit, or those of selected files. With a
 * database, they run in the process of an empty store, and on SQLite without those of
 * the group.
 */
const phpSuite =
	( name, config, isWanted, db = '' ) =>
	( root, signal, { all, files, grep, wp } ) => {
		const selected = selectPhpTests( root, isWanted, files );
		const run = ( env = {}, settings = [] ) =>
			runPhpUnit( root, {
				name,
				config,
				files: selected,
				grep,
				without: db === 'sqlite' && ! all ? ON_MARIADB : '',
				settings,
				env,
			} );
		if ( ! db ) {
			return run();
		}
		const settings = settingsWithWordPress(
			path.join( root, 'php-stub' ),
			db === 'sqlite'
		);
		return withSite(
			root,
			// Only the process of PHPUnit uses it.
			{ name, db, wp, signal, orders: null, isServed: false },
			( env ) => run( env, settings )
		);
	};

const PHP_SITE_CONFIG = `${ INCLUDES }/test/site/phpunit.xml.dist`;

/** PHP classes, and the REST API, in the process of PHPUnit. */
export const PHP = [
	{
		title: 'classes without WordPress',
		needs: [ 'php', 'phpunit' ],
		needsPackages: false,
		run: phpSuite(
			'php',
			'php-stub/phpunit.xml.dist',
			( file ) => ! isWithSite( file )
		),
	},
	{
		title: 'with WordPress on SQLite',
		needs: [ 'php', 'phpunit' ],
		run: phpSuite( 'php-sqlite', PHP_SITE_CONFIG, isWithSite, 'sqlite' ),
	},
	{
		title: 'with WordPress on MariaDB',
		needs: [ 'php', 'phpunit', 'mariadb' ],
		run: phpSuite( 'php-mariadb', PHP_SITE_CONFIG, isWithSite, 'mariadb' ),
	},
];
