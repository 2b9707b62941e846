#!/usr/bin/env node
/*
 * Prints how large each library is when a bundle takes all of it: minified,
 * gzipped, with React, `@wordpress/*`, moment and lodash left to WordPress and
 * styles left out. Libraries that it imports count as part of it, as far as
 * they are used.
 *
 * After the library `data` come its parts: what all stores are made of
 * (`data/core`), and each store, without that and without other libraries.
 *
 * After `components` come single widgets (`components:Table`): what a plugin
 * takes in that imports this one by name.
 *
 * node tests/bench/library-sizes.mjs [LIBRARY …]
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const TerserPlugin = require( 'terser-webpack-plugin' );

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);
const output = path.join( root, '.cache/library-sizes' );

/** Lowest first: nothing imports what stands after it. */
const inOrder = [
	'settings',
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

/** Widgets that are measured by themselves. */
const singleWidgets = [ 'Table', 'SummaryList', 'Timeline' ].map(
	( name ) => `components:${ name }`
);

/** What a bundle holds: all of a library, or one widget of it. */
function getEntry( measured ) {
	const [ library, name ] = measured.split( ':' );
	const what = name ? `{ ${ name } }` : '*';
	return `data:text/javascript,export ${ what } from "@storedeck/${ library }"`;
}

const isOfHost = ( request ) =>
	/^(react|react-dom|moment|lodash|@wordpress\/[a-z0-9-]+)(\/.*)?$/.test(
		request
	);

/** The parts of the library of stores: the machinery first. */
const partsOfData = [
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

/** A store is measured by itself, without what all of them share. */
const isMeasuredElsewhere = ( request, library ) =>
	library.startsWith( 'data/' ) &&
	( request === '../core' ||
		( request.startsWith( '@storedeck/' ) &&
			request !== `@storedeck/${ library }` ) );

/** WordPress' packages that a bundle imports, recorded while it is built. */
const leaveToHost =
	( noted, library ) =>
	( { request }, callback ) => {
		if ( isMeasuredElsewhere( request, library ) ) {
			callback( null, `module ${ request }` );
			return;
		}
		if ( ! isOfHost( request ) ) {
			callback();
			return;
		}
		noted.add( request.replace( /\/jsx-(dev-)?runtime$/, '' ) );
		callback( null, `module ${ request }` );
	};

const createConfig = ( library, noted ) => ( {
	mode: 'production',
	context: root,
	target: [ 'web', 'es2022' ],
	entry: {
		bundle: getEntry( library ),
	},
	output: { path: output, module: true, library: { type: 'module' } },
	experiments: { outputModule: true },
	externals: [ leaveToHost( noted, library ) ],
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

/** What a module belongs to: another library, or a bundled package. */
function getOwner( resource = '' ) {
	const file = path.relative( root, resource );
	const [ , library ] = /^src\/([^/]+)\//.exec( file ) ?? [];
	const [ , dependency ] =
		/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec( file ) ?? [];
	return library ? `@storedeck/${ library }` : dependency;
}

/** The owners of the modules that are left in a bundle. */
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
	const noted = new Set();
	const stats = await bundle( createConfig( library, noted ) );
	const code = fs.readFileSync( path.join( output, 'bundle.mjs' ) );
	const imported = [
		...code.toString().matchAll( /from"([^"]+)"|import"([^"]+)"/g ),
	]
		.map( ( [ , named, bare ] ) => named ?? bare )
		.map( ( name ) => name.replace( /\/jsx-(dev-)?runtime$/, '' ) )
		.filter( ( name ) => noted.has( name ) );
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
		host: [ ...new Set( imported ) ].sort(),
	};
}

const asked = process.argv.slice( 2 );
const parts = { data: partsOfData, components: singleWidgets };
const known = inOrder.flatMap( ( name ) => [
	name,
	...( parts[ name ] ?? [] ),
] );
const unknown = asked.filter( ( name ) => ! known.includes( name ) );
if ( unknown.length ) {
	console.error( `Unknown library: ${ unknown.join( ', ' ) }` );
	process.exit( 2 );
}

const list = ( names ) => names.join( ', ' ) || '–';
console.log(
	'| library | minified | gzip | includes of ours | bundles | needs of WordPress |'
);
console.log( '| --- | ---: | ---: | --- | --- | --- |' );
for ( const library of asked.length ? asked : known ) {
	const size = await measure( library );
	const cells = [
		size.library,
		`${ size.minified } B`,
		`${ size.gzip } B`,
		list( size.libraries ),
		list( size.bundled ),
		list( size.host ),
	];
	console.log( `| ${ cells.join( ' | ' ) } |` );
}
fs.rmSync( output, { recursive: true, force: true } );
