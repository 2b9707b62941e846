export { viewsStore } from './store';
export type { SavedView, ViewFields, ViewScope } from './types';
