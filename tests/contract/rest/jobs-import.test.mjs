import { before, describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { site } from '../../setup/site.mjs';
import {
	assertBadRequest,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	signInUsers,
	sendInvalidJson,
} from './support/users.mjs';

const ROUTE = '/wc-analytics/reports/import';

describe( 'import routes', () => {
	let users;

	before( async () => {
		users = await signInUsers( 'imports' );
	} );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'POST', route: ROUTE, body: { skip_existing: true } },
			{ method: 'POST', route: `${ ROUTE }/cancel`, body: {} },
			{ method: 'POST', route: `${ ROUTE }/delete`, body: {} },
			{ method: 'GET', route: `${ ROUTE }/status` },
			{ method: 'GET', route: `${ ROUTE }/totals` },
		]
	);

	it( 'names each invalid parameter', async () => {
		const api = users.admin;
		for ( const [ name, value ] of /** @type {any[][]} */ ( [
			...[ -1, 'many', '1.5', 1e9, '', [ 1, 2 ] ].map( ( days ) => [
				'days',
				days,
			] ),
			...[ 'perhaps', 7, [ 'a' ] ].map( ( skip ) => [
				'skip_existing',
				skip,
			] ),
			...HOSTILE.map( ( text ) => [ 'days', text ] ),
		] ) ) {
			const response = await api.send( 'POST', ROUTE, {
				[ name ]: value,
			} );
			assertBadRequest( response, JSON.stringify( value ) );
			if ( response.body.code !== 'rest_invalid_json' ) {
				assert.deepEqual( Object.keys( response.body.data.params ), [
					name,
				] );
			}
		}
		assertBadRequest( await api.get( `${ ROUTE }/totals`, { days: 'x' } ) );
		assertBadRequest(
			await sendInvalidJson( api, 'POST', ROUTE, site.url )
		);
	} );
} );
