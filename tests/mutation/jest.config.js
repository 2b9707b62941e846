const path = require( 'path' );
const config = require( '../setup/jest.config' );

/** The unit tests of the chosen folders only, so that a run takes minutes. */
module.exports = {
	...config,
	roots: JSON.parse( process.env.STOREDECK_TEST_FOLDERS ?? '[]' ).map(
		( folder ) => `<rootDir>/${ folder }`
	),
	testEnvironment: path.join( __dirname, 'environment.js' ),
	// Its tests choose an environment in which Stryker cannot count what they run.
	testPathIgnorePatterns: [
		...( config.testPathIgnorePatterns ?? [ '/node_modules/' ] ),
		'/dependency-extraction-webpack-plugin/',
	],
};
