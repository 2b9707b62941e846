export { change, setError, setIsRequesting } from './actions';
export { createBatcher } from './batcher';
export { createResourceStore } from './create-resource-store';
export { defineCollection } from './define-collection';
export { defineMutation } from './define-mutation';
export { defineResource } from './define-resource';
export { defineValue } from './define-value';
export { createHydrationHoc, useHydration } from './hydrate';
export { perRegistry } from './per-registry';
export { getResourceName, queryKey, stableStringify } from './query-key';
export { registerStore } from './register-store';
export { nextSequence } from './sequence';
export { invalidateStores } from './invalidate-stores';
export { requireList, requireObject, requireRecords } from './require-object';
export { createStableList } from './stable-list';
export { toRequestError } from './to-error';
export { useSubscription } from './use-subscription';
export { useResource } from './use-resource';
export { useStableValue } from './use-stable-value';
export {
	getKindError,
	isKindRequesting,
	getRecord,
	getRequestState,
} from './state-selectors';
export { withSignature } from './with-signature';
export type { Collection, CollectionDefinition } from './define-collection';
export type { Mutation, MutationDefinition } from './define-mutation';
export type { FetchOptions, LoadContext, Resource } from './resource-types';
export type { Invalidation } from './invalidate-stores';
export type { HydratedValue } from './hydrate';
export type { SelectorCall } from './store-actions';
export type {
	ResourceResponse,
	Change,
	RecordId,
	RecordsChange,
	RequestError,
	RequestState,
	RequestStatus,
	ResourceState,
} from './types';
export type { Thunk, ThunkArgs } from './thunk';
export type {
	ResourceOptions,
	ResourceResult,
	SelectorArgsOf,
	SelectorNameOf,
	SelectorResultOf,
	SelectorsOf,
} from './use-resource';
