export { ApiError } from './api-error';
export type { ApiErrorData } from './api-error';
export * from './error-guards';
export type { ApiErrorKind } from './error-kind';
export {
	JETPACK_NAMESPACE,
	MAX_PER_PAGE,
	NAMESPACE,
	WC_ADMIN_NAMESPACE,
	WC_NAMESPACE,
} from './constants';
export { getInvalidResponseMessage } from './messages';
export { getPreloaded } from './preload';
export type { PreloadedRead } from './preload';
export {
	request,
	requestList,
	requestWithHeaders,
	toListResponse,
} from './request';
export { requestExternal } from './request-external';
export { runConcurrently } from './run-concurrently';
export { nextSequence } from './sequence';
export { SharedRequests } from './shared-requests';
export { setupApi } from './setup';
export type * from './types';
