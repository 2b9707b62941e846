import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { rest, signIn } from '../../setup/site.mjs';
import { assertNoInternals } from './support/users.mjs';

/**
 * Routes whose responses are objects, with a request that changes nothing.
 *
 * @type {{ method: string, route: string, body?: Object }[]}
 */
const OBJECTS = [
	{
		method: 'POST',
		route: '/wc-analytics/products/batch',
		body: { update: [ { id: 0 } ] },
	},
	{
		method: 'POST',
		route: '/wc-analytics/orders/batch',
		body: { update: [ { id: 0 } ] },
	},
	{ method: 'POST', route: '/wc-analytics/coupons/batch', body: {} },
	{ method: 'POST', route: '/wc-analytics/products/reviews/batch', body: {} },
	{ method: 'POST', route: '/wc-analytics/settings/general/batch', body: {} },
	{ method: 'GET', route: '/wc-admin/onboarding/product-types' },
	{ method: 'GET', route: '/wc-admin/options?options=woocommerce_currency' },
	{ method: 'GET', route: '/storedeck/v1/attention' },
	{ method: 'GET', route: '/wc-analytics/reports/stock/stats' },
];

describe( 'parameters that WordPress applies to all responses', () => {
	let headers;

	/**
	 * @param {{ method: string, route: string, body?: Object }} request
	 * @param {string}                                           query
	 */
	const send = async ( { method, route, body }, query ) => {
		const url = rest( '/' );
		url.href = new URL( `/wp-json${ route }`, url ).href;
		url.search = [ url.search.slice( 1 ), query ]
			.filter( Boolean )
			.join( '&' );
		const response = await fetch( url, {
			method,
			headers: { ...headers, 'content-type': 'application/json' },
			body: body && JSON.stringify( body ),
		} );
		const text = await response.text();
		return {
			status: response.status,
			text,
			body: JSON.parse( text ),
			about: `${ method } ${ url }`,
		};
	};

	before( async () => {
		( { headers } = await signIn() );
	} );

	for ( const query of [
		'_fields=id',
		'_fields[]=update&_fields[]=totals.products',
		'_embed',
		'_embed=self',
		'_fields=id&_embed=1',
		'_envelope=1',
	] ) {
		it( `accepts ${ query } on routes that return objects`, async () => {
			for ( const request of OBJECTS ) {
				const response = await send( request, query );
				assert.equal( response.status, 200, response.text );
				assertNoInternals( response, response.about );
			}
		} );
	}

	it( 'returns the selected fields of an object', async () => {
		const whole = await send( OBJECTS[ 0 ], '' );
		const selected = await send( OBJECTS[ 0 ], '_fields=update' );
		assert.deepEqual( selected.body, whole.body );
		const other = await send( OBJECTS[ 0 ], '_fields=create' );
		assert.equal( Object.keys( other.body ).length, 0 );
	} );

	it( 'keeps objects as they are without these parameters', async () => {
		const { text } = await send( OBJECTS[ 2 ], '' );
		assert.equal( text, '{}' );
	} );
} );
