export { reviewsStore } from './store';
export type {
	Review,
	ReviewFailure,
	ReviewFields,
	ReviewReply,
	ReviewsBatch,
	ReviewStatus,
} from './types';
