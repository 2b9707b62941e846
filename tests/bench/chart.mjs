#!/usr/bin/env node
/*
 * Measures the chart in Chromium, in one run with the chart of
 * `@woocommerce/components` and with uPlot: first paint, update, hover and
 * resize. Prints tables in Markdown.
 *
 * npm run bench -- chart
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createBuilder } from './chart/build-pages.mjs';
import { fetchRivals } from './chart/fetch-rivals.mjs';
import { measureContender } from './chart/measure.mjs';
import { judge, printTables } from './chart/report.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);
const cache = path.join( root, '.cache/bench/chart' );

if ( ! fetchRivals( cache ) ) {
	console.error(
		'SKIPPED: the charts to measure against could not be fetched from the npm registry.'
	);
	process.exit( 0 );
}

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
const CONTENDERS = [ 'ours', 'uplot', 'woocommerce' ];

const builder = await createBuilder( cache );
const script = await builder.measure();

const styles = path.join( root, 'php-stub/build/storedeck.css' );
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
	// Without a clock of the screen a time is what the work takes.
	args: [
		'--no-sandbox',
		'--disable-gpu-vsync',
		'--disable-frame-rate-limit',
	],
} );
/** @type {any} */
const results = Object.fromEntries(
	CONTENDERS.map( ( name ) => [ name, {} ] )
);
try {
	const scripts = {};
	for ( const contender of CONTENDERS ) {
		scripts[ contender ] = await builder.build( contender );
	}
	// In turns: what else the machine does meets all of them alike.
	for ( const size of SIZES ) {
		for ( const contender of CONTENDERS ) {
			results[ contender ][ size.name ] = await measureContender(
				browser,
				{
					contender,
					script: scripts[ contender ],
					css: css[ contender ],
					size,
				}
			);
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
	`\nThe chart's own script, gzipped: ${ script.initial } B, and ${ script.lazy } B that are loaded when they are used.`
);
process.exitCode = judge( results, script.initial ) ? 0 : 1;
