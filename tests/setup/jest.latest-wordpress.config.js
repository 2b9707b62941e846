const { readFileSync, readdirSync } = require( 'fs' );
const path = require( 'path' );
const base = require( './jest.config' );

const packages = path.join(
	base.rootDir,
	'.cache/latest-wordpress/node_modules'
);

/** The test of each screen that opens the screen or its largest section. */
const SCREENS = {
	'analytics-settings': 'settings-form',
	coupon: 'coupon-screen',
	coupons: 'coupons-screen',
	customer: 'customer-screen',
	explore: 'explore-screen',
	extensions: 'installed',
	home: 'home-screen',
	'import-export': 'exports',
	inbox: 'inbox-screen',
	order: 'order-screen',
	orders: 'orders-screen',
	overview: 'performance',
	payments: 'gateway-list',
	product: 'product-screen',
	products: 'products-screen',
	report: 'report-screen',
	'report-comparison': 'report-comparison',
	reorder: 'reorder-screen',
	reviews: 'reviews-screen',
	settings: 'settings',
	setup: 'wizard',
	stock: 'stock-list',
	'tax-rates': 'tax-rates-screen',
	why: 'why-screen',
};

for ( const entry of readdirSync( path.join( base.rootDir, 'client/screens' ), {
	withFileTypes: true,
} ) ) {
	const { name } = entry;
	if ( entry.isDirectory() && ! Object.hasOwn( SCREENS, name ) ) {
		throw new Error( `Name a test of client/screens/${ name } here.` );
	}
}

const COMPONENTS = path.join( base.rootDir, 'src/components' );

/** The names of the exported components, as those of files. */
const exported = new Set(
	Array.from(
		readFileSync( path.join( COMPONENTS, 'index.ts' ), 'utf8' ).matchAll(
			/^export \{([^}]+)\}/gm
		),
		( [ , names ] ) => names.split( ',' )
	)
		.flat()
		.map( ( name ) =>
			name
				.trim()
				.replace( /\B[A-Z]/g, '-$&' )
				.toLowerCase()
		)
);

/**
 * The tests of a folder of components: those of the component that is exported or
 * that the folder is named after, or else all. The others are about rules of the same
 * component, which decide nothing by what React and WordPress do.
 */
function selectComponentTests( folder ) {
	const files = readdirSync( folder ).filter( ( file ) =>
		file.endsWith( '.test.tsx' )
	);
	const main = files.filter( ( file ) => {
		const name = path.basename( file, '.test.tsx' );
		return (
			exported.has( name ) ||
			name === path.basename( path.dirname( folder ) )
		);
	} );
	return ( main.length ? main : files ).map( ( file ) =>
		path.join( folder, file )
	);
}

const componentTests = readdirSync( COMPONENTS, { recursive: true } )
	.filter( ( folder ) => path.basename( folder ) === 'test' )
	.flatMap( ( folder ) =>
		selectComponentTests( path.join( COMPONENTS, folder ) )
	);

/**
 * Runs unit tests with the packages of the latest WordPress: React 19 and the
 * corresponding `@wordpress/*` packages. The test runner installs them into the
 * cache from `latest-wordpress/package-lock.json`.
 *
 * A difference between the two shows in what all screens are made of. With
 * STOREDECK_ALL, everything runs that renders or has a store; other code uses no
 * package that differs.
 */
module.exports = {
	...base,
	testMatch: process.env.STOREDECK_ALL
		? [
				'**/test/**/*.test.tsx',
				'<rootDir>/src/{data,hooks,navigation,notices}/**/test/**/*.test.ts',
				'<rootDir>/client/**/test/**/*.test.ts',
		  ]
		: [
				...componentTests,
				'<rootDir>/src/data/core/**/test/**/*.test.{ts,tsx}',
				...Object.entries( SCREENS ).map(
					( [ screen, name ] ) =>
						`<rootDir>/client/screens/${ screen }/test/${ name }.test.tsx`
				),
		  ],
	// A package of the latest WordPress that contains only ES modules.
	transformIgnorePatterns: base.transformIgnorePatterns.map( ( pattern ) =>
		pattern.replace( '(?!(', '(?!(uuid|' )
	),
	moduleNameMapper: {
		...base.moduleNameMapper,
		// Its ES modules need conditions of Node that Jest does not set.
		'^@ariakit/(core|react|react-core)(/.*|)$': path.join(
			packages,
			'@ariakit/$1/cjs$2'
		),
		'^react/jsx-(dev-)?runtime$': path.join(
			packages,
			'react/jsx-$1runtime.js'
		),
		'^react-dom/(.*)$': path.join( packages, 'react-dom/$1.js' ),
		'^(react|react-dom|moment)$': path.join( packages, '$1' ),
		'^@wordpress/(?!scripts|jest|block)([a-z0-9-]+)$': path.join(
			packages,
			'@wordpress/$1/build-module'
		),
	},
};
