#!/usr/bin/env node
/*
 * Measures a select control with 10,000 options in Chromium, compared with one
 * with 20 options in the same run: opening, typing a letter, holding the Down key
 * for 100 steps and scrolling. Prints a Markdown table. Fails if the long list
 * takes more than four times as long as the short one.
 *
 * npm run bench -- select-control
 */
import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { root } from '../../bin/cms/root.mjs';

const require = createRequire( import.meta.url );
const webpack = require( 'webpack' );
const output = path.join( root, '.cache/bench/select-control' );

const SHORT = 20;
const LONG = 10_000;
const ROUNDS = 7;
const STEPS = 100;
const MAX_RATIO = 4;

/** Builds the page with the installed React and `@wordpress/*` packages. */
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
						// The page uses the style sheet of the plugin.
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

/** The actions to measure. */
const ACTIONS = {
	open: ( page ) => page.locator( 'input' ).focus(),
	'type a letter': ( page ) => page.keyboard.press( 'o' ),
	[ `hold Down, ${ STEPS } steps` ]: async ( page ) => {
		for ( let step = 0; step < STEPS; step++ ) {
			// Repeated keydown events without keyup are those of a held key.
			await page.keyboard.down( 'ArrowDown' );
		}
		await page.keyboard.up( 'ArrowDown' );
	},
	scroll: async ( page ) => {
		const box = await page.getByRole( 'listbox' ).boundingBox();
		await page.mouse.move( box.x + 20, box.y + 60 );
		for ( let step = 0; step < 20; step++ ) {
			// Alternates the direction, so that the short list does not reach its end.
			await page.mouse.wheel( 0, step % 2 ? -300 : 300 );
		}
	},
};

/** Performs each action once. Returns the time of scripts and layout and of the slowest frame, in ms, by action. */
async function measureRound( page, client, count ) {
	await page.mouse.move( 0, 0 );
	await page.evaluate( ( size ) => window.bench.mount( size ), count );
	await page.evaluate( () => window.bench.takeFrames() );
	const readWorkTime = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return [ 'ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration' ]
			.map(
				( wanted ) =>
					metrics.find( ( { name } ) => name === wanted ).value
			)
			.reduce( ( sum, seconds ) => sum + seconds * 1000, 0 );
	};
	const times = {};
	for ( const [ name, act ] of Object.entries( ACTIONS ) ) {
		const before = await readWorkTime();
		await act( page );
		await page.evaluate( () => window.bench.nextFrame() );
		await page.evaluate( () => window.bench.nextFrame() );
		times[ name ] = {
			work: ( await readWorkTime() ) - before,
			frame: Math.max(
				...( await page.evaluate( () => window.bench.takeFrames() ) )
			),
		};
	}
	return times;
}

/** The lowest time of all rounds, because other load on the machine only makes times longer. */
const getMinimum = ( rounds, name, metric ) =>
	Math.min( ...rounds.map( ( times ) => times[ name ][ metric ] ) );

const script = await build();
const styles = path.join( root, 'php-stub/build/style.css' );
const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH || undefined,
	// Without vsync, times do not include waiting for the next frame of a screen.
	args: [
		'--no-sandbox',
		'--disable-gpu-vsync',
		'--disable-frame-rate-limit',
	],
} );
const rounds = { [ SHORT ]: [], [ LONG ]: [] };
try {
	const page = await browser.newPage();
	const errors = [];
	page.on( 'pageerror', ( error ) => errors.push( error.message ) );
	await page.setContent(
		'<!doctype html><meta charset="utf-8"><body><div id="root" style="width:400px"></div>'
	);
	if ( fs.existsSync( styles ) ) {
		await page.addStyleTag( { path: styles } );
	}
	await page.addScriptTag( { path: script } );
	const client = await page.context().newCDPSession( page );
	await client.send( 'Performance.enable' );
	// The first round is not measured. Alternates between the lists, so that other
	// load affects both.
	for ( let round = -1; round < ROUNDS; round++ ) {
		for ( const count of [ SHORT, LONG ] ) {
			const times = await measureRound( page, client, count );
			if ( round >= 0 ) {
				rounds[ count ].push( times );
			}
		}
	}
	if ( errors.length > 0 ) {
		throw new Error( errors[ 0 ] );
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
	].map( ( [ title, metric ] ) => {
		const short = getMinimum( rounds[ SHORT ], name, metric );
		const long = getMinimum( rounds[ LONG ], name, metric );
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
console.log( `\nWorst ratio ${ worst.toFixed( 1 ) }; at most ${ MAX_RATIO }.` );
process.exitCode = worst > MAX_RATIO ? 1 : 0;
