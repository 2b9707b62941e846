import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, php, site } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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

	async function open( query = {}, options ) {
		opened = await openPage( options );
		await opened.page.goto(
			address( '/stock', { search: NAME, ...query } )
		);
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

	test( 'lists products and variations and says why some are read-only', async () => {
		const { page, faults } = await open();
		await field( page, 'Ball' ).waitFor();
		assert.equal( await field( page, 'Ball' ).inputValue(), '5' );
		await rowOf( page, 'Ball' )
			.getByText( 'In stock', { exact: true } )
			.waitFor();
		await rowOf( page, 'Ball' ).getByText( 'Not allowed' ).waitFor();
		await rowOf( page, 'Ball' ).getByText( 'sj-ball' ).waitFor();
		await rowOf( page, 'Cup' ).getByText( 'Allowed' ).waitFor();
		await rowOf( page, 'Download' ).getByText( 'Not tracked' ).waitFor();
		await rowOf( page, 'Shirt' ).getByText( '2 in total' ).waitFor();
		assert.equal( await field( page, 'Shirt - S' ).count(), 0 );
		await openGroup( page );
		await field( page, 'Shirt - S' ).waitFor();
		assert.equal( await field( page, 'Shirt - S' ).inputValue(), '2' );
		await page.getByRole( 'link', { name: /^Low stock/ } ).click();
		await field( page, 'Ball' ).waitFor( { state: 'detached' } );
		assert.equal(
			new URL( page.url() ).searchParams.get( 'type' ),
			'lowstock'
		);
		await field( page, 'Shirt - S' ).waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'edits quantities with Enter, Escape and Tab', async () => {
		const { page, faults } = await open();
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
		assert.equal(
			await page.locator( ':focus' ).getAttribute( 'aria-label' ),
			`Quantity of ${ NAME } Ball`
		);

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

	test( 'saves variations and refuses invalid numbers', async () => {
		const { page } = await open();
		await openGroup( page );
		const size = field( page, 'Shirt - S' );
		await size.fill( '-4' );
		const answer = saved( page, 'small' );
		await size.press( 'Enter' );
		await answer;
		assert.equal( stored( 'small' ), -4 );
		await rowOf( page, 'Shirt' ).getByText( '-4 in total' ).waitFor();
		await size.fill( '1.5' );
		await size.press( 'Enter' );
		await page.getByText( 'Type a whole number.' ).waitFor();
		assert.equal( stored( 'small' ), -4 );
		assert.equal( await size.getAttribute( 'aria-invalid' ), 'true' );
		await size.press( 'Escape' );
		assert.equal( await size.inputValue(), '-4' );
	} );

	test( 'saves several quick edits on a slow site', async () => {
		const { page, faults } = await open();
		const arrived = [];
		// The first request takes longer than the next ones.
		await page.route(
			new RegExp( `/products/${ ids.ball }` ),
			async ( route ) => {
				if ( route.request().method() === 'GET' ) {
					return route.continue();
				}
				const { stock_quantity: number } = route
					.request()
					.postDataJSON();
				if ( arrived.length === 0 ) {
					await new Promise( ( done ) => setTimeout( done, 600 ) );
				}
				arrived.push( number );
				return route.continue();
			}
		);
		const ball = field( page, 'Ball' );
		await ball.waitFor();
		for ( const number of [ '6', '7', '8' ] ) {
			await ball.fill( number );
			await ball.press( 'Enter' );
			assert.equal( await ball.inputValue(), number );
		}
		const cup = field( page, 'Cup' );
		await cup.fill( '1' );
		await cup.press( 'Tab' );
		await rowOf( page, 'Ball' ).getByText( '✓' ).waitFor();
		await rowOf( page, 'Cup' ).getByText( '✓' ).waitFor();
		assert.deepEqual( arrived, [ 6, 7, 8 ] );
		assert.equal( stored( 'ball' ), 8 );
		assert.equal( stored( 'cup' ), 1 );
		assert.equal( await ball.inputValue(), '8' );
		assert.deepEqual( faults, [] );
	} );

	test( 'reverts a failed save, keeps the typed value and says why', async () => {
		const { page } = await open();
		let fails = true;
		await page.route( new RegExp( `/products/${ ids.ball }` ), ( route ) =>
			fails && route.request().method() !== 'GET'
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: '{"code":"no","message":"The shelf is locked."}',
				  } )
				: route.continue()
		);
		const ball = field( page, 'Ball' );
		await ball.fill( '0' );
		await ball.press( 'Enter' );
		await page.getByText( 'The shelf is locked.' ).waitFor();
		await page.getByText( 'Unchanged: 5 in stock.' ).waitFor();
		assert.equal( await ball.inputValue(), '0' );
		await rowOf( page, 'Ball' )
			.getByText( 'In stock', { exact: true } )
			.waitFor();
		// Leaving now asks for confirmation.
		await page.getByRole( 'link', { name: /^Out of stock/ } ).click();
		await page.getByText( 'You have unsaved changes.' ).waitFor();
		await page.getByRole( 'button', { name: 'Cancel' } ).click();
		fails = false;
		await ball.press( 'Enter' );
		await rowOf( page, 'Ball' ).getByText( '✓' ).waitFor();
		assert.equal( stored( 'ball' ), 0 );
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

	test( 'sets several quantities at once and undoes it', async () => {
		const { page, faults } = await open();
		await openGroup( page );
		await field( page, 'Shirt - S' ).waitFor();
		await page.getByRole( 'checkbox', { name: 'Select all' } ).check();
		await page.getByText( '3 selected' ).waitFor();
		await page.getByLabel( 'Bulk actions' ).selectOption( 'Set quantity' );
		await page.getByLabel( 'New quantity' ).fill( '12' );
		await page.getByRole( 'button', { name: 'Apply' } ).click();
		const told = page
			.locator( '.components-snackbar' )
			.filter( { hasText: 'Stock updated for 3 products.' } );
		await told.waitFor();
		assert.deepEqual(
			[ 'ball', 'cup', 'small' ].map( stored ),
			[ 12, 12, 12 ]
		);
		const answers = [ 'ball', 'cup', 'small' ].map( ( name ) =>
			saved( page, name )
		);
		await told.getByRole( 'button', { name: 'Undo' } ).click();
		await Promise.all( answers );
		assert.deepEqual(
			[ 'ball', 'cup', 'small' ].map( stored ),
			[ 5, 9, 2 ]
		);
		assert.deepEqual( faults, [] );
	} );

	test( 'keeps the order of rows until the list is refreshed', async () => {
		const { page } = await open( {
			orderby: 'stock_quantity',
			order: 'asc',
		} );
		await openGroup( page );
		await field( page, 'Shirt - S' ).waitFor();
		const ball = field( page, 'Ball' );
		await ball.fill( '100' );
		await ball.press( 'Enter' );
		await page.getByText( 'Sorting is paused while you edit.' ).waitFor();
		const names = () =>
			page
				.locator( '.storedeck-stock__table tbody input[type="text"]' )
				.evaluateAll( ( inputs ) =>
					inputs.map( ( input ) =>
						input.ariaLabel.split( ' ' ).pop()
					)
				);
		assert.deepEqual( await names(), [ 'S', 'Ball', 'Cup' ] );
		await page.getByRole( 'button', { name: 'Update list' } ).click();
		await page
			.getByText( 'Sorting is paused while you edit.' )
			.waitFor( { state: 'detached' } );
		assert.deepEqual( await names(), [ 'S', 'Cup', 'Ball' ] );
	} );

	test( 'finds a product by its variation and shows that one alone', async () => {
		const { page, faults } = await open( {
			search: `${ NAME } Shirt - S`,
		} );
		await field( page, 'Shirt - S' ).waitFor();
		await rowOf( page, 'Shirt' ).getByText( '2 in total' ).waitFor();
		assert.equal( await field( page, 'Ball' ).count(), 0 );
		assert.deepEqual( faults, [] );
	} );

	test( 'saves the status of a product whose quantity is not tracked', async () => {
		const { page, faults } = await open();
		const status = page.getByRole( 'combobox', {
			name: `Status of ${ NAME } Download`,
		} );
		const answer = saved( page, 'free' );
		await status.selectOption( 'Out of stock' );
		await answer;
		await page.reload();
		await status.waitFor();
		assert.equal( await status.inputValue(), 'outofstock' );
		assert.deepEqual( faults, [] );
	} );

	test( 'shows the number of variations below the name of the product', async () => {
		const { page } = await open();
		const row = rowOf( page, 'Shirt' );
		await row.getByText( '1 variation' ).waitFor();
		const getWidth = async ( name ) => {
			const text = rowOf( page, name ).locator(
				'.storedeck-stock-product__text'
			);
			return ( await text.boundingBox() ).width;
		};
		for ( const width of [ 1440, 799, 782, 600, 390 ] ) {
			await page.setViewportSize( { width, height: 900 } );
			const name = await row.getByRole( 'link' ).boundingBox();
			const note = await row.getByText( '1 variation' ).boundingBox();
			assert.ok( note.y >= name.y + name.height - 1, `at ${ width } px` );
			// As wide as a name without a note.
			assert.equal( await getWidth( 'Shirt' ), await getWidth( 'Ball' ) );
		}
	} );

	test( 'reports that loading failed and retries', async () => {
		opened = await openPage();
		const { page } = opened;
		let fails = true;
		await page.route( /reports\/stock\?/, ( route ) =>
			fails
				? route.fulfill( {
						status: 400,
						contentType: 'application/json',
						body: '{"code":"no","message":"Not today."}',
				  } )
				: route.continue()
		);
		await page.goto( address( '/stock', { search: NAME } ) );
		await page.getByText( 'Could not load stock.' ).waitFor();
		fails = false;
		await page.getByRole( 'button', { name: 'Reload' } ).click();
		await field( page, 'Ball' ).waitFor();
		await page.getByRole( 'searchbox' ).fill( `${ NAME } nothing` );
		await page.getByText( 'No products found.' ).waitFor();
	} );

	test( 'fits and is accessible at every width', async () => {
		const { page, faults } = await open();
		await openGroup( page );
		await field( page, 'Shirt - S' ).waitFor();
		await field( page, 'Ball' ).fill( 'x' );
		await field( page, 'Ball' ).press( 'Enter' );
		await page.getByText( 'Type a whole number.' ).waitFor();
		await assertFitsEverywhere( page );
		assert.deepEqual( faults, [] );
	} );
} );
