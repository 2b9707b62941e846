import { request } from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';
import { change } from './actions';
import { serialize } from './serialize';
import { queryKey } from './query-key';
import { nextSequence } from './sequence';
import { invalidateStores } from './invalidate-stores';
import { toRequestError } from './to-error';
import { getKindError, isKindRequesting } from './state-selectors';
import type { Resource } from './resource-types';
import type { Invalidation } from './invalidate-stores';
import type { StoreDispatch, Thunk } from './thunk';
import type { Change, RequestError, ResourceState } from './types';

/** A request that writes: POST unless it names another method. */
export type WriteRequest = Pick<
	RequestOptions,
	'path' | 'method' | 'query' | 'data' | 'body' | 'headers'
>;

export interface MutationDefinition< Args extends unknown[], Body, Result > {
	/** The name of the action; errors and flags are filed under it. */
	name: string;
	/**
	 * Files errors and flags apart by this, for example by the group of settings
	 * that is saved. See `kindOf`.
	 */
	scope?: ( ...args: Args ) => readonly unknown[];
	/**
	 * Writes of one queue are sent one after the other, in the order in which
	 * they were begun: for what the server keeps in one list, or for several
	 * writes of one thing.
	 */
	queue?: string | ( ( ...args: Args ) => string );
	request: ( ...args: Args ) => WriteRequest;
	/**
	 * Checks the response and makes the result out of it. What it throws fails the
	 * action, for answers that report a failure with a good status.
	 */
	parse: ( body: Body, ...args: Args ) => Result;
	/** What to show until the response is there; taken back when it is a failure. */
	optimistic?: ( ...args: Args ) => readonly Change[];
	/** What a good response changes. */
	commit?: ( result: Result, ...args: Args ) => readonly Change[];
	/**
	 * What failed although there is an response: what was done is kept (see
	 * `commit`), and the action rejects with this.
	 */
	getFailure?: ( result: Result, ...args: Args ) => Error | undefined;
	/** Tells an error in the words of the action; stored and thrown instead of it. */
	mapError?: ( error: unknown, ...args: Args ) => unknown;
	/**
	 * Lists that `commit` adds to. One that is on its way at that moment may not
	 * know of the change, and no response from before a change counts: it is asked
	 * for again.
	 */
	changedLists?: ReadonlyArray<
		Pick< Resource< [], unknown >, 'fetch' | 'getRequest' >
	>;
	/**
	 * What other stores have read that is no longer true after a good response,
	 * for example `{ 'wc/admin/reports': 'all' }`: what somebody looks at is
	 * read again at once, anything else when it is next asked for.
	 */
	invalidates?:
		| Invalidation
		| ( ( result: Result, ...args: Args ) => Invalidation );
}

/** Something that a store can have the server do. */
export interface Mutation< Args extends unknown[], Result > {
	name: string;
	/** The action. Rejects with the error it also stores. */
	action: ( ...args: Args ) => Thunk< Promise< Result > >;
	/** What the errors and flags of a call are filed under. */
	kindOf: ( ...args: Args ) => string;
	isRequesting: ( state: ResourceState ) => boolean;
	getError: ( state: ResourceState ) => RequestError | false;
}

function refetch(
	resources: ReadonlyArray< Pick< Resource< [], unknown >, 'fetch' > >,
	dispatch: StoreDispatch
) {
	const since = nextSequence();
	resources.forEach( ( { fetch } ) =>
		// Its error is in the store.
		dispatch( fetch( [], { since } ) ).catch( () => {} )
	);
}

/**
 * Defines an action that writes. The optimistic changes lie over what the
 * server has confirmed: taking them back cannot undo anybody else's change.
 *
 * @param definition Request, shape of the response, changes.
 */
export function defineMutation< Args extends unknown[], Body, Result = Body >(
	definition: MutationDefinition< Args, Body, Result >
): Mutation< Args, Result > {
	const { name, scope, parse, optimistic, commit, invalidates } = definition;
	const { changedLists = [], mapError, getFailure } = definition;
	const kindOf = ( ...args: Args ) =>
		scope ? queryKey( name, scope( ...args ) ) : name;
	const getQueue = ( ...args: Args ) =>
		typeof definition.queue === 'function'
			? definition.queue( ...args )
			: definition.queue;

	return {
		name,
		kindOf,
		isRequesting: ( state ) => isKindRequesting( state, name ),
		getError: ( state ) => getKindError( state, name ),
		action:
			( ...args ) =>
			async ( { dispatch, registry, select } ) => {
				const kind = kindOf( ...args );
				const identity = {
					kind,
					key: kind,
					sequence: nextSequence(),
				};
				dispatch( {
					type: 'REQUEST_START',
					...identity,
					optimistic: optimistic?.( ...args ),
				} );
				try {
					const body = await serialize(
						registry,
						getQueue( ...args ),
						() =>
							request< Body >( {
								method: 'POST',
								...definition.request( ...args ),
							} )
					);
					const result = parse( body, ...args );
					const failed = getFailure?.( result, ...args );
					const overtaken = changedLists.filter(
						( { getRequest } ) =>
							getRequest( select.getResourceState() ).status ===
							'requesting'
					);
					dispatch(
						failed
							? change( ...( commit?.( result, ...args ) ?? [] ) )
							: {
									type: 'REQUEST_SUCCESS',
									...identity,
									at: Date.now(),
									changes: commit?.( result, ...args ),
									changesSequence: nextSequence(),
							  }
					);
					refetch( overtaken, dispatch );
					if ( failed ) {
						throw failed;
					}
					if ( invalidates ) {
						dispatch(
							invalidateStores(
								typeof invalidates === 'function'
									? invalidates( result, ...args )
									: invalidates
							)
						);
					}
					return result;
				} catch ( thrown ) {
					const error = mapError
						? mapError( thrown, ...args )
						: thrown;
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
