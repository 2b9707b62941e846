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
		/** In the order of the answer; the same array until one of them changes. */
		getNotes: notes.getItems,
		/** By the name of a selector or action; false when there is none. */
		getNotesError: getKindError,
		/** By the name of a selector or action. */
		isNotesRequesting: isKindRequesting,
	},
	actions: {
		/** Takes an action of a note; gives the note as it is after that. */
		triggerNoteAction: trigger.action,
		/** Gives the note, marked as deleted: it can be brought back. */
		removeNote: remove.action,
		/** Gives the notes that were removed. */
		removeAllNotes: removeAll.action,
		/**
		 * Changes the same fields of several notes. A failure also counts as one
		 * of `updateNote`.
		 *
		 * @param noteIds Which notes.
		 * @param fields  What to change.
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

		/** Replaces a note; fields that are not given are gone. */
		setNote: ( noteId: number, fields: NoteFields ) =>
			change( notes.replace( noteId, { ...fields, id: noteId } ) ),
		setNoteIsUpdating: ( noteId: number, isUpdating: boolean ) =>
			change( notes.patch( noteId, { isUpdating } ) ),
		setNotes: ( list: readonly Note[] ) => change( notes.put( list ) ),
		/** Says which notes answer a query. */
		setNotesQuery: ( query: NotesQuery, noteIds: readonly number[] ) =>
			change( notes.receive( [ query ], [ ...noteIds ] ) ),
		setError,
		setIsRequesting,
	},
} );

registerStore( notesStore );
