import { site } from './site.mjs';

export { openBrowser } from './chromium.mjs';

/** The browser's time zone. It differs from the site's, so that tests fail when they are confused. */
export const BROWSER_ZONE = 'Asia/Tokyo';

/**
 * Opens a page of a logged-in user in a new context. Console errors are recorded
 * in `faults`, and the URLs of REST API requests in `requests`.
 *
 * `options.as` is the user, `{ user, password }`: the administrator by default,
 * null for a visitor. Other options are those of a Playwright context.
 */
export async function openPage( browser, options ) {
	const context = await openContext( browser, options );
	const page = await context.newPage();
	ignoreLateResponses( page, context );
	return { context, ...recordActivity( page ) };
}

/** Ignores responses that arrive after the page was closed. */
function ignoreLateResponses( page, owner ) {
	const close = owner.close.bind( owner );
	owner.close = async ( ...args ) => {
		await page.unrouteAll( { behavior: 'ignoreErrors' } );
		await close( ...args );
	};
}

/** Contexts that stay open, by their options as JSON. */
const sharedContexts = new Map();

/** Closes all pages and forgets all sessions: the next test file begins. */
export async function closeAll( browser ) {
	sharedContexts.clear();
	sessions.clear();
	await Promise.all(
		browser.contexts().map( ( context ) => context.close() )
	);
}

/**
 * Like `openPage`, in a context that tests with the same options share. Its
 * browser cache halves the load time. Close it with `page.close()`. Tests that
 * need an empty cache, change cookies or go offline call `openPage` instead.
 */
export async function openTab( browser, options = {} ) {
	const { width, height, ...rest } = options;
	const key = JSON.stringify( rest );
	if ( ! sharedContexts.has( key ) ) {
		sharedContexts.set( key, openSharedContext( browser, rest ) );
	}
	const context = await sharedContexts.get( key );
	const page = await context.newPage();
	ignoreLateResponses( page, page );
	await page.setViewportSize( getSize( options ) );
	return { context, ...recordActivity( page ) };
}

async function openSharedContext( browser, options ) {
	const context = await openContext( browser, options );
	// The renderer process ends with its last page, so that one page stays open.
	const blankPage = await context.newPage();
	await blankPage.goto(
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
