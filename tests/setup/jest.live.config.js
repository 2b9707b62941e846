const path = require( 'path' );
const base = require( './jest.config' );

/**
 * The stores against a live shop: `tests/contract/stores`. The test runner
 * starts the shop and tells its place in STOREDECK_SITE.
 */
module.exports = {
	...base,
	roots: [ '<rootDir>/tests/contract/stores' ],
	testMatch: [ '**/*.test.ts' ],
	testEnvironment: path.join( __dirname, 'live-environment.js' ),
	testTimeout: 60_000,
	// All files change one shop.
	maxWorkers: 1,
};
