export { notesStore } from './store';
export type {
	Note,
	NoteAction,
	NoteFields,
	NotesQuery,
	NoteUpdate,
} from './types';
