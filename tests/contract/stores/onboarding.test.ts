import { onboardingStore } from '@storedeck/data';
import { openStore } from './support/live-registry';

const readProfile = () =>
	openStore( onboardingStore ).resolve.getProfileItems();

describe( 'wc/admin/onboarding', () => {
	it( 'saves the profile, which a new page loads, and restores it', async () => {
		const before = await readProfile();
		const { dispatch } = openStore( onboardingStore );
		try {
			await expect(
				dispatch().updateProfileItems( { product_count: '11-100' } )
			).resolves.toMatchObject( { status: 'success' } );
			expect( await readProfile() ).toMatchObject( {
				product_count: '11-100',
			} );
		} finally {
			await dispatch().updateProfileItems( {
				product_count: before.product_count ?? '0',
			} );
		}
	} );

	it( 'returns the task lists', async () => {
		const { resolve } = openStore( onboardingStore );
		const lists = await resolve.getTaskLists();
		expect( Array.isArray( lists ) ).toBe( true );
	} );
} );
