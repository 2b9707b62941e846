import { getFallback } from '../fallback';

describe( 'getFallback', () => {
	const page = window as { storedeckSettings?: unknown };

	beforeEach( () => {
		page.storedeckSettings = { pageName: 'storedeck' };
	} );

	afterEach( () => {
		delete page.storedeckSettings;
	} );

	it( 'links to a screen of this app', () => {
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
	] )( 'rejects %s', ( fallback ) => {
		expect( getFallback( { fallback } ) ).toBeUndefined();
	} );
} );
