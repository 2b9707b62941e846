export { reviewsStore } from './store';
export type {
	Review,
	ReviewFailure,
	ReviewFields,
	ReviewReply,
	ReviewsBatch,
	ReviewsQuery,
	ReviewStatus,
	ReviewUpdate,
} from './types';
