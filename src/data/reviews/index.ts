export { reviewsStore } from './store';
export type * from './types';
