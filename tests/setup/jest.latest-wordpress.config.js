const path = require( 'path' );
const base = require( './jest.config' );

const host = path.join( base.rootDir, '.cache/latest-wordpress/node_modules' );

/**
 * The same unit tests against the packages of the newest WordPress: React 19 and
 * the newest `@wordpress/*`. The test runner installs them into the cache from
 * `latest-wordpress/package-lock.json`.
 */
module.exports = {
	...base,
	// Packages of the newest WordPress that ship ES modules only.
	transformIgnorePatterns: base.transformIgnorePatterns.map( ( pattern ) =>
		pattern.replace( '(?!(', '(?!(uuid|@wordpress/theme|' )
	),
	moduleNameMapper: {
		...base.moduleNameMapper,
		'^react/jsx-(dev-)?runtime$': path.join(
			host,
			'react/jsx-$1runtime.js'
		),
		'^react-dom/(.*)$': path.join( host, 'react-dom/$1.js' ),
		'^(react|react-dom|moment)$': path.join( host, '$1' ),
		'^@wordpress/(?!scripts|jest|theme)([a-z0-9-]+)$': path.join(
			host,
			'@wordpress/$1'
		),
	},
};
