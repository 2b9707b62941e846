import { reviewsStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

const QUERY = { status: 'hold', per_page: 5 } as const;

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( reviewsStore );
const dispatch = () => registry.dispatch( reviewsStore );
const reviewOf = ( id: number ) =>
	select()
		.getReviews( QUERY )
		.find( ( review ) => review.id === id );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( reviewsStore );
	select().getReviews( QUERY );
	await settle();
	await calls.shift()?.respond(
		[
			{ id: 14, status: 'hold', review: 'Fine.', rating: 5 },
			{ id: 3, status: 'hold', review: 'Late.', rating: 2 },
		],
		{ totalResults: 12 }
	);
} );

afterEach( () => jest.useRealTimers() );

describe( 'reading', () => {
	it( 'returns the list and the total of one request', async () => {
		expect( select().getReviews( { page: 2 } ) ).toEqual( [] );
		expect( select().getReviewsTotalCount( { page: 2 } ) ).toBeUndefined();
		await settle();
		expect( calls.map( ( { url } ) => url ) ).toEqual( [
			'/wc-analytics/products/reviews?page=2',
		] );
		await calls[ 0 ]?.respond( [ { id: 8 } ], { totalResults: 31 } );

		expect( select().getReviews( { page: 2 } ) ).toEqual( [ { id: 8 } ] );
		expect( select().getReviewsTotalCount( { page: 2 } ) ).toBe( 31 );
		expect( select().getReviewsTotalCount( QUERY ) ).toBe( 12 );
	} );

	it( 'returns the same list until one of its reviews changes', () => {
		const before = select().getReviews( QUERY );
		dispatch().setReview( 99, { review: 'Elsewhere.' } );
		expect( select().getReviews( QUERY ) ).toBe( before );
	} );

	it( 'replaces only the fields of a response', async () => {
		const query = { _fields: [ 'id', 'rating' ] };
		select().getReviews( query );
		await settle();
		await calls[ 0 ]?.respond( [ { id: 14, rating: 1 } ] );

		expect( reviewOf( 14 ) ).toEqual( {
			id: 14,
			status: 'hold',
			review: 'Fine.',
			rating: 1,
		} );
	} );

	it( 'returns the error of a query', async () => {
		expect( select().getReviewsError( QUERY ) ).toBeUndefined();
		select().getReviews( { page: 2 } );
		await settle();
		await calls[ 0 ]?.fail( 'Not today.' );

		expect( select().getReviewsError( { page: 2 } ) ).toMatchObject( {
			message: 'Not today.',
		} );
		expect( select().getReviewsError( QUERY ) ).toBeUndefined();
	} );

	it( 'returns the error of the list without a query', async () => {
		select().getReviews();
		await settle();
		await calls[ 0 ]?.fail( 'Not today.' );
		expect( select().getReviewsError() ).toMatchObject( {
			message: 'Not today.',
		} );
		expect( select().getReviewsError( {} ) ).toBe(
			select().getReviewsError()
		);
	} );
} );

