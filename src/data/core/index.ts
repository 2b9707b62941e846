export { nextSequence } from '@storedeck/api';
export { change, setError, setIsRequesting } from './actions';
export { createBatcher } from './batcher';
export { createResourceStore } from './create-resource-store';
export * from './define-collection';
export * from './define-mutation';
export { defineResource } from './define-resource';
export { defineValue } from './define-value';
export * from './hydrate';
export * from './invalidate-stores';
export { perObject, perRegistry } from './per-registry';
export { getResourceName, queryKey, stableStringify } from './query-key';
export { defineStore, registerStore } from './register-store';
export * from './require-object';
export { setRequest } from './set-request';
export { createStableList } from './stable-list';
export {
	getKindError,
	isKindRequesting,
	getRecord,
	getRequestState,
} from './state-selectors';
export * from './to-error';
export * from './use-resource';
export { useStableValue } from './use-stable-value';
export { useSubscription } from './use-subscription';
export { withSignature } from './with-signature';
export { withoutTotals } from './without-totals';
export type { FetchOptions, LoadContext, Resource } from './resource-types';
export type { SelectorCall } from './store-actions';
export type { Thunk, ThunkArgs } from './thunk';
export type {
	ResourceResponse,
	Change,
	RecordId,
	RecordsChange,
	RequestError,
	RequestState,
	RequestStatus,
	ResourceState,
	StoredRecord,
} from './types';
