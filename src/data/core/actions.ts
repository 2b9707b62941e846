import { nextSequence } from '@storedeck/api';
import type { ResourceResponse, Change, RequestError } from './types';

export interface RequestAction {
	kind: string;
	key: string;
	/** Later requests have a higher number. */
	sequence: number;
}

export type ResourceAction =
	| ( RequestAction & {
			type: 'REQUEST_START';
			/** Changes that are visible until the response is received. */
			optimistic?: readonly Change[];
	  } )
	| ( RequestAction & {
			type: 'REQUEST_SUCCESS';
			/** Milliseconds since the epoch. */
			at: number;
			/** The response to a read request; writes have none. */
			response?: ResourceResponse;
			/** Further changes that follow from the response. */
			changes?: readonly Change[];
			/**
			 * When the changes are from: those of a read request are from when
			 * it was sent, those of a write from when its response was
			 * received.
			 */
			changesSequence?: number;
	  } )
	| ( RequestAction & { type: 'REQUEST_FAILURE'; error: RequestError } )
	| ( RequestAction & { type: 'REQUEST_ABORT' } )
	| ReturnType< typeof change >
	| ReturnType< typeof setError >
	| ReturnType< typeof setIsRequesting >;

/** Changes the state as a response of the server would. */
export function change( ...changes: Change[] ) {
	return {
		type: 'CHANGE' as const,
		changes,
		sequence: nextSequence(),
		at: Date.now(),
	};
}

/** Sets the error of a kind of request (and of one query, if `key` is given). */
export function setError(
	kind: string,
	error: RequestError | false,
	key: string = kind
) {
	return { type: 'SET_ERROR' as const, kind, key, error };
}

/** Sets whether a kind of request is pending. */
export function setIsRequesting( kind: string, isRequesting: boolean ) {
	return { type: 'SET_IS_REQUESTING' as const, kind, isRequesting };
}
