export { ApiError, isAbortError, isApiError } from './api-error';
export type { ApiErrorData } from './api-error';
export {
	JETPACK_NAMESPACE,
	MAX_PER_PAGE,
	NAMESPACE,
	WC_ADMIN_NAMESPACE,
	WC_NAMESPACE,
} from './constants';
export { request, requestList, requestWithHeaders } from './request';
export { inParallel } from './in-parallel';
export { setupApi } from './setup';
export type {
	Answer,
	AnswerHeaders,
	ListAnswer,
	Method,
	Query,
	QueryValue,
	RequestOptions,
} from './types';
