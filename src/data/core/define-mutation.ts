import {
	isApiError,
	isMalformedError,
	isNetworkError,
	isTimeoutError,
	nextSequence,
	request,
} from '@storedeck/api';
import type { RequestOptions } from '@storedeck/api';
import { change, setError } from './actions';
import { serialize } from './serialize';
import { queryKey } from './query-key';
import { invalidateStores } from './invalidate-stores';
import { requireObject } from './require-object';
import { toRequestError } from './to-error';
import { getKindError, isKindRequesting } from './state-selectors';
import type { Resource } from './resource-types';
import type { Invalidation } from './invalidate-stores';
import type { Thunk, ThunkArgs } from './thunk';
import type { Change, RequestError, ResourceState } from './types';

/** A write request; `POST` by default. */
type WriteRequest = Pick<
	RequestOptions,
	'path' | 'method' | 'query' | 'data' | 'body' | 'headers'
>;

export interface MutationDefinition< Args extends unknown[], Body, Result > {
	/** The name of the action; errors and pending requests are stored by it. */
	name: string;
	/**
	 * Stores errors and pending requests separately by these values, for
	 * example by the group of settings. See `kindOf`.
	 */
	scope?: ( ...args: Args ) => readonly unknown[];
	/**
	 * Writes in the same queue are sent one after the other, in the order in
	 * which they were started: for data that the server stores in one list, or
	 * for several writes of one record.
	 */
	queue?: string | ( ( ...args: Args ) => string );
	request: ( ...args: Args ) => WriteRequest;
	/**
	 * Validates the response and returns the result. Errors that it throws
	 * reject the action, for error responses with a successful status. By
	 * default the response has to be an object, and is the result.
	 */
	parse?: ( body: Body, ...args: Args ) => Result;
	/**
	 * Changes that are visible until the response is received; undone when the
	 * request fails.
	 */
	optimistic?: ( ...args: Args ) => readonly Change[];
	/**
	 * Changes after a failed request, once the optimistic ones are undone, for
	 * example a flag that has to be false and not missing.
	 */
	rollback?: ( ...args: Args ) => readonly Change[];
	/** Changes that follow from a successful response. */
	commit?: ( result: Result, ...args: Args ) => readonly Change[];
	/**
	 * Returns the error of a response that succeeded only partly: the changes
	 * of `commit` are kept, and the action rejects with the error.
	 */
	getFailure?: ( result: Result, ...args: Args ) => Error | undefined;
	/** Stores the error a second time, under another kind, or its key. */
	failsAs?: ( ...args: Args ) => readonly [ kind: string, key?: string ];
	/** Converts an error before it is stored and thrown. */
	mapError?: ( error: unknown, ...args: Args ) => unknown;
	/**
	 * Lists that `commit` adds to. One that is in flight may not contain the
	 * change and would be dropped, since it is older than the change: it is
	 * requested again.
	 */
	changedLists?: ReadonlyArray<
		Pick< Resource< [], unknown >, 'fetch' | 'getRequest' >
	>;
	/**
	 * Data of other stores that is outdated after a successful response, for
	 * example `{ 'wc/admin/reports': 'all' }`: subscribed data is requested
	 * again at once, other data on the next read.
	 */
	invalidates?:
		| Invalidation
		| ( ( result: Result, ...args: Args ) => Invalidation );
}

/** An action that writes. */
export interface Mutation< Args extends unknown[], Result > {
	name: string;
	/** The action. Rejects with the error that is stored. */
	action: ( ...args: Args ) => Thunk< Promise< Result > >;
	/** The key of the errors and pending requests of a call. */
	kindOf: ( ...args: Args ) => string;
	isRequesting: ( state: ResourceState ) => boolean;
	getError: ( state: ResourceState ) => RequestError | false;
}

/** Statuses of a proxy that got no response from the server. */
const PROXY_STATUSES = [ 502, 504 ];

/** Whether the server may have processed a write that failed with this error. */
const isOutcomeUnknown = ( error: unknown ) =>
	isNetworkError( error ) ||
	isTimeoutError( error ) ||
	isMalformedError( error ) ||
	( isApiError( error ) && PROXY_STATUSES.includes( error.status ) );

/**
 * Defines an action that writes. Optimistic changes are layers over the
 * confirmed state: undoing them cannot undo other changes. When a response is
 * lost, the server may have saved the change: the data of the store is requested
 * again.
 *
 * @param definition Request, parser of the response, changes.
 */
export function defineMutation< Args extends unknown[], Body, Result = Body >(
	definition: MutationDefinition< Args, Body, Result >
): Mutation< Args, Result > {
	const { name, scope, optimistic, rollback, invalidates } = definition;
	const { changedLists = [], getFailure, failsAs, mapError } = definition;
	const parse =
		definition.parse ??
		// The definition declares the type of the result.
		( ( body: unknown ) => requireObject( body as object ) as Result );
	const kindOf = ( ...args: Args ) =>
		scope ? queryKey( name, scope( ...args ) ) : name;
	const getQueue = ( ...args: Args ) =>
		typeof definition.queue === 'function'
			? definition.queue( ...args )
			: definition.queue;

	const run = async (
		args: Args,
		{ dispatch, registry, select }: ThunkArgs
	) => {
		const kind = kindOf( ...args );
		const identity = { kind, key: kind, sequence: nextSequence() };
		dispatch( {
			type: 'REQUEST_START',
			...identity,
			optimistic: optimistic?.( ...args ),
		} );
		try {
			const body = await serialize( registry, getQueue( ...args ), () =>
				request< Body >( {
					method: 'POST',
					...definition.request( ...args ),
				} )
			);
			const result = parse( body, ...args );
			const failed = getFailure?.( result, ...args );
			const staleLists = changedLists.filter(
				( { getRequest } ) =>
					getRequest( select.getResourceState() ).status ===
					'requesting'
			);
			const changes = definition.commit?.( result, ...args ) ?? [];
			dispatch(
				failed
					? change( ...changes )
					: {
							type: 'REQUEST_SUCCESS',
							...identity,
							at: Date.now(),
							changes,
							changesSequence: nextSequence(),
					  }
			);
			const since = nextSequence();
			staleLists.forEach( ( { fetch } ) =>
				// The error is in the store.
				dispatch( fetch( [], { since } ) ).catch( () => {} )
			);
			if ( failed ) {
				throw failed;
			}
			const outdated =
				typeof invalidates === 'function'
					? invalidates( result, ...args )
					: invalidates;
			dispatch( invalidateStores( outdated ?? {} ) );
			return result;
		} catch ( thrown ) {
			const error = toRequestError(
				mapError ? mapError( thrown, ...args ) : thrown
			);
			dispatch( { type: 'REQUEST_FAILURE', ...identity, error } );
			if ( failsAs ) {
				const [ otherKind, otherKey ] = failsAs( ...args );
				dispatch( setError( otherKind, error, otherKey ) );
			}
			if ( rollback ) {
				dispatch( change( ...rollback( ...args ) ) );
			}
			if ( isOutcomeUnknown( thrown ) ) {
				dispatch.invalidate?.();
				if ( typeof invalidates === 'object' ) {
					dispatch( invalidateStores( invalidates ) );
				}
			}
			throw error;
		}
	};

	return {
		name,
		kindOf,
		isRequesting: ( state ) => isKindRequesting( state, name ),
		getError: ( state ) => getKindError( state, name ),
		action:
			( ...args ) =>
			( thunkArgs ) =>
				run( args, thunkArgs ),
	};
}
