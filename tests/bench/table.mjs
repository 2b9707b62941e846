#!/usr/bin/env node
/*
 * Measures a table of 10,000 rows in Chromium, in one run with a plain one of
 * 100: first paint, scrolling by a wheel's step, and scrolling by leaps, where
 * each frame shows other rows. Prints a table in Markdown, and fails where the
 * long one takes too much more than the short one.
 *
 * npm run bench -- table
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { buildPage } from './table/build-page.mjs';

const root = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);

/** How often each is measured: what disturbs one round, spares another. */
const ROUNDS = 5;

const FRAMES = 120;

const TABLES = [ '100 rows', '10,000 rows' ];

const script = await buildPage( root, path.join( root, '.cache/bench/table' ) );
const styles = path.join( root, 'php-stub/build/storedeck.css' );
const css = fs.existsSync( styles ) ? fs.readFileSync( styles, 'utf8' ) : '';

const browser = await chromium.launch( {
	executablePath: process.env.CHROMIUM_PATH || undefined,
	// Without a clock of the screen no frame waits.
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
	// The time of this work, without other work at the same time.
	await client.send( 'Performance.enable', { timeDomain: 'threadTicks' } );
	const readClock = async () => {
		const { metrics } = await client.send( 'Performance.getMetrics' );
		return Number(
			metrics.find( ( { name } ) => name === 'TaskDuration' )?.value
		);
	};
	/** Milliseconds of work that a call to the page takes. */
	const run = async ( call, ...args ) => {
		const before = await readClock();
		await page.evaluate(
			( [ method, values ] ) => window.bench[ method ]( ...values ),
			[ call, args ]
		);
		return ( ( await readClock() ) - before ) * 1000;
	};
	const note = ( name, measured, time ) => {
		best[ name ][ measured ] = Math.min(
			best[ name ][ measured ] ?? Infinity,
			time
		);
	};
	for ( let round = 0; round < ROUNDS; round++ ) {
		// In turns: what else the machine does meets both alike.
		for ( const name of TABLES ) {
			await page.evaluate( () => window.bench.clear() );
			note( name, 'first paint', await run( 'paint', name ) );
			const frame = async ( step ) =>
				( await run( 'scroll', step, FRAMES ) ) / FRAMES;
			note( name, 'wheel frame', await frame( 60 ) );
			note( name, 'leap frame', await frame( 1777 ) );
			best[ name ].elements = await page.evaluate( () =>
				window.bench.count()
			);
		}
	}
} finally {
	await browser.close();
}

const [ short, long ] = TABLES.map( ( name ) => best[ name ] );

/** What is compared with what, and the ratio that it may have at most. */
/** @type {[ string, string, number ][]} */
const RATIOS = [
	[ 'first paint', 'first paint', 0.6 ],
	[ 'wheel frame', 'wheel frame', 3 ],
	// A leap shows rows that were not there: it draws a part of a first paint.
	[ 'leap frame', 'first paint', 0.5 ],
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
