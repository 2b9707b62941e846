import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import * as pages from './browser.mjs';

export { expect } from '@playwright/test';

const SERVE = fileURLToPath( new URL( 'serve.mjs', import.meta.url ) );

/** Time for building Storybook, or for a store with WooCommerce, in ms. */
const START_TIMEOUT = 900_000;

/** Starts a site of a kind; returns its environment variables and a function that stops it. */
async function serve( kind, name ) {
	const child = fork( SERVE, [ kind, name ], { execArgv: [] } );
	const ended = once( child, 'exit' );
	const started = once( child, 'message' );
	const env = await Promise.race( [
		started.then( ( [ message ] ) => message ),
		ended.then( ( [ code ] ) => {
			throw new Error(
				`The site "${ kind }" did not start: status ${ code }.`
			);
		} ),
	] );
	return {
		env,
		stop: async () => {
			// After Ctrl+C it has ended already.
			if ( child.connected ) {
				child.disconnect();
			}
			await ended;
		},
	};
}

/** The browser of this worker. */
let workerBrowser;

/**
 * Playwright's `test`. Each worker has a site of its own, because tests change
 * the store. STOREDECK_SITE describes one that runs already.
 *
 * `page` is a page of the administrator in a new context, `faults` has its
 * console errors and `requests` the URLs of its REST API requests.
 *
 * @type {import('@playwright/test').TestType<any, any>}
 */
export const test = base.extend(
	/** @type {any} */ ( {
		kind: [ 'sqlite', { scope: 'worker', option: true } ],
		site: [
			async ( { kind, browser }, provide, { parallelIndex } ) => {
				workerBrowser = browser;
				// Programs that tests start write no colors.
				delete process.env.FORCE_COLOR;
				if ( process.env.STOREDECK_SITE ) {
					await provide();
					return;
				}
				const { env, stop } = await serve(
					kind,
					`${ kind }-${ parallelIndex }`
				);
				Object.assign( process.env, env );
				await provide();
				await stop();
			},
			{ scope: 'worker', auto: true, timeout: START_TIMEOUT },
		],
		opened: async ( { browser }, provide ) => {
			await enterFile();
			const opened = await pages.openPage( browser );
			await provide( opened );
			await opened.context.close();
		},
		context: ( { opened }, provide ) => provide( opened.context ),
		page: ( { opened }, provide ) => provide( opened.page ),
		faults: ( { opened }, provide ) => provide( opened.faults ),
		requests: ( { opened }, provide ) => provide( opened.requests ),
	} )
);

/** The file whose tests this worker runs. */
let currentFile = '';

/** Closes what the file before has left open. */
async function enterFile() {
	const { file } = test.info();
	if ( file !== currentFile ) {
		currentFile = file;
		await pages.closeAll( workerBrowser );
	}
}

/** `openPage` of browser.mjs in the browser of this worker. */
export async function openPage( options ) {
	await enterFile();
	return pages.openPage( workerBrowser, options );
}
