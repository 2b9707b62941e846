#!/usr/bin/env node
/*
 * Measures first paint, update, hover and resize of the chart in Chromium,
 * compared with the chart of `@woocommerce/components` and with uPlot in the same
 * run. Prints Markdown tables.
 *
 * npm run bench -- chart
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { installManifests } from '../../bin/cms/dependencies.mjs';
import { root } from '../../bin/cms/root.mjs';
import { createBuilder } from './chart/build-pages.mjs';
import { measureChart } from './chart/measure.mjs';
import { checkGoals, printTables } from './chart/report.mjs';

const cache = path.join( root, '.cache/bench/chart' );

await installManifests(
	fileURLToPath( new URL( 'chart/reference-charts', import.meta.url ) ),
	cache,
	[ '--ignore-scripts', '--legacy-peer-deps' ]
).catch( ( error ) => {
	console.error(
		`SKIPPED: could not install the reference charts from the npm registry. ${ error.message }`
	);
	process.exit( 0 );
} );

const periods = [ 'primary', 'secondary' ];
const items = [ 'p1', 'p2', 'p3', 'p4', 'p5' ];
const time = { keys: periods, interval: 'day', mode: 'time-comparison' };
const item = { keys: items, interval: 'hour', mode: 'item-comparison' };
const SIZES = [
	{ name: '31 × 2', count: 31, ...time },
	{ name: '365 × 2', count: 365, ...time },
	{ name: '2,000 × 2', count: 2000, ...time },
	{ name: '8,760 × 5', count: 8760, ...item },
	{ name: '100,000 × 5', count: 100000, ...item },
];
const CHARTS = [ 'ours', 'uplot', 'woocommerce' ];

const builder = await createBuilder( cache );
const script = await builder.measure();

const styles = path.join( root, 'php-stub/build/style.css' );
const css = {
	ours: fs.existsSync( styles ) ? fs.readFileSync( styles, 'utf8' ) : '',
	woocommerce: fs.readFileSync(
		path.join(
			cache,
			'node_modules/@woocommerce/components/build-style/style.css'
		),
		'utf8'
	),
	uplot: fs.readFileSync(
		path.join( cache, 'node_modules/uplot/dist/uPlot.min.css' ),
		'utf8'
	),
};

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH || undefined,
	// Without vsync, times do not include waiting for the next frame of a screen.
	args: [
		'--no-sandbox',
		'--disable-gpu-vsync',
		'--disable-frame-rate-limit',
	],
} );
/** @type {any} */
const results = Object.fromEntries( CHARTS.map( ( name ) => [ name, {} ] ) );
try {
	const scripts = {};
	for ( const chart of CHARTS ) {
		scripts[ chart ] = await builder.build( chart );
	}
	// Alternates between the charts, so that other load affects all of them.
	for ( const size of SIZES ) {
		for ( const chart of CHARTS ) {
			results[ chart ][ size.name ] = await measureChart( browser, {
				chart,
				script: scripts[ chart ],
				css: css[ chart ],
				size,
			} );
		}
	}
} finally {
	await browser.close();
}

printTables(
	results,
	SIZES.map( ( { name } ) => name )
);
console.log(
	`\nScript of the chart, gzipped: ${ script.initial } B, and ${ script.lazy } B that are loaded on demand.`
);
process.exitCode = checkGoals( results, script.initial ) ? 0 : 1;
