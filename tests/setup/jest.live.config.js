const path = require( 'path' );
const base = require( './jest.config' );

/**
 * Runs the tests of the data stores, `tests/contract/stores`, against a live site.
 * The test runner starts the site and describes it in STOREDECK_SITE.
 */
module.exports = {
	...base,
	roots: [ '<rootDir>/tests/contract/stores' ],
	testMatch: [ '**/*.test.ts' ],
	testEnvironment: path.join( __dirname, 'live-environment.js' ),
	// All files change the same site.
	maxWorkers: 1,
};
