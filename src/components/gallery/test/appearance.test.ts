import { isRTL } from '@wordpress/i18n';
import { applyAppearance, getMirroredUrl } from '../appearance';
import { parseRoute } from '../route';

describe( 'getMirroredUrl', () => {
	it.each( [
		[
			'/wp-admin/load-styles.php?c=0&dir=ltr&load=common',
			'/wp-admin/load-styles.php?c=0&dir=rtl&load=common',
		],
		[
			'/wp-includes/css/dist/components/style.min.css?ver=6.5',
			'/wp-includes/css/dist/components/style-rtl.min.css?ver=6.5',
		],
		[
			'/wp-content/mu-plugins/storedeck-gallery/gallery.css?ver=1',
			'/wp-content/mu-plugins/storedeck-gallery/gallery-rtl.css?ver=1',
		],
		[
			'/wp-content/themes/shop/style.css',
			'/wp-content/themes/shop/style.css',
		],
	] )( 'converts %s in both directions', ( left, right ) => {
		expect( getMirroredUrl( left, 'rtl' ) ).toBe( right );
		expect( getMirroredUrl( right, 'rtl' ) ).toBe( right );
		expect( getMirroredUrl( right, 'ltr' ) ).toBe( left );
	} );
} );

describe( 'applyAppearance', () => {
	afterEach( () => applyAppearance( parseRoute( '' ) ) );

	it( 'sets the writing direction of the page and its texts', async () => {
		await applyAppearance( parseRoute( '#/?dir=rtl' ) );
		expect( document.documentElement.dir ).toBe( 'rtl' );
		expect( document.body ).toHaveClass( 'rtl' );
		expect( isRTL() ).toBe( true );
		await applyAppearance( parseRoute( '' ) );
		expect( document.body ).not.toHaveClass( 'rtl' );
		expect( isRTL() ).toBe( false );
	} );

	it( 'applies one color scheme at a time', async () => {
		const root = document.documentElement;
		await applyAppearance( parseRoute( '#/?colors=dark' ) );
		expect( root ).toHaveClass( 'is-storedeck-dark' );
		await applyAppearance( parseRoute( '#/?colors=contrast' ) );
		expect( root ).toHaveClass( 'is-storedeck-contrast' );
		expect( root ).not.toHaveClass( 'is-storedeck-dark' );
	} );
} );
