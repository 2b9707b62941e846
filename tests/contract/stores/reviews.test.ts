import { reviewsStore } from '@storedeck/data';
import { runInSite, openStore } from './support/live-registry';

/** A pending review of a product. */
const createReview = () =>
	Number(
		runInSite( `
			$products = get_posts( array( 'post_type' => 'product', 'numberposts' => 1 ) );
			return wp_insert_comment( array(
				'comment_post_ID'      => $products[0]->ID,
				'comment_author'       => 'Ada',
				'comment_author_email' => 'ada@example.org',
				'comment_content'      => 'A hat for every day.',
				'comment_type'         => 'review',
				'comment_approved'     => '0',
				'comment_date'         => '2011-03-01 10:00:00',
				'comment_date_gmt'     => '2011-03-01 10:00:00',
				'comment_meta'         => array( 'rating' => 4 ),
			) );` )
	);
const waiting = { status: 'hold', per_page: 100 } as const;
const readWaiting = () =>
	openStore( reviewsStore ).resolve.getReviews( waiting );

describe( 'wc/admin/reviews', () => {
	let id = 0;
	beforeEach( () => {
		id = createReview();
	} );
	afterEach( () => {
		runInSite( `return wp_delete_comment( ${ id }, true );` );
	} );

	it( 'returns pending reviews and their number', async () => {
		const { resolve, select } = openStore( reviewsStore );
		const reviews = await resolve.getReviews( waiting );
		expect( reviews ).toContainEqual(
			expect.objectContaining( { id, rating: 4 } )
		);
		expect( select().getReviewsTotalCount( waiting ) ).toBe(
			reviews.length
		);
	} );

	it( 'approves a review, which is removed from the pending ones', async () => {
		const { dispatch } = openStore( reviewsStore );
		await expect(
			dispatch().updateReview( id, { status: 'approved' } )
		).resolves.toMatchObject( { id, status: 'approved' } );
		expect(
			( await readWaiting() ).map( ( review ) => review.id )
		).not.toContain( id );
	} );

	it( 'deletes a review', async () => {
		const { dispatch, select } = openStore( reviewsStore );
		await dispatch().deleteReview( id );
		expect(
			( await readWaiting() ).map( ( review ) => review.id )
		).not.toContain( id );
		expect( select().getReviewsError( 'deleteReview' ) ).toBeUndefined();
	} );
} );
