import { NAMESPACE } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	requireRecords,
	requireObject,
} from '../core';
import { NOTE_DATA } from '../invalidations';
import { createLongNoteWarning } from './long-notes';
import type { Note, NotesQuery, NotesRemovalQuery, NoteUpdate } from './types';

const PATH = `${ NAMESPACE }/admin/notes`;

/** Notes by query; each note is stored once for all lists. */
export const notes = defineCollection< [ query?: NotesQuery ], Note >( {
	name: 'getNotes',
	recordType: 'notes',
	key: ( query = {} ) => [ query ],
	id: ( note ) => note.id,
	request: ( query ) => ( { path: PATH, query } ),
	onResponse: createLongNoteWarning(),
} );

const setIsUpdating = ( isUpdating: boolean ) => ( noteId: number ) => [
	notes.patch( noteId, { isUpdating } ),
];

const flag = setIsUpdating( true );
const unflag = setIsUpdating( false );

const asUpdated = ( note: Note ): Note => ( { ...note, isUpdating: false } );

/** The response is the requested note, even without an id. */
const putOne = ( note: Note, noteId: number ) => [
	notes.replace( noteId, asUpdated( { ...note, id: noteId } ) ),
];

const OF_ONE_NOTE = {
	parse: ( note: Note | null ) => requireObject( note ),
	optimistic: flag,
	rollback: unflag,
	commit: putOne,
	invalidates: NOTE_DATA,
};

export const update = defineMutation( {
	name: 'updateNote',
	request: ( noteId: number, fields: NoteUpdate ) => ( {
		path: `${ PATH }/${ noteId }`,
		method: 'PUT' as const,
		data: fields,
	} ),
	...OF_ONE_NOTE,
} );

/**
 * The server marks note and action as actioned and returns the note: nothing
 * else has to be saved.
 */
export const trigger = defineMutation( {
	name: 'triggerNoteAction',
	request: ( noteId: number, actionId: number ) => ( {
		path: `${ PATH }/${ noteId }/action/${ actionId }`,
	} ),
	...OF_ONE_NOTE,
} );

export const remove = defineMutation( {
	name: 'removeNote',
	request: ( noteId: number ) => ( {
		path: `${ PATH }/delete/${ noteId }`,
		method: 'DELETE' as const,
	} ),
	...OF_ONE_NOTE,
} );

export const removeAll = defineMutation<
	[ query?: NotesRemovalQuery ],
	readonly Note[]
>( {
	name: 'removeAllNotes',
	request: ( query ) => ( {
		path: `${ PATH }/delete/all`,
		method: 'DELETE' as const,
		query,
	} ),
	parse: requireRecords,
	commit: ( removed ) => [ notes.put( removed.map( asUpdated ) ) ],
	invalidates: NOTE_DATA,
} );

export const updateMany = defineMutation( {
	name: 'batchUpdateNotes',
	request: ( noteIds: readonly number[], fields: NoteUpdate ) => ( {
		path: `${ PATH }/update`,
		method: 'PUT' as const,
		data: { noteIds, ...fields },
	} ),
	parse: ( updated: readonly Note[] | null ) => requireRecords( updated ),
	optimistic: ( noteIds ) => noteIds.flatMap( flag ),
	rollback: ( noteIds ) => noteIds.flatMap( unflag ),
	commit: ( updated, noteIds ) => [
		// The response may lack some of them.
		...noteIds.flatMap( unflag ),
		notes.put( updated.map( asUpdated ) ),
	],
	invalidates: NOTE_DATA,
} );
