export { reviewsStore } from './store';
export type { Review, ReviewFields, ReviewStatus } from './types';
