const path = require( 'path' );
const base = require( './jest.config' );

const packages = path.join(
	base.rootDir,
	'.cache/latest-wordpress/node_modules'
);

/**
 * Runs the unit tests with the packages of the latest WordPress: React 19 and the
 * corresponding `@wordpress/*` packages. The test runner installs them into the
 * cache from `latest-wordpress/package-lock.json`.
 */
module.exports = {
	...base,
	// What renders or has a store. Other code uses no package that differs.
	testMatch: [
		'**/test/**/*.test.tsx',
		'<rootDir>/src/{data,hooks,navigation,notices}/**/test/**/*.test.ts',
		'<rootDir>/client/**/test/**/*.test.ts',
	],
	// Packages of the latest WordPress that contain only ES modules.
	transformIgnorePatterns: base.transformIgnorePatterns.map( ( pattern ) =>
		pattern.replace( '(?!(', '(?!(uuid|@wordpress/theme|' )
	),
	moduleNameMapper: {
		...base.moduleNameMapper,
		'^react/jsx-(dev-)?runtime$': path.join(
			packages,
			'react/jsx-$1runtime.js'
		),
		'^react-dom/(.*)$': path.join( packages, 'react-dom/$1.js' ),
		'^(react|react-dom|moment)$': path.join( packages, '$1' ),
		'^@wordpress/(?!scripts|jest|theme)([a-z0-9-]+)$': path.join(
			packages,
			'@wordpress/$1'
		),
	},
};
