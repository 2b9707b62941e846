import { request } from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';
import { change } from './actions';
import { inLane } from './lanes';
import { queryKey } from './query-key';
import { nextSequence } from './sequence';
import { markStale } from './stale';
import { toRequestError } from './to-error';
import { getKindError, isKindRequesting } from './views';
import type { Resource } from './resource-types';
import type { Stale } from './stale';
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
	 * Writes of one lane are sent one after the other, in the order in which
	 * they were begun: for what the server keeps in one list, or for several
	 * writes of one thing.
	 */
	lane?: string | ( ( ...args: Args ) => string );
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
	/**
	 * What failed although there is an answer: what was done is kept (see
	 * `commit`), and the action rejects with this.
	 */
	failure?: ( result: Result, ...args: Args ) => Error | undefined;
	/** Tells an error in the words of the action; stored and thrown instead of it. */
	explain?: ( error: unknown, ...args: Args ) => unknown;
	/**
	 * Lists that `commit` adds to. One that is on its way at that moment may not
	 * know of the change, and no answer from before a change counts: it is asked
	 * for again.
	 */
	addsTo?: ReadonlyArray<
		Pick< Resource< [], unknown >, 'fetch' | 'getRequest' >
	>;
	/**
	 * What other stores have read that is no longer true after a good answer,
	 * for example `{ 'wc/admin/reports': 'all' }`: what somebody looks at is
	 * read again at once, anything else when it is next asked for.
	 */
	makesStale?: Stale | ( ( result: Result, ...args: Args ) => Stale );
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

function readAgain(
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
 * @param definition Request, shape of the answer, changes.
 */
export function defineMutation< Args extends unknown[], Body, Result = Body >(
	definition: MutationDefinition< Args, Body, Result >
): Mutation< Args, Result > {
	const { name, scope, shape, optimistic, commit, makesStale } = definition;
	const { addsTo = [], explain, failure } = definition;
	const kindOf = ( ...args: Args ) =>
		scope ? queryKey( name, scope( ...args ) ) : name;
	const laneOf = ( ...args: Args ) =>
		typeof definition.lane === 'function'
			? definition.lane( ...args )
			: definition.lane;

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
					const body = await inLane(
						registry,
						laneOf( ...args ),
						() =>
							request< Body >( {
								method: 'POST',
								...definition.request( ...args ),
							} )
					);
					const result = shape( body, ...args );
					const failed = failure?.( result, ...args );
					const overtaken = addsTo.filter(
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
					readAgain( overtaken, dispatch );
					if ( failed ) {
						throw failed;
					}
					if ( makesStale ) {
						dispatch(
							markStale(
								typeof makesStale === 'function'
									? makesStale( result, ...args )
									: makesStale
							)
						);
					}
					return result;
				} catch ( thrown ) {
					const error = explain ? explain( thrown, ...args ) : thrown;
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
