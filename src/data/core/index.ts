export { change, setError, setIsRequesting } from './actions';
export { createBatcher } from './batcher';
export { createResourceStore } from './create-resource-store';
export { defineCollection } from './define-collection';
export { defineMutation } from './define-mutation';
export { defineResource } from './define-resource';
export { createHydrationHoc, useHydration } from './hydrate';
export { perRegistry } from './per-registry';
export { getResourceName, queryKey, stableStringify } from './query-key';
export { registerStore } from './register-store';
export { toRequestError } from './to-error';
export { useInterest } from './use-interest';
export { getKindError, isKindRequesting } from './views';
export type { Collection, CollectionDefinition } from './define-collection';
export type { Mutation, MutationDefinition } from './define-mutation';
export type { FetchOptions, LoadContext, Resource } from './resource-types';
export type { HydratedValue } from './hydrate';
export type { Question } from './use-interest';
export type {
	Answer,
	Change,
	RecordId,
	RequestError,
	RequestState,
	RequestStatus,
	ResourceState,
} from './types';
export type { Thunk, ThunkArgs } from './thunk';
