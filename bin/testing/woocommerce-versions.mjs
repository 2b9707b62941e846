import { readFileSync } from 'node:fs';
import { recordResult } from '../../tests/setup/record-steps.mjs';
import { listSpecs } from './results.mjs';
import { runBrowserTests } from './runners.mjs';
import {
	findWooCommerce,
	listWooCommerces,
	readVersion,
} from './woocommerce-source.mjs';

const RUN = {
	title: 'Versions of WooCommerce, on MariaDB',
	command: 'npm test -- woocommerce --wp=PATH',
};

/**
 * Whether all tests of each file passed, by the name of the file.
 *
 * @param {{ suites: any[] }} report A JSON report of Playwright.
 */
export const readFiles = ( { suites } ) =>
	Object.fromEntries(
		suites.map( ( suite ) => [
			suite.file.replace( /^.*\/|\.test\.mjs$/g, '' ),
			listSpecs( suite ).every( ( { ok } ) => ok ),
		] )
	);

/** Adds up results of runs. The names of failed tests have the version. */
export const addResults = ( results ) =>
	results.reduce(
		( sum, { version, passed, failed, skipped, flaky, failures } ) => ( {
			passed: sum.passed + passed,
			failed: sum.failed + failed,
			skipped: sum.skipped + skipped,
			flaky: sum.flaky + flaky,
			failures: [
				...sum.failures,
				...failures.map( ( text ) => `${ version }: ${ text }` ),
			],
		} ),
		{ passed: 0, failed: 0, skipped: 0, flaky: 0, failures: [] }
	);

/**
 * Runs the tests with one WooCommerce after another. Results of all tests are
 * kept for docs/sites.md.
 *
 * @param {string}                                root
 * @param {AbortSignal}                           signal
 * @param {{ args: string[], wp: string | null }} options `wp` is a WordPress folder, or a folder of several; null to download one.
 */
export async function runWooCommerceVersions( root, signal, { args, wp } ) {
	const folders = wp ? listWooCommerces( wp ) : [ null ];
	const results = [];
	for ( const given of folders ) {
		signal.throwIfAborted();
		const folder = await findWooCommerce( root, given, signal );
		const version = readVersion( folder );
		console.log( `WooCommerce ${ version }` );
		const result = await runBrowserTests( root, {
			part: 'woocommerce',
			args,
			wp: folder,
		} );
		if ( args.length === 0 ) {
			recordResult(
				'woocommerce',
				RUN,
				`WooCommerce ${ version }`,
				readFiles(
					JSON.parse(
						readFileSync(
							`${ root }/.cache/test-results/woocommerce.json`,
							'utf8'
						)
					)
				)
			);
		}
		results.push( { version, ...result } );
	}
	return addResults( results );
}
