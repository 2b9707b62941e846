import { userStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

describe( 'storedeck/user', () => {
	it( 'returns the user with their capabilities', async () => {
		const { resolve } = openStore( userStore );
		const user = await resolve.getCurrentUser();
		expect( user?.capabilities ).toMatchObject( {
			manage_woocommerce: true,
		} );
		expect( user?.woocommerce_meta ).toBeDefined();
	} );

	it( 'saves a preference, which a new page loads', async () => {
		const { dispatch, resolve } = openStore( userStore );
		const name = 'orders_report_columns';
		const before =
			( await resolve.getCurrentUser() )?.woocommerce_meta?.[ name ] ??
			'';
		try {
			await dispatch().saveMeta( { [ name ]: '["status"]' } );
			const user = await openStore( userStore ).resolve.getCurrentUser();
			expect( user?.woocommerce_meta?.[ name ] ).toBe( '["status"]' );
		} finally {
			await dispatch().saveMeta( { [ name ]: before } );
		}
	} );
} );
