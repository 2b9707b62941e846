const path = require( 'path' );
const defaults = require( '@wordpress/scripts/config/jest-unit.config' );

const root = path.resolve( __dirname, '../..' );

/** Packages that ship ES modules only. */
const esModules =
	'd3-[a-z-]+|internmap|dinero\\.js|@dinero\\.js|react-day-picker|date-fns';

/** SWC instead of Babel: a fresh machine has nothing compiled, and on it this was a fifth of the time. */
const compile = ( parser ) => [
	'@swc/jest',
	{
		jsc: {
			parser,
			target: 'es2022',
			transform: { react: { runtime: 'automatic' } },
		},
		module: { type: 'commonjs' },
		sourceMaps: 'inline',
	},
];

/** Unit tests: `src`, `client` and the shared parts of `tests`, in jsdom. */
module.exports = {
	...defaults,
	rootDir: root,
	roots: [ '<rootDir>/src', '<rootDir>/client', '<rootDir>/tests' ],
	testMatch: [ '**/test/**/*.test.ts', '**/test/**/*.test.tsx' ],
	testEnvironment: path.join( __dirname, 'page-environment.js' ),
	setupFilesAfterEnv: [ path.join( __dirname, 'jest-setup.ts' ) ],
	moduleNameMapper: { '^@storedeck/(.*)$': '<rootDir>/src/$1' },
	transformIgnorePatterns: [ `/node_modules/(?!(${ esModules })/)` ],
	transform: {
		'\\.tsx$': compile( { syntax: 'typescript', tsx: true } ),
		'\\.ts$': compile( { syntax: 'typescript' } ),
		'\\.m?jsx?$': compile( { syntax: 'ecmascript', jsx: true } ),
	},
	cacheDirectory: '<rootDir>/.cache/jest',
	// A slow machine is no reason to fail: nothing here is timed.
	testTimeout: 20000,
	reporters: [ 'default' ],
};
