import { getDocumentTitle } from '../document-title';

describe( 'getDocumentTitle', () => {
	it( 'lists the breadcrumbs in reverse order', () => {
		expect(
			getDocumentTitle( [ 'Analytics', 'Revenue' ], 'My store' )
		).toBe( 'Revenue ‹ Analytics ‹ My store — Storedeck' );
	} );

	it( 'uses the label of a linked breadcrumb', () => {
		expect( getDocumentTitle( [ { label: 'Home', path: '/' } ], '' ) ).toBe(
			'Home — Storedeck'
		);
	} );

	it( 'decodes the site title', () => {
		expect( getDocumentTitle( [], 'Tea &amp; Sons' ) ).toBe(
			'Tea & Sons — Storedeck'
		);
	} );
} );
