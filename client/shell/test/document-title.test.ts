import { getDocumentTitle } from '../document-title';

describe( 'getDocumentTitle', () => {
	it( 'reads from the page outwards', () => {
		expect(
			getDocumentTitle( [ 'Analytics', 'Revenue' ], 'My shop' )
		).toBe( 'Revenue ‹ Analytics ‹ My shop — Storedeck' );
	} );

	it( 'takes the label of a step that leads somewhere', () => {
		expect( getDocumentTitle( [ { label: 'Home', path: '/' } ], '' ) ).toBe(
			'Home — Storedeck'
		);
	} );

	it( 'shows an encoded site title as its owner wrote it', () => {
		expect( getDocumentTitle( [], 'Tea &amp; Sons' ) ).toBe(
			'Tea & Sons — Storedeck'
		);
	} );
} );
