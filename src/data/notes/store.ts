import { NAMESPACE } from '@storedeck/api';
import {
	defineCollection,
	defineMutation,
	requireRecords,
	change,
	defineStore,
	getKindError,
	isKindRequesting,
	setError,
	setIsRequesting,
} from '../core';
import { NOTE_DATA } from '../invalidations';
import { NOTES_STORE_NAME } from '../constants';
import { createLongNoteWarning } from './long-notes';
import type {
	Note,
	NotesQuery,
	NotesRemovalQuery,
	NoteUpdate,
	NoteFields,
} from './types';

const PATH = `${ NAMESPACE }/admin/notes`;

/** Notes by query; each note is stored once for all lists. */
const notes = defineCollection< [ query?: NotesQuery ], Note >( {
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
	optimistic: flag,
	rollback: unflag,
	commit: putOne,
	invalidates: NOTE_DATA,
};

const update = defineMutation< [ noteId: number, fields: NoteUpdate ], Note >( {
	name: 'updateNote',
	request: ( noteId, fields ) => ( {
		path: `${ PATH }/${ noteId }`,
		method: 'PUT',
		data: fields,
	} ),
	...OF_ONE_NOTE,
} );

/**
 * The server marks note and action as actioned and returns the note: nothing
 * else has to be saved.
 */
const trigger = defineMutation< [ noteId: number, actionId: number ], Note >( {
	name: 'triggerNoteAction',
	request: ( noteId, actionId ) => ( {
		path: `${ PATH }/${ noteId }/action/${ actionId }`,
	} ),
	...OF_ONE_NOTE,
} );

const remove = defineMutation< [ noteId: number ], Note >( {
	name: 'removeNote',
	request: ( noteId ) => ( {
		path: `${ PATH }/delete/${ noteId }`,
		method: 'DELETE',
	} ),
	...OF_ONE_NOTE,
} );

const removeAll = defineMutation<
	[ query?: NotesRemovalQuery ],
	readonly Note[]
>( {
	name: 'removeAllNotes',
	request: ( query ) => ( {
		path: `${ PATH }/delete/all`,
		method: 'DELETE',
		query,
	} ),
	parse: requireRecords,
	commit: ( removed ) => [ notes.put( removed.map( asUpdated ) ) ],
	invalidates: NOTE_DATA,
} );

const updateMany = defineMutation( {
	name: 'batchUpdateNotes',
	request: ( noteIds: readonly number[], fields: NoteUpdate ) => ( {
		path: `${ PATH }/update`,
		method: 'PUT',
		data: { noteIds, ...fields },
	} ),
	parse: ( updated: readonly Note[] | null ) => requireRecords( updated ),
	failsAs: () => [ update.name ],
	optimistic: ( noteIds ) => noteIds.flatMap( flag ),
	rollback: ( noteIds ) => noteIds.flatMap( unflag ),
	commit: ( updated, noteIds ) => [
		// The response may lack some of them.
		...noteIds.flatMap( unflag ),
		notes.put( updated.map( asUpdated ) ),
	],
	invalidates: NOTE_DATA,
} );

/** The store of the inbox, `wc/admin/notes`. */
export const notesStore = defineStore( {
	name: NOTES_STORE_NAME,
	resources: [ notes ],
	selectors: {
		/**
		 * In the order of the response; the same array until one of them
		 * changes.
		 */
		getNotes: notes.getItems,
		/** By the name of a selector or action; false without an error. */
		getNotesError: getKindError,
		/** By the name of a selector or action. */
		isNotesRequesting: isKindRequesting,
	},
	actions: {
		/** Triggers an action of a note; returns the note. */
		triggerNoteAction: trigger.action,
		/** Returns the note, marked as deleted: it can be restored. */
		removeNote: remove.action,
		/** Returns the removed notes. */
		removeAllNotes: removeAll.action,
		/**
		 * Changes the same fields of several notes. An error is stored for
		 * `updateNote` too.
		 *
		 * @param noteIds The notes.
		 * @param fields  The changed fields.
		 */
		batchUpdateNotes: updateMany.action,
		updateNote: update.action,

		/** Replaces a note; missing fields are removed. */
		setNote: ( noteId: number, fields: NoteFields ) =>
			change( notes.replace( noteId, { ...fields, id: noteId } ) ),
		setNoteIsUpdating: ( noteId: number, isUpdating: boolean ) =>
			change( notes.patch( noteId, { isUpdating } ) ),
		setNotes: ( list: readonly Note[] ) => change( notes.put( list ) ),
		/** Sets the notes of a query. */
		setNotesQuery: ( query: NotesQuery, noteIds: readonly number[] ) =>
			change( notes.receive( [ query ], [ ...noteIds ] ) ),
		setError,
		setIsRequesting,
	},
} );
