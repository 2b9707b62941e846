import { isAbortError, nextSequence, SharedRequests } from '@storedeck/api';
import { defineValue } from './define-value';
import { invalidateStores } from './invalidate-stores';
import { Subscriptions } from './subscriptions';
import { createPreloadedReader, createLoader } from './load';
import { perRegistry } from './per-registry';
import { queryKey, stableStringify, trimArgs } from './query-key';
import { toRequestError } from './to-error';
import { getStoredResponse, getRequestState } from './state-selectors';
import type {
	FetchOptions,
	Resource,
	ResourceDefinition,
} from './resource-types';
import type { ThunkArgs } from './thunk';
import type { ResourceResponse, RequestState, ResourceState } from './types';

/**
 * Defines data that a store requests. See the README for an example.
 *
 * @param definition Path, key and parser.
 */
export function defineResource< Args extends unknown[], Data, Body = Data >(
	definition: ResourceDefinition< Args, Data, Body >
): Resource< Args, Data > {
	const { name, defaultValue, selectors = [ name ] } = definition;
	const load = createLoader( definition );
	const runtime = perRegistry( () => ( {
		inFlight: new SharedRequests< ResourceResponse< Data > >(),
		subscriptions: new Subscriptions(),
		/** Arguments by their JSON. */
		calls: new Map< string, Args >(),
	} ) );

	const key = ( ...args: Args ) =>
		queryKey( name, definition.key ? definition.key( ...args ) : args );
	const stored = defineValue( name, defaultValue, key );
	const getPreloaded = createPreloadedReader( definition, key );
	const getTypedResponse = ( state: ResourceState, ...args: Args ) =>
		// Only this resource writes under its keys.
		getStoredResponse( state, key( ...args ) ) as
			| ResourceResponse< Data >
			| undefined;
	const getResponse = ( state: ResourceState, ...args: Args ) =>
		getTypedResponse( state, ...args ) ?? getPreloaded( ...args )?.response;
	const getRequest = (
		state: ResourceState,
		...args: Args
	): RequestState => {
		const request = getRequestState( state, key( ...args ) );
		const preloaded =
			request.sequence === 0 ? getPreloaded( ...args ) : undefined;
		return preloaded
			? {
					...request,
					status: 'success',
					receivedAt: preloaded.receivedAt,
			  }
			: request;
	};

	/** The arguments that stand for all with the same key. */
	const getSharedArgs = ( args: Args ) =>
		trimArgs( definition.key?.( ...args ) ?? args );

	/** The selector calls that a response resolves. */
	const getResolvedCalls = ( data: Data, args: Args ) => [
		...selectors.map( ( selector ) => [ selector, args ] as const ),
		...( definition.alsoResolves?.( data, ...args ) ?? [] ),
		...( definition.key && selectors[ 0 ]
			? [ [ selectors[ 0 ], getSharedArgs( args ) ] as const ]
			: [] ),
	];

	/** Requests the data, or takes that of the page, and stores it. */
	const send = async (
		args: Args,
		{ since = 0 }: FetchOptions,
		thunkArgs: ThunkArgs,
		signal: AbortSignal
	) => {
		const { dispatch, registry, select } = thunkArgs;
		// In a separate task: resolvers that were called together run one after
		// the other, and the last must still find the request of the first.
		await new Promise( ( resolve ) => setTimeout( resolve, 0 ) );
		const identity = {
			kind: name,
			key: key( ...args ),
			sequence: nextSequence(),
		};
		const state = select.getResourceState();
		const hasResponse = getTypedResponse( state, ...args ) !== undefined;
		const start = () => dispatch( { type: 'REQUEST_START', ...identity } );
		const succeed = ( response: ResourceResponse< Data >, at: number ) =>
			registry.batch( () => {
				const { changes, invalidates, totalChanges } = definition;
				const { data, totalResults } = response;
				const outdated = invalidates?.(
					data,
					select.getResourceState()
				);
				dispatch( {
					type: 'REQUEST_SUCCESS',
					...identity,
					at,
					response,
					changes: [
						...( changes?.( data, ...args ) ?? [] ),
						...( totalChanges?.( totalResults, ...args ) ?? [] ),
					],
				} );
				getResolvedCalls( data, args ).forEach(
					( [ selector, called ] ) =>
						dispatch.finishResolution( selector, [ ...called ] )
				);
				dispatch( invalidateStores( outdated ?? {} ) );
			} );
		const preloaded =
			since === 0 && ! hasResponse ? getPreloaded( ...args ) : undefined;
		if ( preloaded ) {
			preloaded.take();
			// The data is visible already: subscribers must not see a request.
			registry.batch( () => {
				start();
				succeed( preloaded.response, preloaded.receivedAt );
			} );
			return preloaded.response;
		}
		start();
		try {
			const response = await load(
				{ ...thunkArgs, signal, since, hasResponse },
				...args
			);
			succeed( response, Date.now() );
			return response;
		} catch ( thrown ) {
			if ( signal.aborted || isAbortError( thrown ) ) {
				dispatch( { type: 'REQUEST_ABORT', ...identity } );
				throw thrown;
			}
			const error = toRequestError( thrown );
			dispatch( { type: 'REQUEST_FAILURE', ...identity, error } );
			throw error;
		}
	};

	const fetch: Resource< Args, Data >[ 'fetch' ] =
		( args, options = {} ) =>
		( thunkArgs ) => {
			const { inFlight, calls } = runtime( thunkArgs.registry );
			calls.set( stableStringify( args ), args );
			return inFlight.join(
				key( ...args ),
				( signal ) => send( args, options, thunkArgs, signal ),
				options
			);
		};

	const fetchSubscribed: Resource< Args, Data >[ 'fetchSubscribed' ] =
		( args, options ) => async ( thunkArgs ) => {
			const { subscriptions } = runtime( thunkArgs.registry );
			const subscriptionKey = key( ...args );
			const signal = subscriptions.signal( subscriptionKey );
			try {
				return await fetch( args, { signal, ...options } )( thunkArgs );
			} finally {
				subscriptions.forget( subscriptionKey );
			}
		};

	return {
		name,
		selectors,
		key,
		getPreloaded,
		getResponse,
		fetch,
		fetchSubscribed,
		resolve: ( args ) => async ( thunkArgs ) => {
			const { registry, select } = thunkArgs;
			runtime( registry ).calls.set( stableStringify( args ), args );
			const shared = [
				selectors[ 0 ] ?? '',
				getSharedArgs( args ),
			] as const;
			if (
				definition.key &&
				select.hasFinishedResolution( ...shared ) &&
				! select.hasResolutionFailed( ...shared )
			) {
				return;
			}
			await fetchSubscribed( args )( thunkArgs );
		},
		getData: ( state, ...args ) => {
			const response = getResponse( state, ...args );
			return response ? response.data : defaultValue;
		},
		getTotal: ( state, ...args ) =>
			getResponse( state, ...args )?.totalResults,
		getRequest,
		getError: ( state, ...args ) =>
			getRequestState( state, key( ...args ) ).error,
		isRequesting: ( state, ...args ) =>
			getRequestState( state, key( ...args ) ).status === 'requesting',
		getCalls: ( registry ) => {
			const { calls, inFlight, subscriptions } = runtime( registry );
			return [ ...calls.values() ].map( ( args ) => {
				const callKey = key( ...args );
				return {
					args,
					isNeeded:
						subscriptions.hasSubscribers( callKey ) ||
						inFlight.has( callKey ),
				};
			} );
		},
		retain: ( registry, args ) =>
			runtime( registry ).subscriptions.retain( key( ...args ) ),
		release: ( registry, args ) =>
			runtime( registry ).subscriptions.release( key( ...args ) ),
		receive: stored.set,
		update: stored.update,
	};
}
