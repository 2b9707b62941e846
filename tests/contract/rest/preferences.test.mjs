import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { php, signIn } from '../../setup/site.mjs';

const ME = '/wp/v2/users/me';

describe( 'preferences of a person', () => {
	let api;
	let other;

	before( async () => {
		api = await signIn();
		other = php( `
			$user = get_user_by( 'login', 'test_other' );
			return $user ? $user->ID : wp_insert_user(
				array( 'user_login' => 'test_other', 'user_pass' => 'test-pass-1', 'user_email' => 'test_other@example.test' )
			);
		` );
	} );

	const save = ( values, route = ME ) =>
		api.send( 'POST', route, { woocommerce_meta: values } );

	it( 'are kept as they were written', async () => {
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

	it( 'hold at most 8 KB each, counted in bytes', async () => {
		const key = 'dashboard_sections';
		const fits = await save( { [ key ]: 'é'.repeat( 4096 ) } );
		assert.equal( fits.status, 200 );
		await save( { [ key ]: '' } );
		const { status, body } = await save( { [ key ]: 'é'.repeat( 4097 ) } );
		assert.equal( status, 400 );
		assert.match( body.data.params.woocommerce_meta, /dashboard_sections/ );
		assert.match( body.data.params.woocommerce_meta, /8192 bytes/ );
	} );

	it( 'hold no NUL', async () => {
		const { status } = await save( { dashboard_sections: 'a\0b' } );
		assert.equal( status, 400 );
	} );

	it( 'of others cannot be written, but need not be in the way', async () => {
		const route = `/wp/v2/users/${ other }`;
		const empty = await save( {}, route );
		assert.equal( empty.status, 200 );
		const unknown = await save( { no_such_key: 'x' }, route );
		assert.equal( unknown.status, 200 );
		const refused = await save( { homepage_layout: '"x"' }, route );
		assert.equal( refused.status, 403 );
	} );
} );
