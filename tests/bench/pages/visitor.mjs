import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

export { median } from '../../setup/store.mjs';

const probe = readFileSync( new URL( 'probe.js', import.meta.url ), 'utf8' );

/** Timeout of a page load, in milliseconds. */
const TIMEOUT = 60_000;

/** Timeout of all else: with 200,000 orders, requests of other plugins on a page take minutes. */
const IDLE_TIMEOUT = 300_000;

/**
 * Starts a browser with a logged-in user.
 *
 * @param {import('../../../bin/cms/index.mjs').Cms} site
 */
export async function openVisitor( site ) {
	const browser = await chromium.launch( {
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-background-networking',
			/*
			 * Blocks other hosts (avatars). Playwright's request interception would
			 * disable the browser cache.
			 */
			'--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
		],
	} );
	const cookies = ( await site.loginCookies() )
		.split( '; ' )
		.map( ( pair ) => {
			const at = pair.indexOf( '=' );
			return {
				name: pair.slice( 0, at ),
				value: pair.slice( at + 1 ),
				url: site.url,
			};
		} );

	return {
		/**
		 * Opens a page with an empty browser cache.
		 *
		 * @param {'chart' | 'heading'} [control] The control to click as soon as possible.
		 */
		async open( control ) {
			const context = await browser.newContext( {
				viewport: { width: 1440, height: 1600 },
			} );
			context.setDefaultTimeout( IDLE_TIMEOUT );
			await context.addCookies( cookies );
			await context.addInitScript(
				`window.storedeckBenchControl = '${ control ?? '' }';${ probe }`
			);
			return context.newPage();
		},

		/** Loads a URL that is relative to the site. */
		load: ( page, url ) =>
			page.goto( site.url + url, { waitUntil: 'commit' } ),

		/** Waits until the probe has recorded a time and returns it. */
		async read( page, name ) {
			const handle = await page.waitForFunction(
				( key ) => window.storedeckBench[ key ],
				name,
				{ timeout: TIMEOUT, polling: 100 }
			);
			return handle.jsonValue();
		},

		/** The time of the first contentful paint. */
		async readFirstPaint( page ) {
			const entry = await page.waitForFunction(
				() =>
					performance.getEntriesByName(
						'first-contentful-paint'
					)[ 0 ]?.startTime,
				undefined,
				{ timeout: TIMEOUT, polling: 100 }
			);
			return entry.jsonValue();
		},

		close: () => browser.close(),
	};
}

export const round = ( value, digits = 0 ) => Number( value.toFixed( digits ) );
