import { notesStore } from '../store';
import { createTestRegistry, fakeNetwork, settle } from '../../testing';
import type { Call, TestRegistry } from '../../testing';

let calls: Call[];
let registry: TestRegistry;
const dispatch = () => registry.dispatch( notesStore );
const invalidate = jest.fn( () => ( { type: 'NOTHING' } ) );

beforeEach( () => {
	jest.useFakeTimers();
	calls = fakeNetwork();
	registry = createTestRegistry( notesStore );
	invalidate.mockClear();
	registry.registerStore( 'storedeck/attention', {
		reducer: () => ( {} ),
		actions: { invalidate },
	} );
} );

afterEach( () => jest.useRealTimers() );

it.each( [
	[ 'updateNote', () => dispatch().updateNote( 7, { is_read: true } ), {} ],
	[ 'triggerNoteAction', () => dispatch().triggerNoteAction( 7, 1 ), {} ],
	[ 'removeNote', () => dispatch().removeNote( 7 ), {} ],
	[ 'removeAllNotes', () => dispatch().removeAllNotes(), [] ],
	[
		'batchUpdateNotes',
		() => dispatch().batchUpdateNotes( [ 7 ], { is_read: true } ),
		[],
	],
] )(
	'requests the number of unread notes again after %s',
	async ( _name, act, body ) => {
		act();
		await settle();
		expect( invalidate ).not.toHaveBeenCalled();
		await calls[ 0 ]?.respond( body );
		expect( invalidate ).toHaveBeenCalledTimes( 1 );
	}
);

it.each( [ null, {}, [ null ] ] )(
	'rejects several notes in another shape: %j',
	async ( body ) => {
		const failures = [
			dispatch().removeAllNotes(),
			dispatch().batchUpdateNotes( [ 7 ], { is_read: true } ),
		].map( ( done ) => done.catch( ( error: unknown ) => error ) );
		await settle();
		await calls[ 0 ]?.respond( body );
		await calls[ 1 ]?.respond( body );
		for ( const error of await Promise.all( failures ) ) {
			expect( error ).toMatchObject( {
				message: 'Invalid server response.',
			} );
		}
	}
);

it( 'skips notes of a list that are not loaded', () => {
	dispatch().setNotes( [ { id: 1, title: 'One' } ] );
	dispatch().setNotesQuery( { page: 1 }, [ 1, 999 ] );
	expect( registry.select( notesStore ).getNotes( { page: 1 } ) ).toEqual( [
		{ id: 1, title: 'One' },
	] );
} );
