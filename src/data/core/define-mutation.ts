import { request } from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';
import { nextSequence } from './sequence';
import { toRequestError } from './to-error';
import { getKindError, isKindRequesting } from './views';
import type { Thunk } from './thunk';
import type { Change, RequestError, ResourceState } from './types';

/** A request that writes: POST unless it names another method. */
export type WriteRequest = Pick<
	RequestOptions,
	'path' | 'method' | 'query' | 'data'
>;

export interface MutationDefinition< Args extends unknown[], Body, Result > {
	/** The name of the action; errors and flags are filed under it. */
	name: string;
	request: ( ...args: Args ) => WriteRequest;
	/**
	 * Checks the answer and makes the result out of it. What it throws fails the
	 * action, for answers that report a failure with a good status.
	 */
	shape: ( body: Body, ...args: Args ) => Result;
	/** What to show until the answer is there; taken back when it is a failure. */
	optimistic?: ( ...args: Args ) => readonly Change[];
	/** What a good answer changes. */
	commit?: ( result: Result, ...args: Args ) => readonly Change[];
}

/** Something that a store can have the server do. */
export interface Mutation< Args extends unknown[], Result > {
	name: string;
	/** The action. Rejects with the error it also stores. */
	action: ( ...args: Args ) => Thunk< Promise< Result > >;
	isRequesting: ( state: ResourceState ) => boolean;
	getError: ( state: ResourceState ) => RequestError | false;
}

/**
 * Defines an action that writes. The optimistic changes lie over what the
 * server has confirmed: taking them back cannot undo anybody else's change.
 *
 * @param definition Request, shape of the answer, changes.
 */
export function defineMutation< Args extends unknown[], Body, Result = Body >(
	definition: MutationDefinition< Args, Body, Result >
): Mutation< Args, Result > {
	const { name, shape, optimistic, commit } = definition;

	return {
		name,
		isRequesting: ( state ) => isKindRequesting( state, name ),
		getError: ( state ) => getKindError( state, name ),
		action:
			( ...args ) =>
			async ( { dispatch } ) => {
				const identity = {
					kind: name,
					key: name,
					sequence: nextSequence(),
				};
				dispatch( {
					type: 'REQUEST_START',
					...identity,
					optimistic: optimistic?.( ...args ),
				} );
				try {
					const body = await request< Body >( {
						method: 'POST',
						...definition.request( ...args ),
					} );
					const result = shape( body, ...args );
					dispatch( {
						type: 'REQUEST_SUCCESS',
						...identity,
						at: Date.now(),
						changes: commit?.( result, ...args ),
						changesSequence: nextSequence(),
					} );
					return result;
				} catch ( error ) {
					dispatch( {
						type: 'REQUEST_FAILURE',
						...identity,
						error: toRequestError( error ),
					} );
					throw error;
				}
			},
	};
}
