import { address } from '../../setup/browser.mjs';
import { site } from '../../setup/site.mjs';
import { openPage } from '../../setup/test.mjs';

/** Time without requests after which a screen is complete, in ms. */
const QUIET = 800;

const toPath = ( url ) => decodeURIComponent( url.replace( site.url, '' ) );

/**
 * Opens a screen and waits until it requests nothing more.
 *
 * @param {string}              path    Path of the screen, or a URL.
 * @param {Record<string, any>} options Those of `openPage`.
 * @return The page; its errors and failed requests, and the REST requests with their method.
 */
export async function openScreen( path, options = {} ) {
	const { page, context, faults } = await openPage( options );
	const requests = [];
	let last = Date.now();
	page.on( 'request', ( request ) => {
		last = Date.now();
		if ( /\/wp-json\/|rest_route=/.test( request.url() ) ) {
			requests.push(
				`${ request.method() } ${ toPath( request.url() ) }`
			);
		}
	} );
	page.on( 'response', ( response ) => {
		last = Date.now();
		if (
			response.url().startsWith( site.url ) &&
			response.status() >= 400
		) {
			faults.push(
				`${ response.status() } ${ toPath( response.url() ) }`
			);
		}
	} );
	page.on( 'requestfailed', ( request ) => {
		if ( request.url().startsWith( site.url ) ) {
			faults.push(
				`${ request.failure()?.errorText } ${ toPath( request.url() ) }`
			);
		}
	} );
	await page.goto( path.startsWith( 'http' ) ? path : address( path ) );
	await page.waitForLoadState( 'networkidle' );
	while ( Date.now() - last < QUIET ) {
		await page.waitForTimeout( QUIET / 4 );
	}
	return { page, context, faults, requests };
}
