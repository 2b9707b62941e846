import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { createBatchClient } from '../../setup/batch-client.mjs';
import { php } from '../../setup/site.mjs';

const ROUTE = '/wp/v2/users/me';

describe( 'user preferences', () => {
	let api;
	let other;

	before( async () => {
		api = createBatchClient();
		other = php( `
			$user = get_user_by( 'login', 'test_other' );
			return $user ? $user->ID : wp_insert_user(
				array( 'user_login' => 'test_other', 'user_pass' => 'test-pass-1', 'user_email' => 'test_other@example.test' )
			);
		` );
	} );

	const save = ( values, route = ROUTE ) =>
		api.send( 'POST', route, { woocommerce_meta: values } );

	it( 'are stored unchanged', async () => {
		const columns = JSON.stringify( [ 'tax "é" \\ 😀' ] );
		for ( const key of [
			'revenue_report_columns',
			'stock_report_columns',
			'downloads_report_columns',
		] ) {
			const { status, body } = await save( { [ key ]: columns } );
			assert.equal( status, 200 );
			assert.equal( body.woocommerce_meta[ key ], columns, key );
			await save( { [ key ]: '' } );
		}
	} );

	it( 'are limited to 8192 bytes each', async () => {
		const key = 'dashboard_sections';
		const accepted = await save( { [ key ]: 'é'.repeat( 4096 ) } );
		assert.equal( accepted.status, 200 );
		await save( { [ key ]: '' } );
		const { status, body } = await save( { [ key ]: 'é'.repeat( 4097 ) } );
		assert.equal( status, 400 );
		assert.match( body.data.params.woocommerce_meta, /dashboard_sections/ );
		assert.match( body.data.params.woocommerce_meta, /8192 bytes/ );
	} );

	it( 'cannot contain NUL characters', async () => {
		const { status } = await save( { dashboard_sections: 'a\0b' } );
		assert.equal( status, 400 );
	} );

	it( 'cannot be changed by other users, and ignore unknown keys', async () => {
		const route = `/wp/v2/users/${ other }`;
		const empty = await save( {}, route );
		assert.equal( empty.status, 200 );
		const unknown = await save( { no_such_key: 'x' }, route );
		assert.equal( unknown.status, 200 );
		const denied = await save( { homepage_layout: '"x"' }, route );
		assert.equal( denied.status, 403 );
	} );
} );
