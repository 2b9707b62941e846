import { isRTL } from '@wordpress/i18n';
import { applyAppearance, mirror } from '../appearance';
import { readPlace } from '../place';

describe( 'mirror', () => {
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
	] )( 'turns %s, and back', ( left, right ) => {
		expect( mirror( left, 'rtl' ) ).toBe( right );
		expect( mirror( right, 'rtl' ) ).toBe( right );
		expect( mirror( right, 'ltr' ) ).toBe( left );
	} );
} );

describe( 'applyAppearance', () => {
	afterEach( () => applyAppearance( readPlace( '' ) ) );

	it( 'turns the page and its texts', async () => {
		await applyAppearance( readPlace( '#/?dir=rtl' ) );
		expect( document.documentElement.dir ).toBe( 'rtl' );
		expect( document.body ).toHaveClass( 'rtl' );
		expect( isRTL() ).toBe( true );
		await applyAppearance( readPlace( '' ) );
		expect( document.body ).not.toHaveClass( 'rtl' );
		expect( isRTL() ).toBe( false );
	} );

	it( 'has one kind of colors at a time', async () => {
		const root = document.documentElement;
		await applyAppearance( readPlace( '#/?colors=dark' ) );
		expect( root ).toHaveClass( 'is-storedeck-dark' );
		await applyAppearance( readPlace( '#/?colors=contrast' ) );
		expect( root ).toHaveClass( 'is-storedeck-contrast' );
		expect( root ).not.toHaveClass( 'is-storedeck-dark' );
	} );
} );