describe( 'updateReview', () => {
	it( 'flags the review and stores the response', async () => {
		const done = dispatch().updateReview(
			14,
			{ review: 'Very fine.' },
			{ _fields: 'id,review' }
		);
		expect( reviewOf( 14 )?.isUpdating ).toBe( true );
		expect( reviewOf( 3 )?.isUpdating ).toBeUndefined();
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'PUT',
			path: '/wc-analytics/products/reviews/14',
			query: { _fields: 'id,review' },
			data: { review: 'Very fine.' },
		} );

		await calls[ 0 ]?.respond( { id: 14, review: 'Very fine.' } );
		await expect( done ).resolves.toEqual( {
			id: 14,
			review: 'Very fine.',
		} );
		expect( reviewOf( 14 ) ).toEqual( {
			id: 14,
			status: 'hold',
			review: 'Very fine.',
			rating: 5,
			isUpdating: false,
		} );
	} );

	it( 'requests lists and totals again when a status changes', async () => {
		dispatch().retain( 'getReviews', [ QUERY ] );
		dispatch().updateReview( 14, { status: 'approved' } );
		await settle();
		await calls[ 0 ]?.respond( { id: 14, status: 'approved' } );
		await calls[ 1 ]?.respond( [ { id: 3, status: 'hold' } ], {
			totalResults: 11,
		} );

		expect( select().getReviews( QUERY ) ).toHaveLength( 1 );
		expect( select().getReviewsTotalCount( QUERY ) ).toBe( 11 );
		expect( calls ).toHaveLength( 2 );
	} );

	it( 'does not request lists after other changes', async () => {
		dispatch().retain( 'getReviews', [ QUERY ] );
		dispatch().updateReview( 14, { rating: 4 } );
		await settle();
		await calls[ 0 ]?.respond( { id: 14, rating: 4 } );
		select().getReviews( QUERY );
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'deleteReview', () => {
	it( 'replaces the review by the response', async () => {
		dispatch().retain( 'getReviews', [ QUERY ] );
		const done = dispatch().deleteReview( 3 );
		expect( reviewOf( 3 )?.isUpdating ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'DELETE',
			path: '/wc-analytics/products/reviews/3',
		} );

		await calls[ 0 ]?.respond( { id: 3, status: 'trash' } );
		await expect( done ).resolves.toEqual( { id: 3, status: 'trash' } );
		expect( reviewOf( 3 ) ).toEqual( {
			id: 3,
			status: 'trash',
			isUpdating: false,
		} );
		// The total is requested again.
		expect( calls[ 1 ]?.method ).toBe( 'GET' );
	} );
} );

describe.each( [
	[ 'updateReview', () => dispatch().updateReview( 14, { rating: 1 } ) ],
	[ 'deleteReview', () => dispatch().deleteReview( 14 ) ],
] as const )( 'errors of %s', ( name, act ) => {
	it.each( [
		[ 'an error', ( call?: Call ) => call?.fail( 'No.' ) ],
		[ 'nothing', ( call?: Call ) => call?.respond( null ) ],
	] )( 'stores the error by its name for %s', async ( _what, response ) => {
		const done = act();
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow(),
			response( calls[ 0 ] ),
		] );

		expect( select().getReviewsError( name ) ).toMatchObject( {
			message: expect.stringMatching( /./ ),
		} );
		expect( reviewOf( 14 ) ).toMatchObject( { rating: 5 } );
		expect( reviewOf( 14 )?.isUpdating ).toBe( false );
		await settle();
		expect( calls ).toHaveLength( 1 );
	} );
} );

describe( 'setters', () => {
	it( 'sets a list and its total with updateReviews', () => {
		const query = { page: 7 };
		dispatch().updateReviews( query, [ { id: 14, rating: 3 } ], 40 );
		expect( select().getReviews( query ) ).toEqual( [
			{ id: 14, status: 'hold', review: 'Fine.', rating: 3 },
		] );
		expect( select().getReviewsTotalCount( query ) ).toBe( 40 );
	} );

	it( 'replaces a review with setReview', () => {
		dispatch().setReview( 14, { rating: 1 } );
		expect( reviewOf( 14 ) ).toEqual( { id: 14, rating: 1 } );
	} );

	it( 'keeps the other fields with setReviewIsUpdating', () => {
		dispatch().setReviewIsUpdating( 14, true );
		expect( reviewOf( 14 ) ).toMatchObject( {
			rating: 5,
			isUpdating: true,
		} );
	} );

	it( 'stores errors by query or by action with setError', () => {
		dispatch().setError( QUERY, { message: 'query' } );
		dispatch().setError( 'deleteReview', { message: 'action' } );
		expect( select().getReviewsError( QUERY ) ).toEqual( {
			message: 'query',
		} );
		expect( select().getReviewsError( 'deleteReview' ) ).toEqual( {
			message: 'action',
		} );
		dispatch().setError( QUERY, false );
		expect( select().getReviewsError( QUERY ) ).toBeUndefined();
	} );
} );
