export { notesStore } from './store';
export type * from './types';
