import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { php, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const NAME = 'Product test';

// cspell:ignore filechooser
const FILE_CHOOSER = 'filechooser';

const CLEAR = `
	global $wpdb;
	foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE '${ NAME }%'" ) as $id ) {
		wp_delete_post( $id, true );
		$wpdb->delete( $wpdb->prefix . 'storedeck_product_meta_lookup', array( 'product_id' => $id ) );
	}
`;

/** A PNG of one pixel. */
const PNG = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64'
);

test.describe( 'the screen of a product', () => {
	let opened;

	const create = ( fields ) =>
		php( `
			wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
			$request = new WP_REST_Request( 'POST', '/wc-analytics/products' );
			$request->set_body_params( json_decode( '${ JSON.stringify( {
				name: `${ NAME } Lamp`,
				regular_price: '20',
				manage_stock: true,
				stock_quantity: 5,
				...fields,
			} ) }', true ) );
			return rest_do_request( $request )->get_data()['id'];
		` );

	const read = ( id, key ) =>
		php( `return get_post_meta( ${ id }, '${ key }', true );` );

	test.beforeAll( async () => {
		php( `${ CLEAR } return true;` );
	} );

	test.afterEach( async () => {
		await opened?.context.close();
		opened = undefined;
	} );

	test.afterAll( async () => {
		php( `${ CLEAR } return true;` );
	} );

	async function open( path ) {
		opened = await openPage();
		await opened.page.goto( address( path ) );
		return opened;
	}

	const told = ( page, text ) =>
		page.locator( '.components-snackbar' ).filter( { hasText: text } );

	test( 'creates a product with price and stock by keyboard only, edits it, and fits at every width', async () => {
		const { page, faults } = await open( '/products/new' );
		const name = page.getByRole( 'textbox', { name: 'Name', exact: true } );
		await name.waitFor();
		const { keyboard } = page;
		const tabTo = async ( label ) => {
			for ( let step = 0; step < 60; step++ ) {
				const isThere = await page
					.locator( ':focus' )
					.evaluateAll(
						( elements, text ) =>
							elements.some( ( { labels } ) =>
								[ ...( labels ?? [] ) ].some(
									( { textContent } ) => textContent === text
								)
							),
						label
					);
				if ( isThere ) {
					return;
				}
				await keyboard.press( 'Tab' );
			}
			assert.fail( `${ label } is not reached with Tab.` );
		};
		// The focus begins in the first field.
		await page.locator( 'input:focus' ).waitFor();
		await tabTo( 'Name' );
		await keyboard.press( 'Control+s' );
		await page.getByText( '1 field needs your attention:' ).waitFor();
		assert.equal( await name.getAttribute( 'aria-invalid' ), 'true' );
		await tabTo( 'Name' );
		await keyboard.type( `${ NAME } Chair` );
		await tabTo( 'Regular price' );
		await keyboard.type( '12.50' );
		await tabTo( 'Sale price' );
		await keyboard.type( '12.50' );
		await keyboard.press( 'Control+s' );
		await page
			.getByText( 'The sale price must be lower than the regular price.' )
			.first()
			.waitFor();
		await keyboard.press( 'Control+A' );
		await keyboard.type( '9' );
		await tabTo( 'Manage stock' );
		await keyboard.press( 'Space' );
		await tabTo( 'Stock quantity' );
		await keyboard.type( '8' );
		await keyboard.press( 'Enter' );
		await told( page, 'Product created.' ).waitFor();
		await page.waitForURL( /path=%2Fproducts%2F\d+/ );
		const id = Number( /products%2F(\d+)/.exec( page.url() )?.[ 1 ] );
		assert.equal( read( id, '_regular_price' ), '12.50' );
		assert.equal( read( id, '_sale_price' ), '9' );
		assert.equal( read( id, '_stock' ), '8' );

		const sku = page.getByRole( 'textbox', { name: 'SKU' } );
		await sku.fill( 'product-test-1' );
		await page.getByRole( 'button', { name: 'Save product' } ).click();
		await told( page, 'Product saved.' ).waitFor();
		assert.equal( read( id, '_sku' ), 'product-test-1' );
		assert.equal( read( id, '_stock' ), '8' );
		await assertFitsEverywhere( page );
		// The sale price that the server refused.
		assert.deepEqual( faults, [
			'Failed to load resource: the server responded with a status of 400 (Bad Request)',
		] );
	} );

	test( 'uploads an image with a text and makes it the first one', async () => {
		const id = create();
		const { page } = await open( `/products/${ id }` );
		const pick = async ( name ) => {
			const chooser = page.waitForEvent( FILE_CHOOSER );
			await page.getByRole( 'button', { name: 'Upload files' } ).click();
			await (
				await chooser
			).setFiles( {
				name,
				mimeType: 'image/png',
				buffer: PNG,
			} );
		};
		await pick( 'product-test-a.png' );
		await page
			.getByRole( 'textbox', { name: 'Alternative text of image 1' } )
			.fill( 'A lamp' );
		await pick( 'product-test-b.png' );
		await page.getByRole( 'button', { name: 'Move image 2 up' } ).click();
		await page.getByRole( 'button', { name: 'Save product' } ).click();
		await told( page, 'Product saved.' ).waitFor();
		const main = Number( read( id, '_thumbnail_id' ) );
		const gallery = Number( read( id, '_product_image_gallery' ) );
		assert.ok( main > gallery && gallery > 0 );
		assert.equal(
			php(
				`return get_post_meta( ${ gallery }, '_wp_attachment_image_alt', true );`
			),
			'A lamp'
		);
		// The media library of WordPress.
		await page.getByRole( 'button', { name: 'Add images' } ).click();
		await page
			.getByRole( 'heading', { name: 'Select or upload images' } )
			.waitFor();
		php(
			`wp_delete_attachment( ${ main }, true ); wp_delete_attachment( ${ gallery }, true ); return true;`
		);
	} );

	test( 'creates the variations of an attribute and saves a price of one', async () => {
		const id = create( { manage_stock: false } );
		const { page } = await open( `/products/${ id }` );
		await page
			.getByRole( 'combobox', { name: 'Product type' } )
			.selectOption( 'Variable product' );
		await page
			.getByRole( 'textbox', { name: 'Name of the attribute' } )
			.fill( 'Shade' );
		await page.getByRole( 'button', { name: 'Add attribute' } ).click();
		const value = page.getByRole( 'textbox', {
			name: 'New value of Shade',
		} );
		for ( const shade of [ 'Red', 'Blue' ] ) {
			await value.fill( shade );
			await value.press( 'Enter' );
		}
		await page
			.getByRole( 'button', { name: 'Create all variations' } )
			.click();
		await told( page, '2 variations created.' ).waitFor();
		const row = page.getByRole( 'group', { name: `${ NAME } Lamp - Red` } );
		await row
			.getByRole( 'button', {
				name: `${ NAME } Lamp - Red`,
				exact: true,
			} )
			.click();
		await row
			.getByRole( 'textbox', { name: 'Regular price' } )
			.fill( '31' );
		await row
			.getByRole( 'textbox', { name: 'SKU' } )
			.fill( 'product-test-red' );
		await page.getByRole( 'button', { name: 'Save product' } ).click();
		await told( page, 'Product saved.' ).last().waitFor();
		await page
			.getByText( 'Unsaved changes' )
			.waitFor( { state: 'detached' } );
		assert.deepEqual(
			php( `
				global $wpdb;
				return $wpdb->get_col( "SELECT m.meta_value FROM $wpdb->posts p INNER JOIN $wpdb->postmeta m ON m.post_id = p.ID
					WHERE p.post_parent = ${ id } AND p.post_type = 'product_variation' AND m.meta_key IN ( '_regular_price', '_sku' ) ORDER BY m.meta_value" );
			` ),
			[ '31', 'product-test-red' ]
		);
	} );

	test( 'lists a new product, also as a draft, and finds it in Stock', async () => {
		create( { name: `${ NAME } Found` } );
		create( { name: `${ NAME } Draft`, status: 'draft' } );
		const { page, faults } = await open( '/products' );
		await page
			.getByRole( 'searchbox', { name: 'Search products' } )
			.fill( NAME );
		await page.getByRole( 'link', { name: `${ NAME } Found` } ).waitFor();
		await page.getByRole( 'link', { name: 'Draft', exact: true } ).click();
		await page
			.getByRole( 'link', { name: `${ NAME } Found` } )
			.waitFor( { state: 'detached' } );
		await page.getByRole( 'link', { name: `${ NAME } Draft` } ).click();
		await page
			.getByRole( 'textbox', { name: 'Name', exact: true } )
			.waitFor();
		await page.goto( address( '/stock', { search: NAME } ) );
		await page
			.getByRole( 'link', { name: `Edit ${ NAME } Found` } )
			.click();
		await page.getByRole( 'textbox', { name: 'Stock quantity' } ).waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'changes prices of several products by keyboard, with the prices shown before, and undoes it', async () => {
		const ids = [ '20', '0.35' ].map( ( price, at ) =>
			create( { name: `${ NAME } Bulk ${ at }`, regular_price: price } )
		);
		const prices = () => ids.map( ( id ) => read( id, '_regular_price' ) );
		const { page, faults } = await open( '/products' );
		await page
			.getByRole( 'searchbox', { name: 'Search products' } )
			.fill( `${ NAME } Bulk` );
		await expect( page.locator( 'tbody tr' ) ).toHaveCount( 2 );
		await page.getByRole( 'checkbox', { name: 'Select all' } ).focus();
		await page.keyboard.press( 'Space' );
		await page.getByText( '2 selected' ).waitFor();
		await page
			.getByRole( 'combobox', { name: 'Bulk actions' } )
			.selectOption( 'regular_price' );
		await page.getByRole( 'textbox', { name: 'Percent' } ).fill( '10' );
		await assertFitsEverywhere( page );
		await page.getByRole( 'textbox', { name: 'Percent' } ).press( 'Enter' );
		const dialog = page.getByRole( 'dialog' );
		await expect( dialog ).toContainText( '$20.00 → $22.00' );
		await expect( dialog ).toContainText( '$0.35 → $0.39' );
		await assertFitsEverywhere( page );
		await dialog
			.getByRole( 'button', { name: 'Change regular price' } )
			.press( 'Enter' );
		const notice = told( page, '2 prices changed.' );
		await notice.waitFor();
		assert.deepEqual( prices(), [ '22.00', '0.39' ] );
		await notice.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
		await told( page, 'Change undone.' ).waitFor();
		assert.deepEqual( prices(), [ '20', '0.35' ] );
		assert.deepEqual( faults, [] );
	} );
} );
