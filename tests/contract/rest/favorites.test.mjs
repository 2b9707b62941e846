import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php } from '../../setup/site.mjs';
import {
	assertBadRequest,
	HOSTILE,
	itRejectsUnauthorizedUsers,
	LONG,
	signInUsers,
} from './support/users.mjs';

const ROUTE = '/wc-admin/navigation/favorites/me';

describe( 'favorites', () => {
	let users;
	let api;

	const clear = () =>
		php(
			`delete_metadata( 'user', 0, 'woocommerce_navigation_favorites', '', true ); return true;`
		);

	before( async () => {
		users = await signInUsers( 'favorites' );
		api = users.batches.manager;
		clear();
	} );

	after( clear );

	const send = ( method, id ) => api.send( method, ROUTE, { item_id: id } );

	itRejectsUnauthorizedUsers(
		() => users,
		[
			{ method: 'GET', route: ROUTE },
			{ method: 'POST', route: ROUTE, body: { item_id: 'a' } },
			{ method: 'DELETE', route: ROUTE, body: { item_id: 'a' } },
		]
	);

	it( 'adds favorites in order and removes them', async () => {
		assert.deepEqual( ( await api.get( ROUTE ) ).body, [] );
		assert.deepEqual( ( await send( 'POST', 'one' ) ).body, [ 'one' ] );
		await send( 'POST', 'two' );
		assert.deepEqual( ( await send( 'POST', 'one' ) ).body, [
			'one',
			'two',
		] );
		assert.deepEqual( ( await api.get( ROUTE ) ).body, [ 'one', 'two' ] );
		assert.deepEqual( ( await send( 'DELETE', 'one' ) ).body, [ 'two' ] );
		assert.deepEqual( ( await send( 'DELETE', 'two' ) ).body, [] );
	} );

	it( 'tells the page which capabilities of plugins the user has', () => {
		assert.deepEqual(
			php( `
				wp_set_current_user( get_user_by( 'login', 'favorites_manager' )->ID );
				wp_get_current_user()->allcaps += array( 'feed_animals' => true, 'open_cages' => false );
				$capabilities = (array) Storedeck\\Admin\\Client_Settings::all( null )['currentUser']['capabilities'];
				return array( $capabilities['feed_animals'] ?? null, $capabilities['open_cages'] ?? null );
			` ),
			[ true, null ]
		);
	} );

	it( 'keeps the favorites of each user separate', async () => {
		await send( 'POST', 'private' );
		assert.deepEqual( ( await users.admin.get( ROUTE ) ).body, [] );
		await send( 'DELETE', 'private' );
	} );

	it( 'returns 404 when a favorite to remove does not exist', async () => {
		const { status, body } = await send( 'DELETE', 'nope' );
		assert.equal( status, 404 );
		assert.deepEqual( body, {
			code: 'woocommerce_favorites_does_not_exist',
			message: 'Favorite item not found.',
			data: { status: 404 },
		} );
	} );

	it( 'limits the number of favorites', async () => {
		php( `
			update_user_meta( get_user_by( 'login', 'favorites_manager' )->ID, 'woocommerce_navigation_favorites', wp_json_encode( array_map( 'strval', range( 1, 100 ) ) ) );
			return true;
		` );
		assert.equal( ( await send( 'POST', 'one-too-many' ) ).status, 409 );
		clear();
	} );

	it( 'ignores invalid values in user meta', async () => {
		for ( const stored of [ '{"a":[1]}', 'no json', '[1,"a",null,"a"]' ] ) {
			php( `
				update_user_meta( get_user_by( 'login', 'favorites_manager' )->ID, 'woocommerce_navigation_favorites', '${ stored }' );
				return true;
			` );
			const { status, body } = await api.get( ROUTE );
			assert.equal( status, 200 );
			assert.deepEqual( body, stored.startsWith( '[' ) ? [ 'a' ] : [] );
		}
		clear();
	} );

	it( 'rejects IDs that are not plain text', async () => {
		await Promise.all(
			[
				undefined,
				null,
				'',
				[ 'a' ],
				{ a: 1 },
				LONG,
				// Paths and single punctuation marks are valid IDs.
				...HOSTILE.filter( ( text ) => ! /^[\w%./-]+$/.test( text ) ),
			].map( async ( id ) => {
				assertBadRequest(
					await send( 'POST', id ),
					String( id ).slice( 0, 50 )
				);
				assertBadRequest(
					await send( 'DELETE', id ),
					String( id ).slice( 0, 50 )
				);
			} )
		);
		assert.equal(
			( await api.send( 'PUT', ROUTE, { item_id: 'a' } ) ).body.code,
			'rest_no_route'
		);
		assert.deepEqual( ( await api.get( ROUTE ) ).body, [] );
	} );
} );
