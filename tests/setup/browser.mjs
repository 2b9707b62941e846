import { site } from './site.mjs';

export { openBrowser } from './chromium.mjs';

/** The browser's time zone. It differs from the site's, so that tests fail when they are confused. */
export const BROWSER_ZONE = 'Asia/Tokyo';

/**
 * Opens a page of a logged-in user in a context that no other page uses. Console
 * errors are recorded in `faults`, and the URLs of REST API requests in `requests`.
 *
 * After `page.close()` or `context.close()`, the context keeps only its browser
 * cache, and the next page with the same options opens in it: with scripts that are
 * compiled already, it loads in half the time.
 *
 * `options.as` is the user, `{ user, password }`: the administrator by default,
 * null for a visitor. Other options are those of a Playwright context.
 */
export async function openPage( browser, options = {} ) {
	const { width = 1440, height = 900, as = site, ...rest } = options;
	const context = await takeContext( browser, rest );
	if ( as ) {
		await context.addCookies( await sessionCookies( as ) );
	}
	const page = await context.newPage();
	await page.setViewportSize( { width, height } );
	page.close = () =>
		// The other one is blank.
		context.pages().length > 2 ? closePage( page ) : context.close();
	return { context, ...recordActivity( page ) };
}

/** Contexts without pages, by their options as JSON. */
const freeContexts = new Map();

/** The key of contexts with the usual options. */
const USUAL = JSON.stringify( {} );

/**
 * Closes all pages and forgets all sessions: the next test file begins. One context
 * with the usual options stays: the first page of a new one takes half as long again.
 */
export async function closeAll( browser ) {
	sessions.clear();
	await Promise.all(
		browser.contexts().map( ( context ) => context.close() )
	);
	const [ kept ] = freeContexts.get( USUAL ) ?? [];
	for ( const free of freeContexts.values() ) {
		for ( const context of [ ...free ].filter( ( one ) => one !== kept ) ) {
			free.delete( context );
			// The method of Playwright again.
			delete context.close;
			await context.close();
		}
	}
}

/** A context without pages, cookies and storage. */
async function takeContext( browser, options ) {
	const key = JSON.stringify( options );
	const free = freeContexts.get( key ) ?? new Set();
	freeContexts.set( key, free );
	const [ used ] = free;
	if ( used ) {
		free.delete( used );
		return used;
	}
	const context = await browser.newContext( {
		timezoneId: BROWSER_ZONE,
		locale: 'en-US',
		acceptDownloads: true,
		// What pulses while it loads would be drawn sixty times a second, without a GPU.
		reducedMotion: 'reduce',
		...options,
	} );
	// The renderer process ends with its last page, so that one page stays open.
	const blankPage = await context.newPage();
	await blankPage.goto(
		new URL( '/wp-includes/images/blank.gif', site.url ).href
	);
	context.close = async () => {
		if ( ! free.has( context ) ) {
			await empty( context, blankPage );
			free.add( context );
		}
	};
	return context;
}

/** Resets all that a test can change in a context, except its browser cache. */
async function empty( context, blankPage ) {
	const pages = context.pages().filter( ( page ) => page !== blankPage );
	await Promise.all( pages.map( closePage ) );
	await context.unrouteAll( { behavior: 'ignoreErrors' } );
	await context.setOffline( false );
	await context.clearPermissions();
	await context.clearCookies();
	await blankPage.evaluate( () => window.localStorage.clear() );
}

/** Closes a page and ignores responses that arrive later. */
async function closePage( page ) {
	delete page.close;
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	await page.close();
}

/** Records console errors and REST API requests of a page. */
function recordActivity( page ) {
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

/** The session cookies of a user, who logs in only once. */
function sessionCookies( { user, password } ) {
	if ( ! sessions.has( user ) ) {
		sessions.set( user, logIn( user, password ) );
	}
	return sessions.get( user );
}

async function logIn( user, password ) {
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

/** The URL of a screen of the app. */
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

/**
 * Goes to another screen inside the app, as its links do. It takes a quarter of the
 * time of loading a page, which also requests again what is in memory.
 *
 * @param {import('@playwright/test').Page} page  A page of the app.
 * @param {string}                          path
 * @param {Record<string, any>}             query
 */
export const navigate = ( page, path, query = {} ) =>
	page.evaluate(
		( url ) => {
			window.history.pushState( null, '', url );
			window.dispatchEvent( new window.PopStateEvent( 'popstate' ) );
		},
		address( path, query )
	);

/** Selector of the loaded rows of a report's table. The table of the chart has another class. */
export const ROWS = '.woocommerce-table__table:not(.is-loading) tbody tr';

/** Removes the preloaded data from the page, so that the app requests it. */
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
