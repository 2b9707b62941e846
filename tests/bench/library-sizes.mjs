#!/usr/bin/env node
/*
 * Prints the minified and gzipped size of a bundle of each library. It includes
 * the used parts of other libraries, and excludes the packages that WordPress
 * provides (React, `@wordpress/*`, moment and lodash) and styles.
 *
 * The library `data` is followed by its parts: `data/core`, which all data stores
 * use, and each data store, without `data/core` and other libraries.
 *
 * `components` is followed by single components (`components:Table`): the size of
 * a bundle that imports only this one.
 *
 * node tests/bench/library-sizes.mjs [LIBRARY …]
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { root } from '../../bin/cms/root.mjs';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const TerserPlugin = require( 'terser-webpack-plugin' );

const output = path.join( root, '.cache/library-sizes' );

/** In dependency order: a library only imports earlier ones. */
const libraries = [
	'settings',
	'hooks',
	'api',
	'number',
	'money',
	'currency',
	'date',
	'csv-export',
	'navigation',
	'notices',
	'data',
	'components',
];

/** Components that are also measured individually. */
const singleComponents = [ 'Table', 'SummaryList', 'Timeline' ].map(
	( name ) => `components:${ name }`
);

/** The entry point of a bundle: a whole library or one component. */
function getEntry( measured ) {
	const [ library, name ] = measured.split( ':' );
	const imports = name ? `{ ${ name } }` : '*';
	return `data:text/javascript,export ${ imports } from "@storedeck/${ library }"`;
}

/** Whether WordPress provides a package. */
const isProvidedByWordPress = ( request ) =>
	/^(react|react-dom|moment|lodash|@wordpress\/[a-z0-9-]+)(\/.*)?$/.test(
		request
	);

/** The parts of the library `data`. */
const dataParts = [
	'core',
	...fs
		.readdirSync( path.join( root, 'src/data' ) )
		.filter(
			( name ) =>
				name !== 'core' &&
				fs.existsSync( path.join( root, 'src/data', name, 'index.ts' ) )
		)
		.sort(),
].map( ( name ) => `data/${ name }` );

/** Whether a data store imports a module that is measured separately. */
const isMeasuredElsewhere = ( request, library ) =>
	library.startsWith( 'data/' ) &&
	( request === '../core' ||
		( request.startsWith( '@storedeck/' ) &&
			request !== `@storedeck/${ library }` ) );

/** Excludes packages of WordPress from a bundle and records their names. */
const excludeWordPress =
	( externals, library ) =>
	( { request }, callback ) => {
		if ( isMeasuredElsewhere( request, library ) ) {
			callback( null, `module ${ request }` );
			return;
		}
		if ( ! isProvidedByWordPress( request ) ) {
			callback();
			return;
		}
		externals.add( request.replace( /\/jsx-(dev-)?runtime$/, '' ) );
		callback( null, `module ${ request }` );
	};

const createConfig = ( library, externals ) => ( {
	mode: 'production',
	context: root,
	target: [ 'web', 'es2022' ],
	entry: {
		bundle: getEntry( library ),
	},
	output: { path: output, module: true, library: { type: 'module' } },
	experiments: { outputModule: true },
	externals: [ excludeWordPress( externals, library ) ],
	resolve: {
		extensions: [ '.ts', '.tsx', '.mjs', '.js' ],
		alias: { '@storedeck': path.join( root, 'src' ) },
	},
	module: {
		rules: [
			{
				test: /\.tsx?$/,
				loader: require.resolve( 'babel-loader' ),
				sideEffects: false,
				options: {
					babelrc: false,
					configFile: false,
					presets: [
						[
							require.resolve( '@babel/preset-react' ),
							{ runtime: 'automatic' },
						],
						require.resolve( '@babel/preset-typescript' ),
					],
				},
			},
		],
	},
	plugins: [
		new webpack.IgnorePlugin( { resourceRegExp: /\.s?css$/ } ),
		new webpack.optimize.LimitChunkCountPlugin( { maxChunks: 1 } ),
	],
	optimization: {
		minimizer: [ new TerserPlugin( { extractComments: false } ) ],
	},
	performance: false,
} );

