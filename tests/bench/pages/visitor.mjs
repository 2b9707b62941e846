import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const probe = readFileSync( new URL( 'probe.js', import.meta.url ), 'utf8' );

/** Longest wait for a page, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * A browser with a logged-in user.
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
			 * Other hosts (avatars) are no part of the measurement. Intercepting
			 * requests instead would turn the browser's cache off.
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
		 * A page of a browser with an empty cache.
		 *
		 * @param {'chart' | 'heading'} [control] What is clicked as soon as it can be.
		 */
		async open( control ) {
			const context = await browser.newContext( {
				viewport: { width: 1440, height: 1600 },
			} );
			await context.addCookies( cookies );
			await context.addInitScript(
				`window.storedeckBenchControl = '${ control ?? '' }';${ probe }`
			);
			return context.newPage();
		},

		/** Loads an address of the site. */
		load: ( page, address ) =>
			page.goto( site.url + address, { waitUntil: 'commit' } ),

		/** What the probe notes under a name, once it is there. */
		async read( page, name ) {
			const noted = await page.waitForFunction(
				( key ) => window.storedeckBench[ key ],
				name,
				{ timeout: TIMEOUT, polling: 100 }
			);
			return noted.jsonValue();
		},

		/** The browser's first contentful paint. */
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

export const median = ( values ) =>
	values.toSorted( ( a, b ) => a - b )[ Math.floor( values.length / 2 ) ];

export const round = ( value, digits = 0 ) => Number( value.toFixed( digits ) );
