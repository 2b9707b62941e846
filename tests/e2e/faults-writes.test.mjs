import assert from 'node:assert/strict';
import { ROWS, address } from '../setup/browser.mjs';
import { signIn, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';
import {
	FAULTS,
	loseResponse,
	withoutFailedRequests,
} from './support/faults.mjs';

const PRODUCT = 'Quantity after a fault';
const CITY = '/wc-analytics/settings/general/woocommerce_store_city';
const VIEW = 'Orders after a fault';
const EXPIRED = 'Your session has expired. Reload the page and log in again.';

const city = ( page ) => page.getByRole( 'textbox', { name: 'City' } );
const save = ( page ) => page.getByRole( 'button', { name: 'Save changes' } );
const snackbar = ( page, text ) =>
	page.locator( '.components-snackbar' ).getByText( text );
const quantity = ( page ) =>
	page.getByRole( 'textbox', { name: /^Quantity of/ } ).first();
const approve = ( page ) =>
	page.getByRole( 'button', { name: /^Approve/ } ).first();
const dialog = ( page ) => page.getByRole( 'dialog', { name: 'Save as view' } );

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
	'a review': {
		path: '/reviews',
		query: { status: 'hold' },
		asks: /products\/reviews\/\d+/,
		send: ( page ) => approve( page ).click(),
		failed: ( page ) => snackbar( page, 'Could not update 1 review.' ),
		kept: ( page ) => approve( page ).waitFor(),
		done: ( page ) => snackbar( page, '1 review approved.' ),
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
	'a view': {
		path: '/analytics/orders',
		asks: /storedeck\/v1\/views/,
		fill: async ( page ) => {
			await page
				.getByRole( 'button', { name: 'Views', exact: true } )
				.click();
			await page.getByRole( 'button', { name: 'Save as view' } ).click();
			await dialog( page ).getByLabel( 'Name' ).fill( VIEW );
		},
		send: ( page ) =>
			dialog( page ).getByRole( 'button', { name: 'Save' } ).click(),
		failed: ( page ) =>
			dialog( page ).getByRole( 'alert' ).locator( '.is-error' ),
		kept: async ( page ) =>
			assert.equal(
				await dialog( page ).getByLabel( 'Name' ).inputValue(),
				VIEW
			),
		done: ( page ) => snackbar( page, `“${ VIEW }” saved.` ),
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
		for ( const { id, name } of ( await rest.get( '/storedeck/v1/views' ) )
			.body ) {
			if ( name === VIEW ) {
				await rest.send( 'DELETE', `/storedeck/v1/views/${ id }` );
			}
		}
	} );

	for ( const [ what, write ] of Object.entries( WRITES ) ) {
		test( `keeps the input of ${ what } after every kind of fault, and writes it once`, async () => {
			const { page, faults } = await openPage();
			/** @type {string | undefined} */
			let fault;
			let stock = '';
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
			if ( what === 'a quantity' ) {
				stock = await quantity( page ).inputValue();
			}
			await write.fill?.( page );
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

			const [ method, url ] = arrived[ 0 ]?.split( ' ' ) ?? [];
			if ( what === 'a quantity' ) {
				await quantity( page ).fill( stock );
				await quantity( page ).press( 'Enter' );
				await page.getByText( '✓' ).waitFor();
			} else if ( what === 'a review' ) {
				const id = new URL( url ?? '' ).pathname.match( /\d+$/ )?.[ 0 ];
				assert.equal( method, 'POST' );
				await rest.send(
					'PUT',
					`/wc-analytics/products/reviews/${ id }`,
					{ status: 'hold' }
				);
			}
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
		const stock = await quantity( page ).inputValue();
		await quantity( page ).fill( '321' );
		await quantity( page ).press( 'Enter' );
		await page.getByText( '✓' ).waitFor();
		assert.equal( await quantity( page ).inputValue(), '321' );
		assert.equal( sent, 1 );
		await quantity( page ).fill( stock );
		await quantity( page ).press( 'Enter' );
		await page.getByText( 'stock updated to ' + stock ).waitFor( {
			state: 'attached',
		} );
		await page.close();
	} );

	test( 'renews an expired nonce without a word and saves once', async () => {
		const { page } = await openPage();
		await page.goto( address( '/settings' ) );
		await city( page ).fill( 'Turku' );
		await page.evaluate( () => {
			const { apiFetch } = /** @type {any} */ ( window ).wp;
			apiFetch.nonceMiddleware.nonce = 'expired123';
		} );
		const statuses = [];
		page.on( 'response', ( response ) => {
			if ( /general\/batch/.test( response.url() ) ) {
				statuses.push( response.status() );
			}
		} );
		await save( page ).click();
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

	test( 'keeps the report without a connection, and updates it once the connection is back', async ( {
		page,
		context,
	} ) => {
		await page.goto( address( '/analytics/orders' ) );
		await page.locator( ROWS ).first().waitFor();
		await context.setOffline( true );
		await page.getByRole( 'button', { name: 'Refresh' } ).click();
		const outdated = page
			.locator( '#storedeck-root' )
			.getByText( 'Could not update the report.' );
		await outdated.waitFor();
		assert.ok( ( await page.locator( ROWS ).count() ) > 0 );
		await context.setOffline( false );
		await outdated.waitFor( { state: 'detached' } );
	} );
} );
