import { globSync } from '../glob.mjs';
import { installLatestWordPress } from '../latest-wordpress.mjs';
import { runJest, runNodeTests, runPhpUnit } from '../runners.mjs';
import { selectFiles } from '../selection.mjs';

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
			await installLatestWordPress( root );
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
		run: async ( root, signal, { files, grep } ) =>
			runNodeTests( root, {
				name: 'packages',
				files: selectFiles(
					root,
					globSync( root, 'tests/packages', '.test.mjs' ),
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
					globSync( root, 'bin/test', '.test.mjs' ),
					files
				),
				grep,
				// They are independent and mostly wait for processes.
				concurrency: 3,
			} ),
	},
];

/** PHP classes that do not depend on WordPress. */
export const PHP = [
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
];
