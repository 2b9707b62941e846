export { viewsStore } from './store';
export type * from './types';
