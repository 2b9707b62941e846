import { createResourceStore } from '../create-resource-store';
import { defineCollection } from '../define-collection';
import { defineMutation } from '../define-mutation';
import { change } from '../actions';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { ResourceState } from '../types';
import type { Call, TestRegistry } from '../../testing';

interface Review {
	id: number;
	text?: string;
	status?: string;
}

const reviews = defineCollection< [ query?: { page?: number } ], Review >( {
	name: 'getReviews',
	selectors: [ 'getReviews' ],
	recordType: 'reviews',
	id: ( { id } ) => id,
	isMerged: true,
	request: ( query ) => ( { path: '/reviews', query } ),
} );

const save = defineMutation( {
	name: 'updateReview',
	request: ( id: number, fields: Partial< Review > ) => ( {
		path: `/reviews/${ id }`,
		method: 'PUT' as const,
		data: fields,
	} ),
	parse: ( body: Review ) => {
		if ( ! body ) {
			throw new Error( 'No response.' );
		}
		return body;
	},
	optimistic: ( id, fields ) => [ reviews.patch( id, fields ) ],
	commit: ( review ) => [ reviews.put( [ review ] ) ],
} );

const store = createResourceStore( {
	name: 'test/reviews',
	resources: [ reviews ],
	selectors: {
		getReviews: reviews.getItems,
		getReview: ( state: ResourceState, id: number ) =>
			reviews.getItem( state, id ),
		isSaving: save.isRequesting,
		getSavingError: save.getError,
	},
	actions: {
		updateReview: save.action,
		setReview: ( review: Review ) => change( reviews.put( [ review ] ) ),
	},
} );

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( store );
const dispatch = () => registry.dispatch( store );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( store );
	select().getReviews( { page: 1 } );
	await settle();
	await calls[ 0 ]?.respond( [
		{ id: 9, text: 'Good', status: 'hold' },
		{ id: 4, text: 'Bad', status: 'hold' },
	] );
} );

afterEach( () => jest.useRealTimers() );

describe( 'a collection', () => {
	it( 'lists records in the order of the response', () => {
		expect(
			select()
				.getReviews( { page: 1 } )
				.map( ( { id } ) => id )
		).toEqual( [ 9, 4 ] );
		expect( select().getReview( 4 )?.text ).toBe( 'Bad' );
	} );

	it( 'returns the same list until one of its records changes', () => {
		const before = select().getReviews( { page: 1 } );
		dispatch().setReview( { id: 77, text: 'Elsewhere' } );
		expect( select().getReviews( { page: 1 } ) ).toBe( before );

		dispatch().setReview( { id: 9, text: 'Better' } );
		expect( select().getReviews( { page: 1 } ) ).not.toBe( before );
		expect( select().getReviews( { page: 1 } )[ 0 ]?.text ).toBe(
			'Better'
		);
	} );

	it( 'keeps fields that are missing in a later response', async () => {
		select().getReviews( { page: 2 } );
		await settle();
		await calls[ 1 ]?.respond( [ { id: 9, text: 'Great' } ] );

		expect( select().getReview( 9 ) ).toEqual( {
			id: 9,
			text: 'Great',
			status: 'hold',
		} );
	} );
} );

describe( 'a mutation', () => {
	it( 'shows the change at once and stores the response', async () => {
		const saved = dispatch().updateReview( 9, { status: 'spam' } );
		expect( select().getReview( 9 )?.status ).toBe( 'spam' );
		expect( select().isSaving() ).toBe( true );
		await settle();
		expect( calls[ 1 ] ).toMatchObject( {
			path: '/reviews/9',
			method: 'PUT',
			data: { status: 'spam' },
		} );

		await calls[ 1 ]?.respond( { id: 9, text: 'Good', status: 'trash' } );
		await expect( saved ).resolves.toMatchObject( { status: 'trash' } );
		expect( select().getReview( 9 )?.status ).toBe( 'trash' );
		expect( select().isSaving() ).toBe( false );
	} );

	it( 'undoes the change and stores the error when it fails', async () => {
		const saved = dispatch().updateReview( 9, { status: 'spam' } );
		await settle();
		await Promise.all( [
			expect( saved ).rejects.toThrow( 'Not today.' ),
			calls[ 1 ]?.fail( 'Not today.' ),
		] );

		expect( select().getReview( 9 )?.status ).toBe( 'hold' );
		expect( select().getSavingError() ).toMatchObject( {
			message: 'Not today.',
		} );
		expect( select().isSaving() ).toBe( false );
	} );

	it( 'fails when the response is invalid', async () => {
		const saved = dispatch().updateReview( 9, { status: 'spam' } );
		await settle();
		await Promise.all( [
			expect( saved ).rejects.toThrow( 'No response.' ),
			calls[ 1 ]?.respond( null ),
		] );

		expect( select().getReview( 9 )?.status ).toBe( 'hold' );
	} );

	it( 'undoes its own change only', async () => {
		const first = dispatch().updateReview( 9, { status: 'spam' } );
		dispatch().updateReview( 9, { text: 'Changed' } );
		await settle();
		await Promise.all( [
			expect( first ).rejects.toThrow(),
			calls[ 1 ]?.fail(),
		] );

		expect( select().getReview( 9 ) ).toEqual( {
			id: 9,
			text: 'Changed',
			status: 'hold',
		} );
		expect( select().isSaving() ).toBe( true );
	} );

	it( 'is not overwritten by a list that was requested before it', async () => {
		dispatch().refresh( 'getReviews', [ { page: 1 } ] );
		await settle();
		dispatch().updateReview( 9, { status: 'spam' } );
		await settle();
		await calls[ 2 ]?.respond( { id: 9, text: 'Good', status: 'spam' } );
		await calls[ 1 ]?.respond( [
			{ id: 9, text: 'Good', status: 'hold' },
		] );

		expect( select().getReview( 9 )?.status ).toBe( 'spam' );
		expect( select().getReviews( { page: 1 } ) ).toHaveLength( 1 );
	} );

	it( 'clears the previous error after a success', async () => {
		const failed = dispatch().updateReview( 9, { status: 'spam' } );
		await settle();
		await Promise.all( [
			expect( failed ).rejects.toThrow(),
			calls[ 1 ]?.fail(),
		] );
		dispatch().updateReview( 9, { status: 'spam' } );
		await settle();
		await calls[ 2 ]?.respond( { id: 9, status: 'spam' } );

		expect( select().getSavingError() ).toBe( false );
	} );
} );
