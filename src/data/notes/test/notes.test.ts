import { notesStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';
import type { NotesQuery } from '../types';

const QUERY: NotesQuery = { type: [ 'info' ], page: 1 };

let calls: Call[];
let registry: TestRegistry;
const select = () => registry.select( notesStore );
const dispatch = () => registry.dispatch( notesStore );
const titles = () =>
	select()
		.getNotes( QUERY )
		.map( ( { title } ) => title );
const noteOf = ( id: number ) =>
	select()
		.getNotes( QUERY )
		.find( ( note ) => note.id === id );

beforeEach( async () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( notesStore );
	select().getNotes( QUERY );
	await settle();
	await calls.shift()?.respond( [
		{ id: 23, title: 'Zones', content: 'Some', is_read: false },
		{ id: 7, title: 'Orders', content: 'Some', is_read: false },
	] );
} );

afterEach( () => jest.useRealTimers() );

describe( 'getNotes', () => {
	it( 'requests a query and keeps the order of the response', async () => {
		expect( titles() ).toEqual( [ 'Zones', 'Orders' ] );
		select().getNotes( { status: 'actioned' } );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'GET',
			url: '/wc-analytics/admin/notes?status=actioned',
		} );
	} );

	it( 'returns an empty list before the response', () => {
		expect( select().getNotes( { page: 9 } ) ).toEqual( [] );
	} );

	it( 'logs a text that is too long', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockReturnValue();
		for ( const page of [ 2, 3 ] ) {
			select().getNotes( { page } );
			await settle();
			await calls
				.pop()
				?.respond( [
					{ id: page, name: 'long', content: 'x'.repeat( 321 ) },
				] );
		}
		expect( warn ).toHaveBeenCalledTimes( 1 );
		warn.mockRestore();
	} );

	it( 'treats no query as an empty one', async () => {
		select().getNotes();
		await settle();
		await calls[ 0 ]?.respond( [ { id: 7, title: 'Orders' } ] );
		expect( select().getNotes( {} ) ).toHaveLength( 1 );
		expect( select().getNotes( {} ) ).toBe( select().getNotes() );
	} );

	it( 'returns the same list until one of its notes changes', () => {
		const before = select().getNotes( QUERY );
		dispatch().setNote( 99, { title: 'Elsewhere' } );
		expect( select().getNotes( QUERY ) ).toBe( before );
		dispatch().setNote( 7, { title: 'Sales' } );
		expect( titles() ).toEqual( [ 'Zones', 'Sales' ] );
	} );

	it( 'stores an error by its name', async () => {
		select().getNotes( { page: 2 } );
		await settle();
		expect( select().isNotesRequesting( 'getNotes' ) ).toBe( true );
		await calls[ 0 ]?.fail( 'Not today.' );

		expect( select().getNotesError( 'getNotes' ) ).toMatchObject( {
			message: 'Not today.',
		} );
		expect( select().isNotesRequesting( 'getNotes' ) ).toBe( false );
		expect( select().getNotesError( 'updateNote' ) ).toBe( false );
	} );
} );

const requests = [
	[
		'updateNote',
		() => dispatch().updateNote( 23, { is_read: true } ),
		{
			method: 'PUT',
			path: '/wc-analytics/admin/notes/23',
			data: { is_read: true },
		},
	],
	[
		'triggerNoteAction',
		() => dispatch().triggerNoteAction( 23, 33 ),
		{ method: 'POST', path: '/wc-analytics/admin/notes/23/action/33' },
	],
	[
		'removeNote',
		() => dispatch().removeNote( 23 ),
		{ method: 'DELETE', path: '/wc-analytics/admin/notes/delete/23' },
	],
] as const;

describe.each( requests )( '%s', ( name, act, request ) => {
	it( 'flags the note, then replaces it by the response', async () => {
		const done = act();
		expect( noteOf( 23 )?.isUpdating ).toBe( true );
		expect( noteOf( 7 )?.isUpdating ).toBeFalsy();
		expect( select().isNotesRequesting( name ) ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( request );

		const response = { id: 23, title: 'Answered', is_deleted: true };
		await calls[ 0 ]?.respond( response );
		await expect( done ).resolves.toEqual( response );
		expect( noteOf( 23 ) ).toEqual( { ...response, isUpdating: false } );
		expect( select().isNotesRequesting( name ) ).toBe( false );
		expect( calls ).toHaveLength( 1 );
	} );

	it.each( [
		[ 'an error', ( call?: Call ) => call?.fail( 'No note.' ) ],
		[ 'nothing', ( call?: Call ) => call?.respond( null ) ],
	] )( 'fails on %s and clears the flags', async ( _what, response ) => {
		const done = act();
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow(),
			response( calls[ 0 ] ),
		] );

		expect( noteOf( 23 ) ).toMatchObject( { title: 'Zones' } );
		expect( noteOf( 23 )?.isUpdating ).toBe( false );
		expect( select().isNotesRequesting( name ) ).toBe( false );
		expect( select().getNotesError( name ) ).toMatchObject( {
			message: expect.stringMatching( /./ ),
		} );
	} );
} );

describe( 'an action of a note', () => {
	it( 'sends one request, whose response is the note', async () => {
		dispatch().triggerNoteAction( 23, 33 );
		await settle();
		await calls[ 0 ]?.respond( {
			id: 23,
			status: 'actioned',
			actions: [ { id: 33, status: 'actioned' } ],
		} );
		await settle();
		expect( calls ).toHaveLength( 1 );
		expect( noteOf( 23 )?.actions?.[ 0 ]?.status ).toBe( 'actioned' );
	} );
} );

