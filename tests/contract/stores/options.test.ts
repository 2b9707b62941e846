import { optionsStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

const NAMES = [ 'blogname', 'woocommerce_date_type' ] as const;

describe( 'wc/admin/options', () => {
	it( 'returns options that are requested together', async () => {
		const { resolve } = openStore( optionsStore );
		const [ name, type ] = await Promise.all(
			NAMES.map( ( option ) => resolve.getOption( option ) )
		);
		expect( typeof name ).toBe( 'string' );
		expect( type === false || typeof type === 'string' ).toBe( true );
	} );

	it( 'saves an option, which a new page loads', async () => {
		const { dispatch, resolve } = openStore( optionsStore );
		const before = await resolve.getOption( 'woocommerce_date_type' );
		try {
			await expect(
				dispatch().updateOptions( {
					woocommerce_date_type: 'date_completed',
				} )
			).resolves.toMatchObject( { success: true } );
			await expect(
				openStore( optionsStore ).resolve.getOption(
					'woocommerce_date_type'
				)
			).resolves.toBe( 'date_completed' );
		} finally {
			await dispatch().updateOptions( {
				woocommerce_date_type: before || 'date_created',
			} );
		}
	} );

	it( 'returns the errors of rejected options to their readers', async () => {
		const { resolve, select } = openStore( optionsStore );
		const asked = [ 'auth_key', 'secure_auth_salt' ];
		const results = await Promise.allSettled(
			asked.map( ( option ) => resolve.getOption( option ) )
		);
		results.forEach( ( result, at ) => {
			const error = select().getOptionsRequestingError(
				asked[ at ] ?? ''
			);
			// Rejected, or empty: never the secret value.
			expect(
				result.status === 'rejected'
					? Boolean( error )
					: ! ( 'value' in result && result.value )
			).toBe( true );
		} );
	} );
} );
