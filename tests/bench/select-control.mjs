#!/usr/bin/env node
/*
 * Measures a select control with 10,000 options in Chromium against one with 20,
 * in the same run: opening, typing a letter, holding Down for a hundred steps and
 * scrolling. Prints a table in Markdown; fails where the long list takes more than
 * four times as long as the short one.
 *
 * npm run bench -- select-control
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);
const output = path.join( root, '.cache/bench/select-control' );

const SHORT = 20;
const LONG = 10_000;
const ROUNDS = 7;
const STEPS = 100;
const MOST = 4;

/** Builds the page with the React and the packages of the tests. */
const build = () =>
	new Promise( ( resolve, reject ) => {
		webpack(
			{
				mode: 'production',
				context: root,
				entry: path.join( root, 'tests/bench/select-control/page.jsx' ),
				output: { path: output, filename: 'page.js' },
				resolve: {
					extensions: [ '.ts', '.tsx', '.mjs', '.js' ],
					alias: { '@storedeck': path.join( root, 'src' ) },
				},
				module: {
					rules: [
						// The page has the styles of the plugin's bundle.
						{ test: /\.s?css$/, type: 'asset/source' },
						{
							test: /\.(tsx?|jsx)$/,
							exclude: /node_modules/,
							loader: require.resolve( 'babel-loader' ),
							options: {
								babelrc: false,
								configFile: false,
								presets: [
									[
										require.resolve(
											'@babel/preset-react'
										),
										{ runtime: 'automatic' },
									],
									require.resolve(
										'@babel/preset-typescript'
									),
								],
							},
						},
					],
				},
				performance: false,
			},
			( error, stats ) =>
				error || ! stats || stats.hasErrors()
					? reject(
							error ??
								new Error( stats?.toString( 'errors-only' ) )
					  )
					: resolve( path.join( output, 'page.js' ) )
		);
	} );

/** What is done, and how often; each is measured by itself. */
const ACTIONS = {
	open: ( page ) => page.locator( 'input' ).focus(),
	'type a letter': ( page ) => page.keyboard.press( 'o' ),
	[ `hold Down, ${ STEPS } steps` ]: async ( page ) => {
		for ( let step = 0; step < STEPS; step++ ) {
			// Pressed again without a release: a key that is held down.
			await page.keyboard.down( 'ArrowDown' );
		}
		await page.keyboard.up( 'ArrowDown' );
	},
	scroll: async ( page ) => {
		const box = await page.getByRole( 'listbox' ).boundingBox();
		await page.mouse.move( box.x + 20, box.y + 60 );
		for ( let step = 0; step < 20; step++ ) {
			// To and fro: both lists are scrolled each time.
			await page.mouse.wheel( 0, step % 2 ? -300 : 300 );
		}
	},
};

/** Does everything once; times in ms by action. */
async function takeRound( page, client, count ) {
	await page.mouse.move( 0, 0 );
	await page.evaluate( ( size ) => window.bench.mount( size ), count );
	await page.evaluate( () => window.bench.takeFrames() );
	const readScript = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return [ 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration' ]
			.map(
				( wanted ) =>
					metrics.find( ( { name } ) => name === wanted ).value
			)
			.reduce( ( sum, seconds ) => sum + seconds * 1000, 0 );
	};
	const taken = {};
	for ( const [ name, act ] of Object.entries( ACTIONS ) ) {
		const before = await readScript();
		await act( page );
		await page.evaluate( () => window.bench.nextFrame() );
		await page.evaluate( () => window.bench.nextFrame() );
		taken[ name ] = {
			work: ( await readScript() ) - before,
			frame: Math.max(
				...( await page.evaluate( () => window.bench.takeFrames() ) )
			),
		};
	}
	return taken;
}

/** The least disturbed of several times: a machine is rarely idle. */
const least = ( rounds, name, what ) =>
	Math.min( ...rounds.map( ( taken ) => taken[ name ][ what ] ) );

const script = await build();
const styles = path.join( root, 'php-stub/build/storedeck.css' );
const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH || undefined,
	// Without a clock of the screen a time is what the work takes.
	args: [
		'--no-sandbox',
		'--disable-gpu-vsync',
		'--disable-frame-rate-limit',
	],
} );
const rounds = { [ SHORT ]: [], [ LONG ]: [] };
try {
	const page = await browser.newPage();
	const faults = [];
	page.on( 'pageerror', ( error ) => faults.push( error.message ) );
	await page.setContent(
		'<!doctype html><meta charset="utf-8"><body><div id="root" style="width:400px"></div>'
	);
	if ( fs.existsSync( styles ) ) {
		await page.addStyleTag( { path: styles } );
	}
	await page.addScriptTag( { path: script } );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	// Once for nothing, and then in turns: what the machine does meets both alike.
	for ( let round = -1; round < ROUNDS; round++ ) {
		for ( const count of [ SHORT, LONG ] ) {
			const taken = await takeRound( page, client, count );
			if ( round >= 0 ) {
				rounds[ count ].push( taken );
			}
		}
	}
	if ( faults.length > 0 ) {
		throw new Error( faults[ 0 ] );
	}
} finally {
	await browser.close();
}

const ms = ( time ) => time.toFixed( 1 );
let worst = 0;
const lines = Object.keys( ACTIONS ).flatMap( ( name ) =>
	[
		[ 'script and layout', 'work' ],
		[ 'worst frame', 'frame' ],
	].map( ( [ title, what ] ) => {
		const short = least( rounds[ SHORT ], name, what );
		const long = least( rounds[ LONG ], name, what );
		const ratio = long / short;
		worst = Math.max( worst, ratio );
		return `| ${ name } | ${ title } | ${ ms( short ) } | ${ ms(
			long
		) } | ${ ratio.toFixed( 1 ) } |`;
	} )
);
console.log(
	[
		`| | | ${ SHORT } options, ms | ${ LONG.toLocaleString(
			'en'
		) } options, ms | ratio |`,
		'|---|---|---|---|---|',
		...lines,
	].join( '\n' )
);
console.log( `\nWorst ratio ${ worst.toFixed( 1 ) }; at most ${ MOST }.` );
process.exitCode = worst > MOST ? 1 : 0;
