import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { php, site } from '../../setup/site.mjs';
import {
	assertBad,
	HOSTILE,
	itRefusesStrangers,
	itTellsItsSchema,
	LONG,
	people,
	sendBroken,
} from './support/people.mjs';

const MINE = '/wc-admin/navigation/favorites/me';

describe( 'favourite entries of the menu', () => {
	let who;
	let api;

	const clear = () =>
		php(
			`delete_metadata( 'user', 0, 'woocommerce_navigation_favorites', '', true ); return true;`
		);

	before( async () => {
		who = await people( 'favorites' );
		api = who.manager;
		clear();
	} );

	after( clear );

	const send = ( method, id ) => api.send( method, MINE, { item_id: id } );

	itRefusesStrangers(
		() => who,
		[
			{ method: 'GET', route: MINE },
			{ method: 'POST', route: MINE, body: { item_id: 'a' } },
			{ method: 'DELETE', route: MINE, body: { item_id: 'a' } },
		]
	);
	itTellsItsSchema( () => who, [ MINE ] );

	it( 'are added, kept in order and removed', async () => {
		assert.deepEqual( ( await api.get( MINE ) ).body, [] );
		assert.deepEqual( ( await send( 'POST', 'one' ) ).body, [ 'one' ] );
		await send( 'POST', 'two' );
		assert.deepEqual( ( await send( 'POST', 'one' ) ).body, [
			'one',
			'two',
		] );
		assert.deepEqual( ( await api.get( MINE ) ).body, [ 'one', 'two' ] );
		assert.deepEqual( ( await send( 'DELETE', 'one' ) ).body, [ 'two' ] );
		assert.deepEqual( ( await send( 'DELETE', 'two' ) ).body, [] );
	} );

	it( 'belong to one person', async () => {
		await send( 'POST', 'mine' );
		assert.deepEqual( ( await who.admin.get( MINE ) ).body, [] );
		await send( 'DELETE', 'mine' );
	} );

	it( 'that are not there cannot be removed', async () => {
		const { status, body } = await send( 'DELETE', 'nope' );
		assert.equal( status, 404 );
		assert.deepEqual( body, {
			code: 'woocommerce_favorites_does_not_exist',
			message: 'Favorite item not found.',
			data: { status: 404 },
		} );
	} );

	it( 'have an end', async () => {
		php( `
			update_user_meta( get_user_by( 'login', 'favorites_manager' )->ID, 'woocommerce_navigation_favorites', wp_json_encode( array_map( 'strval', range( 1, 100 ) ) ) );
			return true;
		` );
		assert.equal( ( await send( 'POST', 'one-too-many' ) ).status, 409 );
		clear();
	} );

	it( 'survive what other programs stored', async () => {
		for ( const stored of [ '{"a":[1]}', 'no json', '[1,"a",null,"a"]' ] ) {
			php( `
				update_user_meta( get_user_by( 'login', 'favorites_manager' )->ID, 'woocommerce_navigation_favorites', '${ stored }' );
				return true;
			` );
			const { status, body } = await api.get( MINE );
			assert.equal( status, 200 );
			assert.deepEqual( body, stored.startsWith( '[' ) ? [ 'a' ] : [] );
		}
		clear();
	} );

	it( 'are named by plain texts', async () => {
		for ( const id of [
			undefined,
			null,
			'',
			[ 'a' ],
			{ a: 1 },
			LONG,
			// A path and single signs are what an address may hold.
			...HOSTILE.filter( ( text ) => ! /^[\w%./-]+$/.test( text ) ),
		] ) {
			assertBad( await send( 'POST', id ), String( id ).slice( 0, 50 ) );
			assertBad(
				await send( 'DELETE', id ),
				String( id ).slice( 0, 50 )
			);
		}
		assertBad( await sendBroken( api, 'POST', MINE, site.url ) );
		assert.equal(
			( await api.send( 'PUT', MINE, { item_id: 'a' } ) ).body.code,
			'rest_no_route'
		);
		assert.deepEqual( ( await api.get( MINE ) ).body, [] );
	} );
} );
