import assert from 'node:assert/strict';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, php, site, sql } from '../setup/site.mjs';
import { expect, openPage, test } from '../setup/test.mjs';

const REVIEWS = '/wc-analytics/products/reviews';
const NAME = 'Test lamp';
const LONG_TEXT = `${ 'It shines on the table. '.repeat( 30 ) }The end.`;

/** Reviews of the product: name, status, stars, text. */
const MADE = [
	[ 'Ada', 'hold', 5, LONG_TEXT ],
	[
		'Bo',
		'approved',
		1,
		'Broke <b>at once</b>.<img src=x onerror="window.isBroken = 1">',
	],
	[ 'Cleo', 'approved', 5, 'Fine.' ],
	[ 'Dan', 'spam', 3, 'Buy my pills.' ],
];

const ROW = '.storedeck-reviews__table tbody tr';

test.describe( 'the Reviews screen', () => {
	let product;
	let ids;
	let opened;

	const CLEAR = `
		foreach ( get_posts( array( 'post_type' => 'product', 'post_status' => 'any', 'title' => '${ NAME }', 'numberposts' => -1 ) ) as $post ) {
			foreach ( get_comments( array( 'post_id' => $post->ID, 'status' => 'any', 'type' => '' ) ) as $comment ) {
				wp_delete_comment( $comment->comment_ID, true );
			}
			wp_delete_post( $post->ID, true );
		}
	`;

	test.beforeEach( () => {
		// Created through the API in one PHP process.
		( { product, ids } = php( `
			${ CLEAR }
			wp_set_current_user( get_user_by( 'login', '${ site.user }' )->ID );
			$product = wp_insert_post( array( 'post_type' => 'product', 'post_title' => '${ NAME }', 'post_status' => 'draft', 'comment_status' => 'open', 'post_date' => '2011-01-01 00:00:00' ) );
			$ids = array();
			foreach ( ${ asPhp( MADE ) } as list( $reviewer, $status, $rating, $review ) ) {
				$request = new WP_REST_Request( 'POST', '${ REVIEWS }' );
				$request->set_body_params( array(
					'product_id'     => $product,
					'reviewer'       => $reviewer,
					'reviewer_email' => strtolower( $reviewer ) . '@example.test',
					'review'         => $review,
					'rating'         => $rating,
					'status'         => $status,
				) );
				$ids[ $reviewer ] = rest_do_request( $request )->get_data()['id'];
			}
			return array( 'product' => $product, 'ids' => $ids );
		` ) );
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
		await opened.page.goto( address( '/reviews', { product } ) );
		return opened;
	}

	const rowOf = ( page, name ) =>
		page.locator( ROW ).filter( { hasText: `${ name }@example.test` } );

	const actionButton = ( page, label, name ) =>
		page.getByRole( 'button', { name: `${ label }: review by ${ name }` } );

	const stored = ( name ) =>
		sql(
			`SELECT comment_approved AS status FROM {prefix}comments WHERE comment_ID = ${ ids[ name ] }`
		)[ 0 ]?.status;

	const snackbar = ( page, text ) =>
		page.locator( '.components-snackbar' ).filter( { hasText: text } );

	/** Author, rating, text and actions of a review are all visible on a phone. */
	async function assertRowFits( page, width ) {
		const row = rowOf( page, 'ada' );
		for ( const part of [
			row.getByRole( 'rowheader' ),
			row.getByRole( 'img', { name: /out of 5/ } ),
			row.locator( '.storedeck-review__text' ),
			actionButton( page, 'Trash', 'Ada' ),
		] ) {
			const box = await part.boundingBox();
			assert.ok( box.x >= 0 && box.x + box.width <= width );
		}
		const table = page.locator( '.woocommerce-table__table' );
		assert.ok(
			await table.evaluate(
				( { scrollWidth, clientWidth } ) => scrollWidth <= clientWidth
			)
		);
	}

	test( 'lists reviews as text with counts by status, and fits at every width', async () => {
		const { page, faults } = await open();
		const links = page
			.getByRole( 'navigation', { name: 'Filter reviews by status' } )
			.getByRole( 'link' );
		await expect( links ).toHaveText( [
			/^All\s*\(3\)$/,
			/^Pending\s*\(1\)$/,
			/^Approved\s*\(2\)$/,
			/^Spam\s*\(1\)$/,
			/^Trash\s*\(0\)$/,
		] );
		await expect( page.locator( ROW ) ).toHaveCount( 3 );
		await rowOf( page, 'bo' ).getByText( 'Broke at once.' ).waitFor();
		assert.equal( await page.evaluate( () => window.isBroken ), undefined );
		await actionButton( page, 'Reply', 'Bo' ).click();
		await page.getByLabel( 'Reply to Bo' ).waitFor();
		await assertFitsEverywhere( page, {
			look: ( width ) => width === 390 && assertRowFits( page, width ),
		} );
		assert.deepEqual( faults, [] );
	} );

	test( 'can be moderated, undone and answered with the keyboard alone', async () => {
		const { page, faults } = await open();
		await actionButton( page, 'Approve', 'Ada' ).focus();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		const told = snackbar( page, '1 review marked as spam.' );
		await told.waitFor();
		await rowOf( page, 'ada' ).waitFor( { state: 'detached' } );
		assert.equal( stored( 'Ada' ), 'spam' );
		// The focus moved to the row in its place.
		await page.locator( 'tbody tr :focus' ).waitFor();
		const undone = page.waitForResponse(
			( response ) =>
				response.url().includes( `/reviews/${ ids.Ada }` ) &&
				response.request().method() !== 'GET'
		);
		await told.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
		await undone;
		await rowOf( page, 'ada' ).waitFor();
		assert.equal( stored( 'Ada' ), '0' );
		await expect( page.locator( ':focus' ) ).toHaveCount( 1 );

		const reply = actionButton( page, 'Reply', 'Bo' );
		await reply.press( 'Enter' );
		await page.getByLabel( 'Reply to Bo' ).waitFor();
		await page.keyboard.press( 'Escape' );
		await expect( reply ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.type( 'Sorry! <i>We</i> send a new one.' );
		await page.keyboard.press( 'Control+Enter' );
		await snackbar( page, 'Reply added.' ).waitFor();
		await rowOf( page, 'bo' ).getByText( 'We send a new one.' ).waitFor();
		const [ { text, user_id: author, status } ] = sql(
			`SELECT comment_content AS text, user_id, comment_approved AS status FROM {prefix}comments WHERE comment_parent = ${ ids.Bo }`
		);
		assert.deepEqual( [ Number( author ), status ], [ 1, '1' ] );
		assert.match( text, /We.* send a new one/ );
		assert.deepEqual( faults, [] );
	} );
} );
