import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const { ScriptLists } = require( '../build/script-lists.cjs' );

const SOURCES = {
	'shared.js': 'export const shared = "shared text".repeat( 3 );',
	'later.js': 'export { shared } from "./shared"; export const later = 1;',
	'storedeck.js':
		'import { select } from "@wordpress/data"; import { shared } from "./shared"; window.app = [ select, shared ]; import( /* webpackChunkName: "home" */ "./later" );',
	'money.js':
		'import { __ } from "@wordpress/i18n"; export * from "./shared"; export const text = __( "Money" );',
};

/** Reads a list as PHP does. */
const readPhp = ( file ) =>
	JSON.parse(
		execFileSync( 'php', [
			'-r',
			'echo json_encode( require $argv[1] );',
			file,
		] ).toString()
	);

/** The local WordPress also runs without PHP on the machine. */
const skip =
	spawnSync( 'php', [ '--version' ] ).status === 0 ? false : 'needs PHP';

describe( 'the lists of scripts', { skip }, () => {
	let folder;

	before( async () => {
		folder = mkdtempSync( path.join( tmpdir(), 'storedeck-scripts-' ) );
		mkdirSync( path.join( folder, 'src' ) );
		for ( const [ name, source ] of Object.entries( SOURCES ) ) {
			writeFileSync( path.join( folder, 'src', name ), source );
		}
		await new Promise( ( resolve, reject ) => {
			webpack(
				{
					mode: 'production',
					context: path.join( folder, 'src' ),
					entry: {
						storedeck: './storedeck.js',
						'libraries/money': './money.js',
					},
					output: {
						path: path.join( folder, 'build' ),
						filename: ( { chunk } ) =>
							/^(storedeck|libraries)/.test( chunk?.name ?? '' )
								? '[name].js'
								: 'chunks/[name].[contenthash:12].js',
						chunkFilename: 'chunks/[name].[contenthash:12].js',
					},
					optimization: {
						runtimeChunk: { name: 'runtime' },
						splitChunks: {
							cacheGroups: {
								shared: {
									test: /shared\.js/,
									name: 'shared',
									chunks: 'all',
									enforce: true,
								},
							},
						},
					},
					plugins: [
						new DependencyExtractionWebpackPlugin(
							/** @type {any} */ ( ScriptLists.extractionOptions )
						),
						new ScriptLists(),
					],
				},
				( error, stats ) =>
					error || ! stats || stats.hasErrors()
						? reject( error ?? new Error( String( stats ) ) )
						: resolve( stats )
			);
		} );
	} );

	after( () => rmSync( folder, { recursive: true, force: true } ) );

	const build = ( file ) => path.join( folder, 'build', file );

	it( 'name the files that a script shares with others as dependencies', () => {
		const scripts = readPhp( build( 'storedeck.scripts.php' ) );
		const [ shared ] = Object.keys( scripts ).filter( ( handle ) =>
			/^storedeck-shared\.[0-9a-f]{12}$/.test( handle )
		);
		assert.ok( shared );
		assert.deepEqual( Object.keys( scripts ).sort(), [
			'storedeck',
			'storedeck-money',
			'storedeck-runtime',
			shared,
		] );
		assert.equal( scripts[ 'storedeck-money' ].file, 'libraries/money.js' );
		assert.deepEqual( scripts[ 'storedeck-money' ].dependencies, [
			'wp-i18n',
			'storedeck-runtime',
			shared,
		] );
		assert.deepEqual( scripts.storedeck.dependencies, [
			'wp-data',
			'storedeck-runtime',
			shared,
		] );
		assert.match( scripts.storedeck.version, /^[0-9a-f]{20}$/ );
		assert.equal( scripts[ shared ].version, null );
		for ( const { file } of Object.values( scripts ) ) {
			assert.ok( readFileSync( build( file ) ).length > 0 );
		}
	} );

	it( 'name the files of a screen, without the runtime', () => {
		const { home } = readPhp( build( 'storedeck.chunks.php' ) );
		assert.ok( home.length > 0 );
		for ( const file of home ) {
			assert.match( file, /^chunks\/(home|shared)\./ );
		}
	} );

	it( 'have an asset file for each script', () => {
		const { dependencies, version } = readPhp(
			build( 'libraries/money.asset.php' )
		);
		assert.ok( dependencies.includes( 'storedeck-runtime' ) );
		assert.match( version, /^[0-9a-f]{20}$/ );
	} );
} );
