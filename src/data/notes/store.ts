import {
	change,
	createResourceStore,
	getKindError,
	isKindRequesting,
	registerStore,
	setError,
	setIsRequesting,
	toRequestError,
} from '../core';
import { NOTES_STORE_NAME } from '../constants';
import {
	notes,
	remove,
	removeAll,
	trigger,
	update,
	updateMany,
} from './resources';
import type { Thunk } from '../core';
import type { Note, NoteFields, NotesQuery, NoteUpdate } from './types';

/** The store of the inbox, `wc/admin/notes`. */
export const notesStore = createResourceStore( {
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
		batchUpdateNotes:
			(
				noteIds: readonly number[],
				fields: NoteUpdate
			): Thunk< Promise< readonly Note[] > > =>
			async ( { dispatch } ) => {
				try {
					return await dispatch(
						updateMany.action( noteIds, fields )
					);
				} catch ( error ) {
					dispatch(
						setError( update.name, toRequestError( error ) )
					);
					throw error;
				}
			},
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

registerStore( notesStore );
