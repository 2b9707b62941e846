import { nextSequence } from './sequence';
import type { ResourceResponse, Change, RequestError } from './types';

interface RequestAction {
	kind: string;
	key: string;
	/** Which request: later ones have a higher number. */
	sequence: number;
}

export type ResourceAction =
	| ( RequestAction & {
			type: 'REQUEST_START';
			/** Changes to show until the response is there. */
			optimistic?: readonly Change[];
	  } )
	| ( RequestAction & {
			type: 'REQUEST_SUCCESS';
			/** Milliseconds since the epoch. */
			at: number;
			/** The response of a read; a write has none. */
			response?: ResourceResponse;
			/** What else the response tells. */
			changes?: readonly Change[];
			/**
			 * When those changes are from: what a read tells is from when it
			 * was asked, what a write tells is from when it was answered.
			 */
			changesSequence?: number;
	  } )
	| ( RequestAction & { type: 'REQUEST_FAILURE'; error: RequestError } )
	| ( RequestAction & { type: 'REQUEST_ABORT' } )
	| {
			type: 'CHANGE';
			changes: readonly Change[];
			sequence: number;
			at: number;
	  }
	| {
			type: 'SET_ERROR';
			kind: string;
			key: string;
			error: RequestError | false;
	  }
	| { type: 'SET_IS_REQUESTING'; kind: string; isRequesting: boolean };

/** Puts something into the store as if the server had said it. */
export function change( ...changes: Change[] ) {
	return {
		type: 'CHANGE' as const,
		changes,
		sequence: nextSequence(),
		at: Date.now(),
	};
}

/** Records an error of a kind of request (and of one query, if `key` names one). */
export function setError(
	kind: string,
	error: RequestError | false,
	key: string = kind
) {
	return { type: 'SET_ERROR' as const, kind, key, error };
}

/** Raises or clears the requesting flag of a kind of request by hand. */
export function setIsRequesting( kind: string, isRequesting: boolean ) {
	return { type: 'SET_IS_REQUESTING' as const, kind, isRequesting };
}
