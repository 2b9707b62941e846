import assert from 'node:assert/strict';
import { signInUsers } from '../contract/rest/support/users.mjs';
import { address } from '../setup/browser.mjs';
import { assertFitsEverywhere } from '../setup/checks.mjs';
import { asPhp, php, site, sql } from '../setup/site.mjs';
import { openPage, test } from '../setup/test.mjs';

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

	async function open( query = {}, options ) {
		opened = await openPage( options );
		await opened.page.goto( address( '/reviews', { product, ...query } ) );
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

	const counts = ( page ) =>
		page
			.getByRole( 'navigation', { name: 'Filter reviews by status' } )
			.getByRole( 'link' )
			.allInnerTexts();

	const snackbar = ( page, text ) =>
		page.locator( '.components-snackbar' ).filter( { hasText: text } );

	const countsAre = async ( page, expected ) => {
		for ( const text of expected ) {
			await page
				.getByRole( 'navigation', { name: 'Filter reviews by status' } )
				.getByRole( 'link', { name: text } )
				.waitFor();
		}
		assert.deepEqual(
			( await counts( page ) ).map( ( text ) =>
				text.replace( /\s+/g, ' ' )
			),
			expected
		);
	};

	test( 'lists reviews newest first, as text, with counts by status', async () => {
		const { page, faults } = await open();
		await rowOf( page, 'ada' ).waitFor();
		await countsAre( page, [
			'All (3)',
			'Pending (1)',
			'Approved (2)',
			'Spam (1)',
			'Trash (0)',
		] );
		assert.equal( await page.locator( ROW ).count(), 3 );
		const ada = rowOf( page, 'ada' );
		await ada.getByText( 'Pending approval' ).waitFor();
		await ada.getByRole( 'img', { name: '5 out of 5 stars.' } ).waitFor();
		assert.equal( await ada.getByText( 'The end.' ).count(), 0 );
		await page
			.getByRole( 'button', { name: 'Show more of the review by Ada' } )
			.click();
		await ada.getByText( 'The end.' ).waitFor();
		const bo = rowOf( page, 'bo' );
		await bo.getByText( 'Broke at once.' ).waitFor();
		assert.equal( await page.evaluate( () => window.isBroken ), undefined );
		assert.equal(
			new URL(
				await bo
					.getByRole( 'link', { name: NAME } )
					.getAttribute( 'href' )
			).searchParams.get( 'path' ),
			`/products/${ product }`
		);
		assert.deepEqual( faults, [] );
	} );

	test( 'filters by status, rating and search and keeps them in the URL', async () => {
		const { page } = await open();
		await rowOf( page, 'ada' ).waitFor();
		await page.getByLabel( 'Rating' ).selectOption( '5' );
		await rowOf( page, 'bo' ).waitFor( { state: 'detached' } );
		await countsAre( page, [
			'All (2)',
			'Pending (1)',
			'Approved (1)',
			'Spam (0)',
			'Trash (0)',
		] );
		await page
			.getByRole( 'searchbox', { name: 'Search reviews' } )
			.fill( 'Fine' );
		await rowOf( page, 'ada' ).waitFor( { state: 'detached' } );
		assert.equal( await page.locator( ROW ).count(), 1 );
		await page.reload();
		await rowOf( page, 'cleo' ).waitFor();
		assert.equal( await page.locator( ROW ).count(), 1 );
		const { searchParams } = new URL( page.url() );
		assert.equal( searchParams.get( 'rating' ), '5' );
		assert.equal( searchParams.get( 'search' ), 'Fine' );
		await page.getByRole( 'link', { name: /^Pending/ } ).click();
		await page.getByText( 'No reviews match these filters.' ).waitFor();
		await page.goBack();
		await rowOf( page, 'cleo' ).waitFor();
	} );

	test( 'approves, unapproves, trashes and restores a review and undoes each action', async () => {
		const { page, faults } = await open();
		const steps = [
			[ 'Approve', 'Ada', '1', '1 review approved.', '0' ],
			[
				'Unapprove',
				'Cleo',
				'0',
				'1 review marked as pending approval.',
				'1',
			],
			[ 'Spam', 'Bo', 'spam', '1 review marked as spam.', '1' ],
			[ 'Trash', 'Bo', 'trash', '1 review moved to trash.', '1' ],
		];
		for ( const [ label, name, status, told, earlier ] of steps ) {
			await actionButton( page, label, name ).click();
			await snackbar( page, told ).waitFor();
			assert.equal( stored( name ), status, label );
			const undone = page.waitForResponse(
				( response ) =>
					response.url().includes( `/reviews/${ ids[ name ] }` ) &&
					response.request().method() !== 'GET'
			);
			await snackbar( page, told )
				.getByRole( 'button', { name: 'Undo' } )
				.click();
			await undone;
			await actionButton( page, label, name ).waitFor();
			assert.equal( stored( name ), earlier, `undo ${ label }` );
			assert.equal( await page.locator( ':focus' ).count(), 1 );
		}
		await page.getByRole( 'link', { name: /^Spam/ } ).click();
		await actionButton( page, 'Not spam', 'Dan' ).click();
		await snackbar( page, '1 review restored from spam.' ).waitFor();
		assert.notEqual( stored( 'Dan' ), 'spam' );
		await page.getByText( 'No reviews match these filters.' ).waitFor();
		assert.deepEqual( faults, [] );
	} );

	test( 'deletes a review permanently only after a confirmation', async () => {
		const { page } = await open( { status: 'spam' } );
		await actionButton( page, 'Delete permanently', 'Dan' ).click();
		const dialog = page.getByRole( 'dialog' );
		await dialog.getByRole( 'button', { name: 'Cancel' } ).click();
		assert.equal( stored( 'Dan' ), 'spam' );
		await actionButton( page, 'Delete permanently', 'Dan' ).click();
		await dialog
			.getByRole( 'button', { name: 'Delete permanently' } )
			.click();
		await snackbar( page, '1 review permanently deleted.' ).waitFor();
		assert.equal( stored( 'Dan' ), undefined );
	} );

	test( 'updates several reviews at once and undoes it', async () => {
		const { page, faults } = await open();
		await rowOf( page, 'ada' ).waitFor();
		await page.getByRole( 'checkbox', { name: 'Select all' } ).check();
		await page.getByText( '3 selected' ).waitFor();
		await page
			.getByRole( 'checkbox', {
				name: `Select review of ${ NAME } by Cleo`,
			} )
			.uncheck();
		await page.getByLabel( 'Bulk actions' ).selectOption( 'Trash' );
		await page.getByRole( 'button', { name: 'Apply' } ).click();
		await snackbar( page, '2 reviews moved to trash.' ).waitFor();
		assert.equal( stored( 'Ada' ), 'trash' );
		assert.equal( stored( 'Bo' ), 'trash' );
		assert.equal( stored( 'Cleo' ), '1' );
		await snackbar( page, '2 reviews moved to trash.' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await rowOf( page, 'ada' ).waitFor();
		assert.equal( stored( 'Ada' ), '0' );
		assert.equal( stored( 'Bo' ), '1' );
		assert.deepEqual( faults, [] );
	} );

	test( 'replies as the current user and removes the reply on Undo', async () => {
		const { page, faults } = await open();
		const reply = () =>
			sql(
				`SELECT comment_content AS text, user_id, comment_approved AS status FROM {prefix}comments WHERE comment_parent = ${ ids.Bo }`
			)[ 0 ];
		await actionButton( page, 'Reply', 'Bo' ).click();
		await page.keyboard.type( 'Sorry! <i>We</i> send a new one.' );
		await page.getByRole( 'button', { name: 'Send reply' } ).click();
		await snackbar( page, 'Reply added.' ).waitFor();
		await rowOf( page, 'bo' ).getByText( 'We send a new one.' ).waitFor();
		assert.equal( reply().status, '1' );
		assert.equal( Number( reply().user_id ), 1 );
		assert.match( reply().text, /We.* send a new one/ );
		await page.reload();
		await rowOf( page, 'bo' )
			.getByText( /replied on/ )
			.waitFor();
		// The author is above the reply; a duplicate is refused.
		await actionButton( page, 'Reply', 'Bo' ).click();
		await page.keyboard.type( 'Once more.' );
		await page.keyboard.press( 'Control+Enter' );
		await snackbar( page, 'Reply added.' )
			.getByRole( 'button', { name: 'Undo' } )
			.click();
		await rowOf( page, 'bo' )
			.getByText( 'Once more.' )
			.waitFor( { state: 'detached' } );
		assert.deepEqual( faults, [] );
	} );

	test( 'keeps a reply that was not sent and says why', async () => {
		const { page } = await open();
		const wait = rowOf( page, 'bo' );
		await wait.waitFor();
		await page.route( /reviews\/replies/, ( route ) =>
			route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						contentType: 'application/json',
						body: '{"code":"no","message":"The pen is empty."}',
				  } )
				: route.continue()
		);
		await actionButton( page, 'Reply', 'Bo' ).click();
		await page.keyboard.type( 'A long answer' );
		await page.getByRole( 'button', { name: 'Send reply' } ).click();
		await wait.getByText( 'The pen is empty.' ).waitFor();
		assert.equal(
			await page.getByLabel( 'Reply to Bo' ).inputValue(),
			'A long answer'
		);
		// Leaving asks first.
		await page.getByRole( 'link', { name: /^Pending/ } ).click();
		await page.getByText( 'You have unsaved changes.' ).waitFor();
		await page.getByRole( 'button', { name: 'Cancel' } ).last().click();
		// A status that was not saved is reverted.
		await page.route( new RegExp( `/reviews/${ ids.Ada }` ), ( route ) =>
			route.request().method() === 'GET'
				? route.continue()
				: route.abort( 'internetdisconnected' )
		);
		await actionButton( page, 'Approve', 'Ada' ).click();
		await snackbar( page, 'Could not update 1 review.' ).waitFor();
		await actionButton( page, 'Approve', 'Ada' ).waitFor();
		assert.equal( stored( 'Ada' ), '0' );
	} );

	test( 'recovers from an expired nonce', async () => {
		const { page } = await open();
		await rowOf( page, 'ada' ).waitFor();
		let refused = 0;
		await page.route( new RegExp( `/reviews/${ ids.Ada }` ), ( route ) =>
			refused++ === 0
				? route.fulfill( {
						status: 403,
						contentType: 'application/json',
						body: '{"code":"rest_cookie_invalid_nonce","message":"Cookie check failed","data":{"status":403}}',
				  } )
				: route.continue()
		);
		await actionButton( page, 'Approve', 'Ada' ).click();
		await snackbar( page, '1 review approved.' ).waitFor();
		assert.equal( stored( 'Ada' ), '1' );
	} );

	test( 'reports that loading failed and retries', async () => {
		opened = await openPage();
		const { page } = opened;
		let fails = true;
		await page.route( /products\/reviews\?/, ( route ) =>
			fails
				? route.fulfill( {
						status: 400,
						contentType: 'application/json',
						body: '{"code":"no","message":"Not today."}',
				  } )
				: route.continue()
		);
		await page.goto( address( '/reviews', { product } ) );
		await page.getByText( 'Could not load reviews.' ).waitFor();
		await page.getByText( 'Not today.' ).first().waitFor();
		fails = false;
		await page
			.getByRole( 'group', { name: 'Reviews list' } )
			.getByRole( 'button', { name: 'Reload' } )
			.click();
		await rowOf( page, 'ada' ).waitFor();
	} );

	test( 'can be read and moderated with the keyboard alone', async () => {
		const { page } = await open();
		await actionButton( page, 'Approve', 'Ada' ).focus();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Enter' );
		await snackbar( page, '1 review marked as spam.' ).waitFor();
		await rowOf( page, 'ada' ).waitFor( { state: 'detached' } );
		// The focus moved to the row in its place.
		await page.locator( 'tbody tr :focus' ).waitFor();
		await actionButton( page, 'Reply', 'Bo' ).focus();
		await page.keyboard.press( 'Enter' );
		await page.getByLabel( 'Reply to Bo' ).waitFor();
		await page.keyboard.press( 'Escape' );
		await page.getByLabel( 'Reply to Bo' ).waitFor( { state: 'detached' } );
		assert.match(
			await page.locator( ':focus' ).getAttribute( 'aria-label' ),
			/^Reply: review by Bo/
		);
	} );

	test( 'is available only to users who manage the store', async () => {
		const { manager, customer } = await signInUsers( 'reviews_e2e' );
		assert.equal(
			( await manager.get( REVIEWS, { product, status: 'all' } ) ).status,
			200
		);
		assert.equal( ( await customer.get( REVIEWS ) ).status, 403 );
		const { page } = await open(
			{},
			{
				as: {
					user: 'reviews_e2e_manager',
					password: 'test-pass-1',
				},
			}
		);
		await actionButton( page, 'Approve', 'Ada' ).click();
		await snackbar( page, '1 review approved.' ).waitFor();
		assert.equal( stored( 'Ada' ), '1' );
	} );

	test( 'fits and is accessible at every width', async () => {
		const { page, faults } = await open();
		await rowOf( page, 'ada' ).waitFor();
		await actionButton( page, 'Reply', 'Bo' ).click();
		await page.getByLabel( 'Reply to Bo' ).waitFor();
		await assertFitsEverywhere( page, {
			look: async ( width ) => {
				if ( width > 390 ) {
					return;
				}
				// Author, rating, text and actions are all visible.
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
						( { scrollWidth, clientWidth } ) =>
							scrollWidth <= clientWidth
					)
				);
			},
		} );
		assert.deepEqual( faults, [] );
	} );
} );
