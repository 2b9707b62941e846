import { globSync } from './glob.mjs';
import { installNewestHost } from './newest-host.mjs';
import { withMariadbSite, withSite } from './sites.mjs';
import { runCheck, runJest, runNodeTests, runPhpUnit } from './runners.mjs';

const binary = ( name ) => `node_modules/.bin/${ name }`;

/**
 * The REST tests against one live shop.
 */
const restSuite = ( start ) => ( root ) =>
	start( root, ( env, name ) =>
		runNodeTests( root, {
			name: `rest-${ name }`,
			files: globSync( root, 'tests/contract/rest', '.test.mjs' ),
			env,
		} )
	);

/**
 * The journeys against one live shop.
 */
const journeySuite = ( folder, start ) => ( root ) =>
	start( root, ( env, name ) =>
		runNodeTests( root, {
			name: `e2e-${ name }`,
			files: globSync( root, folder, '.test.mjs' ),
			env,
		} )
	);

const sqliteSite = ( root, run ) =>
	withSite(
		root,
		{ name: 'sqlite', db: 'sqlite', php: 'native', orders: 3000 },
		run
	);
const wasmSite = ( root, run ) =>
	withSite(
		root,
		{ name: 'wasm', db: 'sqlite', php: 'wasm', orders: 200 },
		run
	);

/** Every suite: what it is called, what it needs on the machine, how it runs. */
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
					'find php-stub tests -name "*.php" -print0 | xargs -0 -n1 -P2 php -l | grep -v "^No syntax errors" && exit 1 || exit 0',
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
			run: ( root ) =>
				runNodeTests( root, {
					name: 'bin',
					files: globSync( root, 'bin/test', '.test.mjs' ),
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
			run: restSuite( sqliteSite ),
		},
		{
			title: 'MariaDB',
			needs: [ 'php', 'mariadb' ],
			needsBundle: true,
			run: restSuite( withMariadbSite ),
		},
	],
	e2e: [
		{
			title: 'journeys in Chromium',
			needs: [ 'php', 'chromium' ],
			needsBundle: true,
			run: journeySuite( 'tests/e2e', sqliteSite ),
		},
		{
			title: 'the first journey on WebAssembly PHP',
			needs: [ 'chromium' ],
			needsBundle: true,
			run: journeySuite( 'tests/e2e/wasm', wasmSite ),
		},
	],
};
