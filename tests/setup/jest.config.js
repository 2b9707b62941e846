const { availableParallelism } = require( 'os' );
const path = require( 'path' );
const defaults = require( '@wordpress/scripts/config/jest-unit.config' );

const root = path.resolve( __dirname, '../..' );

/**
 * ES modules, which Jest must compile: packages that contain nothing else, and large
 * ones whose CommonJS modules load everything at once.
 */
const esModules = [
	'@ariakit/[a-z-]+/esm',
	'@wordpress/[a-z0-9-]+/build-module',
	'd3-[a-z-]+',
	'internmap',
	'@?dinero\\.js',
	'react-day-picker',
	'date-fns',
].join( '|' );

const compile = ( parser ) => [
	path.join( __dirname, 'compile.js' ),
	{
		jsc: {
			parser,
			target: 'es2022',
			transform: { react: { runtime: 'automatic' } },
		},
		sourceMaps: 'inline',
	},
];

/** Runs the unit tests of `src`, `client` and `tests` in jsdom. */
module.exports = {
	...defaults,
	// All configurations share compiled modules.
	id: 'storedeck',
	rootDir: root,
	roots: [ '<rootDir>/src', '<rootDir>/client', '<rootDir>/tests' ],
	testMatch: [ '**/test/**/*.test.ts', '**/test/**/*.test.tsx' ],
	testEnvironment: path.join( __dirname, 'page-environment.js' ),
	runtime: path.join( __dirname, 'runtime.js' ),
	globalSetup: path.join( __dirname, 'write-definitions.js' ),
	setupFilesAfterEnv: [ path.join( __dirname, 'jest-setup.ts' ) ],
	moduleNameMapper: {
		'^@storedeck/(.*)$': '<rootDir>/src/$1',
		'^@ariakit/(core|react|react-core)(/.*|)$':
			'<rootDir>/node_modules/@ariakit/$1/esm$2',
		'^@emotion/hash$': path.join( __dirname, 'emotion-hash.js' ),
		'^@wordpress/(?!scripts|jest|block)([a-z0-9-]+)$': [
			'<rootDir>/node_modules/@wordpress/$1/build-module',
			'<rootDir>/node_modules/@wordpress/$1',
		],
	},
	transformIgnorePatterns: [ `/node_modules/(?!(${ esModules })/)` ],
	transform: {
		'\\.tsx$': compile( { syntax: 'typescript', tsx: true } ),
		'\\.ts$': compile( { syntax: 'typescript' } ),
		'\\.m?jsx?$': compile( { syntax: 'ecmascript', jsx: true } ),
	},
	cacheDirectory: '<rootDir>/.cache/jest',
	// Tests wait for timers a fifth of their time, so that one worker leaves a CPU idle.
	maxWorkers: Math.max( 2, availableParallelism() - 1 ),
	// Without a limit, a worker grows to 2 GB.
	workerIdleMemoryLimit: '1GB',
	// Tests do not measure time and should also pass on slow machines.
	testTimeout: 60_000,
	reporters: [ 'default' ],
};
