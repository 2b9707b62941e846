import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { signIn, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';
import {
	FAULTS,
	loseResponse,
	withoutFailedRequests,
} from './support/faults.mjs';

const PRODUCT = 'Quantity after a fault';
const CITY = '/wc-analytics/settings/general/woocommerce_store_city';
const EXPIRED = 'Your session has expired. Reload the page and log in again.';

const city = ( page ) => page.getByRole( 'textbox', { name: 'City' } );
const save = ( page ) => page.getByRole( 'button', { name: 'Save changes' } );
const snackbar = ( page, text ) =>
	page.locator( '.components-snackbar' ).getByText( text );
const quantity = ( page ) =>
	page.getByRole( 'textbox', { name: /^Quantity of/ } ).first();

/**
 * How each write is made (`fill` once, `send` at each attempt), what failed and
 * succeeded attempts show, and how the input is found again.
 */
const WRITES = {
	'a setting': {
		path: '/settings',
		asks: /settings\/general\/batch/,
		fill: ( page ) => city( page ).fill( 'Bergen' ),
		// Snackbars may cover the button for a while.
		send: ( page ) => city( page ).press( 'Enter' ),
		failed: ( page ) =>
			snackbar( page, 'There was a problem updating your settings.' ),
		kept: async ( page ) =>
			assert.equal( await city( page ).inputValue(), 'Bergen' ),
		done: ( page ) => snackbar( page, 'Settings saved.' ),
	},
	'a quantity': {
		path: '/stock',
		// One product: variations of others are loaded after their product.
		query: { search: PRODUCT },
		asks: /(products|variations)\/\d+/,
		fill: ( page ) => quantity( page ).fill( '123' ),
		send: ( page ) => quantity( page ).press( 'Enter' ),
		failed: ( page ) =>
			page.getByRole( 'alert' ).getByText( /Unchanged: \d+ in stock/ ),
		kept: async ( page ) =>
			assert.equal( await quantity( page ).inputValue(), '123' ),
		done: ( page ) => page.getByText( '✓' ),
	},
};

/** A new session of the administrator, as after logging in in another tab. */
async function logIn( context ) {
	const { headers } = await signIn();
	await context.addCookies(
		headers.cookie.split( '; ' ).map( ( pair ) => {
			const at = pair.indexOf( '=' );
			return {
				name: pair.slice( 0, at ),
				value: pair.slice( at + 1 ),
				url: site.url,
			};
		} )
	);
}

test.describe( 'writes that fail', () => {
	let rest;
	let stored;
	let product;

	test.beforeAll( async () => {
		rest = await signIn();
		stored = ( await rest.get( CITY ) ).body.value;
		product = (
			await rest.send( 'POST', '/wc-analytics/products', {
				name: PRODUCT,
				manage_stock: true,
				stock_quantity: 159,
			} )
		).body.id;
	} );

	test.afterAll( async () => {
		await rest.send( 'PUT', CITY, { value: stored } );
		await rest.send(
			'DELETE',
			`/wc-analytics/products/${ product }?force=true`
		);
	} );

	for ( const [ what, write ] of Object.entries( WRITES ) ) {
		test( `keeps the input of ${ what } after every kind of fault, and writes it once`, async () => {
			const { page, faults } = await openPage();
			/** @type {string | undefined} */
			let fault;
			const arrived = [];
			await page.route(
				( url ) => write.asks.test( url.href ),
				( route ) => {
					const request = route.request();
					if ( request.method() === 'GET' ) {
						return route.fallback();
					}
					if ( fault ) {
						return FAULTS[ fault ]( route );
					}
					arrived.push( `${ request.method() } ${ request.url() }` );
					return route.fallback();
				}
			);
			await page.goto( address( write.path, write.query ) );
			await write.fill( page );
			for ( fault of Object.keys( FAULTS ) ) {
				const answered = page.waitForEvent( 'requestfinished', {
					predicate: ( request ) =>
						request.method() !== 'GET' &&
						write.asks.test( request.url() ),
				} );
				const lost = page.waitForEvent( 'requestfailed' );
				await write.send( page );
				await Promise.race( [ answered, lost ] );
				answered.catch( () => {} );
				lost.catch( () => {} );
				await write.failed( page ).first().waitFor();
				await write.kept( page );
			}
			fault = undefined;
			await write.send( page );
			await write.done( page ).first().waitFor();
			assert.equal( arrived.length, 1, arrived.join( '\n' ) );
			assert.deepEqual( withoutFailedRequests( faults ), [] );
			await page.close();
		} );
	}

	test( 'shows a quantity as saved, and writes it once, when the response was lost', async () => {
		const { page } = await openPage();
		const { path, query, asks } = WRITES[ 'a quantity' ];
		let sent = 0;
		await page.route(
			( url ) => asks.test( url.href ),
			( route ) => {
				if ( route.request().method() === 'GET' ) {
					return route.fallback();
				}
				sent++;
				return sent === 1 ? loseResponse( route ) : route.fallback();
			}
		);
		await page.goto( address( path, query ) );
		await quantity( page ).fill( '321' );
		await quantity( page ).press( 'Enter' );
		await page.getByText( '✓' ).waitFor();
		assert.equal( await quantity( page ).inputValue(), '321' );
		assert.equal( sent, 1 );
		await page.close();
	} );

	test( 'renews an expired nonce without a word and saves once', async () => {
		const { page } = await openPage();
		await page.goto( address( '/settings' ) );
		await city( page ).fill( 'Turku' );
		const statuses = [];
		page.on( 'response', ( response ) => {
			if ( /general\/batch/.test( response.url() ) ) {
				statuses.push( response.status() );
			}
		} );
		// At once, before another request renews it.
		await save( page ).evaluate( ( button ) => {
			const { apiFetch } = /** @type {any} */ ( window ).wp;
			apiFetch.nonceMiddleware.nonce = 'expired123';
			/** @type {HTMLButtonElement} */ ( button ).click();
		} );
		await snackbar( page, 'Settings saved.' ).waitFor();
		assert.deepEqual( statuses, [ 403, 200 ] );
		assert.equal( ( await rest.get( CITY ) ).body.value, 'Turku' );
		await page.close();
	} );

	test( 'keeps the input of a user who logged out in another tab, and saves it after they logged in', async ( {
		page,
		context,
	} ) => {
		await page.goto( address( '/settings' ) );
		await city( page ).fill( 'Vaasa' );
		await context.clearCookies();
		await save( page ).click();
		await snackbar( page, EXPIRED ).waitFor();
		assert.equal( await city( page ).inputValue(), 'Vaasa' );
		await logIn( context );
		await save( page ).click();
		await snackbar( page, 'Settings saved.' ).waitFor();
		assert.equal( ( await rest.get( CITY ) ).body.value, 'Vaasa' );
	} );
} );
