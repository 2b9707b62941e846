import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Results of runs; `npm run docs:sites` makes docs/sites.md from them. */
export const RESULTS = fileURLToPath(
	new URL( '../../.cache/test-results/steps/', import.meta.url )
);

/**
 * The results of a suite that repeats its tests for variations, such as kinds of
 * sites. Results of variations that did not run again are kept.
 *
 * @typedef {Object} Run
 * @property {string}                                                           title      Such as "WordPress 6.5.5, PHP 8.2.36".
 * @property {string}                                                           command    The command that runs it.
 * @property {Record<string, { date: string, steps: Record<string, boolean> }>} variations By name: when it ran, and whether each test passed.
 */

/**
 * Writes the results of a variation to a file.
 *
 * @param {string}                             name      Name of the file.
 * @param {{ title: string, command: string }} run
 * @param {string}                             variation
 * @param {Record<string, boolean>}            steps     Whether each test passed.
 */
export function recordResult( name, run, variation, steps ) {
	const file = path.join( RESULTS, `${ name }.json` );
	const { variations = {} } = existsSync( file )
		? JSON.parse( readFileSync( file, 'utf8' ) )
		: {};
	variations[ variation ] = {
		date: new Date().toISOString().slice( 0, 10 ),
		steps,
	};
	mkdirSync( RESULTS, { recursive: true } );
	writeFileSync(
		file,
		`${ JSON.stringify( { ...run, variations }, null, '\t' ) }\n`
	);
}

/**
 * Wraps the tests of a variation so that their results are written to a file.
 *
 * @param {string}                             name      Name of the file.
 * @param {{ title: string, command: string }} run
 * @param {string}                             variation
 * @return {( title: string, test: () => any ) => [ string, () => Promise<void> ]} Returns the arguments of `it()`.
 */
export function recordSteps( name, run, variation ) {
	/** @type {Record<string, boolean>} */
	const steps = {};
	const write = () => recordResult( name, run, variation, steps );
	return ( title, test ) => [
		title,
		async () => {
			// Stays if the test does not end.
			steps[ title ] = false;
			write();
			await test();
			steps[ title ] = true;
			write();
		},
	];
}
