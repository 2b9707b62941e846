import { reviewsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const REPLIES_ROUTE = '/wc-analytics/products/reviews/replies';
const linked = { replies: [ { href: 'http://store.test/replies' } ] };

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( reviewsStore );
const dispatch = () => registry.dispatch( reviewsStore );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( reviewsStore );
	dispatch().updateReviews(
		{},
		[
			{ id: 14, product_id: 5, status: 'hold', _links: linked },
			{ id: 3, product_id: 5, status: 'approved' },
		],
		2
	);
} );

afterEach( () => jest.useRealTimers() );

const reviewOf = ( id: number ) =>
	select()
		.getReviews( {} )
		.find( ( review ) => review.id === id );

describe( 'replies', () => {
	it.each( [
		[ 'where the review says', 14, REPLIES_ROUTE ],
		[ 'where WordPress keeps comments otherwise', 3, '/wp/v2/comments' ],
		[ 'there for a review that is not loaded', 99, '/wp/v2/comments' ],
	] )( 'requests replies %s', async ( _where, id, path ) => {
		expect( select().getReviewReplies( [ id ] ) ).toEqual( [] );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			path,
			query: {
				parent: [ String( id ) ],
				per_page: '100',
				order: 'asc',
				_fields: [
					'id',
					'parent',
					'post',
					'author_name',
					'date',
					'status',
					'content',
				],
			},
		} );
		await calls[ 0 ]?.respond( [ { id: 70, parent: id } ] );
		expect( select().getReviewReplies( [ id ] ) ).toEqual( [
			{ id: 70, parent: id },
		] );
	} );

	it( 'requests no replies without reviews', async () => {
		select().getReviewReplies( [] );
		await settle();
		expect( calls ).toEqual( [] );
	} );

	it( 'requests replies again after one is added or deleted', async () => {
		dispatch().retain( 'getReviewReplies', [ [ 14 ] ] );
		const review = { id: 14, product_id: 5, _links: linked };
		const done = dispatch().replyToReview( review, 'Thank you' );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			path: REPLIES_ROUTE,
			data: { parent: 14, post: 5, content: 'Thank you' },
		} );
		await calls[ 0 ]?.respond( { id: 70, parent: 14 } );
		await expect( done ).resolves.toEqual( { id: 70, parent: 14 } );

		const removed = dispatch().deleteReviewReply( review, 70 );
		await settle();
		const call = calls.at( -1 );
		expect( call ).toMatchObject( {
			method: 'DELETE',
			path: `${ REPLIES_ROUTE }/70`,
		} );
		select().getReviewReplies( [ 14 ] );
		await settle();
		const before = calls.length;
		await call?.respond( { id: 70 } );
		await expect( removed ).resolves.toEqual( { id: 70 } );
		expect(
			calls
				.slice( before )
				.map( ( { method, path } ) => [ method, path ] )
		).toEqual( [ [ 'GET', REPLIES_ROUTE ] ] );
	} );
} );

describe( 'batchUpdateReviews', () => {
	it( 'stores changed reviews and returns the failed ones', async () => {
		const done = dispatch().batchUpdateReviews( {
			update: [
				{ id: 14, status: 'approved' },
				{ id: 3, status: 'approved' },
			],
		} );
		expect( reviewOf( 14 )?.isUpdating ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'POST',
			path: '/wc-analytics/products/reviews/batch',
			data: {
				update: [
					{ id: 14, status: 'approved' },
					{ id: 3, status: 'approved' },
				],
			},
		} );
		await calls[ 0 ]?.respond( {
			update: [
				{ id: 14, status: 'approved' },
				{ id: 3, error: { code: 'no', message: 'Gone.' } },
			],
		} );
		await expect( done ).resolves.toMatchObject( {
			failed: [ { id: 3, message: 'Gone.' } ],
		} );
		expect( reviewOf( 14 ) ).toMatchObject( { status: 'approved' } );
		expect( reviewOf( 14 )?.isUpdating ).toBe( false );
		expect( reviewOf( 3 ) ).toMatchObject( {
			status: 'approved',
			isUpdating: false,
		} );
	} );

	it( 'clears the flags of all reviews when it fails', async () => {
		const failure = dispatch()
			.batchUpdateReviews( {
				update: [ { id: 14, status: 'approved' } ],
				delete: [ 3 ],
			} )
			.catch( ( error: unknown ) => error );
		expect( reviewOf( 3 )?.isUpdating ).toBe( true );
		await settle();
		await calls[ 0 ]?.fail( 'No.' );
		expect( await failure ).toMatchObject( { message: 'No.' } );
		expect( [ 14, 3 ].map( ( id ) => reviewOf( id )?.isUpdating ) ).toEqual(
			[ false, false ]
		);
		expect( reviewOf( 14 )?.status ).toBe( 'hold' );
	} );

	it( 'returns what changed and failed in an incomplete response', async () => {
		const first = dispatch().batchUpdateReviews( { delete: [ 3 ] } );
		await settle();
		await calls[ 0 ]?.respond( {} );
		await expect( first ).resolves.toEqual( { changed: [], failed: [] } );
		const second = dispatch().batchUpdateReviews( { update: [] } );
		await settle();
		await calls[ 1 ]?.respond( {
			update: [ { id: 14 }, { id: 3, error: {} } ],
		} );
		await expect( second ).resolves.toEqual( {
			changed: [ { id: 14 } ],
			failed: [ { id: 3, message: '' } ],
		} );
	} );

	it( 'deletes reviews permanently', async () => {
		const done = dispatch().batchUpdateReviews( { delete: [ 14, 3 ] } );
		await settle();
		await calls[ 0 ]?.respond( {
			delete: [
				{ deleted: true, previous: { id: 14 } },
				{ id: 3, error: { message: 'Gone.' } },
			],
		} );
		await expect( done ).resolves.toMatchObject( {
			failed: [ { id: 3, message: 'Gone.' } ],
		} );
	} );
} );

it( 'deletes a review permanently with deleteReview and isForced', async () => {
	const done = dispatch().deleteReview( 14, true );
	await settle();
	expect( calls[ 0 ] ).toMatchObject( {
		method: 'DELETE',
		path: '/wc-analytics/products/reviews/14',
		query: { force: 'true' },
	} );
	dispatch().deleteReview( 3 );
	await settle();
	expect( calls[ 1 ]?.query ).toEqual( {} );
	await calls[ 0 ]?.respond( {
		deleted: true,
		previous: { id: 14, status: 'hold' },
	} );
	await expect( done ).resolves.toEqual( { id: 14, status: 'hold' } );
} );

it( 'keeps fields that are missing in a later list', async () => {
	select().getReviews( { page: 2 } );
	select().getReviews( { page: 2, _fields: [ 'id' ] } );
	await settle();
	await calls[ 1 ]?.respond( [ { id: 8 } ] );
	await calls[ 0 ]?.respond( [ { id: 8, review: 'Fine.' } ] );
	expect( select().getReviews( { page: 2 } ) ).toEqual( [
		{ id: 8, review: 'Fine.' },
	] );
} );
