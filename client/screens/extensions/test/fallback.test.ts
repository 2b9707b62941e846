import { getFallback } from '../fallback';

describe( 'getFallback', () => {
	const page = window as { storedeckSettings?: unknown };

	beforeEach( () => {
		page.storedeckSettings = { pageName: 'storedeck' };
	} );

	afterEach( () => {
		delete page.storedeckSettings;
	} );

	it( 'leads to a screen of this app', () => {
		expect( getFallback( { fallback: '/setup-wizard' } ) ).toBe(
			'admin.php?page=storedeck&path=%2Fsetup-wizard'
		);
	} );

	it.each( [
		undefined,
		'',
		'https://evil.test/',
		'//evil.test',
		'javascript:alert(1)',
		'/payments?x=1',
		'/\\evil.test',
	] )( 'leads nowhere for %s', ( fallback ) => {
		expect( getFallback( { fallback } ) ).toBeUndefined();
	} );
} );
