import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from '../../bin/cms/root.mjs';
import { testPhpMutants } from './php/run.mjs';
import { describeResult, summarize } from './results.mjs';
import { chooseBlocks, chooseMutants, listAllMutants } from './sample.mjs';

const HELP = `npm run mutation -- FOLDER … [--sample=BLOCKS] [--seed=1] [--concurrency=N]
                               [--tests=FOLDER,…] [--ignore-static]

Changes the code in folders of src or client in small ways (Stryker), and runs
the unit tests of these folders. Lists the changes that no test notices. At least
90 % should be noticed in src and 80 % in client. The report is in
.cache/mutation/index.html.

--sample changes only so many blocks of 15 lines, chosen at random: --seed
chooses others. --tests runs the unit tests of further folders as well, for code
that is tested by what uses it: --tests=client. --ignore-static leaves out code
that runs when a file is loaded, which takes long in large folders: all tests run
for each change of it. Then a change inside a definition that a file creates, such
as defineMutation( { … } ), can be listed as not noticed, because the file was
loaded before the change took effect. Try these by hand.

With folders of php-stub, PHP code is changed: all PHP tests without WordPress
run, and those with WordPress and of the REST API that reach the changed line, on
SQLite; tests with WooCommerce, a replica or a network are not among them.
--sample is the number of changes, --tests=sums,sync uses only tests with
these texts in their path. It needs PHP with the extension pcov (Debian: php-pcov)
and PHPUnit. A first run of all these tests notes what each of them reaches.
`;

const { values, positionals: folders } = parseArgs( {
	allowPositionals: true,
	options: {
		sample: { type: 'string' },
		seed: { type: 'string', default: '1' },
		concurrency: { type: 'string' },
		tests: { type: 'string', default: '' },
		'ignore-static': { type: 'boolean' },
		help: { type: 'boolean' },
	},
} );
const testFolders = values.tests.split( ',' ).filter( Boolean );
const isNumber = ( /** @type {string | undefined} */ text ) =>
	text === undefined || /^[1-9]\d*$/.test( text );
const isPhp =
	folders.length > 0 &&
	folders.every( ( folder ) => /^php-stub(\/|$)/.test( folder ) );
if (
	! folders.length ||
	( ! isPhp &&
		[ ...folders, ...testFolders ].some(
			( folder ) => ! /^(src|client)(\/|$)/.test( folder )
		) ) ||
	! [ values.sample, values.seed, values.concurrency ].every( isNumber )
) {
	console.log( HELP );
	process.exit( values.help ? 0 : 2 );
}

process.chdir( root );
if ( isPhp ) {
	const all = listAllMutants( folders );
	const mutants = values.sample
		? chooseMutants( all, Number( values.sample ), Number( values.seed ) )
		: all;
	/** @type {( string | undefined )[]} */
	const notices = [];
	await testPhpMutants(
		root,
		mutants,
		( index, notice ) => {
			notices[ index ] = notice;
			console.log(
				describeResult( index + 1, mutants[ index ], notice )
			);
		},
		testFolders
	);
	console.log( summarize( notices ) );
	process.exit();
}
process.env.STOREDECK_TEST_FOLDERS = JSON.stringify( [
	...folders,
	...testFolders,
] );
await new Stryker( {
	mutate: values.sample
		? chooseBlocks(
				folders,
				Number( values.sample ),
				Number( values.seed )
		  )
		: [
				...folders.map( ( folder ) => `${ folder }/**/*.{ts,tsx}` ),
				'!**/test/**',
				'!**/stories.tsx',
				'!**/*.d.ts',
		  ],
	...( values.concurrency && { concurrency: Number( values.concurrency ) } ),
	testRunner: 'jest',
	plugins: [ '@stryker-mutator/jest-runner' ],
	jest: { configFile: 'tests/mutation/jest.config.js' },
	coverageAnalysis: 'perTest',
	// Code that runs when a file is loaded is related to all tests.
	ignoreStatic: values[ 'ignore-static' ],
	// Texts change often and are tested where they matter.
	mutator: { excludedMutations: [ 'StringLiteral' ] },
	// Babel checks no types, and a test compares a file with its README.
	disableTypeChecks: false,
	ignorePatterns: [ '.cache', 'build' ],
	tempDirName: '.cache/stryker',
	reporters: [ 'clear-text', 'progress', 'html' ],
	htmlReporter: { fileName: '.cache/mutation/index.html' },
	clearTextReporter: { allowColor: false, logTests: false },
	allowConsoleColors: false,
} ).runMutationTest();
