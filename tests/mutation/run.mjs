import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';

const HELP = `npm run mutation -- FOLDER …

Changes the code in folders of src or client in small ways (Stryker) and runs
the unit tests of these folders. Lists the changes that no test notices. At least
90 % should be noticed in src and 80 % in client. The report is in
.cache/mutation/index.html.
`;

const folders = process.argv.slice( 2 );
if (
	! folders.length ||
	folders.some( ( folder ) => ! /^(src|client)(\/|$)/.test( folder ) )
) {
	console.log( HELP );
	process.exit( folders.includes( '--help' ) ? 0 : 2 );
}

process.chdir(
	path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '../..' )
);
process.env.STOREDECK_MUTATED = JSON.stringify( folders );
await new Stryker( {
	mutate: [
		...folders.map( ( folder ) => `${ folder }/**/*.{ts,tsx}` ),
		'!**/test/**',
		'!**/stories.tsx',
		'!**/*.d.ts',
	],
	testRunner: 'jest',
	plugins: [ '@stryker-mutator/jest-runner' ],
	jest: { configFile: 'tests/mutation/jest.config.js' },
	coverageAnalysis: 'perTest',
	// Texts change often and are tested where they matter.
	mutator: { excludedMutations: [ 'StringLiteral' ] },
	ignorePatterns: [ '.cache', 'build' ],
	tempDirName: '.cache/stryker',
	reporters: [ 'clear-text', 'progress', 'html' ],
	htmlReporter: { fileName: '.cache/mutation/index.html' },
	clearTextReporter: { allowColor: false, logTests: false },
	allowConsoleColors: false,
} ).runMutationTest();
