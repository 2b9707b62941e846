import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, php, site } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const NAME = 'Stocktest';
const PRODUCTS = '/wc-analytics/products';

/** Products with stock; a variation names its parent. */
const MADE = {
	shirt: {
		name: `${ NAME } Shirt`,
		type: 'variable',
		attributes: [
			{ name: 'Size', options: [ 'S', 'M' ], variation: true },
		],
	},
	ball: {
		name: `${ NAME } Ball`,
		sku: 'sj-ball',
		manage_stock: true,
		stock_quantity: 5,
		low_stock_amount: 3,
	},
	cup: {
		name: `${ NAME } Cup`,
		manage_stock: true,
		stock_quantity: 9,
		backorders: 'yes',
	},
	free: { name: `${ NAME } Download` },
	small: {
		of: 'shirt',
		manage_stock: true,
		stock_quantity: 2,
		backorders: 'yes',
		regular_price: '5',
		attributes: [ { name: 'Size', option: 'S' } ],
	},
};

test.describe( 'the Stock screen', () => {
	let ids;
	let opened;

	const CLEAR = `
		global $wpdb;
		foreach ( $wpdb->get_col( "SELECT ID FROM $wpdb->posts WHERE post_title LIKE '${ NAME }%'" ) as $id ) {
			wp_delete_post( $id, true );
			$wpdb->delete( $wpdb->prefix . 'storedeck_product_meta_lookup', array( 'product_id' => $id ) );
		}
	`;

	test.beforeEach( () => {
		// Created through the API in one PHP process.
		ids = php( `
			${ CLEAR }
			wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
			$ids = array();
			foreach ( ${ asPhp( MADE ) } as $name => $fields ) {
				$of      = isset( $fields['of'] ) ? '/' . $ids[ $fields['of'] ] . '/variations' : '';
				$request = new WP_REST_Request( 'POST', '${ PRODUCTS }' . $of );
				unset( $fields['of'] );
				$request->set_body_params( $fields + array( 'status' => 'publish' ) );
				$answer = rest_do_request( $request );
				if ( 201 !== $answer->get_status() ) {
					throw new Exception( wp_json_encode( $answer->get_data() ) );
				}
				$ids[ $name ] = $answer->get_data()['id'];
			}
			return $ids;
		` );
	} );

	test.afterEach( async () => {
		await opened?.context.close();
		opened = undefined;
	} );

	test.afterAll( async () => {
		php( `${ CLEAR } return true;` );
	} );

	async function open() {
		opened = await openPage();
		await opened.page.goto( address( '/stock', { search: NAME } ) );
		return opened;
	}

	const field = ( page, name ) =>
		page.getByRole( 'textbox', {
			name: `Quantity of ${ NAME } ${ name }`,
		} );

	/** Shows the variations of the shirt. */
	const openGroup = ( page ) =>
		page
			.getByRole( 'button', { name: `1 variation of ${ NAME } Shirt` } )
			.press( 'Enter' );

	const rowOf = ( page, name ) =>
		page.locator( '.storedeck-stock__table tbody tr' ).filter( {
			has: page.getByRole( 'link', { name: `Edit ${ NAME } ${ name }` } ),
		} );

	const stored = ( name ) =>
		php(
			`return (int) get_post_meta( ${ ids[ name ] }, '_stock', true );`
		);

	const saved = ( page, name ) =>
		page.waitForResponse(
			( response ) =>
				response.url().includes( `/${ ids[ name ] }` ) &&
				response.request().method() !== 'GET'
		);

	/** The number of variations is below the name, which is as wide in its column as one without. */
	async function assertNameFits( page, width ) {
		const row = rowOf( page, 'Shirt' );
		const name = await row.getByRole( 'link' ).boundingBox();
		const note = await row.getByText( '1 variation' ).boundingBox();
		assert.ok( note.y >= name.y + name.height - 1, `at ${ width } px` );
		const [ shirt, ball ] = await Promise.all(
			[ 'Shirt', 'Ball' ].map( ( product ) =>
				rowOf( page, product )
					.locator( '.storedeck-stock-product__text' )
					.boundingBox()
			)
		);
		assert.equal( shirt.width, ball.width, `at ${ width } px` );
	}

	test( 'fits at every width, with variations and an error', async () => {
		const { page, faults } = await open();
		await rowOf( page, 'Shirt' ).getByText( '1 variation' ).waitFor();
		for ( const width of [ 1440, 799, 783 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			await assertNameFits( page, width );
		}
		await openGroup( page );
		await field( page, 'Shirt - S' ).waitFor();
		await field( page, 'Ball' ).fill( 'x' );
		await field( page, 'Ball' ).press( 'Enter' );
		await page
			.getByText( 'Type a number with at most four decimals.' )
			.waitFor();
		await assertFitsEverywhere( page, {
			look: async ( width ) => {
				const hidden = await page
					.locator(
						'.storedeck-stock__table .woocommerce-table__table'
					)
					.evaluate(
						( table ) => table.scrollWidth - table.clientWidth
					);
				// On a phone or tablet rows are cards.
				assert.ok( width > 782 || hidden <= 0, `${ hidden } px` );
			},
		} );
		assert.deepEqual( faults, [] );
	} );

	test( 'edits quantities of products and variations with Enter, Escape and Tab', async () => {
		const { page, faults } = await open();
		await openGroup( page );
		const size = field( page, 'Shirt - S' );
		await size.fill( '-4' );
		const isSaved = saved( page, 'small' );
		await size.press( 'Enter' );
		await isSaved;
		assert.equal( stored( 'small' ), -4 );
		await rowOf( page, 'Shirt' ).getByText( '-4 in total' ).waitFor();

		await field( page, 'Ball' ).focus();
		let answer = saved( page, 'ball' );
		await page.keyboard.type( '3' );
		await page.keyboard.press( 'Enter' );
		// Shown before the response; the stock is now low.
		assert.equal( await field( page, 'Ball' ).inputValue(), '3' );
		await answer;
		assert.equal( stored( 'ball' ), 3 );
		await rowOf( page, 'Ball' )
			.getByText( 'Low', { exact: true } )
			.waitFor();
		await expect( field( page, 'Ball' ) ).toBeFocused();

		await page.keyboard.press( 'Control+A' );
		await page.keyboard.type( '77' );
		await page.keyboard.press( 'Escape' );
		assert.equal( await field( page, 'Ball' ).inputValue(), '3' );

		answer = saved( page, 'ball' );
		await page.keyboard.press( 'Control+A' );
		await page.keyboard.type( '0' );
		await page.keyboard.press( 'Tab' );
		await answer;
		assert.equal( stored( 'ball' ), 0 );
		await rowOf( page, 'Ball' ).getByText( 'Out of stock' ).waitFor();
		// The next control has the focus and the row keeps its place.
		assert.equal( await page.locator( ':focus' ).count(), 1 );
		assert.deepEqual( faults, [] );
	} );

	test( 'asks which quantity is right when another tab changed it', async () => {
		const { page, context, faults } = await open();
		const ball = field( page, 'Ball' );
		await ball.waitFor();
		const other = await context.newPage();
		await other.goto( address( '/stock', { search: NAME } ) );
		await field( other, 'Ball' ).fill( '12' );
		await field( other, 'Ball' ).press( 'Enter' );
		await rowOf( other, 'Ball' ).getByText( '✓' ).waitFor();

		await ball.fill( '3' );
		await ball.press( 'Enter' );
		const changed = page.getByText(
			'Stock quantity was changed to 12 in the meantime.'
		);
		await changed.waitFor();
		assert.equal( stored( 'ball' ), 12 );
		assert.equal( await ball.inputValue(), '3' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await changed.waitFor( { state: 'detached' } );
		assert.equal( await ball.inputValue(), '12' );

		await field( other, 'Ball' ).fill( '15' );
		await field( other, 'Ball' ).press( 'Enter' );
		await rowOf( other, 'Ball' ).getByText( '✓' ).waitFor();
		await ball.fill( '4' );
		await ball.press( 'Enter' );
		const answer = saved( page, 'ball' );
		await page.getByRole( 'button', { name: 'Save 4' } ).click();
		await answer;
		await rowOf( page, 'Ball' ).getByText( '✓' ).waitFor();
		assert.equal( stored( 'ball' ), 4 );
		// A browser reports the refused request.
		assert.deepEqual(
			faults.filter( ( fault ) => ! fault.includes( '409' ) ),
			[]
		);
	} );
} );
