const { mixinJestEnvironment } = require( '@stryker-mutator/jest-runner' );
const PageEnvironment = require( '../setup/page-environment' );

/** Notes which test runs which changed line. */
module.exports = mixinJestEnvironment(
	PageEnvironment.default ?? PageEnvironment
);
