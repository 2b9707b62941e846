export { notesStore } from './store';
export type { Note, NoteAction, NoteFields } from './types';
