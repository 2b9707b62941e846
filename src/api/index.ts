export { ApiError } from './api-error';
export type { ApiErrorData } from './api-error';
export {
	isAbortError,
	isApiError,
	isForbiddenError,
	isMalformedError,
	isNetworkError,
	isNonceError,
	isNotFoundError,
	isServerError,
	isTimeoutError,
	isValidationError,
} from './error-guards';
export type { ApiErrorKind } from './error-kind';
export {
	JETPACK_NAMESPACE,
	MAX_PER_PAGE,
	NAMESPACE,
	WC_ADMIN_NAMESPACE,
	WC_NAMESPACE,
} from './constants';
export { getAtHand } from './at-hand';
export type { AtHand } from './at-hand';
export {
	request,
	requestList,
	requestWithHeaders,
	toListAnswer,
} from './request';
export { requestOutside } from './request-outside';
export { inParallel } from './in-parallel';
export { setupApi } from './setup';
export type {
	Answer,
	AnswerHeaders,
	ListAnswer,
	Method,
	OutsideOptions,
	Query,
	QueryValue,
	RequestOptions,
} from './types';