const bundle = ( config ) =>
	new Promise( ( resolve, reject ) => {
		webpack( config, ( error, stats ) => {
			if ( error || ! stats || stats.hasErrors() ) {
				reject(
					error ?? new Error( stats?.toString( 'errors-only' ) )
				);
				return;
			}
			resolve( stats );
		} );
	} );

/** The library or npm package that a module belongs to. */
function getOwner( resource = '' ) {
	const file = path.relative( root, resource );
	const [ , library ] = /^src\/([^/]+)\//.exec( file ) ?? [];
	const [ , dependency ] =
		/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec( file ) ?? [];
	return library ? `@storedeck/${ library }` : dependency;
}

/** The libraries and npm packages of the modules in a bundle, after removal of unused code. */
function getOwners( stats, library ) {
	const { compilation } = stats;
	const owners = new Set();
	const visit = ( module ) => {
		( module.modules ?? [] ).forEach( visit );
		const isUsed =
			compilation.chunkGraph.getNumberOfModuleChunks( module ) > 0 ||
			! module.modules;
		if ( isUsed && module.resource ) {
			owners.add( getOwner( module.resource ) );
		}
	};
	compilation.chunks.forEach( ( chunk ) =>
		[ ...compilation.chunkGraph.getChunkModulesIterable( chunk ) ].forEach(
			visit
		)
	);
	owners.delete( undefined );
	owners.delete( `@storedeck/${ library.split( /[/:]/ )[ 0 ] }` );
	return [ ...owners ].sort();
}

async function measure( library ) {
	const externals = new Set();
	const stats = await bundle( createConfig( library, externals ) );
	const code = fs.readFileSync( path.join( output, 'bundle.mjs' ) );
	const imported = [
		...code.toString().matchAll( /from"([^"]+)"|import"([^"]+)"/g ),
	]
		.map( ( [ , named, bare ] ) => named ?? bare )
		.map( ( name ) => name.replace( /\/jsx-(dev-)?runtime$/, '' ) )
		.filter( ( name ) => externals.has( name ) );
	const owners = getOwners( stats, library );
	const isOurs = ( owner ) => owner.startsWith( '@storedeck/' );
	return {
		library,
		minified: code.length,
		gzip: gzipSync( code, { level: 9 } ).length,
		libraries: owners
			.filter( isOurs )
			.map( ( owner ) => owner.slice( '@storedeck/'.length ) ),
		bundled: owners.filter( ( owner ) => ! isOurs( owner ) ),
		wordpress: [ ...new Set( imported ) ].sort(),
	};
}

const requested = process.argv.slice( 2 );
const parts = { data: dataParts, components: singleComponents };
const known = libraries.flatMap( ( name ) => [
	name,
	...( parts[ name ] ?? [] ),
] );
const unknown = requested.filter( ( name ) => ! known.includes( name ) );
if ( unknown.length ) {
	console.error( `Unknown library: ${ unknown.join( ', ' ) }` );
	process.exit( 2 );
}

const list = ( names ) => names.join( ', ' ) || '–';
console.log(
	'| library | minified | gzip | includes libraries | bundles packages | requires from WordPress |'
);
console.log( '| --- | ---: | ---: | --- | --- | --- |' );
for ( const library of requested.length ? requested : known ) {
	const size = await measure( library );
	const cells = [
		size.library,
		`${ size.minified } B`,
		`${ size.gzip } B`,
		list( size.libraries ),
		list( size.bundled ),
		list( size.wordpress ),
	];
	console.log( `| ${ cells.join( ' | ' ) } |` );
}
fs.rmSync( output, { recursive: true, force: true } );