describe( 'a removed note', () => {
	it( 'stays in its list, marked, and can be restored', async () => {
		dispatch().removeNote( 23 );
		await settle();
		await calls[ 0 ]?.respond( { id: 23, is_deleted: true } );
		expect( noteOf( 23 )?.is_deleted ).toBe( true );

		dispatch().updateNote( 23, { is_deleted: false } );
		await settle();
		await calls[ 1 ]?.respond( { title: 'Zones', is_deleted: false } );
		expect( noteOf( 23 ) ).toEqual( {
			id: 23,
			title: 'Zones',
			is_deleted: false,
			isUpdating: false,
		} );
	} );
} );

describe( 'removeAllNotes', () => {
	it( 'stores and returns the removed notes', async () => {
		const done = dispatch().removeAllNotes( { status: 'unactioned' } );
		expect( select().isNotesRequesting( 'removeAllNotes' ) ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'DELETE',
			url: '/wc-analytics/admin/notes/delete/all?status=unactioned',
		} );

		const removed = [ { id: 7, title: 'Orders', is_deleted: true } ];
		await calls[ 0 ]?.respond( removed );
		await expect( done ).resolves.toEqual( removed );
		expect( noteOf( 7 )?.is_deleted ).toBe( true );
		expect( noteOf( 23 )?.is_deleted ).toBeUndefined();
	} );

	it( 'rejects and stores the error', async () => {
		const done = dispatch().removeAllNotes();
		await settle();
		expect( calls[ 0 ]?.url ).toBe(
			'/wc-analytics/admin/notes/delete/all'
		);
		await Promise.all( [
			expect( done ).rejects.toThrow( 'No.' ),
			calls[ 0 ]?.fail( 'No.' ),
		] );
		expect( select().getNotesError( 'removeAllNotes' ) ).toMatchObject( {
			message: 'No.',
		} );
		expect( select().isNotesRequesting( 'removeAllNotes' ) ).toBe( false );
	} );
} );

describe( 'batchUpdateNotes', () => {
	it( 'saves the same fields of several notes', async () => {
		const done = dispatch().batchUpdateNotes( [ 23, 7 ], {
			is_read: true,
		} );
		expect( noteOf( 7 )?.isUpdating ).toBe( true );
		await settle();
		expect( calls[ 0 ] ).toMatchObject( {
			method: 'PUT',
			path: '/wc-analytics/admin/notes/update',
			data: { noteIds: [ 23, 7 ], is_read: true },
		} );

		await calls[ 0 ]?.respond( [
			{ id: 23, title: 'Zones', is_read: true },
			{ id: 7, title: 'Orders', is_read: true },
		] );
		await done;
		expect( noteOf( 23 )?.is_read ).toBe( true );
		expect( noteOf( 7 ) ).toEqual( {
			id: 7,
			title: 'Orders',
			is_read: true,
			isUpdating: false,
		} );
	} );

	it( 'clears the flags of notes that the response lacks', async () => {
		dispatch().batchUpdateNotes( [ 23, 7 ], { is_read: true } );
		await settle();
		await calls[ 0 ]?.respond( [ { id: 23, title: 'Zones' } ] );
		expect( noteOf( 7 ) ).toMatchObject( {
			title: 'Orders',
			isUpdating: false,
		} );
	} );

	it( 'stores the error for updateNote too', async () => {
		const done = dispatch().batchUpdateNotes( [ 23 ], { is_read: true } );
		await settle();
		await Promise.all( [
			expect( done ).rejects.toThrow( 'No.' ),
			calls[ 0 ]?.fail( 'No.' ),
		] );
		for ( const name of [ 'updateNote', 'batchUpdateNotes' ] ) {
			expect( select().getNotesError( name ) ).toMatchObject( {
				message: 'No.',
			} );
		}
		expect( select().isNotesRequesting( 'batchUpdateNotes' ) ).toBe(
			false
		);
		expect( noteOf( 23 )?.isUpdating ).toBe( false );
	} );
} );

describe( 'setters', () => {
	it( 'replaces a note with setNote', () => {
		dispatch().setNote( 7, { title: 'Sales' } );
		expect( noteOf( 7 ) ).toEqual( { id: 7, title: 'Sales' } );
	} );

	it( 'keeps the other fields with setNoteIsUpdating', () => {
		dispatch().setNoteIsUpdating( 7, true );
		expect( noteOf( 7 ) ).toMatchObject( {
			title: 'Orders',
			isUpdating: true,
		} );
		dispatch().setNoteIsUpdating( 7, false );
		expect( noteOf( 7 )?.isUpdating ).toBe( false );
	} );

	it( 'sets a list with setNotes and setNotesQuery', () => {
		dispatch().setNotes( [ { id: 1, title: 'One' } ] );
		dispatch().setNotesQuery( QUERY, [ 1, 7 ] );
		expect( titles() ).toEqual( [ 'One', 'Orders' ] );
	} );

	it( 'sets errors and flags with setError and setIsRequesting', () => {
		dispatch().setError( 'updateNote', { message: 'By hand.' } );
		expect( select().getNotesError( 'updateNote' ) ).toEqual( {
			message: 'By hand.',
		} );
		dispatch().setIsRequesting( 'removeNote', true );
		expect( select().isNotesRequesting( 'removeNote' ) ).toBe( true );
		dispatch().setIsRequesting( 'removeNote', false );
		expect( select().isNotesRequesting( 'removeNote' ) ).toBe( false );
	} );
} );
