import { chromium } from 'playwright-core';
import { site } from './site.mjs';

/** The browser's time zone, far from the site's, so that a mix-up shows. */
export const BROWSER_ZONE = 'Asia/Tokyo';

const FLAGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--no-first-run',
	// Pages of a context share a process with compiled scripts.
	'--process-per-site',
];

/** One browser for a test file. */
export async function openBrowser() {
	return chromium.launch( {
		executablePath: process.env.CHROMIUM_PATH || undefined,
		args: FLAGS,
	} );
}

/**
 * A page of a logged-in user. Console errors are recorded in `faults`
 * and REST API requests in `requests`.
 *
 * `as` is the user: `{ user, password }`, by default the administrator; null is
 * a visitor.
 */
export async function openPage( browser, options ) {
	const context = await openContext( browser, options );
	const page = await context.newPage();
	forgetRoutes( page, context );
	return { context, ...watch( page ) };
}

/** Ignores responses that arrive after the page was closed. */
function forgetRoutes( page, owner ) {
	const close = owner.close.bind( owner );
	owner.close = async ( ...args ) => {
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await close( ...args );
	};
}

const windows = new WeakMap();

/**
 * The same in a context that stays open for tests with the same options: what
 * was loaded once comes from the cache, for half the work. It is closed with
 * `page.close()`. A test that needs an empty cache, changes cookies or goes
 * offline opens a page of its own.
 */
export async function openTab( browser, options = {} ) {
	const open = windows.get( browser ) ?? new Map();
	windows.set( browser, open );
	const { width, height, ...rest } = options;
	const key = JSON.stringify( rest );
	if ( ! open.has( key ) ) {
		open.set( key, openWindow( browser, rest ) );
	}
	const context = await open.get( key );
	const page = await context.newPage();
	forgetRoutes( page, page );
	await page.setViewportSize( getSize( options ) );
	return { context, ...watch( page ) };
}

async function openWindow( browser, options ) {
	const context = await openContext( browser, options );
	// The renderer ends with its last page, so this one stays open.
	const keeper = await context.newPage();
	await keeper.goto(
		new URL( '/wp-includes/images/blank.gif', site.url ).href
	);
	return context;
}

const getSize = (
	/** @type {{ width?: number, height?: number }} */ {
		width = 1440,
		height = 900,
	}
) => ( { width, height } );

async function openContext(
	browser,
	/** @type {Record<string, any>} */ {
		width,
		height,
		as = site,
		...options
	} = {}
) {
	const context = await browser.newContext( {
		viewport: getSize( { width, height } ),
		timezoneId: BROWSER_ZONE,
		locale: 'en-US',
		acceptDownloads: true,
		...options,
	} );
	if ( as ) {
		await context.addCookies( await sessionCookies( as ) );
	}
	return context;
}

function watch( page ) {
	const faults = [];
	const requests = [];
	page.on( 'console', ( message ) => {
		// Failed requests to other hosts (avatars) are not faults of the page.
		const { url } = message.location();
		if (
			message.type() === 'error' &&
			( ! url || url.startsWith( site.url ) )
		) {
			faults.push( message.text() );
		}
	} );
	page.on( 'pageerror', ( error ) => faults.push( error.message ) );
	page.on( 'request', ( request ) => {
		if ( /\/wp-json\/|rest_route=/.test( request.url() ) ) {
			requests.push( request.url() );
		}
	} );
	return { page, faults, requests };
}

const sessions = new Map();

/** Logs in once for all pages of a user. */
function sessionCookies( { user, password } ) {
	if ( ! sessions.has( user ) ) {
		sessions.set( user, signInForCookies( user, password ) );
	}
	return sessions.get( user );
}

async function signInForCookies( user, password ) {
	const login = await fetch( new URL( '/wp-login.php', site.url ), {
		method: 'POST',
		redirect: 'manual',
		headers: { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( {
			log: user,
			pwd: password,
			testcookie: '1',
		} ),
	} );
	return login.headers.getSetCookie().map( ( line ) => {
		const [ pair ] = line.split( ';' );
		const at = pair.indexOf( '=' );
		return {
			name: pair.slice( 0, at ),
			value: pair.slice( at + 1 ),
			url: site.url,
		};
	} );
}

/** The URL of a page of the app. */
export function address( path, query = {} ) {
	const url = new URL( '/wp-admin/admin.php?page=storedeck', site.url );
	if ( path !== '/' ) {
		url.searchParams.set( 'path', path );
	}
	for ( const [ key, value ] of Object.entries( query ) ) {
		url.searchParams.set( key, value );
	}
	return url.href;
}

/** The loaded rows of a report's table; the chart has a table of its own. */
export const ROWS = '.woocommerce-table__table:not(.is-loading) tbody tr';

/** Removes the preloaded data, so that it is requested. */
export const withoutPreloaded = ( page ) =>
	page.addInitScript( () => {
		let value;
		Object.defineProperty( window, 'storedeckSettings', {
			get: () => value,
			set( settings ) {
				value = { ...settings, preloaded: {} };
			},
		} );
	} );
