#!/usr/bin/env node
/*
 * Measures a virtual table of 10,000 rows in Chromium, compared with a table of
 * 100 rows in the same run: first paint, scrolling by steps of a mouse wheel, and
 * scrolling by more than the visible height, where each frame renders new rows.
 * Prints a Markdown table. Fails if a ratio exceeds its limit.
 *
 * npm run bench -- table
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../../bin/cms/root.mjs';
import { buildPage } from './table/build-page.mjs';

/** The lowest time of this many rounds counts, because other load only makes times longer. */
const ROUNDS = 5;

const FRAMES = 120;

const TABLES = [ '100 rows', '10,000 rows' ];

const script = await buildPage( root, path.join( root, '.cache/bench/table' ) );
const styles = path.join( root, 'php-stub/build/style.css' );
const css = fs.existsSync( styles ) ? fs.readFileSync( styles, 'utf8' ) : '';

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH || undefined,
	// Without vsync, times do not include waiting for the next frame of a screen.
	args: [
		'--no-sandbox',
		'--disable-gpu-vsync',
		'--disable-frame-rate-limit',
	],
} );
const best = Object.fromEntries(
	TABLES.map( ( name ) => [ name, { elements: 0 } ] )
);
try {
	const page = await browser.newPage( {
		viewport: { width: 1280, height: 800 },
	} );
	await page.setContent(
		`<!doctype html><style>${ css }</style><body><div id="root"></div>`
	);
	await page.addScriptTag( { content: script } );

	const client = await page.context().newCDPSession( page );
	// Measures CPU time of the main thread, without other processes.
	await client.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	const readTaskDuration = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return Number(
			metrics.find( ( { name } ) => name === 'TaskDuration' )?.value
		);
	};
	/** Calls a method of the page and returns its CPU time in milliseconds. */
	const run = async ( call, ...args ) => {
		const before = await readTaskDuration();
		await page.evaluate(
			( [ method, values ] ) => window.bench[ method ]( ...values ),
			[ call, args ]
		);
		return ( ( await readTaskDuration() ) - before ) * 1000;
	};
	const recordTime = ( name, measured, time ) => {
		best[ name ][ measured ] = Math.min(
			best[ name ][ measured ] ?? Infinity,
			time
		);
	};
	for ( let round = 0; round < ROUNDS; round++ ) {
		// Alternates between the tables, so that other load affects both.
		for ( const name of TABLES ) {
			await page.evaluate( () => window.bench.clear() );
			recordTime( name, 'first paint', await run( 'paint', name ) );
			const frame = async ( step ) =>
				( await run( 'scroll', step, FRAMES ) ) / FRAMES;
			recordTime( name, 'wheel frame', await frame( 60 ) );
			recordTime( name, 'jump frame', await frame( 1777 ) );
			best[ name ].elements = await page.evaluate( () =>
				window.bench.count()
			);
		}
	}
} finally {
	await browser.close();
}

const [ short, long ] = TABLES.map( ( name ) => best[ name ] );

/**
 * Measurement of the long table, measurement of the short one, maximum ratio.
 *
 * @type {[ string, string, number ][]}
 */
const RATIOS = [
	[ 'first paint', 'first paint', 0.6 ],
	[ 'wheel frame', 'wheel frame', 3 ],
	// A jump renders new rows and is compared with the first paint.
	[ 'jump frame', 'first paint', 0.5 ],
];
console.log( '| 10,000 rows | | 100 rows | | ratio | at most |' );
console.log( '| --- | ---: | --- | ---: | ---: | ---: |' );
for ( const [ measured, against, limit ] of RATIOS ) {
	const ratio = long[ measured ] / short[ against ];
	console.log(
		`| ${ measured } | ${ long[ measured ].toFixed(
			2
		) } ms | ${ against } | ${ short[ against ].toFixed(
			2
		) } ms | ${ ratio.toFixed( 2 ) } | ${ limit } |`
	);
	if ( ratio > limit ) {
		process.exitCode = 1;
	}
}
console.log(
	`| elements | ${ long.elements } | elements | ${ short.elements } | ${ (
		long.elements / short.elements
	).toFixed( 2 ) } | |`
);
